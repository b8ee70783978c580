import type { TableInfo } from '../../../../protocol/table-info.ts';
import type { GameEntry } from '../../../kit/games/registry.ts';
import { SpriteIcon } from '../../../kit/parts/icon.tsx';
import { ChapterHead } from '../../../play/options/chapter.tsx';
import { useChosen } from '../../../play/options/said-option.ts';
import { useToldOptions } from '../../../play/options/use-told-options.ts';
import { useTablesText } from '../../../text/tables/text.ts';
import { ChangedOptions } from './changed-options.tsx';
import styles from './lobby.module.css';
import { useOptionLines } from './option-lines.ts';

/** The chosen options, for everybody except the host; a message reports changes to people who look elsewhere. */
export function OptionsShown({ table, game }: { table: TableInfo; game: GameEntry }) {
  const book = useToldOptions(game, table);
  const { options, manners } = useOptionLines(table, game, book);
  const chosen = useChosen(game, table, book);
  const text = useTablesText().lobby;
  const lines = book === undefined ? [...options, ...manners] : manners;
  return (
    <section className="card" aria-labelledby="options">
      <h2 id="options">{text.options}</h2>
      <p className="hint">{text.hostChooses}</p>
      {book?.chapters.map(({ id, icon, name, usual, options }) => (
        <p key={id} className="row gap-10">
          <ChapterHead
            picture={<SpriteIcon sprite={book.sprite} name={icon} />}
            name={name}
            usual={usual}
            chosen={chosen(options)}
          />
        </p>
      ))}
      <dl className={`stack ${styles.chosen}`}>
        {lines.map(({ what, value }) => (
          <div key={what} className="row">
            <dt className="dim grow">{what}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
      <ChangedOptions lines={[...options, ...manners]} />
    </section>
  );
}
