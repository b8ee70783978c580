import type { ReactNode } from 'react';
import type { Seat, Viewer } from '../../../engine/game.ts';
import { people } from '../../../engine/text.ts';
import { Crest } from '../crests/crest.tsx';
import type { PlayerInfo } from '../game-page.ts';
import { EndMoment, useHasMoment } from '../story/end-moment.tsx';
import { useTableContext } from '../table/table-context.tsx';
import type { TableText } from '../table/text/text.ts';
import { Celebration } from './celebration.tsx';
import styles from './end-screen.module.css';
import { StoryLines } from './story-lines.tsx';

/** The texts for the verdict. */
export interface Verdicts {
  youWin: string;
  wins(names: string, shared: boolean): string;
}

/** The verdict in a sentence. */
export function verdictOf(
  winners: readonly Seat[],
  { you, players, text, table }: { you: Viewer; players: readonly PlayerInfo[]; text: Verdicts; table: TableText },
): string {
  if (winners.length === 1 && winners[0] === you) return text.youWin;
  const those = winners.map((seat) => ({ name: players[seat]?.name ?? '', isYou: seat === you }));
  return text.wins(people(those, { you: table.you, last: table.and }), winners.length > 1);
}

/**
 * The end screen: the verdict once everything is counted, the scores, and what to do next. Space for later content is
 * reserved, so that nothing moves under a finger.
 */
export function EndScreen(props: {
  /** The id of its title. */
  id: string;
  /** The title while scores are being counted. */
  counting: string;
  verdict: string;
  isCounted: boolean;
  /** Whether the viewer has won, alone, with others or as a team. */
  isWon: boolean;
  /** The seats whose crests stand above a rivals’ verdict. */
  winners?: readonly Seat[];
  /** A picture above the title. */
  picture?: ReactNode;
  /** Why the game ended, below the title. */
  why?: ReactNode;
  /** The tie-break, if there was a tie. */
  tie?: string | undefined;
  afterwards: ReactNode;
  className?: string | undefined;
  /** The scores are counted here: they are above the turning point, which is not there yet. */
  isCountedHere?: true;
  children: ReactNode;
}) {
  const { id, verdict, isCounted } = props;
  const { earned } = useTableContext();
  const moment = <EndMoment className={`${styles.moment} ${isCounted ? '' : 'unseen'}`} />;
  return (
    <section
      className={`stack gap-9 ${styles.end} ${props.className ?? ''}`}
      data-moment={useHasMoment()}
      aria-labelledby={id}
    >
      {isCounted && props.isWon && <Celebration />}
      {props.picture}
      {props.winners !== undefined && <Winners seats={props.winners} isCounted={isCounted} />}
      <h2 id={id} className={`layers bright shining grid text-centre ${styles.verdict}`}>
        <span>{isCounted ? verdict : props.counting}</span>
        {!isCounted && (
          <span className="unseen" aria-hidden="true">
            {verdict}
          </span>
        )}
      </h2>
      <div className={`stack gap-4 centred ${isCounted ? '' : 'unseen'}`}>
        {props.why !== undefined && <p>{props.why}</p>}
        <StoryLines />
      </div>
      {earned !== undefined && <div className={isCounted ? '' : 'unseen'}>{earned}</div>}
      {props.isCountedHere !== true && moment}
      <div className={`stack gap-9 ${styles.counted}`}>
        {props.children}
        {props.tie !== undefined && <p className={`strong centred ${isCounted ? '' : 'unseen'}`}>{props.tie}</p>}
      </div>
      {props.isCountedHere === true && moment}
      <div className={isCounted ? '' : 'unseen'}>{props.afterwards}</div>
    </section>
  );
}

function Winners({ seats, isCounted }: { seats: readonly Seat[]; isCounted: boolean }) {
  return (
    <div className={`wrap gap-9 centred not-on-screen ${isCounted ? '' : 'unseen'}`} aria-hidden="true">
      {seats.map((seat) => (
        <Crest key={seat} seat={seat} className={styles.crest} />
      ))}
    </div>
  );
}
