import { isGameId } from '../../../../games/catalogue.ts';
import type { TableInfo } from '../../../../protocol/table-info.ts';
import { DoorScene } from '../../../kit/games/door-scene.tsx';
import { type GameEntry, gameEntry } from '../../../kit/games/registry.ts';
import { DoorIcon } from '../../../kit/parts/icon.tsx';
import { useLocale, useText } from '../../../text/language.ts';
import { useTablesText } from '../../../text/tables/text.ts';
import styles from './first-look.module.css';

/** For somebody who was invited, before they sit down: the game, its aim, its length, and who is there. */
export function FirstLook({ table }: { table: TableInfo }) {
  const game = gameEntry(table.game);
  return game === undefined ? undefined : <Look table={table} game={game} />;
}

function Look({ table, game }: { table: TableInfo; game: GameEntry }) {
  const text = useText().home;
  const { there } = useTablesText().lobby;
  const { aim } = game.words.in(useLocale()).page.firstTurn;
  const names = table.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.name] : []));
  const bots = table.chairs.filter(({ kind }) => kind === 'bot').length;
  const facts = [
    text.minutes(game.door.minutes),
    text.players(game.seats.min, game.seats.max),
    game.isTogether(table.options) ? text.together : text.against,
  ];
  return (
    <div className="stack gap-7 text-centre">
      <div className={`middle anchor clipped rounded ${styles.scene}`} data-game={game.id}>
        <DoorIcon door={game.door} />
        {isGameId(game.id) && <DoorScene game={game.id} isFirst />}
      </div>
      <p className="strong">{aim}</p>
      <p className="hint">{facts.join(' · ')}</p>
      <p>{there(names, bots)}</p>
    </div>
  );
}
