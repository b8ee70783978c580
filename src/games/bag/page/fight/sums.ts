import type { AdventurerNumber } from '../../rules/content.ts';
import type { FightSide } from '../../rules/state.ts';
import type { BagView } from '../../rules/view.ts';
import type { Scene } from '../scene.ts';
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
  const fighter = view.adventurers[side.fighter];
  const card = words.pack.characters[fighter.character];
  const terms: Term[] = [{ from: words.character(fighter.character), value: combatText(scene, card.dice, card.plus) }];
  for (const item of fighter.followers) {
    const { effect } = words.itemCard(item);
    if (effect.kind === 'companion') terms.push({ from: words.item(item), value: `+${say.dice(effect.dice)}` });
  }
  if (side.partner !== undefined) terms.push({ from: nameOf(scene, side.partner), value: `+${say.dice(1)}` });
  if (side.extraDice > 0) terms.push({ from: say.potion, value: `+${say.dice(side.extraDice)}` });
  for (const { item, effect } of wornBy(view, side.fighter, scene)) {
    if (effect.kind === 'weapon') terms.push({ from: words.item(item), value: `+${effect.plus}` });
  }
  for (const { item, effect } of wornBy(view, side.fighter, scene)) {
    if (effect.kind === 'guard') terms.push({ from: words.item(item), value: say.guard(effect.less) });
  }
  return terms;
}

/** The visible items somebody wears in matching spaces. */
function wornBy(view: BagView, who: AdventurerNumber, { words }: Scene) {
  const { spaces, character } = view.adventurers[who];
  const kinds = words.pack.characters[character].spaces;
  return spaces.flatMap((item, space) =>
    typeof item === 'number' && kinds[space] !== 'any' ? [{ item, effect: words.itemCard(item).effect }] : [],
  );
}

/** "2 dice + 3" in the game's words. */
export function combatText({ words }: Pick<Scene, 'words'>, dice: number, plus: number): string {
  return words.game.combat({ dice, plus });
}
