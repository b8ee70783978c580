import { useState } from 'react';
import { useWhyNot } from '../../../client/kit/table/why-not.ts';
import type { Verb } from '../../../client/kit/turns/status.tsx';
import type { RuleId } from '../../../engine/game.ts';
import type { EquipmentNumber } from '../rules/content.ts';
import type { DashMove } from '../rules/state.ts';
import type { ShownSheet } from './cards/sheets.tsx';
import { faceWord } from './flip/choices.ts';
import type { HandRole } from './hand/hand.tsx';
import { movesOf, roleOf, type Situation } from './situation.ts';

/** The player's controls: taps on the board and on own cards, the buttons, and the keys. */
export interface TableControls {
  verbs: readonly Verb[];
  onSpace(space: number): void;
  onCard(card: EquipmentNumber, place: number): void;
  onLook(card: EquipmentNumber): void;
  roleAt(card: EquipmentNumber, place: number): HandRole;
  onKey(key: string): void;
}

/** Turns the legal moves into controls. A tap on anything else shows why it can't be done now. */
export function useTableControls(
  situation: Situation,
  {
    send,
    show,
    turning,
  }: {
    send(move: DashMove): Promise<boolean>;
    show(what: ShownSheet): void;
    /** The space whose card is turning over. */
    turning: number | undefined;
  },
): TableControls {
  const { view, moves, you, players, words } = situation;
  const sayWhyNot = useWhyNot();
  const say = (words: string, rule: RuleId) => sayWhyNot({ kind: 'said', words, rule });
  const [givenUp, setGivenUp] = useState<readonly number[]>([]);
  const isMine = view.explorer === you && moves.length > 0;
  const own = you === 'spectator' ? undefined : view.players[you];
  const face = movesOf(moves, 'face')[0];
  const stop = movesOf(moves, 'stop')[0];
  const putBack = movesOf(moves, 'put-back')[0];
  const roleAt = (card: EquipmentNumber, place: number) => roleOf(situation, card, givenUp.includes(place));

  function onSpace(space: number) {
    // The second tap of a double tap only shows the card sooner.
    if (space === turning) return;
    const seen = view.spaces[space];
    const card = typeof seen === 'number' ? seen : view.faceDown?.[space];
    const known = view.known.find((other) => other.space === space)?.card;
    const flip = movesOf(moves, 'flip').find((move) => move.space === space);
    if (typeof card === 'number') show({ kind: 'card', card: words.dungeon(card) });
    else if (flip !== undefined) send(flip);
    else if (known !== undefined) show({ kind: 'card', card: words.dungeon(known) });
    else if (isMine && view.phase === 'explore') say(words.page.flipLit, 'DA-11');
    else if (view.explorer === you) say(words.page.dealFirst, 'DA-20');
    else say(words.page.notYourTurn(players[view.explorer]?.name ?? ''), 'DA-11');
  }

  function onCard(card: EquipmentNumber, place: number) {
    const role = roleAt(card, place);
    if (role === 'use') send({ kind: 'use', card });
    else if (role === 'drop') send({ kind: 'fumble', card });
    else if (role === 'keep') setGivenUp([...givenUp, place]);
    else if (role === 'give-up') setGivenUp(givenUp.filter((other) => other !== place));
    else lookAtOwn(card, 'idle');
  }

  function lookAtOwn(number: EquipmentNumber, role: 'idle' | 'any') {
    const card = words.equipment(number);
    const isMap = card.effect.kind === 'treasure-map';
    const { mapNotUsed, notNow, inVain } = words.page.pending;
    const isUsable = movesOf(moves, 'use').some((move) => move.card === number);
    const note = isMap ? { note: mapNotUsed } : role === 'idle' ? { note: isUsable ? inVain : notNow } : {};
    show({ kind: 'card', card, ...note, rule: isMap ? 'DA-23' : 'DA-20' });
  }

  /** Discards one by one, each after the previous one is answered, then sends ready. */
  async function confirmExchange() {
    const cards = givenUp.flatMap((place) => own?.equipment[place] ?? []);
    setGivenUp([]);
    for (const card of cards) if (!(await send({ kind: 'discard', card }))) return;
    await send({ kind: 'ready' });
  }

  function verbs(): Verb[] {
    const { verbs: say } = words.page;
    if (stop !== undefined) return [{ label: say.stop, look: 'plain', act: () => send(stop) }];
    if (face !== undefined && view.pending !== undefined) {
      return [{ label: faceWord(view.pending, view.ap, words), look: 'main', act: () => send(face) }];
    }
    if (moves.length === 0 || view.phase !== 'exchange') return [];
    const label = givenUp.length === 0 ? say.keepAll : say.discard(givenUp.length);
    return [{ label, look: 'main', act: confirmExchange }];
  }

  function onKey(key: string) {
    const place = Number(key) - 1;
    const card = own?.equipment[place];
    if (key === 's' && stop !== undefined) send(stop);
    else if (key === 'f' && face !== undefined) send(face);
    else if (key === 'b' && putBack !== undefined) send(putBack);
    else if (card !== undefined) onCard(card, place);
  }

  return { verbs: verbs(), onSpace, onCard, onLook: (card) => lookAtOwn(card, 'any'), roleAt, onKey };
}
