import type { AdventurerNumber } from '../../rules/content.ts';
import { personOf, type Scene } from '../scene.ts';
import type { Feat } from '../staging/feats.ts';
import { exactPlaceName } from '../words.ts';

/** A feat in words and pictures. */
export interface ToldFeat {
  title: string;
  more: string;
  icon: string;
  /** The adventurers in the picture. */
  heroes: readonly AdventurerNumber[];
}

/** Says what happened, and what it means. */
export function tellFeat(scene: Scene, feat: Feat): ToldFeat {
  const { words } = scene;
  const { moments: say } = words.page;
  const person = (who: AdventurerNumber) => personOf(scene, who);
  switch (feat.kind) {
    case 'ring-appears':
      return { title: say.ring(feat.number), more: say.ringMore(feat.rounds), icon: 'ring', heroes: [] };
    case 'ring-taken':
      return { title: say.ringTaken(person(feat.who)), more: wayOut(scene), icon: 'ring', heroes: [feat.who] };
    case 'great-falls': {
      const helpers = feat.helper === undefined ? [] : [feat.helper];
      return {
        title: say.greatFalls(words.monster(feat.monster)),
        more: say.greatFallsMore(person(feat.who), helpers.map(person)),
        icon: words.monsterCard(feat.monster).icon,
        heroes: [feat.who, ...helpers],
      };
    }
    case 'whisked': {
      const { who, helper, to, hasRing } = feat;
      return {
        title: say.whisked(person(who), who === helper ? undefined : person(helper)),
        more: say.whiskedMore(exactPlaceName(scene, to), hasRing),
        icon: 'teleport',
        heroes: [who],
      };
    }
    case 'aided':
      return {
        title: say.aided(person(feat.helper), person(feat.who)),
        more: say.aidedMore(feat.chance),
        icon: 'three-friends',
        heroes: [feat.who, feat.helper],
      };
    case 'ring-leaves':
      return { title: say.ringOut(person(feat.who)), more: say.ringOutMore, icon: 'exit-door', heroes: [feat.who] };
  }
}

/** What is left to do with the Ring. */
function wayOut({ view, words }: Scene): string {
  const { scroll } = view.terms;
  const quest = scroll === undefined ? undefined : words.pack.scrolls[scroll]?.quest;
  if (quest !== undefined && quest.kind !== 'ring-out') return words.quest(scroll).says;
  const { moments: say } = words.page;
  const dragon = view.monsters.find(({ monster }) => words.monsterCard(monster).nature === 'dragon');
  return dragon === undefined ? say.ringTakenMore : say.ringTakenGuarded(words.monster(dragon.monster));
}
