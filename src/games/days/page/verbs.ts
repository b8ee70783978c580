import type { Verb } from '../../../client/table/status.tsx';
import type { DaysMove, DaysPlay } from '../rules/state.ts';
import { heightsOf, type Pick } from './choice.ts';
import type { Situation } from './situation.ts';

/** What the verbs set off. */
export interface Deeds {
  make(move: DaysMove): void;
  choose(picks: readonly Pick[]): void;
  back(): void;
  startPlaying(): void;
}

/** The large buttons of this moment: draw or play; what a spell still asks for; confirm, or go a step back. */
export function verbsNow(situation: Situation, plays: readonly DaysPlay[], deeds: Deeds): Verb[] {
  const { words, lifted, isChoosingCard } = situation;
  const { verbs: say } = words.page;
  const back: Verb = { label: say.back, look: 'plain', act: deeds.back };
  if (lifted === undefined) return isChoosingCard ? [back] : turnVerbs(situation, deeds);
  return [...stepVerbs(situation, plays, deeds), back];
}

function turnVerbs({ moves, words }: Situation, deeds: Deeds): Verb[] {
  const { verbs: say } = words.page;
  const draw = moves.find(({ kind }) => kind === 'draw');
  const pass = moves.find(({ kind }) => kind === 'pass');
  const canPlay = moves.some((move) => move !== draw && move !== pass);
  const verbs: Verb[] = [];
  if (draw !== undefined) verbs.push({ label: say.draw, look: 'main', act: () => deeds.make(draw) });
  if (canPlay) verbs.push({ label: say.play, look: draw === undefined ? 'main' : 'plain', act: deeds.startPlaying });
  if (pass !== undefined) verbs.push({ label: say.pass, look: 'main', act: () => deeds.make(pass) });
  return verbs;
}

function stepVerbs(situation: Situation, plays: readonly DaysPlay[], deeds: Deeds): Verb[] {
  const { asked, words, picks, view, players } = situation;
  const [first] = plays;
  if (first === undefined) return [];
  if (asked === 'confirm') {
    return [{ label: words.page.verbs.confirm, look: 'main', act: () => deeds.make(first) }];
  }
  if (asked === 'board') {
    return plays.flatMap((play) => {
      if (play.kind !== 'transport') return [];
      const { board, day } = play;
      const act = () => deeds.choose([...picks, { kind: 'day', board, day }]);
      return [{ label: players[board]?.name ?? '', look: 'main' as const, act }];
    });
  }
  if (asked === 'height' && first.kind === 'transform') {
    const stack = view.boards[first.board].days[first.day];
    return heightsOf(plays).map((height) => ({
      label: words.page.inStack(words.name(stack[height]), stack.length - 1 - height, stack.length),
      look: 'main',
      act: () => deeds.choose([...picks, { kind: 'height', height }]),
    }));
  }
  return [];
}
