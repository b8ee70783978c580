import { type FormEvent, useState } from 'react';
import { useLocale } from '../language.ts';
import { usePageTitle } from '../pages/use-page-title.ts';
import { Button } from '../parts/button.tsx';
import fields from '../parts/fields.module.css';
import styles from './admin-page.module.css';
import { Plot } from './plot.tsx';
import { perSecond, ranked, type Sample, total, within } from './samples.ts';
import { ADMIN_TEXTS, type AdminText } from './text.ts';
import { useSamples } from './use-samples.ts';

/** Kept for this tab only. */
const KEPT_TOKEN = 'metrics-token';
const MIB = 1024 * 1024;

/** For whoever runs the house: its metrics as plots, behind the token of /metrics. */
export function AdminPage() {
  const text = ADMIN_TEXTS[useLocale()];
  usePageTitle(text.title);
  const [token, setToken] = useState(() => sessionStorage.getItem(KEPT_TOKEN) ?? '');
  const { state, samples } = useSamples(token);
  const show = (given: string) => {
    sessionStorage.setItem(KEPT_TOKEN, given);
    setToken(given);
  };
  return (
    <main id="content" className={styles.page}>
      <h1>{text.title}</h1>
      <p>{text.lead}</p>
      {state === 'refused' && <TokenForm text={text} wrong={token !== ''} onToken={show} />}
      {state === 'unreachable' && (
        <p role="alert" className={styles.trouble}>
          {text.unreachable}
        </p>
      )}
      {state === 'looking' && samples.length < 2 && <p role="status">{text.waiting}</p>}
      {samples.length >= 2 && <Figures text={text} samples={samples} />}
    </main>
  );
}

function TokenForm({ text, wrong, onToken }: { text: AdminText; wrong: boolean; onToken: (token: string) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onToken(String(new FormData(event.currentTarget).get('token') ?? '').trim());
  };
  return (
    <form className={styles.token} onSubmit={submit}>
      {wrong && (
        <p role="alert" className={styles.trouble}>
          {text.wrongToken}
        </p>
      )}
      <label>
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

function Figures({ text, samples }: { text: AdminText; samples: readonly Sample[] }) {
  const pairs = samples.slice(1).map((after, index) => [samples[index], after] as const);
  const milliseconds = (name: string) => pairs.map(([before, after]) => thousandfold(within(before, after, name)));
  const latest = samples[samples.length - 1];
  return (
    <>
      <div className={styles.plots}>
        <Plot
          name={text.moves}
          unit={text.perSecond}
          values={pairs.map(([before, after]) => perSecond(before, after, 'undercroft_moves_total'))}
        />
        <Plot name={text.answers} unit="ms" values={milliseconds('undercroft_answer_seconds')} />
        <Plot name={text.appends} unit="ms" values={milliseconds('undercroft_append_seconds')} />
        <Plot name={text.tables} unit="" values={samples.map((one) => total(one, 'undercroft_tables_in_memory'))} />
        <Plot name={text.sockets} unit="" values={samples.map((one) => total(one, 'undercroft_sockets'))} />
        <Plot
          name={text.memory}
          unit="MiB"
          values={samples.map((one) => total(one, 'process_resident_memory_bytes') / MIB)}
        />
        <Plot
          name={text.processor}
          unit="%"
          values={pairs.map(([before, after]) => 100 * perSecond(before, after, 'process_cpu_seconds_total'))}
        />
        <Plot
          name={text.lag}
          unit="ms"
          values={samples.map((one) => 1000 * total(one, 'nodejs_eventloop_lag_p99_seconds'))}
        />
      </div>
      <Ranking title={text.refusals} none={text.none} rows={ranked(latest, 'undercroft_refusals_total', 'rule')} />
      <Ranking title={text.errors} none={text.none} rows={ranked(latest, 'undercroft_errors_total', 'code')} />
    </>
  );
}

function Ranking({ title, none, rows }: { title: string; none: string; rows: { name: string; value: number }[] }) {
  return (
    <section className={styles.ranking}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {rows.slice(0, 20).map(({ name, value }) => (
            <li key={name}>
              <meter min={0} max={rows[0].value} value={value} aria-label={name} /> {name}: {value}
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
