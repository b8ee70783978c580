import { useState } from 'react';
import { useLocation } from 'wouter';
import type { GroupInfo } from '../../../../protocol/result.ts';
import { requestGroup } from '../../../connection/groups-api.ts';
import { rememberedName } from '../../../device/device.ts';
import { keptRecords } from '../../../device/kept/kept-games.ts';
import { rememberGroup } from '../../../device/kept/kept-groups.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { useText } from '../../../text/language.ts';
import { useGroupsText } from './text/text.ts';

/** For players of this game: makes these people a group, or opens the existing one. */
export function KeepGroup({ group }: { group: GroupInfo }) {
  const text = useGroupsText();
  const guest = useText().names.guest;
  const [, go] = useLocation();
  const [state, setState] = useState<'idle' | 'under-way' | 'failed' | 'not-yours' | 'full'>('idle');
  const own = ownGame(group);
  if (own === undefined) return undefined;
  async function keep(table: string) {
    setState('under-way');
    const answer = await requestGroup(table, rememberedName() ?? guest);
    if (answer.kind === 'refused') return setState(answer.why === 'no-such-group' ? 'failed' : answer.why);
    rememberGroup({ code: answer.code, names: [], at: Date.now() });
    go(`/g/${answer.code}`);
  }
  const trouble = { failed: text.trouble.failed, 'not-yours': text.trouble.gone, full: text.trouble.full };
  return (
    <section className="card text-centre">
      <p className="wrap centred">
        <Button look="main" disabled={state === 'under-way'} onClick={() => void keep(own)}>
          {text.keep}
        </Button>
      </p>
      <p className="hint">{text.keepHint}</p>
      {state !== 'idle' && state !== 'under-way' && (
        <p className="trouble" role="alert">
          {trouble[state]}
        </p>
      )}
    </section>
  );
}

/** A game of the group with other people that this device's owner has finished. */
function ownGame({ games }: GroupInfo): string | undefined {
  const codes = new Set(games.map(({ code }) => code));
  return keptRecords().games.findLast(
    ({ code, where, players }) =>
      where === 'server' && codes.has(code) && players.filter(({ kind }) => kind === 'person').length > 1,
  )?.code;
}
