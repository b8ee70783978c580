import { useState, useSyncExternalStore } from 'react';
import type { GroupReport } from '../../../../protocol/groups.ts';
import { changeSeenBy, requestJoin, requestLeave } from '../../../connection/groups-api.ts';
import { rememberedName } from '../../../device/device.ts';
import { onSettings, settings } from '../../../device/settings.ts';
import { ShareLink } from '../../../kit/pages/share-link.tsx';
import { Tick } from '../../../kit/pages/tick.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { useText } from '../../../text/language.ts';
import { useGroupsText } from './text/text.ts';

type State = 'idle' | 'under-way' | 'left' | 'full' | 'failed';

/** Joining a group by its link, inviting others, being visible at tables, and leaving: each is one tap. */
export function Membership({ group, onChanged }: { group: GroupReport; onChanged(): Promise<void> }) {
  const text = useGroupsText();
  const guest = useText().names.guest;
  const [state, setState] = useState<State>('idle');
  const { seenBy } = useSyncExternalStore(onSettings, settings);
  const { code } = group;
  const isMember = group.members.some(({ isYou }) => isYou);
  const isBusy = state === 'under-way';

  async function join() {
    setState('under-way');
    const answer = await requestJoin(code, rememberedName() ?? guest);
    if (answer.kind === 'joined') await onChanged();
    setState(answer.kind === 'joined' ? 'idle' : answer.why === 'full' ? 'full' : 'failed');
  }

  async function leave() {
    setState('under-way');
    const isDone = await requestLeave(code);
    if (isDone) await onChanged();
    setState(isDone ? 'left' : 'failed');
  }

  return (
    <section className="card">
      {isMember ? (
        <>
          <Tick
            label={text.seen}
            hint={text.seenHint}
            isOn={seenBy !== 'nobody'}
            onTurn={(isOn) => changeSeenBy(isOn ? 'groups' : 'nobody')}
          />
          <p className="wrap centred">
            <ShareLink label={text.invite} done={text.copied} link={`${location.origin}/g/${code}`} />
            <Button look="quiet" disabled={isBusy} onClick={() => void leave()}>
              {text.leave}
            </Button>
          </p>
        </>
      ) : (
        <>
          {state === 'left' && <p role="status">{text.left}</p>}
          <p className="wrap centred">
            <Button look={state === 'left' ? 'plain' : 'main'} disabled={isBusy} onClick={() => void join()}>
              {text.join}
            </Button>
          </p>
          <p className="hint text-centre">{text.joinHint}</p>
        </>
      )}
      {(state === 'full' || state === 'failed') && (
        <p className="trouble" role="alert">
          {text.trouble[state]}
        </p>
      )}
    </section>
  );
}
