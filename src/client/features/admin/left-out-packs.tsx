import { useEffect, useState } from 'react';
import type { LeftOutPack } from '../../../protocol/offered-pack.ts';
import { useLocale } from '../../text/language.ts';
import { ADMIN_TEXTS } from './text.ts';

/** The pack files that the server could not use; nothing if it uses all of them. */
export function LeftOutPacks({ token }: { token: string }) {
  const text = ADMIN_TEXTS[useLocale()];
  const packs = useLeftOutPacks(token);
  if (packs.length === 0) return undefined;
  return (
    <section className="stack" aria-labelledby="left-out-packs">
      <h2 id="left-out-packs">{text.leftOutPacks}</h2>
      <p>{text.leftOutHint}</p>
      <ul className="stack">
        {packs.map(({ file, why }) => (
          <li key={file} className="trouble">
            <code>{file}</code>: <span lang="en">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useLeftOutPacks(token: string): readonly LeftOutPack[] {
  const [packs, setPacks] = useState<readonly LeftOutPack[]>([]);
  useEffect(() => {
    let wanted = true;
    const headers: Record<string, string> = token === '' ? {} : { authorization: `Bearer ${token}` };
    fetch('/api/admin/packs', { headers })
      .then(async (response) => (response.ok ? ((await response.json()) as LeftOutPack[]) : []))
      .then(
        (found) => wanted && setPacks(found),
        // The page already shows that the server does not respond.
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [token]);
  return packs;
}
