import { useEffect, useState } from 'react';
import type { LeftOutPack } from '../../../protocol/offered-pack.ts';
import { doWithout, whileWanted } from '../../kit/while-wanted.ts';
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
  // The page already shows if the server does not respond.
  useEffect(() => whileWanted(fetchLeftOut(token), setPacks, doWithout), [token]);
  return packs;
}

async function fetchLeftOut(token: string): Promise<LeftOutPack[]> {
  const headers: Record<string, string> = token === '' ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch('/api/admin/packs', { headers });
  return response.ok ? ((await response.json()) as LeftOutPack[]) : [];
}
