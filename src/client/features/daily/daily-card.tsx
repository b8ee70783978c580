import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { DailyNow } from '../../../protocol/daily.ts';
import { fetchDaily } from '../../connection/daily-api.ts';
import { DAILY_OFF, writeStored } from '../../device/storage.ts';
import { gameEntry } from '../../kit/games/registry.ts';
import { useDailyFacts } from '../../kit/games/use-daily-facts.ts';
import { Button, buttonClass } from '../../kit/parts/button.tsx';
import { DoorIcon } from '../../kit/parts/icon.tsx';
import { whileWanted } from '../../kit/while-wanted.ts';
import { useLocale } from '../../text/language.ts';
import styles from './daily.module.css';
import { timeHere, useDailyText } from './text/text.ts';
import { usePlayDay } from './use-play-day.ts';

/** Today's dungeon on the home page; nothing if the server has none. */
export function DailyCard() {
  const [now, setNow] = useState<DailyNow>();
  useEffect(
    () =>
      whileWanted(fetchDaily(), (found) => {
        if (found === undefined) return;
        // Stored, so that the home page reserves no space for it the next time.
        writeStored(DAILY_OFF, found === 'off' ? 'off' : 'on');
        if (found !== 'off') setNow(found);
      }),
    [],
  );
  return now === undefined ? undefined : <Card {...now} />;
}

function Card({ today, now, streak }: DailyNow) {
  const text = useDailyText();
  const locale = useLocale();
  const facts = useDailyFacts(today.game);
  const { state, play } = usePlayDay();
  const game = gameEntry(today.game);
  if (game === undefined || facts === undefined) return undefined;
  const { yours } = today;
  const setup = facts.setups.find(({ id }) => id === today.setup);
  const isOver = today.status === 'open' || yours?.kind === 'over';
  return (
    <section className={`card ${styles.today}`} data-game={today.game} aria-labelledby="today">
      <DoorIcon door={game.door} className={styles.icon} />
      <div className="column shrinks">
        <h2 id="today">{text.today}</h2>
        <p className="strong dense">{game.door.name}</p>
        <p className="hint">
          {yours?.kind === 'over'
            ? facts.points[locale](yours.score)
            : setup && text.setup(setup.name[locale], setup.minutes)}
        </p>
        <p className="hint">
          {yours?.kind === 'over' ? `${text.place(yours.place, today.players)}. ` : ''}
          {streak > 1 ? `${text.streak(streak)}. ` : ''}
          {yours === undefined ? text.oneTry : text.next(timeHere(today.endsAt, locale, now))}
        </p>
      </div>
      <div className={`wrap share ${styles.ways}`}>
        {!isOver && (
          <Button look="plain" disabled={state === 'under-way'} onClick={() => void play(today)}>
            {state === 'under-way' ? text.opening : yours === undefined ? text.play : text.goOn}
          </Button>
        )}
        <Link href="/daily" className={buttonClass(isOver ? 'plain' : 'quiet')}>
          {yours?.kind === 'over' ? text.seeResult : text.allDays}
        </Link>
        {state === 'failed' && (
          <p className="trouble whole-line" role="alert">
            {text.cannotOpen}
          </p>
        )}
      </div>
    </section>
  );
}
