import { useId, useState } from 'react';
import fields from '../parts/fields.module.css';
import { type Rulebook, type RulebookRule, searchRules } from './parse-rulebook.ts';
import styles from './rules-list.module.css';
import { useRulebookText } from './text.ts';

/** The rules by chapter, with a field to search them. */
export function RulesList({ book, heading }: { book: Rulebook; heading: 'h2' | 'h3' }) {
  const text = useRulebookText();
  const [typed, setTyped] = useState('');
  const id = useId();
  const chapters = searchRules(book, typed);
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  const Heading = heading;
  return (
    <div className={`stack gap-11 ${styles.rules}`}>
      <div className={`stack gap-4 ${styles.search}`}>
        <label htmlFor={id}>{text.search}</label>
        <input
          id={id}
          className={fields.field}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <output htmlFor={id} className="dim">
          {count === 0 ? text.none : text.found(count)}
        </output>
      </div>
      {chapters.map(({ title, rules }) => (
        <section key={title}>
          <Heading className="title bright">{title}</Heading>
          <ul className="lined">
            {rules.map((rule) => (
              <li key={rule.id} id={rule.id} className={`grid ${styles.rule}`}>
                <RuleText rule={rule} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A rule with its number; our own rulings are marked. */
export function RuleText({ rule }: { rule: RulebookRule }) {
  const text = useRulebookText();
  return (
    <>
      <span className="unbroken bright strong">{rule.id}</span>
      <span>
        {rule.parts.map((part) =>
          part.kind === 'rule' ? (
            <span key={part.text}>{part.text} </span>
          ) : (
            <span key={part.text}>
              <span className={`unbroken ${styles.mark}`}>{text.ruling}</span> {part.text}{' '}
            </span>
          ),
        )}
      </span>
    </>
  );
}
