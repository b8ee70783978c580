import { useState } from 'react';
import type { RuleId } from '../../../engine/game.ts';
import { useText } from '../../text/language.ts';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { AtAGlance } from './at-a-glance.tsx';
import { useRulebook } from './load-rulebook.ts';
import { findRule } from './parse-rulebook.ts';
import styles from './rules-list.module.css';
import { RulesList, RuleText } from './rules-list.tsx';

/** One rule beside the table, or the whole rulebook, with the figures of the table's pack. */
export function RulesSheet(props: { game: string; pack: unknown; rule: RuleId | undefined; onClose(): void }) {
  const { game, pack, rule, onClose } = props;
  const text = useText();
  const book = useRulebook(game, pack);
  const [all, setAll] = useState(rule === undefined);
  const title = rule === undefined || all ? text.bar.rules : text.rules.rule(rule);
  const one = rule === undefined || typeof book === 'string' ? undefined : findRule(book, rule);
  return (
    <Sheet title={title} closeLabel={text.rules.close} onClose={onClose}>
      {book === 'loading' && <p>{text.table.loading}</p>}
      {book === 'missing' && <p>{text.rules.missing}</p>}
      {one !== undefined && !all && (
        <p className={`grid marked ${styles.rule} ${styles.one}`}>
          <RuleText rule={one} />
        </p>
      )}
      {typeof book !== 'string' &&
        (all || one === undefined ? (
          <>
            {rule === undefined && <AtAGlance game={game} book={book} heading="h3" />}
            <RulesList book={book} heading="h3" />
          </>
        ) : (
          <Button look="quiet" onClick={() => setAll(true)}>
            {text.rules.whole}
          </Button>
        ))}
    </Sheet>
  );
}
