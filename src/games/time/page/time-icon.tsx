import timeSprite from 'virtual:icons/time';
import storySprite from 'virtual:icons/timestory';
import { SpriteIcon } from '../../../client/parts/icon.tsx';

/** A picture of an Item or of the page; they are there from the first moment. */
export function TimeIcon({ name, className }: { name: string; className?: string | undefined }) {
  return <SpriteIcon sprite={timeSprite} name={name} className={className} />;
}

/** A picture of a Mission, a Hero or an Adventure: fetched only when the first one is shown. */
export function StoryIcon({ name, className }: { name: string; className?: string | undefined }) {
  return <SpriteIcon sprite={storySprite} name={name} className={className} />;
}
