import { settings } from '../../../../client/device/settings.ts';
import type { Place } from '../../rules/board.ts';
import { blastFrom } from '../../rules/paths.ts';
import { combatantOf } from '../../rules/preview.ts';
import { chancesOf, isBad } from '../fight/chances.ts';
import { itemAt, myself, type Scene, wornBy } from '../scene.ts';
import { nameOf } from '../words.ts';

/** What a player would want to know before a walk of this cost ends on a place; undefined if nothing. */
export function riskOf(scene: Scene, place: Place, cost: number): string | undefined {
  const { view, words } = scene;
  const { risk: say } = words.page;
  const monster = view.monsters.find((other) => other.place === place);
  const isDragon = monster !== undefined && words.monsterCard(monster.monster).nature === 'dragon';
  const isUnseen = wornBy(myself(scene), words).some(({ effect }) => effect.kind === 'unseen');
  if (isUnseen && !isDragon) return undefined;
  if (monster === undefined) {
    const isLair = view.tokens.some((token) => token.place === place);
    return isLair && myself(scene).ap <= cost ? say.lastPoint : undefined;
  }
  const own = combatantOf(view, words.pack, scene.me);
  const { dice, plus, health } = monster;
  const { win } = chancesOf({ own, foe: { dice, plus, health, less: 0, critical: false } });
  const name = words.monster(monster.monster);
  const odds = settings().odds === 'hidden' ? undefined : win;
  if (isDragon || isBad(win)) return say.strong(name, health, words.game.combat({ dice, plus }), odds);
  return myself(scene).ap <= cost ? say.lastPointWith(name, odds) : undefined;
}

/** The tiles a bomb would reach, if a carried item is one. */
export function blastOf(scene: Scene, space: number, place: Place): readonly Place[] | undefined {
  const item = itemAt(myself(scene), space);
  const effect = item === undefined ? undefined : scene.words.itemCard(item).effect;
  if (effect?.kind !== 'shot' || effect.blast === undefined) return undefined;
  return blastFrom(scene.view.board, place, effect.blast);
}

/** BD-104 The question before a bomb that hits adventurers, oneself first. */
export function bombRisk(scene: Scene, space: number, place: Place): string | undefined {
  const { view, words } = scene;
  const blast = blastOf(scene, space, place);
  const item = itemAt(myself(scene), space);
  const effect = item === undefined ? undefined : words.itemCard(item).effect;
  if (blast === undefined || effect?.kind !== 'shot') return undefined;
  const hit = view.adventurers.flatMap(({ fate, place: at }, who) =>
    fate === 'inside' && blast.includes(at) ? [who] : [],
  );
  if (hit.length === 0) return undefined;
  const others = hit.filter((who) => who !== scene.me).map((who) => nameOf(scene, who));
  return words.page.risk.bomb({ isYou: hit.includes(scene.me), others, dice: effect.dice });
}
