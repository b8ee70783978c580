import { useId } from 'react';
import { CRESTS, type Crest } from '../../../protocol/crests.ts';
import { useLocale } from '../../text/language.ts';
import { AnimalIcon } from '../crests/crest.tsx';
import { CREST_TEXT } from '../crests/text.ts';
import fields from '../parts/fields.module.css';
import styles from './crest-picker.module.css';

/** All crests to choose from: radio buttons, each with its animal and its name. */
export function CrestPicker({ chosen, onChoose }: { chosen: Crest | undefined; onChoose(crest: Crest): void }) {
  const text = CREST_TEXT[useLocale()];
  const name = useId();
  return (
    <fieldset className="bare">
      <legend className="strong">{text.legend}</legend>
      <div className={`grid ${styles.crests}`}>
        {CRESTS.map((crest) => (
          <label key={crest} className={`target stack centred ${fields.chip} ${styles.crest}`}>
            <input type="radio" name={name} checked={crest === chosen} onChange={() => onChoose(crest)} />
            <AnimalIcon animal={crest} />
            <span className="small">{text.names[crest]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
