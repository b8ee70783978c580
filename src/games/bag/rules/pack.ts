import * as z from 'zod/mini';
import type { PackMistake } from '../../../engine/game.ts';
import {
  copiesMistakes,
  duplicateMistakes,
  fieldsOf,
  type LoosePiece,
  loosePieces,
} from '../../../engine/pack-content.ts';
import { between, bilingual, figure, icon, id, packHead, positive } from '../../../engine/pack-schema.ts';
import { inFew } from '../../../engine/pack-words.ts';
import { NATURES, SHAPES, SPACE_KINDS, WEARS } from './content.ts';

/** The most dice of any roll in a pack. */
const MOST_DICE = 8;

const dice = between(1, MOST_DICE);
const face = between(1, 6);
const yes = z.exactOptional(z.literal(true));

const printed = { id, icon, name: bilingual(40), flavour: z.exactOptional(bilingual(160)) };

const role = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('start') }),
  z.strictObject({ kind: z.literal('exit'), number: positive }),
  z.strictObject({ kind: z.literal('monster'), number: positive }),
  z.strictObject({ kind: z.literal('pool') }),
  z.strictObject({ kind: z.literal('item') }),
  z.strictObject({ kind: z.literal('spikes'), hurtsOn: face, dice }),
  z.strictObject({ kind: z.literal('way') }),
]);

const tile = z.strictObject({ ...printed, copies: positive, shape: z.enum(SHAPES), role });

const monster = z.strictObject({
  ...printed,
  copies: figure,
  health: positive,
  dice,
  plus: between(0, 12),
  nature: z.exactOptional(z.enum(NATURES)),
});

const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('weapon'), plus: figure, looks: yes }),
  z.strictObject({ kind: z.literal('guard'), less: positive, fragile: yes }),
  z.strictObject({ kind: z.literal('explore') }),
  z.strictObject({ kind: z.literal('stride') }),
  z.strictObject({ kind: z.literal('more-ap'), ap: positive }),
  z.strictObject({ kind: z.literal('unseen') }),
  z.strictObject({ kind: z.literal('companion'), dice }),
  z.strictObject({
    kind: z.literal('shot'),
    ap: positive,
    from: figure,
    to: positive,
    dice,
    arrows: yes,
    corners: yes,
    dragonOnly: yes,
    blast: z.exactOptional(positive),
    spent: yes,
  }),
  z.strictObject({ kind: z.literal('heal'), dice }),
  z.strictObject({ kind: z.literal('strength'), ap: figure, dice }),
  z.strictObject({ kind: z.literal('tornado'), ap: figure }),
  z.strictObject({ kind: z.literal('teleport'), ap: figure }),
  z.strictObject({ kind: z.literal('drain'), ap: figure, health: positive }),
  z.strictObject({ kind: z.literal('claw'), ap: figure }),
  z.strictObject({ kind: z.literal('curse'), ap: figure, dice }),
  z.strictObject({ kind: z.literal('reroll'), ap: figure }),
  z.strictObject({ kind: z.literal('vine'), ap: figure, loss: positive }),
  z.strictObject({ kind: z.literal('insurance') }),
  z.strictObject({ kind: z.literal('chest'), harm: figure, items: positive }),
  z.strictObject({ kind: z.literal('trap'), dice }),
  z.strictObject({ kind: z.literal('keepsake') }),
]);

const item = z.strictObject({ ...printed, copies: figure, wear: z.enum(WEARS), hostile: yes, inSight: yes, effect });

const skill = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('double'), times: positive }),
  z.strictObject({ kind: z.literal('ward'), times: positive }),
  z.strictObject({ kind: z.literal('deadly-bow'), on: face }),
  z.strictObject({ kind: z.literal('cure'), times: positive, ap: positive, dice }),
]);

const character = z.strictObject({
  ...printed,
  health: positive,
  ap: positive,
  dice,
  plus: figure,
  skill,
  spaces: z.array(z.enum(SPACE_KINDS)).check(z.minLength(1)),
});

const quest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ring-out'), with: z.exactOptional(id), everybody: yes }),
  z.strictObject({ kind: z.literal('ring-to'), tile: z.enum(['start', 'pool']) }),
  z.strictObject({ kind: z.literal('slay'), monster: id }),
  z.strictObject({ kind: z.literal('hunt'), each: positive, atLeast: positive }),
]);

