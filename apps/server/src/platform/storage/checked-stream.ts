import { createHash } from 'node:crypto';
import { Transform, type Readable, type TransformCallback } from 'node:stream';
import { StorageError } from './storage-error.ts';

type Expected = {
  /** bytes */
  readonly size: number;
  /** hexadecimal; null: only the length is compared */
  readonly sha256: string | null;
  /** Without a byte from the source for so long, the stream fails. */
  readonly idleMs?: number;
};

/**
 * Passes bytes on and compares them with what is expected. The last bytes are held back until then, so that a receiver that counts never has
 * a whole file that is wrong. Errors of the stream: `StorageError`.
 */
export function checkedStream(source: Readable, expected: Expected): Readable {
  const checked = new CheckedBytes(expected);
  const endedEarly = (): void => void checked.destroy(new StorageError('a file ended before its end'));
  source.once('error', endedEarly);
  // A source that is closed without an end says neither; `pipe` would wait for more.
  source.once('close', () => {
    if (!source.readableEnded) endedEarly();
  });
  if (source.destroyed) process.nextTick(endedEarly);
  checked.once('close', () => source.destroy());
  return source.pipe(checked);
}

class CheckedBytes extends Transform {
  readonly #hash = createHash('sha256');
  readonly #expected: Expected;
  readonly #timer: NodeJS.Timeout | null;
  #received = 0;
  #held: Buffer | null = null;

  constructor(expected: Expected) {
    super();
    this.#expected = expected;
    this.#timer = expected.idleMs === undefined ? null : setTimeout(() => this.#idle(), expected.idleMs);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#timer?.refresh();
    this.#received += chunk.length;
    if (this.#received > this.#expected.size)
      return done(new StorageError('a file is longer than announced'));
    this.#hash.update(chunk);
    const before = this.#held;
    this.#held = chunk;
    return before === null ? done() : done(null, before);
  }

  override _flush(done: TransformCallback): void {
    const { size, sha256 } = this.#expected;
    if (this.#received !== size) return done(new StorageError('a file ended before its end'));
    if (sha256 !== null && this.#hash.digest('hex') !== sha256)
      return done(new StorageError('a file differs from its checksum'));
    return this.#held === null ? done() : done(null, this.#held);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#timer ?? undefined);
    done(error);
  }

  /** A reader that takes its time is not the source's fault. */
  #idle(): void {
    if (this.readableLength > 0) this.#timer?.refresh();
    else this.destroy(new StorageError('a file stopped arriving'));
  }
}
