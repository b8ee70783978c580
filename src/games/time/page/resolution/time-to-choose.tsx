import { useEffect, useState } from 'react';
import { CHOOSING_MS } from '../../../../protocol/limits.ts';
import type { Situation } from '../situation.ts';
import { laterText } from '../text/later/text.ts';
import styles from './choices.module.css';

/** How long people have before a bot chooses for the team; each word of a person gives them the time again. */
export function TimeToChoose({ players, events, words }: Pick<Situation, 'players' | 'events' | 'words'>) {
  if (!players.some(({ kind }) => kind === 'bot')) return undefined;
  const spoken = events.filter(({ event }) => event.kind === 'called' && players[event.seat]?.kind === 'person').length;
  return <Countdown key={spoken} words={words} />;
}

function Countdown({ words }: Pick<Situation, 'words'>) {
  const [left, setLeft] = useState(CHOOSING_MS / 1000);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="stack small dim text-centre">
      <span className={`rounded ${styles.left}`} style={{ animationDuration: `${CHOOSING_MS}ms` }} aria-hidden="true" />
      {laterText.in(words.locale).choices.botsChoose(left)}
    </p>
  );
}
