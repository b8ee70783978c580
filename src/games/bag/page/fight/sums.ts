import { adventurerOf, type FightSide } from '../../rules/state.ts';

import { type Scene, wornBy } from '../scene.ts';
import { nameOf } from '../words.ts';

/** One term of what a side rolls, adds or subtracts, with its source. */
export interface Term {
  from: string;
  value: string;
}

/** All terms of an adventurer's side: dice and bonuses, then the protection of armour. */
export function termsOf(scene: Scene, side: FightSide): Term[] {
  const { view, words } = scene;
  const { fight: say } = words.page;
  const fighter = adventurerOf(view, side.fighter);
  const card = words.characterCard(fighter.character);
  const worn = wornBy(fighter, words);
  const terms: Term[] = [{ from: words.character(fighter.character), value: combatText(scene, card.dice, card.plus) }];
  for (const item of fighter.followers) {
    const { effect } = words.itemCard(item);
    if (effect.kind === 'companion') terms.push({ from: words.item(item), value: `+${say.dice(effect.dice)}` });
  }
  if (side.partner !== undefined) terms.push({ from: nameOf(scene, side.partner), value: `+${say.dice(1)}` });
  if (side.extraDice > 0) terms.push({ from: say.potion, value: `+${say.dice(side.extraDice)}` });
  for (const { item, effect } of worn) {
    if (effect.kind === 'weapon') terms.push({ from: words.item(item), value: `+${effect.plus}` });
  }
  for (const { item, effect } of worn) {
    if (effect.kind === 'guard') terms.push({ from: words.item(item), value: say.guard(effect.less) });
  }
  return terms;
}

/** "2 dice + 3" in the game's words. */
export function combatText({ words }: Pick<Scene, 'words'>, dice: number, plus: number): string {
  return words.game.combat({ dice, plus });
}
