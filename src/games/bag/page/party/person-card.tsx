import { elementAt } from '../../../../engine/list.ts';
import type { AdventurerNumber, ItemNumber } from '../../rules/content.ts';
import { adventurerOf } from '../../rules/state.ts';
import { BagPicture } from '../bag-icon.tsx';
import type { Scene } from '../scene.ts';
import styles from './person-card.module.css';

/** The details of an adventurer: figures, skill, items and their effect, kills. */
export function PersonCard({ scene, who }: { scene: Scene; who: AdventurerNumber }) {
  const { view, words } = scene;
  const { page, game } = words;
  const one = adventurerOf(view, who);
  const card = words.characterCard(one.character);
  const { skill } = card;
  const items = one.spaces.flatMap((content, space) =>
    content === 'empty' ? [] : [{ content, space: page.spaces[elementAt(card.spaces, space)] }],
  );
  const figures = [
    [page.person.health, `${one.health}/${one.fullHealth}`],
    [page.person.lives, one.lives],
    [page.person.ap, `${one.ap}/${one.fullAp}`],
    [page.person.guard, one.guard],
  ];
  return (
    <>
      <p className={`row larger ${styles.who}`}>
        <BagPicture name={card.icon} /> <strong>{card.name[words.locale]}</strong>
      </p>
      <dl className={`grid text-centre ${styles.figures}`}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="small dim">{name}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        {game.combat(card)}. {game.skill(card)}
        {'times' in skill && ` (${page.person.timesLeft(skill.times - one.skillUsed)})`}
      </p>
      <h3>{page.person.items}</h3>
      {items.length + one.followers.length === 0 && <p>{page.person.noItems}</p>}
      <ul className={`stack ${styles.items}`}>
        {items.map(({ content, space }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is carried is where it is carried
          <Carried key={place} scene={scene} item={content} space={space} />
        ))}
        {one.followers.map((item) => (
          <Carried key={`follower-${item}`} scene={scene} item={item} />
        ))}
      </ul>
      <h3>{page.person.kills}</h3>
      <p>
        {one.kills.length === 0 ? page.person.none : one.kills.map((monster) => words.monster(monster)).join(', ')}
        {view.terms.competitive && one.kills.length > 0 && ` (${page.person.worth(one.worth)})`}
      </p>
    </>
  );
}

/** An item with its name, space and effect; of a face-down one only the space. */
function Carried({ scene, item, space }: { scene: Scene; item: ItemNumber | 'face-down'; space?: string }) {
  const { words } = scene;
  const isHidden = item === 'face-down';
  return (
    <li className="row">
      <BagPicture name={isHidden ? 'knapsack' : words.itemCard(item).icon} />
      <span>
        <strong>{isHidden ? words.page.faceDown : words.item(item)}</strong>
        {space !== undefined && ` (${space})`}
        {!isHidden && <span className="dim block">{words.worth(item)}</span>}
      </span>
    </li>
  );
}
