import * as z from 'zod/mini';
import { between, bilingual, icon, id, packHead } from '../../../../engine/pack-schema.ts';
import { DECKS, GAME_MISSIONS, SCENARIOS, SKILLS } from '../content.ts';

const printed = { id, icon, name: bilingual(60), flavour: bilingual(320) };
const deck = between(1, DECKS);
const goal = between(1, GAME_MISSIONS);

const item = z.strictObject({
  id,
  icon,
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
  z.strictObject({ kind: z.literal('bigger-slots'), pieces: between(4, 6) }),
  z.strictObject({ kind: z.literal('stand-in'), item: id }),
  z.strictObject({ kind: z.literal('free-rewards') }),
]);

const condition = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('adventure-accomplished') }),
  z.strictObject({ kind: z.literal('hold-items'), items: z.array(id).check(z.minLength(1)) }),
  z.strictObject({ kind: z.literal('free-slots'), slots: between(1, 7) }),
  z.strictObject({ kind: z.literal('missions-after'), missions: goal }),
]);

const scroll = z.strictObject({
  story: bilingual(600),
  missions: z.array(id),
  reputation: between(0, GAME_MISSIONS),
  goal,
  victory: z.union([z.array(condition).check(z.minLength(1)), condition]),
});

const adventure = z.strictObject({ ...printed, needs: z.array(id), effect, scroll });

const scenario = z.strictObject({
  id: z.enum(SCENARIOS),
  name: bilingual(60),
  flavour: bilingual(320),
  draws: z.array(z.strictObject({ decks: z.array(deck).check(z.minLength(1)), missions: goal })).check(z.minLength(1)),
  without: z.exactOptional(z.enum(SCENARIOS)),
  goal,
  afterWin: z.exactOptional(z.array(z.enum(SCENARIOS))),
  afterLoss: z.exactOptional(z.array(z.enum(SCENARIOS)).check(z.minLength(1))),
});

/** The shape of a pack; relations between its parts are checked separately. */
export const packSchema = z.strictObject({
  ...packHead('time', { name: 60 }),
  items: z.array(item),
  missions: z.array(mission),
  heroes: z.array(hero),
  adventures: z.array(adventure),
  scenarios: z.array(scenario),
});
