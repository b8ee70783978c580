#!/usr/bin/env python3
"""A bot for any turn-based game. It knows no rules: it tries each move in worlds that fit what it has seen.

    npx undercroft match "python3 examples/bots/playouts.py" careful --game days --games 20

It draws a world (sample), plays each move in a copy of it (clone, play), lets a bot play the rest (playout), and
takes the move that won most. It stops after 10 worlds (or the first argument), or when half of its time is
used; the second argument names the bot that plays the rest: careful plays better, random is quicker.
"""
import json
import sys
import time

WORLDS = int(sys.argv[1]) if len(sys.argv) > 1 else 10
BOT = sys.argv[2] if len(sys.argv) > 2 else "careful"


def say(message):
    print(json.dumps(message), flush=True)


def ask(message):
    say(message)
    return json.loads(sys.stdin.readline())


def choose(moves, milliseconds):
    end = time.monotonic() + milliseconds / 2000
    wins = [0.0] * len(moves)
    for _ in range(WORLDS):
        world = ask({"kind": "sample"})["handle"]
        for index in range(len(moves)):
            if time.monotonic() > end:
                return best(wins)
            trial = ask({"kind": "clone", "handle": world})["handle"]
            ask({"kind": "play", "handle": trial, "index": index})
            wins[index] += ask({"kind": "playout", "handle": trial, "bot": BOT})["share"]
    return best(wins)


def best(wins):
    return wins.index(max(wins))


for line in sys.stdin:
    message = json.loads(line)
    if message["kind"] == "hello":
        say({"kind": "hello"})
    elif message["kind"] == "choose":
        say({"kind": "move", "index": choose(message["moves"], message["time"])})
    # Events, and the end of a game (over), are of no use to this bot.
