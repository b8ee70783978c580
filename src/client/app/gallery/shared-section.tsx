import { useState } from 'react';
import { elementAt } from '../../../engine/list.ts';
import type { Locale } from '../../../engine/text.ts';
import { factsOf, GAME_IDS } from '../../../games/catalogue.ts';
import { CRESTS } from '../../../protocol/crests.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { type CommonSound, playSound } from '../../device/sound.ts';
import effects from '../../device/sounds/effects.json';
import { Chairs } from '../../features/table/lobby/chairs.tsx';
import { Crest } from '../../kit/crests/crest.tsx';
import { SeatCrests } from '../../kit/crests/table-crests.tsx';
import { CREST_TEXT } from '../../kit/crests/text.ts';
import { Exhibit, Shelf } from '../../kit/gallery/shelf.tsx';
import { GALLERY_TEXT, type GalleryText } from '../../kit/gallery/text/text.ts';
import { Button, type ButtonLook } from '../../kit/parts/button.tsx';
import { Sheet } from '../../kit/parts/sheet.tsx';
import { Log } from '../../kit/table/log/log.tsx';
import { en } from '../../kit/table/text/en.ts';
import { it } from '../../kit/table/text/it.ts';
import type { TableText } from '../../kit/table/text/text.ts';
import { Status } from '../../kit/turns/status.tsx';
import { useLocale } from '../../text/language.ts';

const LOOKS: readonly ButtonLook[] = ['main', 'plain', 'quiet'];

/** Any game: the tables of these sections have none. */
const GAME = elementAt(GAME_IDS, 0);

const TABLE: TableInfo = {
  code: 'WLFKN',
  game: GAME,
  pack: '',
  options: {},
  status: 'open',
  chairs: [
    { kind: 'person', name: 'Bradamante', here: true },
    { kind: 'person', name: 'Orlando', here: true, ready: true },
    { kind: 'person', name: 'Astolfo', here: false },
    { kind: 'bot', bot: 'careful', name: 'Mirtilla' },
    { kind: 'empty' },
  ],
  host: 0,
  seats: [],
  seedHash: '',
  manners: { pace: 'live', takeBots: true },
};

const NOTHING = () => undefined;

/** The parts shared by all tables and pages, in every state. */
export function SharedSection({ locale }: { locale: Locale }) {
  const text = GALLERY_TEXT[locale];
  const table = { en, it }[locale];
  return (
    <>
      <Shelf title={text.shelves.buttons}>
        {LOOKS.flatMap((look) => [
          <Exhibit key={look} name={`${look}, ${text.usual}`}>
            <Button look={look}>{text.sampleVerb}</Button>
          </Exhibit>,
          <Exhibit key={`${look}-disabled`} name={`${look}, ${text.disabled}`}>
            <Button look={look} disabled>
              {text.sampleVerb}
            </Button>
          </Exhibit>,
        ])}
      </Shelf>
      <CrestShelf title={text.shelves.crests} />
      <StatusShelf text={text} help={table.help} />
      <Shelf title={text.shelves.chairs}>
        <Exhibit name={text.shelves.chairs} frame="wide">
          <Chairs table={TABLE} you={0} isHost bots={factsOf(GAME).bots} ask={async () => ({ kind: 'done' })} />
        </Exhibit>
      </Shelf>
      <LogShelf text={text} table={table} />
      <SheetShelf text={text} close={table.close} />
      <Shelf title={text.shelves.sounds}>
        {(Object.keys(effects) as CommonSound[]).map((sound) => (
          <Button key={sound} look="plain" lang="en" onClick={() => playSound(sound)}>
            {sound}
          </Button>
        ))}
      </Shelf>
    </>
  );
}

function CrestShelf({ title }: { title: string }) {
  const { names } = CREST_TEXT[useLocale()];
  return (
    <Shelf title={title}>
      <SeatCrests chosen={CRESTS}>
        {CRESTS.map((crest, seat) => (
          <Exhibit key={crest} name={names[crest]}>
            <Crest seat={seat} />
          </Exhibit>
        ))}
      </SeatCrests>
    </Shelf>
  );
}

function StatusShelf({ text, help }: { text: GalleryText; help: string }) {
  const verbs = [
    { label: text.sampleVerb, look: 'main', act: NOTHING },
    { label: help, look: 'plain', act: NOTHING },
  ] as const;
  const yours = { sentence: text.sampleSentence, isForYou: true, news: [text.sampleNews], verbs };
  return (
    <Shelf title={text.shelves.status}>
      <Exhibit name={text.usual} frame="whole">
        <Status {...yours} busy={false} />
      </Exhibit>
      <Exhibit name={text.waiting} frame="whole">
        <Status {...yours} busy />
      </Exhibit>
      <Exhibit name={text.sampleOther} frame="whole">
        <Status {...yours} sentence={text.sampleOther} isForYou={false} verbs={[]} busy={false} />
      </Exhibit>
    </Shelf>
  );
}

function LogShelf({ text, table }: { text: GalleryText; table: TableText }) {
  const lines = [text.sampleNews, text.sampleOther, text.sampleSentence].map((line, seq) => ({ seq, line }));
  const empty = { ...table, log: `${table.log} (${text.empty})` };
  return (
    <Shelf title={text.shelves.log}>
      <Exhibit name={table.log} frame="screen">
        <Log lines={lines} text={table} isShown isColumn={false} onClose={NOTHING} />
      </Exhibit>
      <Exhibit name={text.empty} frame="screen">
        <Log lines={[]} text={empty} isShown isColumn={false} onClose={NOTHING} />
      </Exhibit>
    </Shelf>
  );
}

function SheetShelf({ text, close }: { text: GalleryText; close: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Shelf title={text.shelves.sheets}>
      <Button look="plain" onClick={() => setOpen(true)}>
        {text.openSheet}
      </Button>
      {isOpen && (
        <Sheet title={text.shelves.sheets} closeLabel={close} onClose={() => setOpen(false)}>
          <p>{text.sampleNews}</p>
          <Button look="main">{text.sampleVerb}</Button>
        </Sheet>
      )}
    </Shelf>
  );
}
