/** Lets one thing be done after the other: the first begins at once, and who comes meanwhile waits for all before. */
export class Turns {
  private last: Promise<unknown> | undefined;

  /** Begins when all that came before is done. A task must not fail. */
  take<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.last === undefined ? task() : this.last.then(task);
    this.last = result;
    void result.then(() => {
      if (this.last === result) this.last = undefined;
    });
    return result;
  }

  /** Resolves when everything so far is done. */
  async settled(): Promise<void> {
    await this.last;
  }
}
