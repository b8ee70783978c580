import { useState } from 'react';
import type { RuleId } from '../../engine/game.ts';
import { useText } from '../language.ts';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useRulebook } from './load-rulebook.ts';
import { findRule } from './parse-rulebook.ts';
import { RulesList, RuleText } from './rules-list.tsx';
import styles from './rules-sheet.module.css';

/** The rule that bites, beside the table; or all of them. */
export function RulesSheet({ game, rule, onClose }: { game: string; rule: RuleId | undefined; onClose(): void }) {
  const text = useText();
  const book = useRulebook(game);
  const [all, setAll] = useState(rule === undefined);
  const title = rule === undefined || all ? text.bar.rules : text.rules.rule(rule);
  const one = rule === undefined || typeof book === 'string' ? undefined : findRule(book, rule);
  return (
    <Sheet title={title} closeLabel={text.rules.close} onClose={onClose}>
      {book === 'loading' && <p>{text.table.loading}</p>}
      {book === 'missing' && <p>{text.rules.missing}</p>}
      {one !== undefined && !all && (
        <p className={styles.one}>
          <RuleText rule={one} />
        </p>
      )}
      {typeof book !== 'string' &&
        (all || one === undefined ? (
          <RulesList book={book} heading="h3" />
        ) : (
          <Button look="quiet" onClick={() => setAll(true)}>
            {text.rules.whole}
          </Button>
        ))}
    </Sheet>
  );
}
