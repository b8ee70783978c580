import { useState } from 'react';
import { Link } from 'wouter';
import type { BanInfo, HeardLine, ReportInfo } from '../../../protocol/open-tables.ts';
import { Button } from '../../kit/parts/button.tsx';
import { Checkbox } from '../../kit/parts/checkbox.tsx';
import { useLocale } from '../../text/language.ts';
import { ADMIN_STRANGERS_TEXTS, type AdminStrangersText } from './strangers-text.ts';
import { type OwnerWish, useStrangers } from './use-strangers.ts';

/** Reports from open tables, and bans. */
export function StrangersSection({ token }: { token: string }) {
  const text = ADMIN_STRANGERS_TEXTS[useLocale()];
  const { info, hasFailed, wish } = useStrangers(token);
  if (info === undefined) return undefined;
  return (
    <>
      <section className="stack gap-10" aria-labelledby="reports">
        <h2 id="reports">{text.reports}</h2>
        <p className="hint">{text.kept}</p>
        {hasFailed && (
          <p className="trouble" role="alert">
            {text.failed}
          </p>
        )}
        {info.reports.length === 0 && <p>{text.noReports}</p>}
        {info.reports.map((report) => (
          <Report key={report.id} report={report} text={text} onWish={wish} />
        ))}
      </section>
      <section className="stack" aria-labelledby="bans">
        <h2 id="bans">{text.bans}</h2>
        {info.bans.length === 0 && <p>{text.noBans}</p>}
        <ul className="stack">
          {info.bans.map((ban) => (
            <Ban key={ban.id} ban={ban} text={text} onLift={() => void wish({ kind: 'lift', ban: ban.id })} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Report(props: { report: ReportInfo; text: AdminStrangersText; onWish(wish: OwnerWish): Promise<void> }) {
  const { report, text, onWish } = props;
  const { id, about, by, at, reason, words, said, canBan, isBanned } = report;
  const [withAddress, setAddress] = useState(false);
  const time = useTime();
  return (
    <article className="card" data-report={about}>
      <h3>{text.about(about, by)}</h3>
      <p>
        {time(at)} · {text.reasons[reason]}
        {words !== undefined && ` · “${words}”`}
      </p>
      <TableLink report={report} text={text} />
      <p className="strong">{text.said}</p>
      {said.length === 0 && <p>{text.nothingSaid}</p>}
      <ul>
        {said.map((line) => (
          <li key={`${line.at}-${line.chair}`}>
            {time(line.at)} <strong>{line.name}</strong>: {wordsOf(line, text)}
          </li>
        ))}
      </ul>
      <div className="wrap">
        {!canBan.device && !canBan.address && <p className="hint">{text.noDevice}</p>}
        {isBanned && <strong>{text.banned}</strong>}
        {(canBan.device || canBan.address) && (
          <Button look="plain" onClick={() => void onWish({ kind: 'ban', report: id, address: withAddress })}>
            {text.ban}
          </Button>
        )}
        {canBan.address && (
          <Checkbox checked={withAddress} onChange={setAddress}>
            {text.withAddress}
          </Checkbox>
        )}
        <Button look="quiet" onClick={() => void onWish({ kind: 'delete', report: id })}>
          {text.delete}
        </Button>
      </div>
    </article>
  );
}

/** A link to the game: the table while it is played, the replay at that step afterwards. */
function TableLink({ report, text }: { report: ReportInfo; text: AdminStrangersText }) {
  const { table, status, entry } = report;
  if (status === 'gone') return <p className="hint">{text.gone(table)}</p>;
  const isOver = status === 'over';
  return (
    <p className="links">
      <Link href={isOver ? `/r/${table}?entry=${entry}` : `/t/${table}`}>
        {isOver ? text.replay(table) : text.table(table)}
      </Link>
    </p>
  );
}

function Ban({ ban, text, onLift }: { ban: BanInfo; text: AdminStrangersText; onLift(): void }) {
  const time = useTime();
  return (
    <li className="wrap">
      <strong>{ban.name}</strong> {text.kinds[ban.kind]} · {time(ban.at)}
      {ban.until !== undefined && ` · ${text.until(time(ban.until))}`}
      <Button look="quiet" onClick={onLift}>
        {text.lift}
      </Button>
    </li>
  );
}

function wordsOf({ said }: HeardLine, text: AdminStrangersText): string {
  return 'text' in said ? said.text : text.phrase(said.phrase);
}

function useTime(): (at: number) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (at) => format.format(at);
}
