import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { askTable } from '../connection/api.ts';
import { forgetCampaign, forgetSeat, keepSeat, keptCampaigns, keptSeats } from '../device.ts';
import { useText } from '../language.ts';
import { forgetTable, keptTables } from '../local/kept-tables.ts';
import { Button, buttonClass } from '../parts/button.tsx';
import styles from './continue.module.css';

const MOST = 5;

/** The tables this device sits at where there is something to go on with. */
export function Continue() {
  const text = useText().home;
  const [seats, setSeats] = useState(unfinished);
  const [here, setHere] = useState(unfinishedHere);
  const [campaigns, setCampaigns] = useState(keptCampaigns);
  useEffect(() => {
    let wanted = true;
    tidy().then(() => wanted && setSeats(unfinished()));
    return () => {
      wanted = false;
    };
  }, []);
  if (seats.length + here.length + campaigns.length === 0) return undefined;
  return (
    <section className={styles.continue} aria-labelledby="continue">
      <h2 id="continue">{text.continueTitle}</h2>
      <ul>
        {campaigns.slice(0, MOST).map(({ code }) => (
          <li key={code}>
            <Link href={`/c/${code}`} className={buttonClass('plain')}>
              {text.continueCampaign(code)}
            </Link>
            <Button
              look="quiet"
              aria-label={text.forgetCampaign(code)}
              title={text.forgetCampaign(code)}
              onClick={() => {
                forgetCampaign(code);
                setCampaigns(keptCampaigns());
              }}
            >
              ✕
            </Button>
          </li>
        ))}
        {here.map(({ code, game }) => (
          <li key={code}>
            <Link href={`/here/${code}`} className={buttonClass('plain')}>
              {text.hereAt(nameOf(text.doors, game), code)}
            </Link>
            <Button
              look="quiet"
              aria-label={text.forget(code)}
              title={text.forget(code)}
              onClick={() => {
                forgetTable(code);
                setHere(unfinishedHere());
              }}
            >
              ✕
            </Button>
          </li>
        ))}
        {seats.map(({ code, game }) => (
          <li key={code}>
            <Link href={`/t/${code}`} className={buttonClass('plain')}>
              {text.continueAt(nameOf(text.doors, game), code)}
            </Link>
            <Button
              look="quiet"
              aria-label={text.forget(code)}
              title={text.forget(code)}
              onClick={() => {
                forgetSeat(code);
                setSeats(unfinished());
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

function unfinished() {
  return keptSeats()
    .filter((seat) => seat.left !== true && seat.over !== true)
    .slice(0, MOST);
}

function unfinishedHere() {
  return keptTables()
    .filter(({ over }) => over !== true)
    .slice(0, MOST);
}

/** Forgets tables that are gone, and takes note of games that ended while this device was away. */
async function tidy(): Promise<void> {
  for (const seat of unfinished()) {
    const status = await askTable(seat.code);
    if (status === 'gone') forgetSeat(seat.code);
    if (status === 'over') keepSeat({ ...seat, over: true });
  }
}

function nameOf(doors: Record<string, { name: string }>, game: string): string {
  return doors[game]?.name ?? game;
}
