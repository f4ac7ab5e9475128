"""Asks a real `jadoube mcp` with the official Python client. The argument is the command's path."""

import asyncio
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

CASE = """\
case      A claim that is one occurrence short
control   90+30
after     1. Nf3 Nf6 2. Ng1 Ng8
0:05:12   white claims repetition with Nf3
"""
PGN = '[Date "2024.01.05"]\n[Result "1-0"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n'


def field(answer, snake, camel):
    """The client's older versions have the protocol's own names, its newer ones Python's."""
    return getattr(answer, snake) if hasattr(answer, snake) else getattr(answer, camel)


async def main(command):
    server = StdioServerParameters(command=command, args=["mcp"])
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        hello = await session.initialize()
        assert field(hello, "server_info", "serverInfo").name == "jadoube", hello
        assert "0:05:00   black plays a7-a6" in hello.instructions, hello.instructions
        names = [tool.name for tool in (await session.list_tools()).tools]
        assert len(names) == 9 and "rule_on_incident" in names, names

        async def call(name, **arguments):
            result = await session.call_tool(name, arguments)
            wrong = field(result, "is_error", "isError")
            data = field(result, "structured_content", "structuredContent")
            return wrong, result.content[0].text, data

        wrong, text, data = await call("rule_on_incident", case=CASE, editions=["2009", "2023"])
        assert not wrong and "9.5.b: " in text and "9.5.3: " in text, text
        rulings = data["runs"][1]["steps"][0]["entries"][0]["rulings"]
        assert {"number": "9.5.3", "edition": "2023"} in [ruling["article"] for ruling in rulings], rulings

        wrong, text, data = await call("rule_on_incident", case=CASE.replace("claims", "clams"))
        assert wrong and "line 4, column 17" in text and "A case that can be read" in text, text

        _, _, data = await call("look_up_article", number="7.5.5", locale="hu")
        assert data["article"] == {"number": "7.5.5", "edition": "2023"} and data["elsewhere"], data
        wrong, text, _ = await call("look_up_article", number="7.55")
        assert wrong and "nearest: 7.6, 7.5, 7.5.1" in text, text
        _, _, data = await call("compare_editions", **{"from": "2018", "to": "2023"})
        assert data["summary"]["matters"]["new"] > 0, data["summary"]
        _, _, data = await call("can_mate", fen="8/8/8/4k3/8/8/3NK3/8 w - - 0 1")
        assert data["dead"] is True, data
        _, _, data = await call("is_position_legal", fen="4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1")
        assert data["verdict"] == "illegal", data
        _, _, data = await call("audit_pgn", pgn=PGN)
        assert any(finding["kind"] == "result-mate" for finding in data["findings"]), data
        wrong, text, _ = await call("can_mate")
        assert wrong and "fen" in text, text


asyncio.run(main(sys.argv[1]))
print("mcp: all answered")
