import { useId, useState } from 'react';
import { useText } from '../language.ts';
import { type Rule, type Rulebook, searchRules } from './parse-rulebook.ts';
import styles from './rules-list.module.css';

/** The rules by chapter, with a field to search them. */
export function RulesList({ book, heading }: { book: Rulebook; heading: 'h2' | 'h3' }) {
  const text = useText().rules;
  const [typed, setTyped] = useState('');
  const id = useId();
  const chapters = searchRules(book, typed);
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  const Heading = heading;
  return (
    <div className={styles.rules}>
      <div className={styles.search}>
        <label htmlFor={id}>{text.search}</label>
        <input id={id} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
        <output htmlFor={id}>{count === 0 ? text.none : text.found(count)}</output>
      </div>
      {chapters.map(({ title, rules }) => (
        <section key={title}>
          <Heading>{title}</Heading>
          <ul>
            {rules.map((rule) => (
              <li key={rule.id} id={rule.id} className={styles.rule}>
                <RuleText rule={rule} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A rule with its number; what the house decided is marked. */
export function RuleText({ rule }: { rule: Rule }) {
  const text = useText().rules;
  return (
    <>
      <span className={styles.id}>{rule.id}</span>
      <span>
        {rule.parts.map((part) =>
          part.kind === 'rule' ? (
            <span key={part.text}>{part.text} </span>
          ) : (
            <span key={part.text} className={styles.ruling}>
              <span className={styles.mark}>{text.ruling}</span> {part.text}{' '}
            </span>
          ),
        )}
      </span>
    </>
  );
}
