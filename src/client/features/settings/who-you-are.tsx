import { useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { isShowable } from '../../../protocol/name.ts';
import { cutToName } from '../../../protocol/name-length.ts';
import { rememberedCrest, rememberedName } from '../../device/device.ts';
import { changeWho } from '../../device/who.ts';
import { CrestPicker } from '../../kit/pages/crest-picker.tsx';
import fields from '../../kit/parts/fields.module.css';
import { useStable } from '../../kit/use-stable.ts';
import type { SettingsText } from './text/text.ts';

/** Name and crest, as shown at every table from now on; and links to the other data on this device. */
export function WhoYouAre({ text, onLeave }: { text: SettingsText['who']; onLeave(): void }) {
  const [name, setName] = useState(() => rememberedName() ?? '');
  const [crest, setCrest] = useState(rememberedCrest);
  const id = useId();
  const typed = name.trim();
  const isOdd = typed !== '' && !isShowable(typed);
  const keep = useStable(() => {
    if (typed !== '' && !isOdd && typed !== rememberedName()) changeWho({ name: typed });
  });
  // Closing the settings while typing keeps the typed text.
  useEffect(() => () => keep(), [keep]);
  return (
    <>
      <label className="stack gap-4 strong">
        {text.name}
        <input
          className={fields.field}
          value={name}
          autoComplete="nickname"
          aria-invalid={isOdd}
          aria-describedby={id}
          onChange={(event) => setName(cutToName(event.target.value))}
          onBlur={keep}
        />
      </label>
      <p id={id} className="trouble" aria-live="polite">
        {isOdd && text.odd}
      </p>
      <CrestPicker
        chosen={crest}
        onChoose={(chosen) => {
          setCrest(chosen);
          changeWho({ crest: chosen });
        }}
      />
      <p className="wrap flat links">
        <Link href="/records" onClick={onLeave}>
          {text.records}
        </Link>
        <Link href="/carry" onClick={onLeave}>
          {text.carry}
        </Link>
      </p>
    </>
  );
}
