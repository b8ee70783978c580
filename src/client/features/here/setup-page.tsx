import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { elementAt } from '../../../engine/list.ts';
import type { Options } from '../../../engine/options.ts';
import { offered } from '../../../games/kit.ts';
import { isShowable } from '../../../protocol/name.ts';
import { chosenHere } from '../../connection/here/chosen-here.ts';
import { type HereTableOptions, openHere } from '../../connection/here/open-here.ts';
import { rememberedName, rememberName } from '../../device/device.ts';
import { playNowOptions } from '../../kit/games/play-now-options.ts';
import { type GameEntry, gameEntry } from '../../kit/games/registry.ts';
import { NotFoundPage } from '../../kit/pages/not-found-page.tsx';
import { Button } from '../../kit/parts/button.tsx';
import fields from '../../kit/parts/fields.module.css';
import nextStep from '../../kit/parts/next-step.module.css';
import { OptionsForm } from '../../play/options/options-form.tsx';
import { PracticeCheckbox } from '../../play/options/table-settings-form.tsx';
import { useLocale, useText } from '../../text/language.ts';
import { type NameField, PeopleFields } from './people-fields.tsx';
import { useHereText } from './text/text.ts';

/** Sets up a table in this browser: the people at the device, the number of bots, and the game's options. */
export function SetupPage({ game: id }: { game: string }) {
  const game = gameEntry(id);
  return game === undefined ? <NotFoundPage /> : <Setup game={game} />;
}

function Setup({ game }: { game: GameEntry }) {
  const text = useHereText().setup;
  const shell = useText();
  const [chosen] = useState(chosenHere);
  // In real time everybody acts at once, which one device cannot do.
  const isForOne = game.realTime === true;
  const { people, bots, setBots, changePeople } = useSeating(game, chosen.bots);
  const [options, setOptions] = useState<Options>(chosen.options ?? game.playNow?.options ?? {});
  const [isPractice, setPractice] = useState(chosen.freeUndo === true);
  const { trouble, setTrouble, busy, open } = useOpening(game);
  const names = people.map(({ name }, index) => name.trim() || (isForOne ? shell.names.guest : text.person(index + 1)));
  const missing = game.seats.min - people.length - bots.count;
  const typed = elementAt(people, 0).name.trim();

  function start(event: FormEvent) {
    event.preventDefault();
    if (!names.every(isShowable)) return setTrouble(text.badName);
    if (new Set(names).size < names.length) return setTrouble(text.sameName);
    if (missing > 0) return setTrouble(text.tooFew(missing));
    void open(typed, { names, bots: Array(bots.count).fill(bots.level), options, isPractice });
  }

  function startAlone() {
    const name = typed || shell.names.guest;
    if (!isShowable(name)) return setTrouble(text.badName);
    void open(typed, { names: [name], bots: Array(game.company).fill(game.bots[0].id), options: playNowOptions(game) });
  }

  return (
    <main id="content" className="page narrow above-bar">
      <h1>{text.title(game.door.name)}</h1>
      <p className="lead">{isForOne ? text.alone : text.lead}</p>
      {!isForOne && (
        <p className="wrap centred">
          {text.onYourOwn}
          <Button look="plain" disabled={busy} onClick={startAlone}>
            {shell.home.playNow}
          </Button>
        </p>
      )}
      <form className="stack gap-11" onSubmit={start}>
        <PeopleFields people={people} names={names} most={isForOne ? 1 : game.seats.max} onChange={changePeople} />
        <BotFields game={game} most={game.seats.max - people.length} bots={bots} onChange={setBots} />
        <OptionsForm
          game={game}
          table={{ options, chairs: names.map((name) => ({ kind: 'person', name, here: true })) }}
          onChange={setOptions}
        />
        {!isForOne && <PracticeCheckbox isPractice={isPractice} onChange={setPractice} />}
        <div className={`at-bottom dock wrap centred ${nextStep.bar}`}>
          <output className="centred">{trouble ?? (missing > 0 ? text.tooFew(missing) : '')}</output>
          <Button look="main" type="submit" disabled={busy}>
            {text.start}
          </Button>
        </div>
      </form>
    </main>
  );
}

interface Bots {
  count: number;
  level: string;
}

/** The people at the device and the number of bots; people take the bots' chairs. */
function useSeating(game: GameEntry, chosen: Bots | undefined) {
  const isForOne = game.realTime === true;
  const [people, setPeople] = useState<readonly NameField[]>(() => [
    { key: 0, name: rememberedName() ?? '' },
    ...(isForOne ? [] : [{ key: 1, name: '' }]),
  ]);
  const [bots, setBots] = useState<Bots>(() => {
    const { count, level } = chosen ?? { count: isForOne ? game.company : 0, level: game.bots[0].id };
    // The second person takes the chair of a bot.
    return { count: isForOne ? count : Math.max(0, count - 1), level };
  });
  // Bots that would fill up to this number make room for people.
  const upTo = chosen === undefined || chosen.count === 0 ? game.seats.max : chosen.count + 1;

  function changePeople(now: readonly NameField[]) {
    const isOneMore = now.length > people.length;
    setPeople(now);
    if (isOneMore && people.length + bots.count >= upTo && bots.count > 0) setBots({ ...bots, count: bots.count - 1 });
    // A single person gets company.
    if (now.length === 1 && people.length > 1 && bots.count === 0) setBots({ ...bots, count: game.company });
  }

  return { people, bots, setBots, changePeople };
}

/** Opens the table and goes there, or says that it failed. */
function useOpening(game: GameEntry) {
  const text = useHereText().setup;
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function open(typed: string, wish: Omit<HereTableOptions, 'game'>) {
    setBusy(true);
    if (typed !== '') rememberName(typed);
    const code = await openHere({ game: game.id, ...wish });
    setBusy(false);
    if (code === undefined) setTrouble(text.failed);
    else go(`/here/${code}`);
  }

  return { trouble, setTrouble, busy, open };
}

function BotFields(props: { game: GameEntry; most: number; bots: Bots; onChange(bots: Bots): void }) {
  const { game, most, bots, onChange } = props;
  const text = useHereText().setup;
  const locale = useLocale();
  return (
    <fieldset className={`card ${fields.part}`}>
      <legend>{text.bots}</legend>
      <Choice
        label={text.botCount}
        value={String(bots.count)}
        choices={Array.from({ length: most + 1 }, (_, count) => ({
          value: String(count),
          label: count === 0 ? text.noBots : String(count),
        }))}
        onValue={(count) => onChange({ ...bots, count: Number(count) })}
      />
      {bots.count > 0 && (
        <Choice
          label={text.botLevel}
          value={bots.level}
          choices={offered(game.bots).map(({ id, name }) => ({ value: id, label: name[locale] }))}
          onValue={(level) => onChange({ ...bots, level })}
        />
      )}
    </fieldset>
  );
}

function Choice(props: {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onValue(value: string): void;
}) {
  return (
    <label className="beside">
      <span>{props.label}</span>
      <select className={fields.field} value={props.value} onChange={({ target }) => props.onValue(target.value)}>
        {props.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
