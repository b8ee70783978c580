import { adventurerOf } from '../../rules/state.ts';
import { ownFirst, ownSide } from '../fight/chances.ts';
import { foeName, type Scene, taskNow } from '../scene.ts';
import { nameOf } from '../words.ts';

/** Whether the question is to shrug off a wound; otherwise it is about a potion. */
export function isWard(scene: Scene): boolean {
  const task = taskNow(scene.view);
  if (task?.kind !== 'wound' || task.asked !== 'nothing' || !task.attack) return false;
  const { character, skillUsed } = adventurerOf(scene.view, task.who);
  const { skill } = scene.words.characterCard(character);
  return skill.kind === 'ward' && skillUsed < skill.times;
}

/** The result of shrugging a wound off, drinking first, or taking it. */
export function woundLeads(scene: Scene, answer: 'yes' | 'no'): string | undefined {
  const { view, words } = scene;
  const { leads } = words.page;
  const task = taskNow(view);
  if (task?.kind !== 'wound') return undefined;
  const { health } = adventurerOf(view, task.who);
  if (answer === 'no') return leads.bear(health - task.damage);
  if (isWard(scene)) return leads.ward(health);
  const dice = potionDice(scene, task.who);
  return dice === undefined ? undefined : leads.potion(dice);
}

/** The dice of the first visible potion of health somebody carries. */
function potionDice({ view, words }: Scene, who: number): number | undefined {
  for (const item of adventurerOf(view, who).spaces) {
    const effect = typeof item === 'number' ? words.itemCard(item).effect : undefined;
    if (effect?.kind === 'heal') return effect.dice;
  }
  return undefined;
}

/** BD-33, BD-105 The effect of your roll if it counts once or twice. */
export function rolledLeads(scene: Scene, times: 1 | 2): string | undefined {
  const { view, words } = scene;
  const { fight } = view;
  const side = ownSide(scene);
  const sides = ownFirst(scene);
  if (fight === undefined || side === undefined || sides === undefined) return undefined;
  const isDefender = side === fight.defender;
  const theirs = isDefender ? fight.attacker.dice : (fight.defender?.dice ?? fight.monsterDice);
  const isEqual = theirs.length > 1 && theirs.every((die) => die === theirs[0]);
  const own = times * sumOf(side.dice) + sides.own.plus;
  const foe = (sides.foe.critical && isEqual ? 2 : 1) * sumOf(theirs) + sides.foe.plus;
  const dealt = Math.max(0, own - foe - sides.foe.less);
  const taken = Math.max(0, foe - own - sides.own.less);
  const isDeadly = dealt > 0 ? dealt >= sides.foe.health : taken >= sides.own.health;
  const name = isDefender ? nameOf(scene, fight.attacker.fighter) : foeName(scene);
  const isMonster = fight.defender === undefined;
  return words.page.leads.roll({ name, isMonster }, { own, foe, dealt, taken, isDeadly });
}

function sumOf(dice: readonly number[]): number {
  return dice.reduce((all, die) => all + die, 0);
}
