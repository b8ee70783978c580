import { useRef } from 'react';
import { elementAt } from '../../../engine/list.ts';
import type { Locale } from '../../../engine/text.ts';
import { GAME_IDS } from '../../../games/catalogue.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { NOT_CONNECTED, type TableSnapshot } from '../../connection/table-snapshot.ts';
import { handleOf } from '../../connection/use-table.ts';
import { Exhibit, Shelf } from '../../kit/gallery/shelf.tsx';
import { GALLERY_TEXT } from '../../kit/gallery/text/text.ts';
import { Help } from '../../kit/help/help.tsx';
import { stillStage } from '../../kit/stage/stage-now.ts';
import { Missed } from '../../kit/table/missed.tsx';
import { en } from '../../kit/table/text/en.ts';
import { it } from '../../kit/table/text/it.ts';
import { Band } from '../../play/past/band.tsx';
import table from '../../play/play.module.css';
import { Question } from '../../play/social/question.tsx';
import { useText } from '../../text/language.ts';
import bar from '../top-bar.module.css';

const NOTHING = () => undefined;

/** A table with a pending undo question. */
const ASKED: TableInfo = {
  code: 'WLFKN',
  game: elementAt(GAME_IDS, 0),
  pack: '',
  options: {},
  status: 'playing',
  chairs: [
    { kind: 'person', name: 'Bradamante', here: true },
    { kind: 'person', name: 'Orlando', here: true },
  ],
  host: 0,
  seats: [0, 1],
  seedHash: '',
  manners: { pace: 'live', takeBots: true },
  question: { chair: 1, entry: 1, later: 2, waitingFor: [0], until: 20_000 },
};

const SEEN: TableSnapshot = {
  ...NOT_CONNECTED,
  connection: 'open',
  seq: 3,
  you: { viewer: 0, chair: 0 },
  table: ASKED,
};

/** With a stopped clock, so that the page always looks the same. */
const STILL = { ...handleOf(undefined, { ...SEEN, stage: stillStage }), now: () => 0 };

/** What appears at a table temporarily: help, a question, the past, missed events, a lost connection. */
export function MomentsSection({ locale }: { locale: Locale }) {
  const text = GALLERY_TEXT[locale];
  const { moments } = text;
  const shell = useText().table;
  const help = { ...{ en, it }[locale], goal: text.lead, keys: [{ key: '?', does: text.sampleVerb }] };
  const lines = [text.sampleNews, text.sampleOther, text.sampleSentence].map((line, place) => ({
    seq: place + 1,
    line,
    event: undefined,
  }));
  const told = useRef(lines.map(({ seq, line }) => ({ seq, line })));
  const steps = { before: 1, after: undefined, playing: false, go: NOTHING, turn: NOTHING, toNow: NOTHING };
  return (
    <Shelf title={text.sections.moments}>
      <Exhibit name={moments.help} frame="wide">
        <Help
          text={help}
          sentence={text.sampleSentence}
          shortcuts={{ on: true, turn: NOTHING }}
          onGo={() => undefined}
          why={NOTHING}
        />
      </Exhibit>
      <Exhibit name={moments.question} frame="screen">
        <Question table={ASKED} handle={STILL} told={told} />
      </Exhibit>
      <Exhibit name={moments.past} frame="wide">
        <Band line={text.sampleNews} ago={180_000} isHidden={false} isYourTurn={false} steps={steps} />
      </Exhibit>
      <Exhibit name={moments.missed} frame="wide">
        <Missed missed={{ after: 0, until: 3, done: NOTHING }} lines={lines} text={help} onTell={NOTHING} />
      </Exhibit>
      <Exhibit name={moments.reconnecting} frame="screen">
        <output className={`over-table ${table.strip}`}>{shell.reconnecting}</output>
      </Exhibit>
      <Exhibit name={moments.catchingUp} frame="screen">
        <output className={`over-table ${table.strip}`}>{shell.catchingUp}</output>
      </Exhibit>
      <Exhibit name={moments.offline} frame="wide">
        <output className={bar.offline}>{shell.offline}</output>
      </Exhibit>
    </Shelf>
  );
}
