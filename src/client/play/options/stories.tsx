import { useId } from 'react';
import { valueAt } from '../../../engine/list.ts';
import type { OptionStory } from '../../../engine/option-chapters.ts';
import type { OptionValue } from '../../../engine/options.ts';
import { useOptionsText } from '../../kit/games/options-text.ts';
import type { GameEntry } from '../../kit/games/registry.ts';
import { SpriteIcon } from '../../kit/parts/icon.tsx';
import { useTablesText } from '../../text/tables/text.ts';
import { type OptionsTable, optionAt } from './said-option.ts';
import styles from './stories.module.css';

/** A choice as story cards, each with its picture, its plot, its changes and its difficulty. */
export function Stories(props: {
  game: GameEntry;
  name: string;
  table: OptionsTable;
  sprite: string;
  stories: Readonly<Record<string, OptionStory>>;
  onValue(value: OptionValue): void;
}) {
  const { game, name, table, sprite, stories } = props;
  const own = useOptionsText(game)[name];
  const id = useId();
  const { field, value: chosen } = optionAt(game, name, table);
  if (field.kind !== 'choice') return undefined;
  return (
    <fieldset
      className={`shrinks grid ${styles.stories}`}
      disabled={Object.hasOwn(table.campaign?.options ?? {}, name)}
    >
      <legend className="visually-hidden">{own?.name}</legend>
      {field.values.map((value) => {
        const story = valueAt(stories, value);
        return (
          <label key={value} className={`parchment anchor grid ${styles.story}`}>
            <input
              type="radio"
              className={`covers fills ${styles.radio}`}
              name={id}
              checked={chosen === value}
              onChange={() => props.onValue(value)}
            />
            <SpriteIcon sprite={sprite} name={story.icon} className={styles.picture} />
            <strong className={`title-face ${styles.title}`}>{story.name ?? own?.values?.[value] ?? value}</strong>
            <span className={`column compact gap-4 ${styles.words}`}>
              {story.says !== '' && <em>{story.says}</em>}
              {story.changes !== '' && <span>{story.changes}</span>}
              {story.hardness !== undefined && <Hard is={story.hardness} />}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function Hard({ is }: { is: NonNullable<OptionStory['hardness']> }) {
  const text = useTablesText().lobby;
  return (
    <span className={`strong ${styles.hard}`} data-hard={is}>
      <span aria-hidden="true">{'◆'.repeat(is) + '◇'.repeat(3 - is)}</span> {text.hardness[is]}
    </span>
  );
}