const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('enemy'), monster: id, where: z.enum(['bag', 'ring']), drops: z.exactOptional(id) }),
  z.strictObject({ kind: z.literal('treasure'), item: id, where: z.enum(['bag', 'start', 'pool']) }),
  z.strictObject({ kind: z.literal('dragon'), health: positive, dice }),
  z.strictObject({ kind: z.literal('lives'), lives: positive }),
  z.strictObject({ kind: z.literal('pool'), tokens: figure }),
  z.strictObject({ kind: z.literal('rounds'), rounds: positive }),
]);

const scroll = z.strictObject({ ...printed, quest, changes: z.array(change) });

/** The shape of a pack; relations between its pieces are checked separately. */
export const packSchema = z.strictObject({
  ...packHead('bag', { credit: 600 }),
  tiles: z.array(tile),
  monsters: z.array(monster),
  items: z.array(item),
  characters: z.array(character),
  scrolls: z.array(scroll),
});

/** BD-1 to BD-3 The number of pieces in a pack; the dragon is not among the monsters counted. */
const TILES = 40;
const MONSTERS = 30;
const ITEMS = 40;
const CHARACTERS = 4;
const SCROLLS = 11;
/** BD-60 The range of M tile numbers that two dice decide; the Exit is 12. */
const LOWEST_LAIR = 2;
const HIGHEST_LAIR = 11;
const EXIT_NUMBER = 12;

const LISTS = ['tiles', 'monsters', 'items', 'characters', 'scrolls'] as const;
type List = (typeof LISTS)[number];

/** Checks the relations between the pieces of a pack. */
export function contentMistakes(raw: unknown): PackMistake[] {
  const pieces = (list: List) => loosePieces(raw, list);
  return [
    ...copiesMistakes('tiles', pieces('tiles'), { sum: TILES, wanted: `${TILES} (BD-1)`, least: 0 }),
    ...copiesMistakes('monsters', pieces('monsters')?.filter(isNoDragon), {
      sum: MONSTERS,
      wanted: `${MONSTERS} (BD-2)`,
      least: 0,
    }),
    ...copiesMistakes('items', pieces('items'), { sum: ITEMS, wanted: `${ITEMS} (BD-2)`, least: 0 }),
    ...lengthMistakes('characters', pieces('characters'), CHARACTERS),
    ...lengthMistakes('scrolls', pieces('scrolls'), SCROLLS),
    ...LISTS.flatMap((list) => duplicateMistakes(pieces(list) ?? [])),
    ...tileMistakes(pieces('tiles')),
    ...dragonMistakes(pieces('monsters')),
    ...(pieces('items') ?? []).flatMap(itemMistakes),
    ...(pieces('scrolls') ?? []).flatMap((scroll) =>
      scrollMistakes(scroll, pieces('monsters') ?? [], pieces('items') ?? []),
    ),
  ];
}

function isNoDragon({ fields }: LoosePiece): boolean {
  return fields.nature !== 'dragon';
}

function lengthMistakes(list: List, pieces: LoosePiece[] | undefined, wanted: number): PackMistake[] {
  if (pieces === undefined || pieces.length === wanted) return [];
  return [{ at: list, what: `There must be ${wanted} of these (BD-3), but there are ${pieces.length}.` }];
}

