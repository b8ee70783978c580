import type { Check, Verdict } from '../../../replay/verify.ts';
import type { ReplayText } from './text/text.ts';
import { useReplayText } from './text/text.ts';
import styles from './verification.module.css';

/** A badge that says whether the record was verified; a tap opens the details. */
export function VerificationSign({ verdict, onOpen }: { verdict: Verdict; onOpen(): void }) {
  const text = useReplayText();
  const sentence = sentenceOf(verdict, text);
  return (
    <button
      type="button"
      className={`disc bare strong ${verdict.honest ? 'good' : 'trouble'} ${styles.sign}`}
      aria-label={sentence}
      title={sentence}
      onClick={onOpen}
    >
      <span aria-hidden="true">{verdict.honest ? '✓' : '✗'}</span>
    </button>
  );
}

/** The checks that ran in the reader's own browser, and their results. */
export function Verification({
  verdict,
  length,
  hasPromise,
}: {
  verdict: Verdict;
  length: number;
  hasPromise: boolean;
}) {
  const text = useReplayText();
  return (
    <section className="stack" aria-labelledby="honesty">
      <h3 id="honesty">{text.honestTitle}</h3>
      <p className={`strong ${verdict.honest ? 'good' : 'trouble'}`}>
        <span aria-hidden="true">{verdict.honest ? '✓' : '✗'}</span> {sentenceOf(verdict, text)}
      </p>
      <ul className={`stack gap-4 ${styles.checks}`}>
        {verdict.checks.map((check) => (
          <li key={check.kind} className={check.ok ? '' : 'trouble'}>
            <span aria-hidden="true" className={check.ok ? 'good' : ''}>
              {check.ok ? '✓' : '✗'}
            </span>{' '}
            {inWords(check, text)}
          </li>
        ))}
        {!hasPromise && (
          <li>
            <span aria-hidden="true">–</span> {text.checks.noPromise}
          </li>
        )}
      </ul>
      {verdict.checks.some((check) => check.kind === 'moves' && !check.ok) && <p>{text.stops(length)}</p>}
      <details className="links">
        <summary>{text.digest}</summary>
        <p>{text.forger}</p>
        <p className={`small ${styles.hash}`} translate="no">
          {verdict.digest ?? '–'}
        </p>
        <p>{text.seedHash}</p>
        <p className={`small ${styles.hash}`} translate="no">
          {verdict.seedHash ?? '–'}
        </p>
      </details>
    </section>
  );
}

/** Without a seed hash that this device saw before the game, the shuffle is not confirmed as honest. */
function sentenceOf({ honest, checks }: Verdict, text: ReplayText): string {
  if (!honest) return text.dishonest;
  return checks.some(({ kind }) => kind === 'promise') ? text.honest : text.sound;
}

function inWords(check: Check, { checks }: ReplayText): string {
  switch (check.kind) {
    case 'seal':
      return check.fault === undefined ? checks.seal : checks.seals[check.fault];
    case 'pack':
      return checks.pack(check.ok);
    case 'promise':
      return checks.promise(check.ok);
    case 'chain':
      return checks.chain;
    case 'moves':
      return check.wrong === undefined
        ? checks.moves(check.steps)
        : checks.wrongMove(check.wrong.step, check.wrong.why);
    case 'outcome':
      return checks.outcome(check.ok);
  }
}
