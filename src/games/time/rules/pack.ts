import * as z from 'zod/mini';
import type { PackMistake } from '../../../engine/game.ts';
import { duplicateMistakes, fieldsOf, type LoosePiece, loosePieces } from '../../../engine/pack-content.ts';
import { between, bilingual, icon, id, packHead } from '../../../engine/pack-schema.ts';
import { inFew } from '../../../engine/pack-words.ts';
import { ADVENTURES, DECK_SIZE, DECKS, GAME_MISSIONS, HEROES, ITEM_KINDS, SCENARIOS, SKILLS } from './content.ts';

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

/** The minimum and maximum number of Items a Mission lists (DT-2). */
const LEAST_NEEDS = 2;
const MOST_NEEDS = 5;

/** Relations between the parts of a pack: totals, unique names, and references that exist. */
export function contentMistakes(raw: unknown): PackMistake[] {
  const [items, missions, heroes, adventures, scenarios] = (
    ['items', 'missions', 'heroes', 'adventures', 'scenarios'] as const
  ).map((list) => loosePieces(raw, list));
  const itemIds = idsOf(items ?? []);
  return [
    ...totalMistakes('items', items, { wanted: ITEM_KINDS, rule: 'DT-1' }),
    ...totalMistakes('heroes', heroes, { wanted: HEROES, rule: 'DT-5' }),
    ...totalMistakes('adventures', adventures, { wanted: ADVENTURES, rule: 'DT-5' }),
    ...deckMistakes(missions),
    ...[items, missions, heroes, adventures].flatMap((list) => duplicateMistakes(list ?? [])),
    ...(missions ?? []).flatMap((mission) => [...needsMistakes(mission, itemIds), ...rewardMistakes(mission, itemIds)]),
    ...skillMistakes(heroes ?? []),
    ...(heroes ?? []).flatMap((hero) => itemMistakes(`${hero.at}.cost`, hero.fields.cost, itemIds)),
    ...effectMistakes(adventures ?? []),
    ...(adventures ?? []).flatMap((adventure) => [
      ...needsMistakes(adventure, itemIds),
      ...adventureMistakes(adventure, itemIds),
      ...scrollMistakes(adventure, idsOf(missions ?? [])),
    ]),
    ...scenarioMistakes(scenarios),
  ];
}

function listOf(raw: unknown): unknown[] {
  return Array.isArray(raw) ? raw : [];
}

function idsOf(records: readonly LoosePiece[]): Set<unknown> {
  return new Set(records.map(({ fields }) => fields.id));
}

function totalMistakes(
  list: string,
  records: readonly LoosePiece[] | undefined,
  { wanted, rule }: { wanted: number; rule: string },
): PackMistake[] {
  if (records === undefined || records.length === wanted) return [];
  return [{ at: list, what: `There must be ${wanted} of them (${rule}), but there are ${records.length}.` }];
}

/** DT-2 Four decks of twelve. */
function deckMistakes(missions: readonly LoosePiece[] | undefined): PackMistake[] {
  if (missions === undefined) return [];
  return Array.from({ length: DECKS }, (_, place) => place + 1).flatMap((deck) => {
    const size = missions.filter(({ fields }) => fields.deck === deck).length;
    if (size === DECK_SIZE) return [];
    return [{ at: 'missions', what: `Deck ${deck} must have ${DECK_SIZE} Missions (DT-2), but it has ${size}.` }];
  });
}

/** Checks that every name of a list is an Item. */
function itemMistakes(at: string, names: unknown, items: Set<unknown>): PackMistake[] {
  return listOf(names).flatMap((id, place) => unknownItem(`${at}[${place}]`, id, items));
}

function unknownItem(at: string, id: unknown, items: Set<unknown>): PackMistake[] {
  if (typeof id !== 'string' || items.has(id)) return [];
  return [{ at, what: `There is no Item ${inFew(id)} in this pack.` }];
}

/** DT-2 Two to five Items. */
function needsMistakes({ at, fields: { needs } }: LoosePiece, items: Set<unknown>): PackMistake[] {
  const mistakes = itemMistakes(`${at}.needs`, needs, items);
  if (!Array.isArray(needs) || (needs.length >= LEAST_NEEDS && needs.length <= MOST_NEEDS)) return mistakes;
  const what = `It must need ${LEAST_NEEDS} to ${MOST_NEEDS} Items (DT-2), but it needs ${needs.length}.`;
  return [{ at: `${at}.needs`, what }, ...mistakes];
}

function rewardMistakes({ at, fields }: LoosePiece, items: Set<unknown>): PackMistake[] {
  const { kind, item, items: either } = fieldsOf(fields.reward);
  if (kind !== 'either') return unknownItem(`${at}.reward.item`, item, items);
  if (Array.isArray(either) && (either.length !== 2 || either[0] === either[1])) {
    return [{ at: `${at}.reward.items`, what: 'A choice is between two different Items (DT-3).' }];
  }
  return itemMistakes(`${at}.reward.items`, either, items);
}

