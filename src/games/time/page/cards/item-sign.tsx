import type { CSSProperties } from 'react';
import type { ItemNumber } from '../../rules/content.ts';
import { TimeIcon } from '../time-icon.tsx';
import type { Words } from '../words.ts';
import { ITEM_LOOKS } from './item-looks.ts';
import styles from './item-sign.module.css';

/** An Item's picture in its own colour and outline. */
export function ItemSign({
  item,
  words,
  className,
}: {
  item: ItemNumber;
  words: Words;
  className?: string | undefined;
}) {
  const look = ITEM_LOOKS[item];
  return (
    <span
      className={`anchor stiff ${styles.sign} ${className ?? ''}`}
      data-ink={look?.ink}
      style={{ '--item': look?.colour, '--round': look?.outline.round, '--cut': look?.outline.cut } as CSSProperties}
      aria-hidden="true"
    >
      <TimeIcon name={words.item(item).icon} />
    </span>
  );
}
