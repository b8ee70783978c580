import type { ItemNumber } from '../../rules/content.ts';
import { ItemPicture } from '../painted-pictures.tsx';
import type { Words } from '../words.ts';
import { ItemGround } from './item-sign.tsx';

/** An Item in large size: painted, on a light ground with a rim in its own colour and outline. */
export function PaintedItem(props: { item: ItemNumber; words: Words; className?: string | undefined }) {
  return (
    <ItemGround item={props.item} className={props.className}>
      <ItemPicture name={props.words.item(props.item).icon} />
    </ItemGround>
  );
}
