import { useState } from 'react';
import { Crest } from '../../../../client/kit/crests/crest.tsx';
import fields from '../../../../client/kit/parts/fields.module.css';
import type { Seat } from '../../../../engine/game.ts';
import { MAX_LINE_LENGTH } from '../../../../protocol/limits.ts';
import { isShowable, withoutUnseen } from '../../../../protocol/name.ts';
import { type Hero, SAYINGS, type Saying } from '../../rules/state.ts';
import type { Situation } from '../situation.ts';
import surface from '../surfaces.module.css';
import { TimeIcon } from '../time-icon.tsx';
import type { Words } from '../words.ts';
import styles from './callouts.module.css';
import { HeroMark } from './hero-mark.tsx';
import { SpeechBubbles } from './speech-bubbles.tsx';

/** Callouts besides those on the cards, and a line to type; shows your own bubble. */
export function Callouts(
  props: Pick<Situation, 'words' | 'bubbles' | 'say' | 'send' | 'onHeroes'> & {
    you: Seat;
    /** Your own Hero, if it is shown nowhere else. */
    hero?: Hero | undefined;
    wanted?: readonly Saying[];
  },
) {
  const { words, you, say, wanted = SAYINGS } = props;
  const [isTyping, setTyping] = useState(false);
  return (
    <div className={`row ${styles.row}`}>
      <span className="anchor stiff" data-flip={`player-${you}`}>
        <Crest seat={you} />
        <span className={styles.own}>
          <SpeechBubbles seat={you} bubbles={props.bubbles} words={words} />
        </span>
      </span>
      {props.hero !== undefined && <HeroMark hero={props.hero} words={words} onHeroes={props.onHeroes} />}
      {say !== undefined && (
        <button
          type="button"
          className={`sign bright ${styles.type}`}
          aria-label={words.page.verbs.type}
          title={words.page.verbs.type}
          aria-expanded={isTyping}
          onClick={() => setTyping(!isTyping)}
        >
          <TimeIcon name="quill-ink" />
        </button>
      )}
      {isTyping && say !== undefined ? (
        <Line words={words} onLine={(text) => void say(text)} onClose={() => setTyping(false)} />
      ) : (
        <ul className={`row shrinks ${styles.sayings}`} aria-label={words.page.verbs.say}>
          {wanted.map((saying) => (
            <li key={saying} className="stiff">
              <button
                type="button"
                className={`compact strong ${surface.speech} ${styles.saying}`}
                onClick={() => void props.send({ kind: 'call', call: { kind: 'say', saying } })}
              >
                {words.page.sayings[saying]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A line to type. It is sent as it is, without translation. */
function Line({ words, onLine, onClose }: { words: Words; onLine(text: string): void; onClose(): void }) {
  const [text, setText] = useState('');
  return (
    <form
      className={`row grow ${styles.line}`}
      onSubmit={(event) => {
        event.preventDefault();
        const line = withoutUnseen(text);
        if (isShowable(line)) onLine(line);
        onClose();
      }}
    >
      <input
        className={`grow ${fields.field}`}
        // biome-ignore lint/a11y/noAutofocus: the person opened the line to type
        autoFocus
        aria-label={words.page.verbs.type}
        value={text}
        maxLength={MAX_LINE_LENGTH}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <button type="submit" className={`compact strong ${surface.speech} ${styles.saying}`}>
        {words.page.verbs.send}
      </button>
    </form>
  );
}
