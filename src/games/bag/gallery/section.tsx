import styles from '../../../client/kit/gallery/gallery.module.css';
import { Exhibit, Piece, Shelf } from '../../../client/kit/gallery/shelf.tsx';
import type { Bilingual, Locale } from '../../../engine/text.ts';
import standard from '../packs/standard.json' with { type: 'json' };
import { BagIcon } from '../page/bag-icon.tsx';
import page from '../page/bag-page.module.css';
import { Dice } from '../page/fight/dice.tsx';
import { TileArt } from '../page/map/tile-art.tsx';
import { wordsFor } from '../page/words.ts';
import type { BagPack } from '../rules/content.ts';
import { nameById } from '../text/text-names.ts';

// The build checks that this is the pack the game is played with.
const pack = standard as unknown as BagPack;

/** The headings of its sections. */
const SHELVES = {
  tiles: { en: 'Tiles', it: 'Tessere' },
  characters: { en: 'Characters', it: 'Personaggi' },
  monsters: { en: 'Monsters', it: 'Mostri' },
  items: { en: 'Items', it: 'Oggetti' },
  scrolls: { en: 'Scrolls', it: 'Pergamene' },
} satisfies Record<string, Bilingual>;

/** All pieces of Bag of Dungeon: tiles, monsters, items, characters and scrolls. */
export function BagSection({ locale }: { locale: Locale }) {
  const { game } = wordsFor(pack, locale);
  const nameOf = nameById(pack, locale);
  return (
    <div className={`${page.table} ${styles.stage}`}>
      <Shelf title={SHELVES.tiles[locale]}>
        {pack.tiles.map((card, number) => (
          <Exhibit key={card.id} name={card.name[locale]} frame="tile">
            <TileArt card={card} turn={number % 4} icon={card.icon} />
          </Exhibit>
        ))}
        <Exhibit name="1 2 3">
          <Dice dice={[1, 2, 3]} isFalling={false} tone="plain" />
        </Exhibit>
        <Exhibit name="4 5 6">
          <Dice dice={[4, 5, 6]} isFalling={false} tone="foe" />
        </Exhibit>
      </Shelf>
      <Pieces
        shelf="characters"
        cards={pack.characters}
        locale={locale}
        figures={(card) => `${game.health(card.health)}, ${game.ap(card.ap)}, ${game.combat(card)}`}
        does={game.skill}
      />
      <Pieces shelf="monsters" cards={pack.monsters} locale={locale} does={game.monster} />
      <Pieces shelf="items" cards={pack.items} locale={locale} does={game.item} />
      <Pieces shelf="scrolls" cards={pack.scrolls} locale={locale} does={(card) => game.scroll(card, nameOf)} />
    </div>
  );
}

/** The pieces of one kind, with their effects. */
function Pieces<Card extends { id: string; icon: string; name: Bilingual; flavour?: Bilingual | undefined }>(props: {
  shelf: keyof typeof SHELVES;
  cards: readonly Card[];
  locale: Locale;
  figures?(card: Card): string;
  does(card: Card): string;
}) {
  const { locale, figures } = props;
  return (
    <Shelf title={SHELVES[props.shelf][locale]}>
      {props.cards.map((card) => (
        <Piece
          key={card.id}
          picture={<BagIcon name={card.icon} />}
          name={card.name[locale]}
          {...(figures !== undefined && { figures: figures(card) })}
          does={props.does(card)}
          {...(card.flavour !== undefined && { flavour: card.flavour[locale] })}
        />
      ))}
    </Shelf>
  );
}
