import type { TimePack } from '../../../games/time/content.ts';
import type { TimeView } from '../../../games/time/view.ts';
import { reputationOf } from './situation.ts';
import type { Words } from './words.ts';

/** DT-50 The scroll of an Adventure: what its card waits for, what it changes, and what must hold in the end. */
export function Scroll(props: { view: TimeView; pack: TimePack; words: Words; className?: string | undefined }) {
  const { view, pack, words } = props;
  const { before } = words.page;
  const adventure = view.quest.kind === 'adventure' ? pack.adventures[view.quest.place] : undefined;
  if (adventure === undefined) return undefined;
  return (
    <ul className={props.className}>
      <li>{before.reputation(reputationOf(props) ?? 0)}</li>
      <li>
        <strong>{before.whenItSucceeds}</strong> {words.game.effect(adventure.effect, words.names)}
      </li>
      <li>
        <strong>{before.toWin}</strong> {words.game.victory(adventure.scroll.victory, words.names)}
      </li>
    </ul>
  );
}
