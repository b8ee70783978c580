/** Runs async tasks one at a time, in order; the first starts synchronously. */
export class SerialQueue {
  #last: Promise<unknown> | undefined;

  /** Runs a task after all earlier ones. A task must not reject. */
  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#last === undefined ? task() : this.#last.then(task);
    this.#last = result;
    void result.then(() => {
      if (this.#last === result) this.#last = undefined;
    });
    return result;
  }

  /** Resolves when everything so far is done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
