import { Exhibit, Shelf } from '../../../client/kit/gallery/shelf.tsx';
import { GALLERY_TEXT } from '../../../client/kit/gallery/text/text.ts';
import type { Locale } from '../../../engine/text.ts';
import standard from '../packs/standard.json' with { type: 'json' };
import { DieSide } from '../page/heap.tsx';
import type { NewGamePack } from '../rules/content.ts';

// The build checks that this is the pack the game is played with.
const pack = standard as unknown as NewGamePack;

/** Every side of the die, as the table shows it. */
export function NewGameSection({ locale }: { locale: Locale }) {
  return (
    <Shelf title={GALLERY_TEXT[locale].shelves.board}>
      {pack.sides.map((side) => (
        <Exhibit key={side.id} name={side.name[locale]}>
          <DieSide side={side} locale={locale} />
        </Exhibit>
      ))}
    </Shelf>
  );
}
