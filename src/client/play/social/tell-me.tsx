import { type FormEvent, useId, useState } from 'react';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { TurnNoticesInfo } from '../../../protocol/turn-notices.ts';
import { writeStored } from '../../device/storage.ts';
import { Button } from '../../kit/parts/button.tsx';
import fields from '../../kit/parts/fields.module.css';
import { useOnChange } from '../../kit/use-on-change.ts';
import { useLocale } from '../../text/language.ts';
import { areNoticesOn, NOTICES_KEY } from './give-notice.ts';
import { useTellMeText } from './tell-me-text.ts';
import { canPush, requestTurnNotices, subscribeBrowser } from './turn-notices.ts';

/**
 * Notices of one's turn: while the page is open, and at a slow table also while it is closed. `isAsked`: opened by a
 * tap on that feature, so that one tap is enough if there is nothing to choose.
 */
export function TellMe({ table, isAsked = false }: { table: TableInfo; isAsked?: boolean }) {
  return table.manners.pace === 'slow' ? <TellMeLater table={table} isAsked={isAsked} /> : <TellMeHere />;
}

/** Asks for permission to show notifications, only when the reader switches them on. */
function TellMeHere() {
  const text = useTellMeText();
  const [state, setState] = useState(noticeState);
  if (state === 'none') return undefined;
  if (state !== 'off') return <p>{state === 'on' ? text.telling : text.blocked}</p>;
  return (
    <Button
      look="quiet"
      onClick={async () => {
        await allowNotices();
        setState(noticeState());
      }}
    >
      {text.tell}
    </Button>
  );
}

/** Which notices of this table go to the reader, and how to change that. */
function useTurnNotices(code: string, isAsked: boolean) {
  const locale = useLocale();
  const [info, setInfo] = useState<TurnNoticesInfo>();
  const [state, setState] = useState<'asking' | 'busy' | 'failed' | 'still' | 'open-only'>('asking');
  const told = { locale, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };

  async function change(ask: () => Promise<TurnNoticesInfo | 'open-only' | undefined>): Promise<void> {
    setState('busy');
    const answer = await ask().catch(() => undefined);
    if (typeof answer === 'object') setInfo(answer);
    setState(typeof answer === 'object' ? 'still' : (answer ?? 'failed'));
  }
  const push = (known: TurnNoticesInfo) =>
    change(async () => {
      await allowNotices();
      if (Notification.permission !== 'granted') return known;
      const browser = await subscribeBrowser(known.key).catch(() => undefined);
      return browser === undefined ? 'open-only' : requestTurnNotices(code, { kind: 'push', ...browser, ...told });
    });
  useOnChange(code, () => {
    void requestTurnNotices(code).then((answer) => {
      setInfo(answer);
      setState(answer === undefined ? 'failed' : 'still');
      if (answer === undefined || answer.push || answer.hasMail || !isAsked || !canPush()) return;
      if (Notification.permission !== 'denied') void push(answer);
    });
  });
  return {
    info,
    state,
    push,
    mail: (address: string) => change(() => requestTurnNotices(code, { kind: 'mail', address, ...told })),
    stop: () => change(() => requestTurnNotices(code, { kind: 'off' })),
  };
}

function TellMeLater({ table: { code }, isAsked }: { table: TableInfo; isAsked: boolean }) {
  const text = useTellMeText();
  const { info, state, push, mail, stop } = useTurnNotices(code, isAsked);
  if (info === undefined) return state === 'failed' ? <p role="alert">{text.failed}</p> : undefined;
  const isTold = info.browsers > 0 || info.mail !== undefined;
  return (
    <div className="stack gap-10">
      <p className="dim">{text.lead}</p>
      {!canPush() ? (
        <p>{text.notHere}</p>
      ) : Notification.permission === 'denied' ? (
        <p>{text.blocked}</p>
      ) : info.push ? (
        <p>{text.telling}</p>
      ) : (
        <Button look="main" disabled={state === 'busy'} onClick={() => push(info)}>
          {text.tell}
        </Button>
      )}
      {!info.push && info.browsers > 0 && <p>{text.elsewhere}</p>}
      {info.mail !== undefined && <p>{text.mailing(info.mail)}</p>}
      {info.hasMail && info.mail === undefined && <MailForm onMail={mail} />}
      {isTold && (
        <Button look="quiet" disabled={state === 'busy'} onClick={stop}>
          {text.stop}
        </Button>
      )}
      {(state === 'failed' || state === 'open-only') && (
        <p role="alert">{state === 'failed' ? text.failed : text.openOnly}</p>
      )}
    </div>
  );
}

function MailForm({ onMail }: { onMail(address: string): void }) {
  const text = useTellMeText();
  const id = useId();
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onMail(String(new FormData(event.currentTarget).get('address')).trim());
  }
  return (
    <form className="stack gap-4" onSubmit={send}>
      <label htmlFor={id}>{text.mailLabel}</label>
      <div className="wrap">
        <input className={`grow ${fields.field}`} id={id} name="address" type="email" autoComplete="email" required />
        <Button look="plain" type="submit">
          {text.mailMe}
        </Button>
      </div>
    </form>
  );
}

async function allowNotices(): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted') writeStored(NOTICES_KEY, 'on');
}

function noticeState(): 'none' | 'off' | 'on' | 'blocked' {
  if (typeof Notification === 'undefined') return 'none';
  if (Notification.permission === 'denied') return 'blocked';
  return areNoticesOn() ? 'on' : 'off';
}
