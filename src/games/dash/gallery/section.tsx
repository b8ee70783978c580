import { Exhibit, Shelf } from '../../../client/kit/gallery/shelf.tsx';
import { GALLERY_TEXT } from '../../../client/kit/gallery/text/text.ts';
import type { Locale } from '../../../engine/text.ts';
import standard from '../packs/standard.json' with { type: 'json' };
import { CardBack, CardFace } from '../page/cards/card-face.tsx';
import { Hand, type HandRole } from '../page/hand/hand.tsx';
import { wordsFor } from '../page/words.ts';
import type { DashPack } from '../rules/content.ts';

// The build checks that this is the pack the game is played with.
const pack = standard as unknown as DashPack;
const ROLES: readonly HandRole[] = ['look', 'use', 'drop', 'keep', 'give-up'];

/** All cards of Dash: on the board, in hand, and large. */
export function DashSection({ locale }: { locale: Locale }) {
  const text = GALLERY_TEXT[locale].shelves;
  const words = wordsFor(pack, locale);
  return (
    <>
      <Shelf title={text.board}>
        {pack.dungeon.map((card) => (
          <Exhibit key={card.id} name={words.name(card)} frame="small">
            <CardFace card={card} words={words} size="small" />
          </Exhibit>
        ))}
        <Exhibit name={text.backs} frame="small">
          <CardBack />
        </Exhibit>
      </Shelf>
      <Shelf title={text.hand}>
        <Exhibit name={text.hand} frame="whole">
          <Hand
            cards={pack.equipment.map((_, number) => number)}
            words={words}
            roleOf={(_, place) => ROLES[place % ROLES.length] ?? 'look'}
            onCard={() => undefined}
            onLook={() => undefined}
          />
        </Exhibit>
      </Shelf>
      <Shelf title={text.large}>
        {[...pack.dungeon, ...pack.equipment].map((card) => (
          <Exhibit key={card.id} name={words.name(card)} frame="large">
            <CardFace card={card} words={words} size="large" />
          </Exhibit>
        ))}
      </Shelf>
    </>
  );
}
