import type { TableInfo } from '../../protocol/table-info.ts';
import type { GameEntry } from '../games/registry.ts';
import { SpriteIcon } from '../kit/parts/icon.tsx';
import { useMannersText } from '../table/manners/text.ts';
import { useTablesText } from '../text/tables.ts';
import { ChapterHead } from './chapter.tsx';
import styles from './lobby.module.css';
import { useChosen, useSaidOption } from './said-option.ts';
import { useToldOptions } from './use-told-options.ts';

/** The chosen options, for everybody except the host. */
export function OptionsShown({ table, game }: { table: TableInfo; game: GameEntry }) {
  const book = useToldOptions(game, table);
  const say = useSaidOption(game, table, book);
  const chosen = useChosen(game, table, book);
  const text = useTablesText().lobby;
  const manners = useMannersText().manners;
  const { fill, pace, takeBots, freeUndo } = table.manners;
  const fields = Object.entries(game.options).filter(([, field]) => field.kind !== 'given');
  const yesNo = (is: boolean) => (is ? text.yes : text.no);
  const lines: [string, string][] = [
    ...(book === undefined ? fields : []).map(([name]): [string, string] => {
      const { what, value } = say(name);
      return [what, value];
    }),
    [manners.fill, fill === undefined ? manners.fillNone : manners.fillTo(fill.to)],
    [manners.takeBots, yesNo(takeBots)],
    ...(game.realTime === true || table.sameRoom === true
      ? []
      : [[manners.slow, yesNo(pace === 'slow')] satisfies [string, string]]),
    ...(game.realTime === true || table.campaign !== undefined
      ? []
      : [[manners.freeUndo, yesNo(freeUndo === true)] satisfies [string, string]]),
  ];
  return (
    <section className="card" aria-labelledby="options">
      <h2 id="options">{text.options}</h2>
      <p className="hint">{text.hostChooses}</p>
      {book?.chapters.map(({ id, icon, name, usual, options }) => (
        <p key={id} className="row roomy">
          <ChapterHead
            picture={<SpriteIcon sprite={book.sprite} name={icon} />}
            name={name}
            usual={usual}
            chosen={chosen(options)}
          />
        </p>
      ))}
      <dl className={`stack ${styles.chosen}`}>
        {lines.map(([what, value]) => (
          <div key={what} className="row">
            <dt className="dim grow">{what}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
