-- Several processes as one hall: each has a lease that ends by itself, and an address where the others reach it.
-- A process of the first version leaves both empty, and can run beside the migration.
ALTER TABLE pulse ADD COLUMN address TEXT;
ALTER TABLE pulse ADD COLUMN expires TIMESTAMPTZ;
