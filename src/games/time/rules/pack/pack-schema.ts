import * as z from 'zod/mini';
import { DECKS, GAME_MISSIONS, SCENARIOS, SKILLS } from '../content.ts';

const name = (longest: number) => z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(longest));
const text = (longest: number) => z.string().check(z.regex(/\S/), z.maxLength(longest));
const bilingual = (longest: number) => z.strictObject({ en: text(longest), it: text(longest) });
const figure = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

const id = name(40);
const printed = { id, icon: name(60), name: bilingual(60), flavour: bilingual(320) };
const deck = figure(1, DECKS);
const goal = figure(1, GAME_MISSIONS);

const item = z.strictObject({
  id,
  icon: name(60),
  name: bilingual(30),
  plural: bilingual(30),
  one: bilingual(40),
  the: bilingual(40),
});

const reward = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('mandatory'), item: id }),
  z.strictObject({ kind: z.literal('optional'), item: id }),
  z.strictObject({ kind: z.literal('either'), items: z.array(id) }),
  z.strictObject({ kind: z.literal('any') }),
]);

const mission = z.strictObject({ ...printed, deck, needs: z.array(id), reward });

const hero = z.strictObject({ ...printed, skill: z.enum(SKILLS), cost: z.array(id) });

const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('merge-duplicates') }),
  z.strictObject({ kind: z.literal('bigger-slots'), pieces: figure(4, 6) }),
  z.strictObject({ kind: z.literal('stand-in'), item: id }),
  z.strictObject({ kind: z.literal('free-rewards') }),
]);

const condition = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('adventure-accomplished') }),
  z.strictObject({ kind: z.literal('hold-items'), items: z.array(id).check(z.minLength(1)) }),
  z.strictObject({ kind: z.literal('free-slots'), slots: figure(1, 7) }),
  z.strictObject({ kind: z.literal('missions-after'), missions: goal }),
]);

const scroll = z.strictObject({
  story: bilingual(600),
  missions: z.array(id),
  reputation: figure(0, GAME_MISSIONS),
  goal,
  victory: z.union([z.array(condition).check(z.minLength(1)), condition]),
});

const adventure = z.strictObject({ ...printed, needs: z.array(id), effect, scroll });

const scenario = z.strictObject({
  id: z.enum(SCENARIOS),
  name: bilingual(60),
  flavour: bilingual(320),
  draws: z.array(z.strictObject({ decks: z.array(deck).check(z.minLength(1)), missions: goal })).check(z.minLength(1)),
  without: z.optional(z.enum(SCENARIOS)),
  goal,
  afterWin: z.optional(z.array(z.enum(SCENARIOS))),
  afterLoss: z.optional(z.array(z.enum(SCENARIOS)).check(z.minLength(1))),
});

/** The shape of a pack; what its parts must be to each other is checked apart. */
export const packSchema = z.strictObject({
  format: z.literal('undercroft-pack/1'),
  game: z.literal('time'),
  id,
  version: text(20),
  name: bilingual(60),
  credit: text(400),
  items: z.array(item),
  missions: z.array(mission),
  heroes: z.array(hero),
  adventures: z.array(adventure),
  scenarios: z.array(scenario),
});
