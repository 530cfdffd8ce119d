/** Pause before what could not be read is tried again. */
const retryMs = 250;

/**
 * Reads what has changed, one reading at a time: whatever is asked for meanwhile is read together next, and what could not be read is
 * tried again. So events of one thing leave in their order, and a busy moment costs few readings.
 */
export class ReadInTurn<Key> {
  readonly #read: (keys: readonly Key[]) => Promise<void>;
  readonly #waiting = new Set<Key>();
  #underWay = false;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(read: (keys: readonly Key[]) => Promise<void>) {
    this.#read = read;
  }

  ask(keys: Iterable<Key>): void {
    for (const key of keys) this.#waiting.add(key);
    void this.#go();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
  }

  async #go(): Promise<void> {
    if (this.#underWay) return;
    this.#underWay = true;
    while (this.#waiting.size > 0 && !this.#closed) {
      const keys = [...this.#waiting];
      this.#waiting.clear();
      const read = await this.#read(keys).then(
        () => true,
        () => false,
      );
      if (read) continue;
      for (const key of keys) this.#waiting.add(key);
      await new Promise((resolve) => {
        this.#retry = setTimeout(resolve, retryMs);
        this.#retry.unref();
      });
    }
    this.#underWay = false;
  }
}
