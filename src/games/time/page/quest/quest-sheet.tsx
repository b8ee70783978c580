import { GAME_MISSIONS } from '../../rules/content.ts';
import { ItemSign } from '../cards/item-sign.tsx';
import { StoryPicture } from '../painted-pictures.tsx';
import styles from './quest-sheet.module.css';
import { RewardSupply } from './reward-supply.tsx';
import { adventureOf, type QuestProps, Scroll } from './scroll.tsx';

/** The scenario, to look up at any time: the goal, the scroll with its Missions, and the Reward tokens. */
export function QuestSheet(props: QuestProps) {
  const { view, words } = props;
  const isAdventure = view.quest.kind === 'adventure';
  return (
    <div className="stack gap-11">
      {!isAdventure && <p>{words.page.before.goal(view.goal, GAME_MISSIONS)}.</p>}
      <Scroll {...props} className="stack" />
      <Missions {...props} />
      <RewardSupply view={view} words={words} isWhole />
    </div>
  );
}

/** DT-50 The Missions that the scroll names, or the decks they are drawn from (DT-44). */
function Missions(props: QuestProps) {
  const { words, pack, view } = props;
  const { before } = words.page;
  const adventure = adventureOf(props);
  const named = adventure?.scroll.missions.flatMap((id) => pack.missions.filter((mission) => mission.id === id)) ?? [];
  const draws = view.quest.kind === 'scenario' ? (pack.scenarios[view.quest.place]?.draws ?? []) : [];
  return (
    <section aria-labelledby="time-scroll-missions">
      <h3 id="time-scroll-missions">{before.missions}</h3>
      <ul className={`stack gap-4 ${styles.missions}`}>
        {draws.map(({ decks, missions }) => (
          <li key={decks.join()}>{before.draws(missions, decks)}</li>
        ))}
        {named.map(({ id, icon, name, needs }) => (
          <li key={id} className={`grid ${styles.mission}`}>
            <StoryPicture name={icon} />
            <span>{name[words.locale]}</span>
            <span className={`row gap-4 ${styles.needs}`}>
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
