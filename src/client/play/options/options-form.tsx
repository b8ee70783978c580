import type { ReactNode } from 'react';
import type { Options } from '../../../engine/options.ts';
import type { GameEntry } from '../../kit/games/registry.ts';
import { Icon, SpriteIcon } from '../../kit/parts/icon.tsx';
import { useTablesText } from '../../text/tables/text.ts';
import { Chapter } from './chapter.tsx';
import { OptionInput } from './option-field.tsx';
import { type OptionsTable, useChosen } from './said-option.ts';
import { Stories } from './stories.tsx';
import { useToldOptions } from './use-told-options.ts';

/**
 * The options form, built from the game's option fields, by chapter if it has chapters; further inputs are children.
 */
export function OptionsForm(props: {
  game: GameEntry;
  table: OptionsTable;
  onChange(options: Options): void;
  children?: ReactNode;
}) {
  const text = useTablesText().lobby;
  const { game, table, onChange } = props;
  const book = useToldOptions(game, table);
  const chosen = useChosen(game, table, book);
  const shown = Object.entries(game.options).filter(([, field]) => field.kind !== 'given');
  if (shown.length === 0 && props.children === undefined) return undefined;
  return (
    <section className="card" aria-labelledby="options">
      <h2 id="options">{text.options}</h2>
      {book === undefined
        ? shown.map(([name]) => inputOf(name))
        : book.chapters.map(({ id, icon, name, usual, options }) => (
            <Chapter
              key={id}
              picture={<SpriteIcon sprite={book.sprite} name={icon} />}
              name={name}
              usual={usual}
              chosen={chosen(options)}
            >
              {options.map(inputOf)}
            </Chapter>
          ))}
      {props.children !== undefined && (
        <Chapter picture={<Icon name="wooden-chair" />} name={text.manners.name} usual={text.manners.usual}>
          {props.children}
        </Chapter>
      )}
    </section>
  );

  function inputOf(name: string) {
    const common = {
      game,
      name,
      table,
      onValue: (value: Options[string]) => onChange({ ...table.options, [name]: value }),
    };
    const stories = book?.stories[name];
    if (book === undefined || stories === undefined) return <OptionInput key={name} {...common} />;
    return <Stories key={name} {...common} sprite={book.sprite} stories={stories} />;
  }
}
