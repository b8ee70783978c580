import timeSprite, { names as itemNames } from 'virtual:icons/time';
import storySprite, { names as storyNames } from 'virtual:icons/timestory';
import { iconsOf } from '../../../client/kit/parts/icon.tsx';

/** An icon of an Item or of the page; loaded with it. */
export const TimeIcon = iconsOf(timeSprite, itemNames);

/** An icon of a Mission, a Hero or an Adventure: loaded when the first one is shown. */
export const StoryIcon = iconsOf(storySprite, storyNames);
