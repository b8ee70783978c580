import type { BigMoment, ReplayInfo } from '../../../replay/messages.ts';
import { ShareLink } from '../../kit/pages/share-link.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Sheet } from '../../kit/parts/sheet.tsx';
import type { ReplayWorker } from '../../play/record/replay-worker.ts';
import type { Perspective } from '../../play/record/use-scene.ts';
import { useText } from '../../text/language.ts';
import styles from './more.module.css';
import { useReplayText } from './text/text.ts';
import { Verification } from './verification.tsx';
import { WhatIf } from './what-if.tsx';

/** Further actions in a replay: share it, watch it together, play on from it, verify it, download it. */
export function More(props: {
  code: string;
  info: ReplayInfo;
  text: string;
  hasPromise: boolean;
  moments: readonly BigMoment[];
  step: number;
  worker: ReplayWorker;
  eyes: Perspective;
  link: string;
  isTogether: boolean;
  onMoment(step: number): void;
  onTogether: ((wanted: boolean) => void) | undefined;
  onClose(): void;
}) {
  const text = useReplayText();
  const close = useText().rules.close;
  const { info, onTogether } = props;
  return (
    <Sheet title={text.more} closeLabel={close} onClose={props.onClose}>
      <div className="wrap">
        <ShareLink label={text.share} done={text.copied} link={props.link} />
        {onTogether !== undefined && (
          <Button look="plain" aria-pressed={props.isTogether} onClick={() => onTogether(!props.isTogether)}>
            {text.together}
          </Button>
        )}
        <Button look="plain" onClick={() => download(`undercroft-${props.code}.json`, props.text)}>
          {text.download}
        </Button>
      </div>
      <WhatIf {...props} />
      <Verification verdict={info.verdict} length={info.length} hasPromise={props.hasPromise} />
      {props.moments.length > 0 && (
        <ol className={`lined ${styles.moments}`}>
          {props.moments.map(({ step, line }) => (
            <li key={step}>
              <button type="button" className="bare across" onClick={() => props.onMoment(step)}>
                {line}
              </button>
            </li>
          ))}
        </ol>
      )}
      <p className="dim">{text.keys}</p>
    </Sheet>
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
