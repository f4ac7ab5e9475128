use std::ops::ControlFlow;

use super::text::printable;
use super::{
    Comment, Game, Line, MAX_PROBLEMS, Nag, Outcome, Place, Played, Ply, Problem, ProblemKind, Replay, Start, Text,
    Token, Visitor,
};

/// Builds the tree of a game.
#[derive(Default)]
pub(crate) struct Builder {
    game: Game,
    place: Option<Place>,
    /// The lines that are open, the innermost last.
    open: Vec<Open>,
}

/// A line that is being read.
#[derive(Default)]
struct Open {
    line: Line,
    /// The board after its last move, and before it, where variations begin.
    after: Replay,
    before: Replay,
}

impl Builder {
    pub(crate) fn finish(mut self) -> Game {
        while self.open.len() > 1 {
            self.close();
        }
        if let Some(main) = self.open.pop() {
            self.game.line = main.line;
        }
        self.game
    }

    fn close(&mut self) {
        let Some(inner) = self.open.pop() else { return };
        match self.open.last_mut() {
            Some(outer) => {
                // An empty pair of brackets says nothing.
                if let Some(ply) = outer.line.plies.last_mut().filter(|_| inner.line != Line::default()) {
                    ply.variations.push(inner.line);
                }
            }
            None => self.open.push(inner),
        }
    }

    fn note(&mut self, place: Place, kind: ProblemKind) {
        if self.game.problems.len() < MAX_PROBLEMS {
            self.game.problems.push(Problem { place, kind });
        }
    }

    fn add(&mut self, played: Played, before: Replay) {
        if let Some(open) = self.open.last_mut() {
            open.before = before;
            open.line.plies.push(played.into());
        }
    }
}

impl Visitor for Builder {
    const NUMBERS: bool = false;

    fn begin(&mut self, place: Place) {
        self.place = Some(place);
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>) -> ControlFlow<()> {
        self.game.tags.set(name.decode(), printable(&value.decode()));
        ControlFlow::Continue(())
    }

    fn start(&mut self, start: &Start) -> ControlFlow<()> {
        if let (Some(kind), Some(place)) = (start.problem(), self.place) {
            self.note(place, kind);
        }
        self.open.push(Open { line: Line::default(), after: start.replay(), before: start.replay() });
        ControlFlow::Continue(())
    }

    fn played(&mut self, token: Token<'_>) -> ControlFlow<()> {
        let Some(open) = self.open.last_mut() else { return ControlFlow::Continue(()) };
        let before = open.after;
        let played = open.after.play(token.text());
        if let Some(kind) = played.problem(token.text()).filter(|_| before != Replay::Lost) {
            self.note(token.place(), kind);
        }
        self.add(played, before);
        ControlFlow::Continue(())
    }

    fn is_score(&mut self, is_numbered: bool) -> bool {
        let tag = self.game.tags.get("Result").and_then(Outcome::of_tag);
        self.open.last().is_some_and(|open| open.after.ends_with_score(tag, is_numbered))
    }

    fn unreadable(&mut self, text: Text<'_>) -> ControlFlow<()> {
        let Some(open) = self.open.last_mut() else { return ControlFlow::Continue(()) };
        let before = open.after;
        open.after = Replay::Lost;
        self.add(Played::Unreadable(text.decode().into_owned()), before);
        ControlFlow::Continue(())
    }

    fn nag(&mut self, nag: Nag) -> ControlFlow<()> {
        let ply: Option<&mut Ply> = self.open.last_mut().and_then(|open| open.line.plies.last_mut());
        if let Some(ply) = ply {
            ply.nags.push(nag);
        }
        ControlFlow::Continue(())
    }

    fn comment(&mut self, text: Text<'_>) -> ControlFlow<()> {
        let comment = Comment::from(&*text.decode());
        if let Some(open) = self.open.last_mut().filter(|_| !comment.is_empty()) {
            match open.line.plies.last_mut() {
                Some(ply) => ply.comments.push(comment),
                None => open.line.intro.push(comment),
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, bracket: Token<'_>) -> ControlFlow<()> {
        match self.open.last() {
            Some(open) if !open.line.plies.is_empty() => {
                let at = open.before;
                self.open.push(Open { line: Line::default(), after: at, before: at });
                ControlFlow::Continue(())
            }
            _ => {
                self.note(bracket.place(), ProblemKind::NothingToVary);
                ControlFlow::Break(())
            }
        }
    }

    fn end_variation(&mut self) -> ControlFlow<()> {
        self.close();
        ControlFlow::Continue(())
    }

    fn outcome(&mut self, outcome: Outcome) {
        self.game.outcome = Some(outcome);
    }

    fn problem(&mut self, problem: Problem) {
        self.note(problem.place, problem.kind);
    }
}
