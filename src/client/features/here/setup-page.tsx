import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
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
import { PracticeCheckbox } from '../../play/options/manners-form.tsx';
import { OptionsForm } from '../../play/options/options-form.tsx';
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
  const locale = useLocale();
  const [, go] = useLocation();
  const [chosen] = useState(chosenHere);
  // In real time everybody acts at once, which one device cannot do.
  const isForOne = game.realTime === true;
  const [people, setPeople] = useState<readonly NameField[]>(() => [
    { key: 0, name: rememberedName() ?? '' },
    ...(isForOne ? [] : [{ key: 1, name: '' }]),
  ]);
  const [bots, setBots] = useState(() => {
    const { count, level } = chosen.bots ?? { count: isForOne ? game.company : 0, level: game.bots[0].id };
    // The second person takes the chair of a bot.
    return { count: isForOne ? count : Math.max(0, count - 1), level };
  });
  const [options, setOptions] = useState<Options>(chosen.options ?? game.playNow?.options ?? {});
  const [isPractice, setPractice] = useState(chosen.freeUndo === true);
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const names = people.map(({ name }, index) => name.trim() || (isForOne ? shell.names.guest : text.person(index + 1)));
  const seats = people.length + bots.count;
  const missing = game.seats.min - seats;
  // Bots that would fill up to this number make room for people.
  const upTo = chosen.bots === undefined || chosen.bots.count === 0 ? game.seats.max : chosen.bots.count + 1;

  function changePeople(now: readonly NameField[]) {
    const isOneMore = now.length > people.length;
    setPeople(now);
    if (isOneMore && seats >= upTo && bots.count > 0) setBots({ ...bots, count: bots.count - 1 });
    // A single person gets company.
    if (now.length === 1 && people.length > 1 && bots.count === 0) setBots({ ...bots, count: game.company });
  }

  async function open(wish: Omit<HereTableOptions, 'game'>) {
    setBusy(true);
    const typed = people[0].name.trim();
    if (typed !== '') rememberName(typed);
    const code = await openHere({ game: game.id, ...wish });
    setBusy(false);
    if (code === undefined) setTrouble(text.failed);
    else go(`/here/${code}`);
  }

  function start(event: FormEvent) {
    event.preventDefault();
    if (!names.every(isShowable)) return setTrouble(text.badName);
    if (new Set(names).size < names.length) return setTrouble(text.sameName);
    if (missing > 0) return setTrouble(text.tooFew(missing));
    void open({ names, bots: Array(bots.count).fill(bots.level), options, isPractice });
  }

  function startAlone() {
    const name = people[0].name.trim() || shell.names.guest;
    if (!isShowable(name)) return setTrouble(text.badName);
    void open({ names: [name], bots: Array(game.company).fill(game.bots[0].id), options: playNowOptions(game) });
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
      <form className="stack loose" onSubmit={start}>
        <PeopleFields people={people} names={names} most={isForOne ? 1 : game.seats.max} onChange={changePeople} />
        <fieldset className={`card ${fields.part}`}>
          <legend>{text.bots}</legend>
          <Choice
            label={text.botCount}
            value={String(bots.count)}
            choices={Array.from({ length: game.seats.max - people.length + 1 }, (_, count) => ({
              value: String(count),
              label: count === 0 ? text.noBots : String(count),
            }))}
            onValue={(count) => setBots({ ...bots, count: Number(count) })}
          />
          {bots.count > 0 && (
            <Choice
              label={text.botLevel}
              value={bots.level}
              choices={offered(game.bots).map(({ id, name }) => ({ value: id, label: name[locale] }))}
              onValue={(level) => setBots({ ...bots, level })}
            />
          )}
        </fieldset>
        <OptionsForm
          game={game}
          table={{ options, chairs: names.map((name) => ({ kind: 'person', name, here: true })) }}
          onChange={setOptions}
        />
        {game.realTime !== true && <PracticeCheckbox isPractice={isPractice} onChange={setPractice} />}
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
