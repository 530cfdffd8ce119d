/** A rendered page, split at its nonces. */
export interface CachedPage {
  readonly headers: readonly (readonly [string, string])[];
  readonly parts: readonly Buffer[];
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

/** Splits a page at the marker in place of its nonce. */
export function cutAtNonce(html: string, marker: string): Buffer[] {
  return html.split(marker).map((part) => Buffer.from(part));
}

/** The page with a fresh nonce. */
export function withNonce(parts: readonly Buffer[], nonce: string): Buffer {
  const fresh = Buffer.from(nonce);
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [fresh, part])));
}
