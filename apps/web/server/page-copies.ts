import { writeNonces } from './nonces.ts';
import type { CachedPage } from './page-memory.ts';

/** Limit of copies that wait to be used again, in bytes. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Copies of cached pages, each with a nonce of its own. One that was sent is written over for the next visitor: taking and collecting the
 * memory of a page costs more than all else about sending it (decision 0168).
 */
export class PageCopies {
  readonly #free = new Map<CachedPage, Buffer[]>();
  readonly #limit: number;
  #bytes = 0;

  constructor(limit: number = MOST_BYTES) {
    this.#limit = limit;
  }

  /** The page with a nonce; the copy belongs to the caller until it is given back. */
  take(page: CachedPage, nonce: string): Buffer {
    const free = this.#free.get(page) ?? [];
    const copy = free.pop() ?? Buffer.from(page.template);
    if (this.#free.has(page)) this.#bytes -= copy.length;
    if (free.length === 0) this.#free.delete(page);
    writeNonces(copy, page.places, nonce);
    return copy;
  }

  /** Only what nobody reads any more may be given back. */
  giveBack(page: CachedPage, copy: Buffer): void {
    this.#free.set(page, [...(this.#free.get(page) ?? []), copy]);
    this.#bytes += copy.length;
    for (const [oldest, copies] of this.#free) {
      if (this.#bytes <= this.#limit) return;
      this.#free.delete(oldest);
      this.#bytes -= copies.length * oldest.template.length;
    }
  }
}
