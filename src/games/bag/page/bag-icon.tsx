import bagSprite from 'virtual:icons/bag';
import { iconsOf } from '../../../client/kit/parts/icon.tsx';
import styles from './bag-icon.module.css';

/** A picture of the Bag of Dungeon sprite. */
export const BagIcon = iconsOf(bagSprite);

/** What stands beside a figure of health. */
export function Heart() {
  return <BagIcon name="hearts" className={styles.heart} />;
}
