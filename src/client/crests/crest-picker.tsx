import { useId } from 'react';
import { CRESTS, type Crest } from '../../protocol/crests.ts';
import { AnimalIcon } from '../parts/crest.tsx';
import styles from './crest-picker.module.css';
import { useCrestText } from './text/text.ts';

/** All crests to choose from: radio buttons, each with its animal and its name. */
export function CrestPicker({ chosen, onChoose }: { chosen: Crest | undefined; onChoose(crest: Crest): void }) {
  const text = useCrestText();
  const name = useId();
  return (
    <fieldset className={styles.picker}>
      <legend>{text.legend}</legend>
      <div className={styles.crests}>
        {CRESTS.map((crest) => (
          <label key={crest} className={styles.crest}>
            <input type="radio" name={name} checked={crest === chosen} onChange={() => onChoose(crest)} />
            <AnimalIcon animal={crest} className={styles.animal} />
            <span className={styles.name}>{text.names[crest]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
