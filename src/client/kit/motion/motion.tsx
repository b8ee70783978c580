import { Component, createRef, type ReactNode } from 'react';
import { type FlipSnapshot, isMotionWanted, takeSnapshot } from './flip.ts';

/** The input for animations: the view before and after, and the old positions of elements. */
export interface ViewChange<Table> {
  stage: HTMLElement;
  before: Table;
  after: Table;
  seen: FlipSnapshot;
}

interface Props<Table> {
  /** The view, and other data about where something came from. */
  table: Table;
  move(change: ViewChange<Table>): void;
  className: string | undefined;
  children: ReactNode;
}

/**
 * Animates changes of the view: `move` compares the table before and after. Nothing waits for it, and the next change
 * starts from the current positions. (A class, because only `getSnapshotBeforeUpdate` runs before React writes.)
 */
export class Motion<Table extends { view: unknown }> extends Component<Props<Table>> {
  readonly #stage = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: Props<Table>): FlipSnapshot | null {
    const stage = this.#stage.current;
    const hasChanged = before.table.view !== this.props.table.view;
    return stage !== null && hasChanged && isMotionWanted() ? takeSnapshot(stage) : null;
  }

  override componentDidUpdate(before: Props<Table>, _state: unknown, seen: FlipSnapshot | null): void {
    const stage = this.#stage.current;
    if (stage === null || seen === null) return;
    this.props.move({ stage, before: before.table, after: this.props.table, seen });
  }

  override render(): ReactNode {
    return (
      <div ref={this.#stage} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}
