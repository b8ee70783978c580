import { useEffect, useState } from 'react';
import type { Locale } from '../../../engine/text.ts';
import { GAMES } from '../../kit/games/registry.ts';
import { doWithout, whileWanted } from '../../kit/while-wanted.ts';
import { type KeptSizes, keptSizes } from './kept-sizes.ts';
import type { SettingsText } from './text/text.ts';

/** How much storage the games use for offline play; nothing if there is none. */
export function KeptFiles({ text, locale }: { text: SettingsText['offline']; locale: Locale }) {
  const sizes = useKeptSizes();
  if (sizes === undefined || sizes.rest === 0) return null;
  const lines = [
    { name: text.all, bytes: sizes.rest },
    ...GAMES.map(({ id, door }) => ({ name: door.name, bytes: sizes.games.get(id) ?? 0 })),
  ];
  const kilobytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  return (
    <section className="stack gap-4">
      <h3>{text.title}</h3>
      <ul className="stack gap-4">
        {lines
          .filter(({ bytes }) => bytes > 0)
          .map(({ name, bytes }) => (
            <li key={name} className="row spread">
              <span>{name}</span> <span>{kilobytes.format(bytes / 1000)}</span>
            </li>
          ))}
      </ul>
      <p className="hint">{text.hint}</p>
    </section>
  );
}

/** Read once: files cached later are counted the next time. */
function useKeptSizes(): KeptSizes | undefined {
  const [sizes, setSizes] = useState<KeptSizes>();
  useEffect(() => {
    // Browsers have no caches without https.
    if (!('caches' in globalThis)) return;
    const games = GAMES.map(({ id }) => id);
    return whileWanted(keptSizes(games, caches), setSizes, doWithout);
  }, []);
  return sizes;
}
