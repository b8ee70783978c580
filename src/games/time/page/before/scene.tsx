import { elementAt } from '../../../../engine/list.ts';
import { Picture } from '../campaign/picture.tsx';
import { iconOf } from '../campaign/pictures.ts';
import type { Situation } from '../situation.ts';

/** The place of the adventure, seen through its archway. */
export function Scene({ view: { quest }, pack }: Pick<Situation, 'view' | 'pack'>) {
  const place =
    quest.kind === 'scenario'
      ? { id: elementAt(pack.scenarios, quest.place).id, kind: 'level' as const }
      : { id: '', kind: 'adventure' as const };
  const icon = quest.kind === 'scenario' ? iconOf(place.id) : elementAt(pack.adventures, quest.place).icon;
  return <Picture place={{ ...place, icon, state: 'open' }} />;
}
