import timeSprite, { names as itemNames } from 'virtual:icons/time';
import storySprite, { names as storyNames } from 'virtual:icons/timestory';
import drawn from 'virtual:pictures/time';
import { fetchWithTable } from '../../../client/kit/parts/art.ts';
import { paintedBackOf, paintedOf } from '../../../client/kit/parts/painted.tsx';

const pictures = fetchWithTable(drawn);

// Imported only by parts that are loaded after the first move.

/** A picture of a Mission, a Hero or an Adventure, painted if it is large enough. */
export const StoryPicture = paintedOf(pictures, storySprite, { names: storyNames });

/** A picture of an Item, painted if it is large enough. */
export const ItemPicture = paintedOf(pictures, timeSprite, { names: itemNames });

/** The back of the cards, if the Story is face down. */
export const StoryBack = paintedBackOf(pictures);
