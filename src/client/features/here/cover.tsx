import { useRef } from 'react';
import { Crest } from '../../kit/crests/crest.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { useOnChange } from '../../kit/use-on-change.ts';
import styles from './cover.module.css';
import { useHereText } from './text/text.ts';

/** The screen between two players. It replaces the table, so that nothing of a hand is in the page. */
export function Cover({ next, onShow }: { next: { name: string; seat: number } | undefined; onShow(): void }) {
  const text = useHereText().pass;
  const heading = useRef<HTMLHeadingElement>(null);
  const name = next?.name;
  useOnChange(name, () => heading.current?.focus());
  return (
    <main id="content" className={`page narrow centred ${styles.cover}`}>
      {next !== undefined && <Crest seat={next.seat} className={styles.crest} />}
      <h1 ref={heading} tabIndex={-1}>
        {next === undefined ? text.waiting : text.cover(next.name)}
      </h1>
      {next !== undefined && (
        <>
          <p className="dim">{text.coverLead(next.name)}</p>
          <Button look="main" className={styles.show} onClick={onShow}>
            {text.show(next.name)}
          </Button>
        </>
      )}
    </main>
  );
}
