import { useState } from 'react';
import styles from '../../../client/gallery/gallery.module.css';
import { Exhibit, Piece, Shelf } from '../../../client/gallery/shelf.tsx';
import { GALLERY_TEXT } from '../../../client/gallery/text/text.ts';
import { Button } from '../../../client/parts/button.tsx';
import type { Locale } from '../../../engine/text.ts';
import standard from '../packs/standard.json' with { type: 'json' };
import { CardBack, CardFace } from '../page/card-face.tsx';
import { Hand, type Mode, useLanes } from '../page/hand.tsx';
import { StoryIcon } from '../page/time-icon.tsx';
import page from '../page/time-page.module.css';
import type { ShownHand } from '../page/use-hand.ts';
import { type Words, wordsFor } from '../page/words.ts';
import { adventureCard, BACKS, missionCard, type TimePack } from '../rules/content.ts';
import { ToldCards } from './told-cards.tsx';

// The build has checked it: it is the pack the game is played with.
const pack = standard as unknown as TimePack;
const MODES: readonly Mode[] = ['play', 'discard', 'several', 'look'];
const items = pack.items.map((_, number) => number);
const missions = pack.missions.map((_, place) => missionCard(place));
const adventures = pack.adventures.map((_, place) => adventureCard(place));

/** All cards of Dungeon Time: Items, Missions, Adventures and Heroes. */
export function TimeRoom({ locale }: { locale: Locale }) {
  const text = GALLERY_TEXT[locale].shelves;
  const words = wordsFor(pack, locale, []);
  const [mode, setMode] = useState<Mode>('play');
  return (
    <div className={`${page.table} ${styles.stage}`}>
      <Shelf title={text.hand}>
        <Exhibit name={mode} frame="wide">
          <SampleHand key={mode} mode={mode} from={MODES.indexOf(mode) * 3} words={words} />
        </Exhibit>
        {MODES.map((one) => (
          <Button key={one} look="plain" lang="en" aria-pressed={one === mode} onClick={() => setMode(one)}>
            {one}
          </Button>
        ))}
      </Shelf>
      <Shelf title={text.told}>
        <ToldCards words={words} />
      </Shelf>
      <Shelf title={text.missions}>
        {missions.map((card) => (
          <Exhibit key={card} name={words.names.card(card)} frame="large">
            <CardFace card={card} words={words} size="pile" />
          </Exhibit>
        ))}
      </Shelf>
      <Shelf title={text.adventures}>
        {adventures.map((card) => (
          <Exhibit key={card} name={words.names.card(card)} frame="large">
            <CardFace card={card} words={words} size="pile" />
          </Exhibit>
        ))}
      </Shelf>
      <Shelf title={text.items}>
        {items.map((card) => (
          <Exhibit key={card} name={words.names.card(card)} frame="large">
            <CardFace card={card} words={words} size="pile" />
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
      <Shelf title={text.heroes}>
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

/** A hand of four Items and two Missions, as it lies in one of its ways. */
function SampleHand({ mode, from, words }: { mode: Mode; from: number; words: Words }) {
  const cards = [...missions.slice(from, from + 2), ...items.slice(from, from + 3)];
  const hand: ShownHand = {
    slots: cards.map((card, id) => ({ id, card, hasLeft: false })),
    played: undefined,
    discarded: undefined,
    act: async () => ({ kind: 'done' }),
  };
  const lanes = useLanes(hand, false);
  return (
    <Hand
      hand={hand}
      lanes={lanes}
      words={words}
      mode={mode}
      lockedFor={undefined}
      chosen={mode === 'several' ? [0, 3] : []}
      isAlone={false}
      onCard={() => undefined}
      onCall={() => undefined}
    />
  );
}
