import timeSprite from 'virtual:icons/time';
import storySprite from 'virtual:icons/timestory';
import { iconsOf } from '../../../client/kit/parts/icon.tsx';

/** A picture of an Item or of the page; they are there from the first moment. */
export const TimeIcon = iconsOf(timeSprite);

/** A picture of a Mission, a Hero or an Adventure: fetched only when the first one is shown. */
export const StoryIcon = iconsOf(storySprite);
