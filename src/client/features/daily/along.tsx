import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { DailyReport } from '../../../protocol/daily.ts';
import { fetchInvitation, requestAlong } from '../../connection/daily-api.ts';
import { rememberedName } from '../../device/device.ts';
import { ShareLink } from '../../kit/pages/share-link.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useText } from '../../text/language.ts';
import { useDailyText } from './text/text.ts';

/** Several people at one try: its link for the others, or a way in for people who open that link. */
export function Along({ report }: { report: DailyReport }) {
  const { status, yours } = report;
  const invitation = new URLSearchParams(useSearch()).get('with');
  if (status !== 'running') return undefined;
  if (yours === undefined && invitation !== null) return <PlayAlong report={report} invitation={invitation} />;
  return yours?.kind === 'playing' && yours.along !== true ? <InviteAlong report={report} /> : undefined;
}

function InviteAlong({ report: { day } }: { report: DailyReport }) {
  const text = useDailyText();
  const guest = useText().names.guest;
  const [link, setLink] = useState<string>();
  async function invite() {
    const found = await fetchInvitation(day, rememberedName() ?? guest);
    if (found !== undefined) setLink(`${location.origin}/daily/${day}?with=${found}`);
  }
  return (
    <>
      <p className="hint">{text.along.hint}</p>
      <p className="wrap centred">
        {link === undefined ? (
          <Button look="plain" onClick={() => void invite()}>
            {text.along.invite}
          </Button>
        ) : (
          <ShareLink label={text.along.share} done={text.copied} link={link} />
        )}
      </p>
    </>
  );
}

function PlayAlong({ report: { day }, invitation }: { report: DailyReport; invitation: string }) {
  const text = useDailyText();
  const guest = useText().names.guest;
  const [, go] = useLocation();
  const [state, setState] = useState<'idle' | 'under-way' | 'failed'>('idle');
  async function join() {
    setState('under-way');
    const code = await requestAlong(day, invitation, rememberedName() ?? guest);
    if (code === undefined) setState('failed');
    else go(`/t/${code}`);
  }
  return (
    <>
      <p>{text.along.asked}</p>
      <p className="wrap centred">
        <Button look="plain" disabled={state === 'under-way'} onClick={() => void join()}>
          {text.along.join}
        </Button>
      </p>
      {state === 'failed' && (
        <p className="trouble" role="alert">
          {text.along.failed}
        </p>
      )}
    </>
  );
}
