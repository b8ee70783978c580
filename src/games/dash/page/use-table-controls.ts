import { useState } from 'react';
import type { NotDone } from '../../../client/kit/table/table-context.tsx';
import { useTableContext } from '../../../client/kit/table/table-context.tsx';
import type { Verb } from '../../../client/kit/turns/status.tsx';
import type { RuleId } from '../../../engine/game.ts';
import type { EquipmentNumber } from '../rules/content.ts';
import type { DashMove } from '../rules/state.ts';
import type { ShownSheet } from './cards/sheets.tsx';
import { faceWord } from './flip/choices.ts';
import type { HandRole } from './hand/hand.tsx';
import { movesOf, roleOf, type Situation } from './situation.ts';

/** The keys of moves of which there is one at most. */
const KEYS: Readonly<Record<string, 'stop' | 'face' | 'put-back'>> = { s: 'stop', f: 'face', b: 'put-back' };

/** The player's controls: taps on the board and on own cards, the buttons, and the keys. */
export interface TableControls {
  verbs: readonly Verb[];
  onSpace(space: number): void;
  onCard(card: EquipmentNumber, place: number): void;
  onLook(card: EquipmentNumber): void;
  roleAt(card: EquipmentNumber, place: number): HandRole;
  onKey(key: string): void;
}

interface Means {
  send(move: DashMove): Promise<boolean>;
  show(what: ShownSheet): void;
  /** The space whose card is turning over. */
  turning: number | undefined;
}

/** Turns the legal moves into controls. A tap on anything else shows why it can't be done now. */
export function useTableControls(situation: Situation, { send, show, turning }: Means): TableControls {
  const { view, moves, you, words } = situation;
  const { sayWhyNot } = useTableContext();
  const [givenUp, setGivenUp] = useState<readonly number[]>([]);
  const own = you === 'spectator' ? undefined : view.players[you];
  const roleAt = (card: EquipmentNumber, place: number) => roleOf(situation, card, givenUp.includes(place));

  function onSpace(space: number) {
    // The second tap of a double tap only shows the card sooner.
    if (space === turning) return;
    const seen = view.spaces[space];
    const card = typeof seen === 'number' ? seen : view.faceDown?.[space];
    const known = view.known.find((other) => other.space === space)?.card;
    const flip = movesOf(moves, 'flip').find((move) => move.space === space);
    if (typeof card === 'number') show({ kind: 'card', card: words.dungeon(card) });
    else if (flip !== undefined) void send(flip);
    else if (known !== undefined) show({ kind: 'card', card: words.dungeon(known) });
    else sayWhyNot(whyNoFlip(situation));
  }

  function onCard(card: EquipmentNumber, place: number) {
    const role = roleAt(card, place);
    if (role === 'use') void send({ kind: 'use', card });
    else if (role === 'drop') void send({ kind: 'fumble', card });
    else if (role === 'keep') setGivenUp([...givenUp, place]);
    else if (role === 'give-up') setGivenUp(givenUp.filter((other) => other !== place));
    else show(ownCard(situation, card, 'idle'));
  }

  /** Discards one by one, each after the previous one is answered, then sends ready. */
  async function confirmExchange() {
    const cards = givenUp.flatMap((place) => own?.equipment[place] ?? []);
    setGivenUp([]);
    for (const card of cards) if (!(await send({ kind: 'discard', card }))) return;
    await send({ kind: 'ready' });
  }

  function onKey(key: string) {
    const place = Number(key) - 1;
    const card = own?.equipment[place];
    const kind = KEYS[key];
    const move = kind && movesOf(moves, kind)[0];
    if (move !== undefined) void send(move);
    else if (card !== undefined) onCard(card, place);
  }

  const verbs = verbsOf(situation, { send, confirmExchange, givenUp: givenUp.length });
  return { verbs, onSpace, onCard, onLook: (card) => show(ownCard(situation, card, 'any')), roleAt, onKey };
}

/** Why a space cannot be flipped now. */
function whyNoFlip({ view, moves, you, players, words }: Situation): NotDone {
  const say = (words: string, rule: RuleId): NotDone => ({ kind: 'said', words, rule });
  if (view.explorer !== you) return say(words.page.notYourTurn(players[view.explorer]?.name ?? ''), 'DA-11');
  const isExploring = moves.length > 0 && view.phase === 'explore';
  return isExploring ? say(words.page.flipLit, 'DA-11') : say(words.page.dealFirst, 'DA-20');
}

/** An own card, large, with what it is good for now. */
function ownCard({ moves, words }: Situation, number: EquipmentNumber, role: 'idle' | 'any'): ShownSheet {
  const card = words.equipment(number);
  const isMap = card.effect.kind === 'treasure-map';
  const { mapNotUsed, notNow, inVain } = words.page.pending;
  const isUsable = movesOf(moves, 'use').some((move) => move.card === number);
  const note = isMap ? { note: mapNotUsed } : role === 'idle' ? { note: isUsable ? inVain : notNow } : {};
  return { kind: 'card', card, ...note, rule: isMap ? 'DA-23' : 'DA-20' };
}

function verbsOf(
  { view, moves, words }: Situation,
  act: { send(move: DashMove): void; confirmExchange(): void; givenUp: number },
): Verb[] {
  const { verbs: say } = words.page;
  const [stop] = movesOf(moves, 'stop');
  const [face] = movesOf(moves, 'face');
  if (stop !== undefined) return [{ label: say.stop, look: 'plain', act: () => act.send(stop) }];
  if (face !== undefined && view.pending !== undefined) {
    return [{ label: faceWord(view.pending, view.ap, words), look: 'main', act: () => act.send(face) }];
  }
  if (moves.length === 0 || view.phase !== 'exchange') return [];
  const label = act.givenUp === 0 ? say.keepAll : say.discard(act.givenUp);
  return [{ label, look: 'main', act: act.confirmExchange }];
}
