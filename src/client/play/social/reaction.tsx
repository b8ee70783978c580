import type { Reaction } from '../../../protocol/phrases.ts';
import type { APP_ICONS } from '../../kit/icons/app.ts';
import { Icon } from '../../kit/parts/icon.tsx';

const PICTURES: Readonly<Record<Reaction, (typeof APP_ICONS)[number]>> = {
  clap: 'glowing-hands',
  laugh: 'imp-laugh',
  wow: 'surprised',
  cry: 'tear-tracks',
  fire: 'flame',
  skull: 'death-skull',
};

/** The picture of a reaction, the same on every device; its name is beside it. */
export function ReactionPicture({ reaction }: { reaction: Reaction }) {
  return <Icon name={PICTURES[reaction]} />;
}
