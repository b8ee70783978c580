import { useState } from 'react';
import { Link } from 'wouter';
import { forgetSeat, keptSeats } from '../device.ts';
import { useText } from '../language.ts';
import { Button, buttonClass } from '../parts/button.tsx';
import styles from './continue.module.css';

/** The tables this device sits at. */
export function Continue() {
  const text = useText().home;
  const [seats, setSeats] = useState(keptSeats);
  if (seats.length === 0) return undefined;
  return (
    <section className={styles.continue} aria-labelledby="continue">
      <h2 id="continue">{text.continueTitle}</h2>
      <ul>
        {seats.slice(0, 5).map(({ code, game }) => (
          <li key={code}>
            <Link href={`/t/${code}`} className={buttonClass('plain')}>
              {text.continueAt(game === 'dash' ? text.doors.dash.name : game, code)}
            </Link>
            <Button
              look="quiet"
              aria-label={text.forget(code)}
              title={text.forget(code)}
              onClick={() => {
                forgetSeat(code);
                setSeats(keptSeats());
              }}
            >
              ✕
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
