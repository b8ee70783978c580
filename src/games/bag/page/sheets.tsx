import { Sheet } from '../../../client/parts/sheet.tsx';
import { Help } from '../../../client/table/help.tsx';
import type { RuleId } from '../../../engine/game.ts';
import type { AdventurerNumber } from '../rules/content.ts';
import { BagIcon } from './bag-icon.tsx';
import type { Scene } from './scene.ts';
import styles from './sheets.module.css';
import { nameOf } from './words.ts';

/** What lies beside the table to be looked at. */
export type Shown = { kind: 'person'; who: AdventurerNumber } | { kind: 'log' } | { kind: 'help' };

/** The sheet for what was asked to be seen; the log has a place of its own. */
export function Sheets(props: {
  shown: Shown | undefined;
  scene: Scene;
  sentence: string;
  shortcuts: { on: boolean; turn(on: boolean): void };
  why(rule?: RuleId): void;
  onClose(): void;
}) {
  const { shown, scene, onClose } = props;
  const { words, view } = scene;
  const common = { closeLabel: words.page.close, onClose };
  if (shown === undefined || shown.kind === 'log') return undefined;
  if (shown.kind === 'person') {
    return (
      <Sheet title={nameOf(scene, shown.who)} {...common} key={shown.who}>
        <PersonCard scene={scene} who={shown.who} />
      </Sheet>
    );
  }
  const quest = words.quest(view.terms.scroll);
  return (
    <Sheet title={words.page.helpTitle} {...common}>
      <p>
        <strong>{quest.name}.</strong> {quest.says}
      </p>
      <Help
        text={words.page}
        note={undefined}
        rule={undefined}
        sentence={props.sentence}
        shortcuts={props.shortcuts}
        why={props.why}
      />
    </Sheet>
  );
}

/** All there is to know of an adventurer: figures, skill, what they carry and what it is worth, kills. */
function PersonCard({ scene, who }: { scene: Scene; who: AdventurerNumber }) {
  const { view, words } = scene;
  const { page, game } = words;
  const one = view.adventurers[who];
  const card = words.pack.characters[one.character];
  const { skill } = card;
  const items = one.spaces.flatMap((content, space) =>
    content === 'empty' ? [] : [{ content, kind: card.spaces[space], space }],
  );
  return (
    <>
      <p className={styles.who}>
        <BagIcon name={card.icon} /> <strong>{card.name[words.locale]}</strong>
      </p>
      <dl className={styles.figures}>
        <Figure name={page.person.health} value={`${one.health}/${one.fullHealth}`} />
        <Figure name={page.person.lives} value={String(one.lives)} />
        <Figure name={page.person.ap} value={`${one.ap}/${one.fullAp}`} />
        <Figure name={page.person.guard} value={String(one.guard)} />
      </dl>
      <p>
        {game.combat(card)}. {game.skill(card)}
        {'times' in skill && ` (${page.person.timesLeft(skill.times - one.skillUsed)})`}
      </p>
      <h3>{page.person.items}</h3>
      {items.length + one.followers.length === 0 && <p>{page.person.noItems}</p>}
      <ul className={styles.items}>
        {items.map(({ content, kind, space }) => (
          <li key={space}>
            <BagIcon name={typeof content === 'number' ? words.itemCard(content).icon : 'knapsack'} />
            <span>
              <strong>{typeof content === 'number' ? words.item(content) : page.faceDown}</strong> ({page.spaces[kind]})
              {typeof content === 'number' && <span className={styles.worth}>{words.worth(content)}</span>}
            </span>
          </li>
        ))}
        {one.followers.map((item) => (
          <li key={`follower-${item}`}>
            <BagIcon name={words.itemCard(item).icon} />
            <span>
              <strong>{words.item(item)}</strong>
              <span className={styles.worth}>{words.worth(item)}</span>
            </span>
          </li>
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

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
