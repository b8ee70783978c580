import type { ItemCard } from '../../rules/content.ts';
import type { SeenItem } from '../../rules/event.ts';
import { BagBack, BagPicture } from '../bag-icon.tsx';
import type { Scene } from '../scene.ts';
import styles from './loot.module.css';

/** A drawn item, as a card that turns over with its effect and flavour; other players' items stay face down. */
export function Loot({ scene, item, isOpen }: { scene: Scene; item: SeenItem; isOpen: boolean }) {
  const { words } = scene;
  const card = isOpen && typeof item === 'number' ? words.itemCard(item) : undefined;
  return (
    <div className={`covers middle passive ${styles.place}`} aria-hidden="true">
      {card !== undefined && fanfareOf(card) === 'great' && <span className={styles.rays} />}
      <div
        className={`parchment grid anchor text-centre ${styles.card}`}
        data-open={card !== undefined}
        data-fanfare={card && fanfareOf(card)}
      >
        {card === undefined ? (
          <>
            <BagPicture name="knapsack" />
            <BagBack />
          </>
        ) : (
          <>
            <BagPicture name={card.icon} />
            <p className={styles.name}>{card.name[words.locale]}</p>
            <p>{words.game.item(card)}</p>
            {card.flavour !== undefined && <p className="flavour small dim">{card.flavour[words.locale]}</p>}
          </>
        )}
      </div>
    </div>
  );
}

/** How much a find is celebrated: a trap not at all, what turns a game most. */
export function fanfareOf({ effect }: Pick<ItemCard, 'effect'>): 'none' | 'small' | 'great' {
  switch (effect.kind) {
    case 'trap':
      return 'none';
    case 'weapon':
      return effect.plus > 2 || effect.looks === true ? 'great' : 'small';
    case 'guard':
      return effect.less > 1 ? 'great' : 'small';
    case 'shot':
      return effect.dice > 2 ? 'great' : 'small';
    case 'companion':
    case 'unseen':
    case 'teleport':
    case 'keepsake':
      return 'great';
    default:
      return 'small';
  }
}
