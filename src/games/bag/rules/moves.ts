import type { RuleId } from '../../../engine/game.ts';
import type { Place, Side } from './board.ts';
import type { AdventurerNumber, CharacterNumber, ItemNumber, MonsterNumber } from './content.ts';
import type { Ware } from './task.ts';

/** Everything a player can do, one small move at a time. */
export type BagMove =
  | { kind: 'choose'; character: CharacterNumber }
  /** Walk through a joined opening. */
  | { kind: 'go'; side: Side }
  /** Draw a tile, then lay it. */
  | { kind: 'draw' }
  | { kind: 'lay'; side: Side; turn: number }
  | { kind: 'end' }
  /** Leave by the Exit. */
  | { kind: 'leave' }
  /** Lay the Ring down where a Dragon Scroll wants it. */
  | { kind: 'deliver' }
  | { kind: 'take'; item: ItemNumber }
  | { kind: 'take-ring' }
  | { kind: 'drop'; space: number }
  | { kind: 'drop-ring' }
  /** From an unmarked space to a matching one; the two items swap. */
  | { kind: 'wear'; space: number; to: number }
  | { kind: 'stow'; space: number }
  /** Shows unworn items to all, or turns them face down. */
  | { kind: 'show' }
  | { kind: 'hide' }
  /** Look at a hidden monster next door. */
  | { kind: 'look'; side: Side }
  /** Drink a potion, open a chest. */
  | { kind: 'use'; space: number }
  | { kind: 'shoot'; space: number; place: Place }
  | { kind: 'shoot-adventurer'; space: number; who: AdventurerNumber }
  /** A spell on an adventurer anywhere. */
  | { kind: 'cast'; space: number; who: AdventurerNumber }
  /** A spell on a tile anywhere. */
  | { kind: 'cast-at'; space: number; place: Place }
  /** A tornado carries one out of a fight. */
  | { kind: 'whirl'; space: number; side: Side }
  | { kind: 'cure'; who: AdventurerNumber }
  | { kind: 'attack'; who: AdventurerNumber }
  /** Fight a round. */
  | { kind: 'roll' }
  | { kind: 'escape'; side: Side }
  /** Escape onto a new tile. */
  | { kind: 'escape-new' }
  /** Escape from an adventurer, for 4 damage or for a kill. */
  | { kind: 'flee'; side: Side; pay: 'damage' | MonsterNumber }
  | { kind: 'tag'; who: AdventurerNumber }
  | { kind: 'reroll'; space: number; side: 0 | 1 }
  | { kind: 'offer'; to: AdventurerNumber; give: Ware }
  /** What the offer demands in return. */
  | { kind: 'ask'; want: Ware }
  /** Lay down something to make room for what was drawn. */
  | { kind: 'swap'; space: number }
  | { kind: 'sacrifice'; space: number }
  | { kind: 'dare' }
  | { kind: 'pay'; space: number }
  | { kind: 'pay-kills' }
  | { kind: 'pick-place'; place: Place }
  | { kind: 'grab'; ware: number | 'ring' }
  | { kind: 'hand-over'; monster: MonsterNumber }
  | { kind: 'charge-to'; place: Place }
  | { kind: 'name-partner'; who: AdventurerNumber }
  /** Stay on a monster's tile under the Cloak. */
  | { kind: 'stop' }
  | { kind: 'yes' }
  | { kind: 'no' }
  /** Withdraws an unanswered offer. */
  | { kind: 'call-off' }
  /** Made by the platform when a player leaves and returns. */
  | { kind: 'away' }
  | { kind: 'back' };

type Field = 'figure' | 'ware' | 'grab' | 'pay' | 'side-of-fight';

