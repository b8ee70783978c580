import { Icon } from '../parts/icon.tsx';
import styles from './away-sign.module.css';

/** Beside the name of an absent player; screen readers get it in words. */
export function AwaySign() {
  return <Icon name="night-sleep" className={`dim ${styles.away}`} />;
}