/** The values of a list that an earlier place has already: their place, and the first one. */
function repeatsIn(values: readonly unknown[]): { place: number; first: number }[] {
  return values.flatMap((value, place) => {
    const first = values.indexOf(value);
    return value === undefined || first === place ? [] : [{ place, first }];
  });
}

/** DT-62 Each skill belongs to one Hero. */
function skillMistakes(heroes: readonly LoosePiece[]): PackMistake[] {
  const skills = heroes.map(({ fields }) => SKILLS.find((skill) => skill === fields.skill));
  return repeatsIn(skills).map(({ place, first }) => ({
    at: `heroes[${place}].skill`,
    what: `The skill "${skills[first]}" is already that of heroes[${first}]; each Hero has one of their own (DT-62).`,
  }));
}

/** DT-56 Each Adventure has a distinct effect. */
function effectMistakes(adventures: readonly LoosePiece[]): PackMistake[] {
  return repeatsIn(adventures.map(({ fields }) => fieldsOf(fields.effect).kind)).map(({ place, first }) => ({
    at: `adventures[${place}].effect`,
    what: `adventures[${first}] has this kind of effect already (DT-56).`,
  }));
}

function adventureMistakes({ at, fields }: LoosePiece, items: Set<unknown>): PackMistake[] {
  const { victory } = fieldsOf(fields.scroll);
  const place = `${at}.scroll.victory`;
  const conditions = Array.isArray(victory)
    ? victory.map((condition: unknown, number) => ({ at: `${place}[${number}]`, fields: fieldsOf(condition) }))
    : [{ at: place, fields: fieldsOf(victory) }];
  return [
    ...unknownItem(`${at}.effect.item`, fieldsOf(fields.effect).item, items),
    ...conditions.flatMap((condition) => itemMistakes(`${condition.at}.items`, condition.fields.items, items)),
    ...twiceAsked(conditions),
  ];
}

/** A condition occurs once per scroll. */
function twiceAsked(conditions: readonly LoosePiece[]): PackMistake[] {
  const kinds = conditions.map(({ fields }) => fields.kind);
  return conditions.flatMap(({ at, fields }, place) =>
    fields.kind !== undefined && kinds.indexOf(fields.kind) < place
      ? [{ at, what: `${inFew(fields.kind)} is asked for already (DT-85).` }]
      : [],
  );
}

/** DT-50 A scroll names twelve different Missions of the pack. */
function scrollMistakes({ at, fields }: LoosePiece, missions: Set<unknown>): PackMistake[] {
  const { missions: named } = fieldsOf(fields.scroll);
  if (!Array.isArray(named)) return [];
  const place = `${at}.scroll.missions`;
  const unknown = named.flatMap((id, number) => {
    if (named.indexOf(id) < number) return [{ at: `${place}[${number}]`, what: `${inFew(id)} is named twice.` }];
    if (missions.has(id)) return [];
    return [{ at: `${place}[${number}]`, what: `There is no Mission ${inFew(id)} in this pack.` }];
  });
  if (named.length === GAME_MISSIONS) return unknown;
  const what = `It must name ${GAME_MISSIONS} Missions (DT-50), but it names ${named.length}.`;
  return [{ at: place, what }, ...unknown];
}

/** DT-40 to DT-44 The ten scenarios in order, each with twelve Missions from its decks. */
function scenarioMistakes(scenarios: readonly LoosePiece[] | undefined): PackMistake[] {
  if (scenarios === undefined) return [];
  const total = totalMistakes('scenarios', scenarios, { wanted: SCENARIOS.length, rule: 'DT-40' });
  const misplaced = scenarios.flatMap(({ at, fields }, place) =>
    fields.id === SCENARIOS[place] || SCENARIOS[place] === undefined
      ? []
      : [{ at: `${at}.id`, what: `The scenario "${SCENARIOS[place]}" must stand here: the order is fixed (DT-40).` }],
  );
  return [...total, ...misplaced, ...scenarios.flatMap(drawMistakes)];
}

function drawMistakes({ at, fields }: LoosePiece): PackMistake[] {
  if (!Array.isArray(fields.draws)) return [];
  const draws = fields.draws.map(fieldsOf);
  const sum = draws.reduce((total, { missions }) => total + (typeof missions === 'number' ? missions : 0), 0);
  const decks = draws.flatMap((draw) => listOf(draw.decks));
  const short = draws.flatMap((draw, place) => {
    const most = listOf(draw.decks).length * DECK_SIZE;
    if (typeof draw.missions !== 'number' || draw.missions <= most) return [];
    return [{ at: `${at}.draws[${place}]`, what: `These decks have ${most} Missions, not ${draw.missions}.` }];
  });
  const twice = decks.find((deck, place) => decks.indexOf(deck) < place);
  return [
    ...short,
    ...(twice === undefined ? [] : [{ at: `${at}.draws`, what: `Deck ${String(twice)} is named twice.` }]),
    ...(sum === GAME_MISSIONS
      ? []
      : [{ at: `${at}.draws`, what: `A scenario has ${GAME_MISSIONS} Missions (DT-11), but this one has ${sum}.` }]),
  ];
}
