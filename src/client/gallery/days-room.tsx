import type { Locale } from '../../engine/text.ts';
import type { DaysPack } from '../../games/days/content.ts';
import standard from '../../games/days/packs/standard.json' with { type: 'json' };
import { CardFace } from '../games/days/card-face.tsx';
import page from '../games/days/days-page.module.css';
import { Hand, type HandRole } from '../games/days/hand.tsx';
import { wordsFor } from '../games/days/words.ts';
import styles from './gallery.module.css';
import { Exhibit, Shelf } from './shelf.tsx';
import { GALLERY_TEXT } from './text/text.ts';

// The build has checked it: it is the pack the game is played with.
const pack = standard as unknown as DaysPack;
const ROLES: readonly HandRole[] = ['playable', 'resting', 'lifted', 'asked', 'given'];

/** All cards of Dungeon Days, in hand and to be read. */
export function DaysRoom({ locale }: { locale: Locale }) {
  const text = GALLERY_TEXT[locale].shelves;
  const words = wordsFor(pack, locale, 'covers');
  const cards = pack.cards.map((_, number) => number);
  return (
    <div className={`${page.table} ${styles.stage}`}>
      <Shelf title={text.hand}>
        <Exhibit name={text.hand} frame="whole">
          <Hand
            cards={cards}
            words={words}
            roleOf={(_, place) => ROLES[place % ROLES.length] ?? 'playable'}
            onCard={() => undefined}
          />
        </Exhibit>
      </Shelf>
      <Shelf title={text.large}>
        {cards.map((card) => (
          <Exhibit key={card} name={words.name(card)} frame="large">
            <CardFace card={card} words={words} size="large" />
          </Exhibit>
        ))}
      </Shelf>
    </div>
  );
}
