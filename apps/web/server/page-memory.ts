/** A rendered page. */
export interface CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  /** The page with its nonces left open. */
  readonly template: Buffer;
  /** Where the nonces belong. */
  readonly places: readonly number[];
  /** Epoch milliseconds after which it is stale. */
  readonly until: number;
}

const LIMIT = 500;

/**
 * Caches whole pages for a few seconds. Only pages that are the same for everyone belong here. However many callers wait for a page, it is
 * rendered once; a page that must not be cached is `undefined` and each caller renders its own.
 */
export class PageMemory {
  readonly #pages = new Map<string, Promise<CachedPage | undefined>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  async get(key: string, render: () => Promise<CachedPage | undefined>): Promise<CachedPage | undefined> {
    const held = this.#pages.get(key);
    const page = await held;
    if (page !== undefined && page.until > this.#now()) return page;
    if (this.#pages.get(key) === held) {
      this.#makeRoom();
      const rendering = render().catch(() => undefined);
      this.#pages.delete(key);
      this.#pages.set(key, rendering);
    }
    return this.#pages.get(key);
  }

  #makeRoom(): void {
    const oldest = this.#pages.size >= LIMIT ? this.#pages.keys().next().value : undefined;
    if (oldest !== undefined) this.#pages.delete(oldest);
  }
}
