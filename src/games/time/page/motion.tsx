import { Component, createRef, type ReactNode } from 'react';
import { type Before, comeFrom, flipElement, flyAway, isMotionWanted, lookAt, swell } from '../../../client/flip.ts';
import type { TimeView } from '../rules/view.ts';
import type { SeenTimeEvent } from './use-news.ts';

interface Props {
  view: TimeView;
  events: readonly SeenTimeEvent[];
  className: string | undefined;
  children: ReactNode;
}

/**
 * Lets pieces fly in the Resolution phase: into their slot, and out of it when a Mission takes them.
 * Nothing waits for it. (A class, since only classes can look before React writes.)
 */
export class Motion extends Component<Props> {
  readonly #stage = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: Props): Before | null {
    const stage = this.#stage.current;
    return stage !== null && before.view !== this.props.view && isMotionWanted() ? lookAt(stage) : null;
  }

  override componentDidUpdate(before: Props, _state: unknown, seen: Before | null): void {
    const stage = this.#stage.current;
    if (stage === null || seen === null) return;
    const { view: after } = this.props;
    const told = flipElement(stage, 'told')?.getBoundingClientRect();
    after.backpack.cards.forEach((cards, item) => {
      const tokens = after.backpack.tokens[item] ?? 0;
      const was = (before.view.backpack.cards[item] ?? 0) + (before.view.backpack.tokens[item] ?? 0);
      if (told === undefined || cards + tokens === was) return;
      const slot = flipElement(stage, `slot-${item}`);
      if (cards + tokens > was && slot !== undefined) comeFrom(slot, told, 150);
      if (cards + tokens < was) leave(stage, { item, seen, told });
    });
    const missions = flipElement(stage, 'missions');
    if (after.completed.length > before.view.completed.length && missions !== undefined) swell(missions);
  }

  override render(): ReactNode {
    return (
      <div ref={this.#stage} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}

function leave(stage: HTMLElement, { item, seen, told }: { item: number; seen: Before; told: DOMRect }): void {
  const from = seen.places.get(`slot-${item}`);
  const copy = seen.copies.get(`slot-${item}`);
  if (from !== undefined && copy !== undefined) flyAway(copy, { layer: stage, from, to: told, delay: 300 });
}
