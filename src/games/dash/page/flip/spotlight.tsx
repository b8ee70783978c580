import type { CSSProperties, ReactNode } from 'react';
import type { DungeonNumber, EquipmentNumber } from '../../rules/content.ts';
import { joined, type ToldEvent } from '../../text/joined.ts';
import { CardFace } from '../cards/card-face.tsx';
import { DashIcon, DashPicture } from '../dash-icon.tsx';
import { blowOf, type DashCue, moodOf, type OutcomeCue } from '../moments/stage.ts';
import type { Words } from '../words.ts';
import { Shards } from './shards.tsx';
import styles from './spotlight.module.css';

/** Coins that burst from a great Treasure. */
const COINS = Array.from({ length: 14 }, (_, coin) => `coin-${coin}`);

/**
 * The card just flipped, at full size over the dungeon, from the moment it turns: alone first, then with its price,
 * with the choices about it (`children`), or with its result. The log has all of it, so only the choices are for
 * screen readers; without them taps pass through.
 */
export function Spotlight({
  card,
  cue,
  words,
  tell,
  children,
}: {
  card: DungeonNumber;
  cue: DashCue | undefined;
  words: Words;
  tell(event: ToldEvent): string | undefined;
  children: ReactNode;
}) {
  const shown = words.dungeon(card);
  const outcome = cue?.kind === 'outcome' ? cue : undefined;
  const end = outcome && fateOf(outcome, words);
  const isAlone = outcome === undefined && children === undefined;
  return (
    <div
      className={`grid covers ${styles.over}`}
      data-spotlight
      data-asks={children !== undefined}
      data-alone={isAlone}
      data-outcome={cue && moodOf(cue)}
      data-worth={outcome?.worth}
      data-blow={cue && blowOf(cue)}
    >
      <div className={`anchor ${styles.place}`} aria-hidden={children === undefined}>
        {outcome?.worth !== undefined && <span className={styles.rays} />}
        <div
          className={`rounded grid ${styles.card}`}
          data-flip="spotlight"
          data-flip-leaves={end === undefined || end === 'kept' ? '' : undefined}
          data-picture={outcome && ''}
        >
          <div className={`grid ${styles.face}`} data-fate={end}>
            <CardFace card={shown} words={words} size="large" />
          </div>
          {end === 'broken' && <Shards card={shown} words={words} />}
        </div>
        {cue?.kind === 'count' && <p className={`strong unbroken ${styles.stamp}`}>{stampOf(cue.ap, words)}</p>}
        {outcome?.events.map(
          (event) =>
            event.kind === 'used' && <Tool key={event.card} card={event.card} words={words} isKey={end === 'open'} />,
        )}
        {outcome?.worth === 'great' &&
          COINS.map((coin, place) => <span key={coin} className={styles.coin} style={burst(place)} />)}
      </div>
      {outcome !== undefined && <Result cue={outcome} words={words} tell={tell} />}
      {children}
    </div>
  );
}

/** How the card itself ends: a cancelled door opens, anything else that is cancelled breaks. */
function fateOf({ card, events }: OutcomeCue, words: Words): 'open' | 'broken' | 'kept' {
  if (!events.some(({ kind }) => kind === 'canceled')) return 'kept';
  const shown = words.dungeon(card);
  return shown.kind === 'encounter' && shown.effect.kind === 'door' ? 'open' : 'broken';
}

function stampOf(ap: number, { page, game }: Words): string {
  if (ap === 0) return page.pending.free;
  return `${ap > 0 ? '+' : '−'}${game.ap(Math.abs(ap))}`;
}

function burst(coin: number): CSSProperties {
  const angle = coin * 2.4;
  return {
    '--x': `${Math.round(Math.cos(angle) * (7 + (coin % 3) * 2))}rem`,
    '--y': `${Math.round(Math.sin(angle) * (7 + (coin % 4) * 2))}rem`,
  } as CSSProperties;
}

/** Equipment that is used: it comes from its owner and strikes the card; a Key turns in it. */
function Tool({ card, words, isKey }: { card: EquipmentNumber; words: Words; isKey: boolean }) {
  return (
    <span className={`grid ${styles.tool}`} data-flip="tool" data-key={isKey}>
      <DashPicture name={words.equipment(card).icon} />
    </span>
  );
}

/** What the card led to: the gold, the Equipment lost or gained, and a line for each effect. */
function Result({ cue, words, tell }: { cue: OutcomeCue; words: Words; tell(event: ToldEvent): string | undefined }) {
  const card = words.dungeon(cue.card);
  const isTreasure = cue.worth !== undefined;
  return (
    <div className={`stack strong ${styles.words}`} data-picture="" aria-hidden="true">
      {isTreasure && card.kind === 'treasure' && (
        <p className={`gold unbroken ${styles.figure}`}>
          +{card.gold} <DashIcon name="two-coins" />
        </p>
      )}
      {cue.events.map(
        (event) =>
          (event.kind === 'fumbled' || event.kind === 'equipment-drawn') && (
            <div
              key={`${event.kind} ${event.card}`}
              className={styles.thing}
              data-flip={event.kind}
              data-way={event.kind}
            >
              <CardFace card={words.equipment(event.card)} words={words} size="small" />
            </div>
          ),
      )}
      {joined(cue.events.map((event) => ({ seq: 0, event: event as ToldEvent }))).map(({ event }) => {
        // The card itself shows the Treasure and its effect.
        const line = event.kind === 'treasure-taken' ? undefined : tell(event);
        return line !== undefined && <p key={line}>{line}</p>;
      })}
      {card.kind === 'treasure' && card.bonus !== undefined && <p>{words.page.pending.magical}</p>}
    </div>
  );
}
