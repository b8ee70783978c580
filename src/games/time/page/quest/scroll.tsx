import { GAME_MISSIONS, type TimePack, victoryOf } from '../../rules/content.ts';
import type { TimeView } from '../../rules/view.ts';
import { reputationOf } from '../situation.ts';
import type { Words } from '../words.ts';

/** The scenario, and the words for it. */
export interface QuestProps {
  view: TimeView;
  pack: TimePack;
  words: Words;
}

/** DT-50 The scroll of an Adventure: what its card waits for, its effect, and everything required to win. */
export function Scroll(props: QuestProps & { className?: string | undefined }) {
  const { view, words } = props;
  const { before } = words.page;
  const adventure = adventureOf(props);
  if (adventure === undefined) return undefined;
  return (
    <ul className={props.className}>
      <li>{before.reputation(reputationOf(props) ?? 0)}</li>
      <li>
        <strong>{before.whenItSucceeds}</strong> {words.game.effect(adventure.effect, words.names)}
      </li>
      <li>
        <strong>{before.toWin}</strong> {before.goal(view.goal, GAME_MISSIONS)}.{' '}
        {victoryOf(adventure.scroll)
          .map((condition) => words.game.victory(condition, words.names))
          .join(' ')}
      </li>
    </ul>
  );
}

/** The Adventure, if the game is one. */
export function adventureOf({ view, pack }: QuestProps) {
  return view.quest.kind === 'adventure' ? pack.adventures[view.quest.place] : undefined;
}
