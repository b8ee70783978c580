import { useEffect, useState } from 'react';
import { Button } from '../../../../client/kit/parts/button.tsx';
import type { RuleId } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import type { PlayerView } from '../../rules/view.ts';
import type { AnyCard, Words } from '../words.ts';
import { CardFace } from './card-face.tsx';
import styles from './inspect.module.css';

/** One card, large, with the reason and the rule why it cannot be used now. */
export function InspectCard(props: {
  card: AnyCard;
  words: Words;
  note: string | undefined;
  rule: RuleId | undefined;
  why(rule: RuleId): void;
}) {
  const { card, words, note } = props;
  const own = useOwnRule(card);
  const rule = props.rule ?? own;
  return (
    <>
      <div className={`grid ${styles.one}`}>
        <CardFace card={card} words={words} size="large" />
      </div>
      {note !== undefined && <p className="centred">{note}</p>}
      {rule !== undefined && (
        <Button look="quiet" onClick={() => props.why(rule)}>
          {note === undefined ? words.page.itsRule : words.page.askRule}
        </Button>
      )}
    </>
  );
}

/** The most relevant rule of a card, loaded after the card is shown. */
function useOwnRule(card: AnyCard): RuleId | undefined {
  const [rule, setRule] = useState<RuleId>();
  useEffect(() => {
    let isWanted = true;
    import('../rule-at.ts').then(
      ({ cardRule }) => isWanted && setRule(cardRule(card)),
      // Offline, the card is shown without its rule.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [card]);
  return rule;
}

/** Everything a player has: Equipment and Treasures, with the active bonuses. */
export function InspectPlayer({ player, words }: { player: PlayerView; words: Words }) {
  const { page, game } = words;
  const maps = player.equipment.map(words.equipment).filter(({ effect }) => effect.kind === 'treasure-map');
  const inMaps = maps.reduce((sum, { effect }) => sum + (effect.kind === 'treasure-map' ? effect.gold : 0), 0);
  return (
    <>
      <p>
        {game.gold(player.gold)} · {page.exploredCount(player.explored.length)}
      </p>
      {inMaps > 0 && <p>{page.goldInMaps(game.gold(inMaps), words.name(elementAt(maps, 0)))}</p>}
      <h3>{game.kinds.equipment}</h3>
      {player.equipment.length === 0 ? (
        <p>{page.noEquipment}</p>
      ) : (
        <Cards cards={player.equipment.map(words.equipment)} words={words} />
      )}
      <h3>{page.scoring.treasures}</h3>
      {player.treasures.length === 0 && <p>{page.noTreasures}</p>}
      <Cards
        cards={player.treasures.map(words.dungeon)}
        words={words}
        note={(card, place) =>
          card.kind === 'treasure' && card.bonus !== undefined
            ? place < player.activeTreasures
              ? page.bonusWorks
              : page.bonusWaits
            : undefined
        }
      />
    </>
  );
}

function Cards(props: {
  cards: readonly AnyCard[];
  words: Words;
  note?(card: AnyCard, place: number): string | undefined;
}) {
  return (
    <ul className={`tiles gap-9 ${styles.cards}`}>
      {props.cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
        <li key={place}>
          <CardFace card={card} words={props.words} size="large" />
          {props.note?.(card, place) !== undefined && <p className="hint centred">{props.note(card, place)}</p>}
        </li>
      ))}
    </ul>
  );
}
