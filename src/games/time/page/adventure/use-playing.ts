import { type RefObject, useState } from 'react';
import { useStable } from '../../../../client/kit/use-stable.ts';
import type { Call } from '../../rules/state.ts';
import { CARD_KEYS, type HandRows, type Mode } from '../hand/hand.tsx';
import type { Slot, useHand } from '../hand/use-hand.ts';
import { useKeys } from '../keys.ts';
import { movesOf, ownPlayer, reputationOf, type Situation } from '../situation.ts';
import { nameOf } from '../words.ts';
import { flyFrom } from './flights.ts';

/** What a tap on a card was last asked to do. */
export type Asked = Exclude<Mode, 'look'>;

interface Table {
  hand: ReturnType<typeof useHand>;
  rows: HandRows;
  stage: RefObject<HTMLElement | null>;
  /** The clock does not run yet. */
  isWaiting: boolean;
}

/** What a player does in the five minutes: plays and discards cards, one or several, draws, and says done. */
export function usePlaying(props: Situation, table: Table) {
  const { view, moves, send } = props;
  const own = ownPlayer(props);
  const [isAsking, setAsking] = useState(false);
  const cards = useCards(props, table, () => setAsking(false));
  const draw = movesOf(moves, 'draw')[0];
  const playing = {
    ...cards,
    own,
    draw,
    isAsking,
    onCall: useStable((call: Call) => void send({ kind: 'call', call })),
    onPlayOn: () => setAsking(false),
    onDraw: () => draw !== undefined && void send(draw),
    /** DT-25 Asks for confirmation if cards are left. */
    onDone() {
      if (own === undefined) return;
      const hasCards = view.hand.length + view.deck.size > 0;
      const asks = !own.done && hasCards && !isAsking;
      setAsking(asks);
      if (!asks) void send({ kind: own.done ? 'undone' : 'done' });
    },
  };
  useKeys((key) => {
    if (own !== undefined && !table.isWaiting) onKey(key, playing, table);
  });
  return playing;
}

/** What a tap on a card does, and the cards chosen to be played at once. */
function useCards(props: Situation, { hand, stage, isWaiting }: Table, onAct: () => void) {
  const { view, moves, you, words } = props;
  const { page } = words;
  const [wanted, setAsked] = useState<Asked>('play');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  // With nothing in hand there is nothing to discard or choose.
  const asked = view.hand.length === 0 ? 'play' : wanted;
  // Without legal moves (in a replay, say) a tap does nothing.
  const mode: Mode = you === 'spectator' || isWaiting || moves.length === 0 ? 'look' : asked;
  const canPlayAdventure = movesOf(moves, 'play').some(({ cards }) => words.face(cards[0] ?? 0).kind === 'adventure');

  async function act(kind: 'play' | 'discard', slots: readonly Slot[]) {
    for (const slot of slots) flyFrom(stage.current, slot.id, kind === 'play' ? 'story' : 'discard');
    setAsked('play');
    setChosen([]);
    onAct();
    const answer = await hand.act(kind, slots);
    const name = slots.map(({ card }) => nameOf(words.face(card), words)).join(', ');
    if (answer.kind === 'refused') {
      props.note(answer.rule === 'DT-27' ? page.late(name) : page.refused(name), answer.rule);
    } else if (answer.kind === 'error') props.note(page.refused(name));
  }

  const onCard = useStable((slot: Slot, how: 'tap' | 'swipe') => {
    if (mode === 'look') return;
    const face = words.face(slot.card);
    const isDiscard = how === 'swipe' || mode === 'discard';
    if (face.kind === 'adventure' && mode !== 'several') {
      if (isDiscard) return props.note(page.refused(nameOf(face, words)), 'DT-55');
      if (!canPlayAdventure)
        return props.note(page.verbs.locked(nameOf(face, words), reputationOf(props) ?? 0), 'DT-52');
    }
    if (how === 'swipe') void act('discard', [slot]);
    else if (mode === 'several') {
      setChosen(chosen.includes(slot.id) ? chosen.filter((id) => id !== slot.id) : [...chosen, slot.id]);
    } else void act(isDiscard ? 'discard' : 'play', [slot]);
  });

  const chosenSlots = chosen.flatMap((id) => hand.slots.filter((slot) => slot.id === id && !slot.hasLeft));
  return {
    mode,
    asked,
    chosen,
    chosenSlots,
    lockedFor: canPlayAdventure ? undefined : reputationOf(props),
    onCard,
    onAct: (kind: 'play' | 'discard') => void act(kind, chosenSlots),
    onToggle(mode: Asked) {
      setChosen([]);
      setAsked(asked === mode ? 'play' : mode);
    },
  };
}

function onKey(key: string, playing: ReturnType<typeof usePlaying>, { hand, rows }: Table): void {
  const { asked, mode, isAsking, onToggle } = playing;
  const order = [...rows.missions, ...rows.items].filter((id) => id !== undefined);
  const slot = hand.slots.find(({ id }) => id === order[CARD_KEYS.indexOf(key)]);
  if (key === 'd') playing.onDone();
  else if (key === 'x') onToggle('discard');
  else if (key === 's') onToggle('several');
  else if (key === 'g' && playing.draw !== undefined) playing.onDraw();
  else if (key === 'Enter' && mode === 'several' && playing.chosenSlots.length > 0) playing.onAct('play');
  else if (key === 'Escape' && isAsking) playing.onPlayOn();
  else if (key === 'Escape' && asked !== 'play') onToggle('play');
  else if (CARD_KEYS.includes(key) && slot !== undefined && !slot.hasLeft) playing.onCard(slot, 'tap');
}
