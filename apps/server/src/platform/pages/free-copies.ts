import { BoundedMap } from '../memory/bounded-map.ts';
import type { CopiedFile } from './copied-file.ts';

/** Limit of copies that wait to be used again, in bytes. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Copies of files that were sent and may be written over. Making a copy of a page costs more than all else about sending it: memory that is
 * taken and collected again for each visitor.
 */
export class FreeCopies {
  readonly #free: BoundedMap<CopiedFile, readonly Buffer[]>;

  constructor(limit: number = mostBytes) {
    this.#free = new BoundedMap(limit, (copies) => copies.reduce((sum, copy) => sum + copy.length, 0));
  }

  /** A copy that belongs to the caller until it is given back. */
  take(file: CopiedFile): Buffer {
    const [copy, ...others] = this.#free.get(file) ?? [];
    if (copy === undefined) return Buffer.from(file.template);
    if (others.length > 0) this.#free.set(file, others);
    else this.#free.delete(file);
    return copy;
  }

  /** Only what nobody reads any more may be given back. */
  giveBack(file: CopiedFile, copy: Buffer): void {
    this.#free.set(file, [copy, ...(this.#free.get(file) ?? [])]);
  }

  /** Forgets the copies of a file that is not used any more. */
  forget(file: CopiedFile): void {
    this.#free.delete(file);
  }
}
