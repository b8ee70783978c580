import styles from '../../../client/kit/gallery/gallery.module.css';
import { Exhibit, Shelf } from '../../../client/kit/gallery/shelf.tsx';
import { GALLERY_TEXT } from '../../../client/kit/gallery/text/text.ts';
import type { Bilingual, Locale } from '../../../engine/text.ts';
import standard from '../packs/standard.json' with { type: 'json' };
import { Boards } from '../page/board/boards.tsx';
import { CardFace } from '../page/cards/card-face.tsx';
import page from '../page/days-page.module.css';
import { Hand, type HandRole } from '../page/hand/hand.tsx';
import { type Words, wordsFor } from '../page/words.ts';
import { cardScores } from '../rules/board/score.ts';
import type { DaysPack } from '../rules/content.ts';
import type { Stack } from '../rules/state.ts';
import type { BoardView, DaysView } from '../rules/view.ts';

// The build checks that this is the pack the game is played with.
const pack = standard as unknown as DaysPack;
const ROLES: readonly HandRole[] = ['playable', 'resting', 'lifted', 'asked', 'given'];

/** Weeks with an empty day, single cards and stacks. */
const WEEKS: readonly Stack[][] = [
  [[6], [7, 4], [], [3], [8, 14, 15], [5], []],
  [[9], [], [10, 12], [13], [], [11, 17], [16]],
  [[], [], [], [], [], [], []],
];

/** The headings of its sections. */
const SHELVES = {
  weeks: { en: 'Weeks', it: 'Settimane' },
} satisfies Record<string, Bilingual>;

/** All cards of Dungeon Days, in hand and large. */
export function DaysSection({ locale }: { locale: Locale }) {
  const text = GALLERY_TEXT[locale].shelves;
  const words = wordsFor(pack, locale, 'adds');
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
      <Shelf title={SHELVES.weeks[locale]}>
        <Exhibit name={SHELVES.weeks[locale]} frame="whole">
          <SampleWeeks words={words} />
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

/** Three weeks as on the table, your own last. */
function SampleWeeks({ words }: { words: Words }) {
  const view: DaysView = {
    phase: 'playing',
    sprite: 'adds',
    turn: 0,
    deck: 40,
    discard: [],
    reshuffles: 0,
    passes: 0,
    boards: WEEKS.map((days) => boardOf(days, words)),
    hand: [],
  };
  return (
    <Boards
      view={view}
      you={0}
      players={['Bradamante', 'Orlando', 'Astolfo'].map((name) => ({ name, kind: 'person', here: true }))}
      words={words}
      marks={new Map()}
      preview={undefined}
      beside={undefined}
      onDay={() => undefined}
      onPoint={() => undefined}
      onOwner={() => undefined}
    />
  );
}

function boardOf(days: Stack[], words: Words): BoardView {
  const scores = days.map((_, day) => cardScores(days, day, words).reduce<number>((sum, each) => sum + (each ?? 0), 0));
  return {
    days,
    scores,
    total: scores.reduce((sum, score) => sum + score, 0),
    cards: days.flat().length,
    hand: 3,
  };
}
