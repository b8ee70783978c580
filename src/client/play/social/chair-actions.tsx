import type { TableInfo } from '../../../protocol/table-info.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { gameEntry } from '../../kit/games/registry.ts';
import { isResting, nameOnChair } from '../chairs.ts';
import { useHostingText } from '../hosting/text/text.ts';
import { StrangerActions } from '../strangers/stranger-actions.tsx';
import { ConfirmationButtons, HOST_RIGHTS, useConfirmation } from './confirmation.tsx';
import { useSocialText } from './text/text.ts';

interface OfChair {
  table: TableInfo;
  handle: TableHandle;
  chair: number;
}

/** The actions at a chair during a game: rest at the player's own; among strangers, mute and report; as the host, manage the others. */
export function ChairActions({
  table,
  handle,
  chair,
  onReport,
}: OfChair & Pick<Parameters<typeof StrangerActions>[0], 'onReport'>) {
  const sitting = table.chairs[chair];
  const you = handle.snapshot.you.chair;
  if (sitting?.kind !== 'person') return undefined;
  if (chair === you) return <OwnChair table={table} handle={handle} chair={chair} />;
  const isHost = you === table.host;
  return (
    <>
      {table.open !== undefined && <StrangerActions table={table} chair={chair} onReport={onReport} />}
      {isHost && <OthersChair table={table} handle={handle} chair={chair} />}
    </>
  );
}

function OwnChair({ table, handle, chair }: OfChair) {
  const text = useHostingText();
  const { playMyself } = useSocialText().chairs;
  if (gameEntry(table.game)?.realTime === true) return undefined;
  const rests = isResting(table, handle);
  return (
    <button
      type="button"
      className="pill"
      onClick={() => void handle.ask(rests ? { kind: 'play-myself' } : { kind: 'bot-plays', chair })}
    >
      {rests ? playMyself : text.botForMe}
    </button>
  );
}

function OthersChair({ table, handle, chair }: OfChair) {
  const text = useHostingText();
  const confirmation = useConfirmation();
  const { asked, ask, cancel, refOf } = confirmation;
  const name = nameOnChair(table, chair);
  const words = { 'hand-over': text.handOver(name), remove: text.sendAway(name) };
  if (asked === undefined) {
    return (
      <span className="wrap">
        {canBotPlay(table, chair) && (
          <button type="button" className="pill" onClick={() => void handle.ask({ kind: 'bot-plays', chair })}>
            {text.botFor(name)}
          </button>
        )}
        {HOST_RIGHTS.map((right) => (
          <button key={right} ref={refOf(right)} type="button" className="pill" onClick={() => ask(right)}>
            {words[right]}
          </button>
        ))}
      </span>
    );
  }
  return (
    <fieldset className="bare stack whole-line">
      <legend className="dim">{asked === 'remove' ? text.sureAway(name) : text.sureHostPlaying(name)}</legend>
      <div className="wrap">
        <ConfirmationButtons
          confirmation={confirmation}
          no={text.leaveIt}
          yes={words[asked]}
          onConfirm={() => {
            cancel();
            void handle.ask({ kind: asked, chair });
          }}
        />
      </div>
    </fieldset>
  );
}

/** Lets a bot play for an absent player, at once; after a while one does so automatically. */
function canBotPlay({ chairs, manners, game }: TableInfo, chair: number): boolean {
  const sitting = chairs[chair];
  if (sitting?.kind !== 'person' || sitting.here || sitting.standIn === true) return false;
  return manners.pace === 'live' && gameEntry(game)?.realTime !== true;
}
