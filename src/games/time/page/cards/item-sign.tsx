import type { CSSProperties, ReactNode } from 'react';
import type { ItemNumber } from '../../rules/content.ts';
import { TimeIcon } from '../time-icon.tsx';
import type { Words } from '../words.ts';
import { ITEM_LOOKS } from './item-looks.ts';
import styles from './item-sign.module.css';
import '../palette.css';

/** An Item's picture in its own colour and outline. */
export function ItemSign(props: { item: ItemNumber; words: Words; className?: string | undefined }) {
  return (
    <ItemGround item={props.item} className={props.className}>
      <TimeIcon name={props.words.item(props.item).icon} />
    </ItemGround>
  );
}

/** The colour and outline behind an Item's picture. */
export function ItemGround(props: { item: ItemNumber; className?: string | undefined; children: ReactNode }) {
  const look = ITEM_LOOKS[props.item];
  return (
    <span
      className={`anchor stiff ${styles.sign} ${props.className ?? ''}`}
      data-ink={look?.ink}
      style={{ '--item': look?.colour, '--round': look?.outline.round, '--cut': look?.outline.cut } as CSSProperties}
      aria-hidden="true"
    >
      {props.children}
    </span>
  );
}