/** The rule about each kind of move; its fields, and their possible values. */
const MOVES: Readonly<Record<BagMove['kind'], { rule: RuleId; fields: Readonly<Record<string, Field>> }>> = {
  choose: { rule: 'BD-11', fields: { character: 'figure' } },
  go: { rule: 'BD-20', fields: { side: 'figure' } },
  draw: { rule: 'BD-20', fields: {} },
  lay: { rule: 'BD-22', fields: { side: 'figure', turn: 'figure' } },
  end: { rule: 'BD-20', fields: {} },
  leave: { rule: 'BD-62', fields: {} },
  deliver: { rule: 'BD-87', fields: {} },
  take: { rule: 'BD-25', fields: { item: 'figure' } },
  'take-ring': { rule: 'BD-25', fields: {} },
  drop: { rule: 'BD-25', fields: { space: 'figure' } },
  'drop-ring': { rule: 'BD-25', fields: {} },
  wear: { rule: 'BD-91', fields: { space: 'figure', to: 'figure' } },
  stow: { rule: 'BD-53', fields: { space: 'figure' } },
  show: { rule: 'BD-53', fields: {} },
  hide: { rule: 'BD-53', fields: {} },
  look: { rule: 'BD-105', fields: { side: 'figure' } },
  use: { rule: 'BD-52', fields: { space: 'figure' } },
  shoot: { rule: 'BD-50', fields: { space: 'figure', place: 'figure' } },
  'shoot-adventurer': { rule: 'BD-80', fields: { space: 'figure', who: 'figure' } },
  cast: { rule: 'BD-52', fields: { space: 'figure', who: 'figure' } },
  'cast-at': { rule: 'BD-52', fields: { space: 'figure', place: 'figure' } },
  whirl: { rule: 'BD-52', fields: { space: 'figure', side: 'figure' } },
  cure: { rule: 'BD-105', fields: { who: 'figure' } },
  attack: { rule: 'BD-80', fields: { who: 'figure' } },
  roll: { rule: 'BD-33', fields: {} },
  escape: { rule: 'BD-37', fields: { side: 'figure' } },
  'escape-new': { rule: 'BD-37', fields: {} },
  flee: { rule: 'BD-81', fields: { side: 'figure', pay: 'pay' } },
  tag: { rule: 'BD-45', fields: { who: 'figure' } },
  reroll: { rule: 'BD-105', fields: { space: 'figure', side: 'side-of-fight' } },
  offer: { rule: 'BD-103', fields: { to: 'figure', give: 'ware' } },
  ask: { rule: 'BD-103', fields: { want: 'ware' } },
  swap: { rule: 'BD-91', fields: { space: 'figure' } },
  sacrifice: { rule: 'BD-56', fields: { space: 'figure' } },
  dare: { rule: 'BD-56', fields: {} },
  pay: { rule: 'BD-86', fields: { space: 'figure' } },
  'pay-kills': { rule: 'BD-86', fields: {} },
  'pick-place': { rule: 'BD-52', fields: { place: 'figure' } },
  grab: { rule: 'BD-91', fields: { ware: 'grab' } },
  'hand-over': { rule: 'BD-83', fields: { monster: 'figure' } },
  'charge-to': { rule: 'BD-96', fields: { place: 'figure' } },
  'name-partner': { rule: 'BD-84', fields: { who: 'figure' } },
  stop: { rule: 'BD-105', fields: {} },
  yes: { rule: 'BD-20', fields: {} },
  no: { rule: 'BD-20', fields: {} },
  'call-off': { rule: 'BD-103', fields: {} },
  away: { rule: 'BD-103', fields: {} },
  back: { rule: 'BD-103', fields: {} },
};

/** The rule about a move. */
export function ruleAbout({ kind }: BagMove): RuleId {
  return MOVES[kind].rule;
}

const MOST = 99;

function holds(field: Field, value: unknown): boolean {
  if (typeof value === 'number') {
    return (
      Number.isInteger(value) && value >= 0 && value <= (field === 'side-of-fight' ? 1 : MOST) && !Object.is(value, -0)
    );
  }
  if (field === 'ware') return value === 'ring' || value === 'nothing';
  return (field === 'grab' && value === 'ring') || (field === 'pay' && value === 'damage');
}

/** Parses a move from outside: exactly the right fields. */
export function parseMove(raw: unknown): BagMove | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw) || !Object.hasOwn(raw, 'kind')) return undefined;
  const given = raw as Record<string, unknown>;
  if (typeof given.kind !== 'string' || !Object.hasOwn(MOVES, given.kind)) return undefined;
  const { fields } = MOVES[given.kind as BagMove['kind']];
  const entries = Object.entries(fields);
  if (Object.keys(given).length !== entries.length + 1) return undefined;
  const move: Record<string, unknown> = { kind: given.kind };
  for (const [name, field] of entries) {
    if (!Object.hasOwn(given, name) || !holds(field, given[name])) return undefined;
    move[name] = given[name];
  }
  return move as BagMove;
}

/**
 * Moves that `legalMoves` does not list: a gift or calling off an offer while another decides, and leaving and
 * returning.
 */
export function isUnlisted({ kind }: BagMove): boolean {
  return kind === 'offer' || kind === 'call-off' || kind === 'away' || kind === 'back';
}

const HANDLINGS: readonly BagMove['kind'][] = ['drop', 'drop-ring', 'wear', 'stow', 'show', 'hide', 'offer'];

/** Dropping, moving, showing and offering items: free, and without limit (BD-106). */
export function isHandling({ kind }: BagMove): boolean {
  return HANDLINGS.includes(kind);
}

/** Whether two moves are the same. */
export function isSameMove(one: BagMove, other: BagMove): boolean {
  if (one.kind !== other.kind) return false;
  for (const name of Object.keys(MOVES[one.kind].fields)) {
    if (Reflect.get(one, name) !== Reflect.get(other, name)) return false;
  }
  return true;
}
