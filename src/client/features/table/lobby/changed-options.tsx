import { useEffect, useRef, useState } from 'react';
import { useKept } from '../../../kit/use-kept.ts';
import { useTablesText } from '../../../text/tables/text.ts';
import type { OptionLine } from './option-lines.ts';

/** Long enough to read a line or two. */
const SHOWN_MS = 6_000;

/** Shows for some seconds which options have changed. */
export function ChangedOptions(props: { lines: readonly OptionLine[] }) {
  const text = useTablesText().lobby;
  const values = useRef(new Map<string, string>());
  const [changed, setChanged] = useState<readonly OptionLine[]>([]);
  const lines = useKept(props.lines);
  useEffect(() => {
    // Another language is not a change, although all labels differ.
    const fresh = lines.filter(({ what, value }) => (values.current.get(what) ?? value) !== value);
    values.current = new Map(lines.map(({ what, value }) => [what, value]));
    if (fresh.length === 0) return;
    setChanged(fresh);
    const timer = setTimeout(() => setChanged([]), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [lines]);
  return (
    <div className="over-table stack centred passive gap-5" role="status" aria-live="polite">
      {changed.length > 0 && (
        <p className="toast arrives">
          {text.changed(changed.map(({ what, value }) => `${what.replace(/\?$/, '')}: ${value}`).join(' · '))}
        </p>
      )}
    </div>
  );
}
