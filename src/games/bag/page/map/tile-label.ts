import { type Place, SIDES, WALL, wayFrom } from '../../rules/board.ts';
import { FAR } from '../../rules/paths.ts';
import { myself, type Scene, wareName } from '../scene.ts';
import { cardOfPlace, nameOf, placeName } from '../words.ts';

/** The full label of a laid tile: its name, where it leads, its contents, and its distance. */
export function tileLabel(scene: Scene, place: Place, more: { steps: number; lit: string | undefined }): string {
  const { view, words } = scene;
  const { tile: say, shapes } = words.page;
  const { board } = view;
  const card = cardOfPlace(scene, place);
  const open = SIDES.filter((side) => wayFrom(board, place, side) !== WALL).map((side) => words.page.directions[side]);
  const name = placeName(scene, place);
  const shape = shapes[card.shape];
  const called = shape.toLowerCase() === name.toLowerCase() ? [name] : [name, shape];
  const parts = [...called, say.ways(open), ...contents(scene, place)];
  if (card.role.kind === 'start' && view.terms.fred) parts.push(say.fred);
  if (card.role.kind === 'pool') parts.push(say.poolTokens(view.poolTokens));
  if (card.role.kind === 'item' && view.emptied.includes(place)) parts.push(say.emptied);
  if (more.steps < FAR && myself(scene).fate === 'inside') parts.push(say.steps(more.steps));
  if (more.lit !== undefined) parts.push(more.lit);
  return parts.join(', ');
}

/** The monster, the items and the people on a tile. */
function contents(scene: Scene, place: Place): string[] {
  const { view, words } = scene;
  const { tile: say } = words.page;
  const parts: string[] = [];
  const monster = view.monsters.find((other) => other.place === place);
  if (monster !== undefined) parts.push(say.monster(words.monster(monster.monster), monster.health, monster.full));
  const token = view.tokens.find((other) => other.place === place);
  if (token !== undefined) parts.push(token.monster === undefined ? say.hidden : words.monster(token.monster));
  const things = view.floor.filter((other) => other.place === place).map(({ item }) => words.item(item));
  if (view.ring.kind === 'lying' && view.ring.place === place) things.push(wareName(scene, 'ring'));
  if (things.length > 0) parts.push(say.things(things));
  const people = view.adventurers.flatMap((one, who) =>
    one.place === place && one.fate === 'inside' && one.isReady ? [nameOf(scene, who)] : [],
  );
  if (people.length > 0) parts.push(say.here(people));
  return parts;
}
