/** Pause before a failed read is retried. */
const retryMs = 250;

/**
 * Reads changed keys, one read at a time: keys requested meanwhile are read together next, and failed reads are retried. Events of one key
 * therefore keep their order, and a busy moment costs few reads.
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
