import { useState } from 'react';
import styles from '../../../client/kit/gallery/gallery.module.css';
import { Exhibit, Piece, Shelf } from '../../../client/kit/gallery/shelf.tsx';
import { GALLERY_TEXT } from '../../../client/kit/gallery/text/text.ts';
import { Button } from '../../../client/kit/parts/button.tsx';
import type { Bilingual, Locale } from '../../../engine/text.ts';
import standard from '../packs/standard.json' with { type: 'json' };
import { CardBack, CardFace } from '../page/cards/card-face.tsx';
import { PaintedItem } from '../page/cards/painted-item.tsx';
import { Hand, type Mode, useHandRows } from '../page/hand/hand.tsx';
import type { ShownHand } from '../page/hand/use-hand.ts';
import { StoryIcon } from '../page/time-icon.tsx';
import page from '../page/time-page.module.css';
import { type Words, wordsFor } from '../page/words.ts';
import { ALL_KINDS, adventureCard, BACKS, type CardNumber, missionCard, type TimePack } from '../rules/content.ts';
import painted from './painted.module.css';
import { RevealedCards } from './revealed-cards.tsx';

// The build checks that this is the pack the game is played with.
const pack = standard as unknown as TimePack;
const MODES: readonly Mode[] = ['play', 'discard', 'several', 'look'];
const missions = pack.missions.map((_, place) => missionCard(place));
const adventures = pack.adventures.map((_, place) => adventureCard(place));

/** The headings of its sections. */
const SHELVES = {
  revealed: { en: 'Being told', it: 'Mentre si racconta' },
  missions: { en: 'Missions', it: 'Missioni' },
  adventures: { en: 'Adventures', it: 'Avventure' },
  items: { en: 'Items', it: 'Oggetti' },
  painted: { en: 'Items, painted', it: 'Oggetti dipinti' },
  heroes: { en: 'Heroes', it: 'Eroi' },
} satisfies Record<string, Bilingual>;

/** All cards of Dungeon Time: Items, Missions, Adventures and Heroes. */
export function TimeSection({ locale }: { locale: Locale }) {
  const text = GALLERY_TEXT[locale].shelves;
  const words = wordsFor(pack, locale, []);
  const [mode, setMode] = useState<Mode>('play');
  return (
    <div className={`${page.table} ${styles.stage}`}>
      <Shelf title={text.hand}>
        <Exhibit name={mode} frame="whole">
          <SampleHand key={mode} mode={mode} from={MODES.indexOf(mode) * 3} words={words} />
        </Exhibit>
        {MODES.map((one) => (
          <Button key={one} look="plain" lang="en" aria-pressed={one === mode} onClick={() => setMode(one)}>
            {one}
          </Button>
        ))}
      </Shelf>
      <Shelf title={SHELVES.revealed[locale]}>
        <RevealedCards pack={pack} words={words} />
      </Shelf>
      <Shelf title={SHELVES.missions[locale]}>
        <Faces cards={missions} words={words} />
      </Shelf>
      <Shelf title={SHELVES.adventures[locale]}>
        <Faces cards={adventures} words={words} />
      </Shelf>
      <Shelf title={SHELVES.items[locale]}>
        <Faces cards={ALL_KINDS} words={words} />
      </Shelf>
      <Shelf title={SHELVES.painted[locale]}>
        {ALL_KINDS.map((item) => (
          <Exhibit key={item} name={words.names.card(item)}>
            <span className={painted.item} data-painted={item}>
              <PaintedItem item={item} words={words} />
            </span>
          </Exhibit>
        ))}
      </Shelf>
      <Shelf title={text.backs}>
        {BACKS.map((back) => (
          <Exhibit key={back} name={words.game.backs[back].one} frame="large">
            <CardBack back={back} words={words} size="pile" />
          </Exhibit>
        ))}
      </Shelf>
      <Shelf title={SHELVES.heroes[locale]}>
        {pack.heroes.map((hero, number) => (
          <Piece
            key={hero.id}
            picture={<StoryIcon name={hero.icon} />}
            name={hero.name[locale]}
            does={words.skill(number)}
            flavour={hero.flavour[locale]}
          />
        ))}
      </Shelf>
    </div>
  );
}

/** The faces of cards, in full size. */
function Faces({ cards, words }: { cards: readonly CardNumber[]; words: Words }) {
  return cards.map((card) => (
    <Exhibit key={card} name={words.names.card(card)} frame="large">
      <CardFace card={card} words={words} size="pile" />
    </Exhibit>
  ));
}

/** A hand of four Items and two Missions, in one of its modes. */
function SampleHand({ mode, from, words }: { mode: Mode; from: number; words: Words }) {
  const cards = [...missions.slice(from, from + 2), ...ALL_KINDS.slice(from, from + 3)];
  const hand: ShownHand = {
    slots: cards.map((card, id) => ({ id, card, hasLeft: false })),
    played: undefined,
    discarded: undefined,
    act: async () => ({ kind: 'done' }),
  };
  const rows = useHandRows(hand, false);
  return (
    <Hand
      hand={hand}
      rows={rows}
      words={words}
      mode={mode}
      lockedFor={undefined}
      chosen={mode === 'several' ? [0, 3] : []}
      isAlone={false}
      size={5}
      calls={{ needs: [{ seat: 1, item: from, count: 1, at: 0 }], answers: [], unanswered: [] }}
      you={0}
      onCard={() => undefined}
      onCall={() => undefined}
    />
  );
}
