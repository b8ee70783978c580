import { type FormEvent, useState } from 'react';
import { elementAt } from '../../../engine/list.ts';
import type { Locale } from '../../../engine/text.ts';
import { Button } from '../../kit/parts/button.tsx';
import fields from '../../kit/parts/fields.module.css';
import { usePageTitle } from '../../kit/parts/use-page-title.ts';
import { useLocale } from '../../text/language.ts';
import styles from './admin-page.module.css';
import { LeftOutPacks } from './left-out-packs.tsx';
import { Plot } from './plot.tsx';
import { byNode, type LoadSample, percentile99, perSecond, ranked, total } from './samples.ts';
import { StrangersSection } from './strangers-section.tsx';
import { ADMIN_TEXTS, type AdminText } from './text.ts';
import { useSamples } from './use-samples.ts';

/** Stored for this tab only. */
const KEPT_TOKEN = 'metrics-token';
const MIB = 1024 * 1024;

/** The admin page: the server's metrics as plots, behind the token of /metrics. */
export function AdminPage() {
  const locale = useLocale();
  const text = ADMIN_TEXTS[locale];
  usePageTitle(text.title);
  const [token, setToken] = useState(() => sessionStorage.getItem(KEPT_TOKEN) ?? '');
  const { state, samples } = useSamples(token);
  const nodes = byNode(samples).filter((node) => node.samples.length >= 2);
  const show = (given: string) => {
    sessionStorage.setItem(KEPT_TOKEN, given);
    setToken(given);
  };
  return (
    <main id="content" className="page wide">
      <h1>{text.title}</h1>
      <p>{text.lead}</p>
      {state === 'refused' && <TokenForm text={text} wrong={token !== ''} onToken={show} />}
      {state !== 'refused' && (
        <div className={styles.state}>
          {state === 'unreachable' && (
            <p role="alert" className="trouble">
              {text.unreachable}
            </p>
          )}
          {state === 'looking' && nodes.length === 0 && <p role="status">{text.waiting}</p>}
        </div>
      )}
      {state !== 'refused' && <LeftOutPacks token={token} />}
      {state !== 'refused' && <StrangersSection token={token} />}
      {nodes.map((node) => (
        <section key={node.node} className="stack">
          <h2>{text.node(node.node)}</h2>
          <Figures locale={locale} samples={node.samples} />
        </section>
      ))}
    </main>
  );
}

function TokenForm({ text, wrong, onToken }: { text: AdminText; wrong: boolean; onToken: (token: string) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onToken(String(new FormData(event.currentTarget).get('token') ?? '').trim());
  };
  return (
    <form className={`stack gap-10 ${styles.token}`} onSubmit={submit}>
      {wrong && (
        <p role="alert" className="trouble">
          {text.wrongToken}
        </p>
      )}
      <label className="stack gap-4">
        {text.token}
        <input className={fields.field} name="token" type="password" autoComplete="off" required />
      </label>
      <p>{text.tokenHint}</p>
      <Button look="main" type="submit">
        {text.show}
      </Button>
    </form>
  );
}

function Figures({ locale, samples }: { locale: Locale; samples: readonly LoadSample[] }) {
  const text = ADMIN_TEXTS[locale];
  const pairs = samples.slice(1).map((after, index) => [elementAt(samples, index), after] as const);
  const rate = (name: string) => pairs.map(([before, after]) => perSecond(before, after, name));
  const milliseconds = (name: string) =>
    pairs.map(([before, after]) => thousandfold(percentile99(before, after, name)));
  const latest = elementAt(samples, samples.length - 1);
  const now = (name: string, part = 1) => samples.map((sample) => total(sample, name) / part);
  const minutes = Math.max(1, Math.round((latest.at - elementAt(samples, 0).at) / 60_000));
  const plots: [name: string, unit: string, values: (number | undefined)[]][] = [
    [text.moves, text.perSecond, rate('undercroft_moves_total')],
    [text.answers, 'ms', milliseconds('undercroft_answer_seconds')],
    [text.appends, 'ms', milliseconds('undercroft_append_seconds')],
    [text.tables, '', now('undercroft_tables_in_memory')],
    [text.sockets, '', now('undercroft_sockets')],
    [text.memory, 'MiB', now('process_resident_memory_bytes', MIB)],
    [text.processor, '%', rate('process_cpu_seconds_total').map((cores) => 100 * cores)],
    [text.lag, 'ms', now('undercroft_event_loop_lag_p99_seconds', 1 / 1000)],
  ];
  return (
    <>
      <div className={`tiles gap-10 ${styles.plots}`}>
        {plots.map(([name, unit, values]) => (
          <Plot key={name} name={name} unit={unit} values={values} minutes={minutes} locale={locale} />
        ))}
      </div>
      <Ranking title={text.refusals} none={text.none} rows={ranked(latest, 'undercroft_refusals_total', 'rule')} />
      <Ranking title={text.errors} none={text.none} rows={ranked(latest, 'undercroft_errors_total', 'code')} />
    </>
  );
}

function Ranking({ title, none, rows }: { title: string; none: string; rows: { name: string; value: number }[] }) {
  const [largest] = rows;
  return (
    <section>
      <h3>{title}</h3>
      {largest === undefined ? (
        <p>{none}</p>
      ) : (
        <ul>
          {rows.slice(0, 20).map(({ name, value }) => (
            <li key={name}>
              <meter min={0} max={largest.value} value={value} aria-label={name} /> {name}: {value}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function thousandfold(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : seconds * 1000;
}
