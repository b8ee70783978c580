import timeSprite from 'virtual:icons/time';
import storySprite from 'virtual:icons/timestory';
import pictures from 'virtual:pictures/time';
import { paintedOf } from '../../../client/kit/parts/painted.tsx';

// Imported only by parts that are loaded after the first move.

/** A picture of a Mission, a Hero or an Adventure, painted if it is large enough. */
export const StoryPicture = paintedOf(pictures, storySprite);

/** A picture of an Item, painted if it is large enough. */
export const ItemPicture = paintedOf(pictures, timeSprite);
