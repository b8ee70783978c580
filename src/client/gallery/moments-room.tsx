import { useRef } from 'react';
import type { Locale } from '../../engine/text.ts';
import { GAME_IDS } from '../../games/catalogue.ts';
import type { TableInfo } from '../../protocol/table-info.ts';
import type { TableSnapshot } from '../connection/table-connection.ts';
import { handleOf } from '../connection/use-table.ts';
import { useText } from '../language.ts';
import table from '../pages/table-page.module.css';
import bar from '../parts/top-bar.module.css';
import { Help } from '../table/help.tsx';
import { Question } from '../table/manners/question.tsx';
import { Missed } from '../table/missed.tsx';
import { Band } from '../table/past/band.tsx';
import { en } from '../table/text/en.ts';
import { it } from '../table/text/it.ts';
import { Exhibit, Shelf } from './shelf.tsx';
import { GALLERY_TEXT } from './text/text.ts';

const NOTHING = () => undefined;

/** A table at which somebody would like to take a move back. */
const ASKED: TableInfo = {
  code: 'WLFKN',
  game: GAME_IDS[0],
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
  line: 'open',
  seq: 3,
  you: { viewer: 0, chair: 0 },
  table: ASKED,
  events: [],
  said: [],
  marks: [],
  notes: [],
  voices: [],
};

/** Its clock stands still, so that the room always looks the same. */
const STILL = { ...handleOf(undefined, SEEN), now: () => 0 };

/** What comes up at a table for a moment: help, a question, the past, what was missed, a line that is lost. */
export function MomentsRoom({ locale }: { locale: Locale }) {
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
    <Shelf title={text.rooms.moments}>
      <Exhibit name={moments.help} frame="wide">
        <Help
          text={help}
          note={text.sampleOther}
          rule={undefined}
          sentence={text.sampleSentence}
          shortcuts={{ on: true, turn: NOTHING }}
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
        <output className={table.strip}>{shell.reconnecting}</output>
      </Exhibit>
      <Exhibit name={moments.catchingUp} frame="screen">
        <output className={table.strip}>{shell.catchingUp}</output>
      </Exhibit>
      <Exhibit name={moments.offline} frame="wide">
        <output className={bar.offline}>{shell.offline}</output>
      </Exhibit>
    </Shelf>
  );
}
