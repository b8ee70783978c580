import { useContext } from 'react';
import type { RuleId } from '../../../engine/game.ts';
import { isTouched } from '../../text/by-device.ts';
import { Button } from '../parts/button.tsx';
import { Checkbox } from '../parts/checkbox.tsx';
import sign from '../signs/sign.module.css';
import { SignsContext } from '../signs/signs.ts';
import type { HelpText } from '../table/text/text.ts';
import styles from './help.module.css';
import { NowList } from './now-list.tsx';

let isSeen = !isTouched;

// On-screen keyboards type into fields only; a key pressed elsewhere is from a real one.
addEventListener('keydown', ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) isSeen = true;
});

/** Whether this device seems to have a keyboard: it has a mouse, or a key was pressed. */
function hasKeyboard(): boolean {
  return isSeen;
}

/** The current actions, and the keys. */
export function Help(props: {
  text: HelpText;
  sentence: string;
  shortcuts: { on: boolean; turn(on: boolean): void };
  why(rule?: RuleId): void;
  /** An action was chosen, and its control will be shown. */
  onGo(): void;
}) {
  const { text } = props;
  return (
    <>
      <p className="marked">{props.sentence}</p>
      <NowList text={text} onGo={props.onGo} />
      <p>{text.goal}</p>
      <Button look="quiet" onClick={() => props.why()}>
        {text.rules}
      </Button>
      {hasKeyboard() ? <Keys text={text} shortcuts={props.shortcuts} /> : <p>{text.holdForRule}</p>}
    </>
  );
}

function Keys({ text, shortcuts }: { text: HelpText; shortcuts: { on: boolean; turn(on: boolean): void } }) {
  return (
    <details open>
      <summary className={`strong ${styles.summary}`}>{text.keysSwitch}</summary>
      <dl className={`stack gap-4 ${styles.keys}`}>
        {[...text.keys, { key: 'V', does: text.voiceKey }].map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={shortcuts.on} onChange={shortcuts.turn}>
        {text.keysSwitch}
      </Checkbox>
    </details>
  );
}

/** The meaning of signs, one sentence each. */
export function SignLegend({ ids }: { ids: readonly string[] }) {
  const signs = useContext(SignsContext);
  const known = ids.filter((id) => id in signs);
  if (known.length === 0) return undefined;
  return (
    <dl className={`stack bare gap-5 ${sign.legend}`}>
      {known.map((id) => (
        <div key={id} className="hint">
          <dt className="strong">{signs[id]?.name}</dt> <dd>{signs[id]?.says}</dd>
        </div>
      ))}
    </dl>
  );
}