/** BD-1, BD-60 One Start, one Exit with number 12, one Healing Pool, and each M tile from 2 to 11 once. */
function tileMistakes(tiles: LoosePiece[] | undefined): PackMistake[] {
  if (tiles === undefined) return [];
  const kindOf = ({ fields }: LoosePiece) => fieldsOf(fields.role).kind;
  const numberOf = ({ fields }: LoosePiece) => fieldsOf(fields.role).number;
  const singles = ['start', 'exit', 'pool'].flatMap((kind) => {
    const count = tiles
      .filter((tile) => kindOf(tile) === kind)
      .reduce((sum, { fields }) => sum + Number(fields.copies), 0);
    // A figure that cannot be read is a mistake of its own.
    return count === 1 || Number.isNaN(count)
      ? []
      : [
          {
            at: 'tiles',
            what: `There must be exactly one tile with the role "${kind}" (BD-1), but there are ${count}.`,
          },
        ];
  });
  const exits = tiles.filter((tile) => kindOf(tile) === 'exit' && numberOf(tile) !== EXIT_NUMBER);
  const lairs: PackMistake[] = [];
  for (let number = LOWEST_LAIR; number <= HIGHEST_LAIR; number++) {
    const count = tiles.filter((tile) => kindOf(tile) === 'monster' && numberOf(tile) === number).length;
    if (count !== 1)
      lairs.push({
        at: 'tiles',
        what: `The tile M${number} must be there once (BD-60), but it is there ${count} times.`,
      });
  }
  return [
    ...singles,
    ...exits.map(({ at }) => ({ at: `${at}.role.number`, what: `The Exit has the number ${EXIT_NUMBER} (BD-1).` })),
    ...lairs,
    ...tiles
      .filter((tile) => kindOf(tile) === 'start' && tile.fields.shape !== 'crossroads')
      .map(({ at }) => ({
        at: `${at}.shape`,
        what: 'The Start is open on all sides (BD-10): its shape must be "crossroads".',
      })),
  ];
}

/** BD-2 There is exactly one dragon, with one copy. */
function dragonMistakes(monsters: LoosePiece[] | undefined): PackMistake[] {
  const dragons = monsters?.filter((monster) => !isNoDragon(monster)) ?? [];
  if (monsters === undefined) return [];
  const [dragon, ...others] = dragons;
  if (dragon === undefined || others.length > 0)
    return [
      {
        at: 'monsters',
        what: `There must be exactly one monster with the nature "dragon" (BD-2), but there are ${dragons.length}.`,
      },
    ];
  return dragon.fields.copies === 1
    ? []
    : [{ at: `${dragon.at}.copies`, what: 'There is one Red Dragon (BD-2): its copies must be 1.' }];
}

/** BD-50, BD-91 A shot's range runs from near to far, and gear has a space it works in. */
function itemMistakes({ at, fields }: LoosePiece): PackMistake[] {
  const effect = fieldsOf(fields.effect);
  const mistakes: PackMistake[] = [];
  if (effect.kind === 'shot' && Number(effect.from) > Number(effect.to)) {
    mistakes.push({ at: `${at}.effect.from`, what: 'A range must run from near to far (BD-50).' });
  }
  const isGear = ['weapon', 'guard', 'explore', 'stride', 'more-ap', 'unseen'].includes(String(effect.kind));
  if (isGear && (fields.wear === 'anywhere' || fields.wear === 'follower')) {
    mistakes.push({
      at: `${at}.wear`,
      what: 'This works only where it is worn (BD-91), so it needs a space made for it.',
    });
  }
  if (effect.kind === 'companion' && fields.wear !== 'follower') {
    mistakes.push({ at: `${at}.wear`, what: 'A companion takes no space: this must be "follower".' });
  }
  return mistakes;
}

/** BD-87 A scroll names pieces of this pack. */
function scrollMistakes(
  { at, fields }: LoosePiece,
  monsters: readonly LoosePiece[],
  items: readonly LoosePiece[],
): PackMistake[] {
  const quest = fieldsOf(fields.quest);
  const changes = Array.isArray(fields.changes) ? fields.changes.map(fieldsOf) : [];
  const named = (place: string, id: unknown, [pieces, what]: readonly [readonly LoosePiece[], string]) =>
    typeof id !== 'string' || pieces.some(({ fields: piece }) => piece.id === id)
      ? []
      : [{ at: place, what: `There is no ${what} ${inFew(id)} in this pack.` }];
  return [
    ...named(`${at}.quest.with`, quest.with, [items, 'item']),
    ...named(`${at}.quest.monster`, quest.monster, [monsters, 'monster']),
    ...changes.flatMap((change, place) => [
      ...named(`${at}.changes[${place}].monster`, change.monster, [monsters, 'monster']),
      ...named(`${at}.changes[${place}].item`, change.item, [items, 'item']),
      ...named(`${at}.changes[${place}].drops`, change.drops, [items, 'item']),
    ]),
  ];
}
