import { useEffect, useRef } from 'react';
import { elementAt } from '../../../engine/list.ts';
import { cutToName } from '../../../protocol/name-length.ts';
import { Button } from '../../kit/parts/button.tsx';
import fields from '../../kit/parts/fields.module.css';
import { useHereText } from './text/text.ts';

/** Somebody at this device; an empty name means `Player 2`. */
export interface NameField {
  key: number;
  name: string;
}

/** The names of everybody at this device, to add people and to remove them. */
export function PeopleFields(props: {
  people: readonly NameField[];
  /** Their names in the form the game gets. */
  names: readonly string[];
  most: number;
  onChange(people: readonly NameField[]): void;
}) {
  const text = useHereText().setup;
  const { people, names, most, onChange } = props;
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const before = useRef(people);
  useEffect(() => {
    const [old, now] = [before.current, people];
    before.current = now;
    if (old.length === now.length) return;
    // Focus moves to the new field, or to the one before the removed one, whose button is gone.
    const removed = old.findIndex(({ key }) => now.every((one) => one.key !== key));
    const at = removed < 0 ? now.length - 1 : Math.max(0, removed - 1);
    fieldset.current?.querySelectorAll('input')[at]?.focus();
  }, [people]);
  return (
    <fieldset ref={fieldset} className={`card ${fields.part}`}>
      <legend>{text.people}</legend>
      {people.map(({ key, name }, index) => (
        <div key={key} className="row">
          <input
            className={`grow ${fields.field}`}
            value={name}
            placeholder={names[index]}
            aria-label={text.person(index + 1)}
            autoComplete="off"
            onChange={({ target }) =>
              onChange(people.map((one) => (one.key === key ? { ...one, name: cutToName(target.value) } : one)))
            }
          />
          {people.length > 1 && (
            <Button
              look="quiet"
              aria-label={text.removePerson(elementAt(names, index))}
              title={text.removePerson(elementAt(names, index))}
              onClick={() => onChange(people.filter((one) => one.key !== key))}
            >
              ✕
            </Button>
          )}
        </div>
      ))}
      {people.length < most && (
        <Button
          look="plain"
          onClick={() => onChange([...people, { key: Math.max(...people.map(({ key }) => key)) + 1, name: '' }])}
        >
          {text.addPerson}
        </Button>
      )}
    </fieldset>
  );
}
