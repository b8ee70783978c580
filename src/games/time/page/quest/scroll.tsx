import { GAME_MISSIONS, type TimePack, victoryOf } from '../../rules/content.ts';
import type { TimeView } from '../../rules/view.ts';
import { ItemSign } from '../cards/item-sign.tsx';
import { reputationOf } from '../situation.ts';
import { StoryIcon } from '../time-icon.tsx';
import type { Words } from '../words.ts';
import { RewardSupply } from './reward-supply.tsx';
import styles from './scroll.module.css';

interface Props {
  view: TimeView;
  pack: TimePack;
  words: Words;
}

/** DT-50 The scroll of an Adventure: what its card waits for, what it changes, and everything required to win. */
export function Scroll(props: Props & { className?: string | undefined }) {
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

/** What is being played, to look up at any time: the goal, the scroll with its Missions, and the Reward tokens. */
export function QuestSheet(props: Props) {
  const { view, words } = props;
  const isAdventure = view.quest.kind === 'adventure';
  return (
    <div className="stack loose">
      {!isAdventure && <p>{words.page.before.goal(view.goal, GAME_MISSIONS)}.</p>}
      <Scroll {...props} className="stack" />
      <Missions {...props} />
      <RewardSupply view={view} words={words} isWhole />
    </div>
  );
}

/** DT-50 The Missions that the scroll names, or the decks they are drawn from (DT-44). */
function Missions(props: Props) {
  const { words, pack, view } = props;
  const { before } = words.page;
  const adventure = adventureOf(props);
  const named = adventure?.scroll.missions.flatMap((id) => pack.missions.filter((mission) => mission.id === id)) ?? [];
  const draws = view.quest.kind === 'scenario' ? (pack.scenarios[view.quest.place]?.draws ?? []) : [];
  return (
    <section aria-labelledby="time-scroll-missions">
      <h3 id="time-scroll-missions">{before.missions}</h3>
      <ul className={`stack tight ${styles.missions}`}>
        {draws.map(({ decks, missions }) => (
          <li key={decks.join()}>{before.draws(missions, decks)}</li>
        ))}
        {named.map(({ id, icon, name, needs }) => (
          <li key={id} className={`grid ${styles.mission}`}>
            <StoryIcon name={icon} />
            <span>{name[words.locale]}</span>
            <span className={`row tight ${styles.needs}`}>
              <span className="visually-hidden">
                {words.page.needs}: {words.game.items(words.numbers(needs), words.names)}
              </span>
              {words.numbers(needs).map((item, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an Item may be listed twice
                <ItemSign key={place} item={item} words={words} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function adventureOf({ view, pack }: Props) {
  return view.quest.kind === 'adventure' ? pack.adventures[view.quest.place] : undefined;
}
