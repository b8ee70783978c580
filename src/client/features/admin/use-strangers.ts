import { useCallback, useEffect, useState } from 'react';
import type { StrangersInfo } from '../../../protocol/open-tables.ts';

/** An action of the owner: on a report, or on a ban. */
export type OwnerWish =
  | { kind: 'delete'; report: string }
  | { kind: 'ban'; report: string; address: boolean }
  | { kind: 'lift'; ban: string };

/** Reports and bans, and the owner's actions; undefined until loaded. */
export function useStrangers(token: string): {
  info: StrangersInfo | undefined;
  hasFailed: boolean;
  wish(wish: OwnerWish): Promise<void>;
} {
  const [info, setInfo] = useState<StrangersInfo>();
  const [hasFailed, setFailed] = useState(false);
  const ask = useCallback(
    async (path: string, method = 'GET', body?: object) => {
      const found = await request(path, { token, method, body });
      setFailed(found === undefined && method !== 'GET');
      if (found !== undefined) setInfo(found);
    },
    [token],
  );
  useEffect(() => void ask('strangers'), [ask]);
  return {
    info,
    hasFailed,
    wish(wish) {
      if (wish.kind === 'lift') return ask(`bans/${wish.ban}`, 'DELETE');
      const { report, ...body } = wish;
      return ask(`reports/${report}`, 'POST', body);
    },
  };
}

async function request(
  path: string,
  { token, method, body }: { token: string; method: string; body: object | undefined },
): Promise<StrangersInfo | undefined> {
  try {
    const response = await fetch(`/api/admin/${path}`, {
      method,
      headers: {
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return response.ok ? ((await response.json()) as StrangersInfo) : undefined;
  } catch {
    return undefined;
  }
}
