import { Crest } from '../../../../client/kit/crests/crest.tsx';
import type { PlayerInfo } from '../../../../client/kit/game-page.ts';
import { Sign } from '../../../../client/kit/signs/sign.tsx';
import type { Viewer } from '../../../../engine/game.ts';
import type { PlayerView, TimeView } from '../../rules/view.ts';
import { CardBack } from '../cards/card-face.tsx';
import type { Words } from '../words.ts';
import type { Bubble } from './bubbles.ts';
import { HeroMark } from './hero-mark.tsx';
import styles from './players.module.css';
import { SpeechBubbles } from './speech-bubbles.tsx';

interface Props {
  view: TimeView;
  players: readonly PlayerInfo[];
  you: Viewer;
  words: Words;
  bubbles: readonly Bubble[];
  onHeroes(): void;
}

/** The others, each with the backs of their hand and their speech bubbles. */
export function Players(props: Props) {
  const { view, players, you, words } = props;
  if (view.players.length < 2) return undefined;
  const seats = [...view.players.keys()].filter((seat) => seat !== you);
  const hasHeroes = view.phase !== 'resolution' && view.players.some(({ hero }) => hero !== undefined);
  return (
    <section className={`anchor not-in-hand ${styles.zone}`} aria-labelledby="time-players">
      <h2 id="time-players" className="visually-hidden">
        {words.page.players}
      </h2>
      <ul className={`grid ${styles.players}`} data-count={seats.length} data-heroes={hasHeroes}>
        {seats.map((seat) => {
          const player = view.players[seat];
          const info = players[seat];
          if (player === undefined || info === undefined) return undefined;
          const isAway = player.away || !info.here;
          return (
            <li
              key={seat}
              className={`panel anchor grid rounded ${styles.player}`}
              data-away={isAway}
              data-done={view.phase === 'adventure' && player.done}
              data-slim={view.phase === 'resolution'}
              data-flip={`player-${seat}`}
            >
              <Crest seat={seat} className={styles.crest} />
              <span className={`one-line strong ${styles.name}`} title={info.name}>
                {info.name}
              </span>
              <State player={player} view={view} words={words} isAway={isAway} />
              <Backs player={player} view={view} words={words} />
              {player.hero !== undefined && view.phase !== 'resolution' && (
                <span className={styles.hero}>
                  <HeroMark hero={player.hero} words={words} onHeroes={props.onHeroes} />
                </span>
              )}
              <SpeechBubbles seat={seat} {...props} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Ready, done or away: a badge, and a word for screen readers. */
function State({ player, view, words, isAway }: { player: PlayerView; view: TimeView; words: Words; isAway: boolean }) {
  if (isAway) return <span className={`fine chip strong ${styles.state}`}>{words.page.away}</span>;
  const state = stateOf(player, view, words);
  if (state === undefined) return undefined;
  return (
    <span className={`fine chip strong ${styles.state}`} data-set={state.isSet}>
      <span aria-hidden="true">{state.isSet ? '✓' : '…'}</span>
      <span className="visually-hidden">{state.word}</span>
    </span>
  );
}

function stateOf(
  player: PlayerView,
  { phase }: TimeView,
  { page }: Words,
): { isSet: boolean; word: string } | undefined {
  switch (phase) {
    case 'heroes':
      return player.hero === undefined
        ? { isSet: false, word: page.before.isChoosing }
        : { isSet: true, word: page.before.isReady };
    case 'ready':
      return player.ready ? { isSet: true, word: page.before.isReady } : { isSet: false, word: page.before.notReady };
    case 'adventure':
      return player.done ? { isSet: true, word: page.others.done } : undefined;
    default:
      return undefined;
  }
}

function Backs({ player, view, words }: { player: PlayerView; view: TimeView; words: Words }) {
  if (view.phase !== 'adventure' && view.phase !== 'ready') return undefined;
  const count = (back: string) => player.backs.filter((one) => one === back).length;
  return (
    <Sign id="backs" className={`wrap ${styles.backs}`}>
      <span className="visually-hidden">
        {words.page.others.backs(count('item'), count('mission'), count('adventure'))}
      </span>
      {player.backs.map((back, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs of a kind are alike
        <CardBack key={place} back={back} words={words} size="tiny" />
      ))}
    </Sign>
  );
}
