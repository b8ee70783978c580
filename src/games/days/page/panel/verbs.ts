import type { Verb } from '../../../../client/kit/turns/status.tsx';
import { cardAtHeight, type DaysMove, type DaysPlay } from '../../rules/state.ts';
import { stackInSight } from '../../rules/view.ts';
import { heightsOf, type Pick } from '../choice/choice.ts';
import type { Choice } from '../choice/use-choice.ts';
import type { Situation } from './situation.ts';

/** The handlers of the buttons. */
interface VerbHandlers {
  make(move: DaysMove): void;
  /** Continues with all of these picks, and plays if they leave one play. */
  pick(picks: readonly Pick[]): void;
  startPlaying(): void;
}

/** The current buttons: draw or play, a spell's further choices, or back. None while a play is shown. */
export function verbsNow(situation: Situation, { plays, back: goBack }: Choice, deeds: VerbHandlers): Verb[] {
  const { words, lifted, asked, isChoosingCard } = situation;
  const { verbs: say } = words.page;
  const back: Verb = { label: say.back, look: 'plain', act: goBack };
  if (asked === 'done') return [];
  if (lifted === undefined) return isChoosingCard ? [back] : turnVerbs(situation, deeds);
  return [...stepVerbs(situation, plays, deeds), back];
}

function turnVerbs({ moves, words }: Situation, deeds: VerbHandlers): Verb[] {
  const { verbs: say } = words.page;
  const draw = moves.find(({ kind }) => kind === 'draw');
  const pass = moves.find(({ kind }) => kind === 'pass');
  const canPlay = moves.some((move) => move !== draw && move !== pass);
  const verbs: Verb[] = [];
  if (draw !== undefined) verbs.push({ label: say.draw, look: 'main', act: () => deeds.make(draw) });
  if (canPlay) verbs.push({ label: say.play, look: 'main', act: deeds.startPlaying });
  if (pass !== undefined) verbs.push({ label: say.pass, look: 'main', act: () => deeds.make(pass) });
  return verbs;
}

function stepVerbs(situation: Situation, plays: readonly DaysPlay[], deeds: VerbHandlers): Verb[] {
  const { asked, words, picks, view, players } = situation;
  const [first] = plays;
  if (first === undefined) return [];
  if (asked === 'board') {
    return plays.flatMap((play) => {
      if (play.kind !== 'transport') return [];
      const { board, day } = play;
      const act = () => deeds.pick([...picks, { kind: 'day', board, day }]);
      return [{ label: players[board]?.name ?? '', look: 'main' as const, act }];
    });
  }
  if (asked === 'height' && first.kind === 'transform') {
    const stack = stackInSight(view, first.board, first.day);
    return heightsOf(plays).map((height) => ({
      label: words.page.inStack(words.name(cardAtHeight(stack, height)), stack.length - 1 - height, stack.length),
      look: 'main',
      act: () => deeds.pick([...picks, { kind: 'height', height }]),
    }));
  }
  return [];
}
