import { Transform, type Readable, type Writable } from 'node:stream';
import { ApiError } from '../api-error.ts';

/** Maximum size of a body in bytes; calls that take files have their own limits. */
export const BODY_BYTES = 256 * 1024;

/** Maximum size of a body that is read before it is known who sends it, in bytes. */
export const OPEN_BODY_BYTES = 32 * 1024;

const MB = 1024 * 1024;
/** Bytes of large bodies that are held at once. */
const MOST = { ofOne: 96 * MB, ofAll: 384 * MB } as const;

/**
 * Counts the large bodies that are in memory, so that neither one caller nor all of them fill it. Bytes count once they have arrived: who
 * announces much and sends little takes no room from others.
 */
export class LargeBodies {
  readonly #most: { readonly ofOne: number; readonly ofAll: number };
  readonly #ofOne = new Map<number, number>();
  #ofAll = 0;

  constructor(most: { readonly ofOne: number; readonly ofAll: number } = MOST) {
    this.#most = most;
  }

  /** The body as it arrives, counted until its reply is closed. It fails with `overloaded` where there is no room for more of it. */
  counted(accountId: number, body: Readable, reply: Writable): Readable {
    // It has told of its end before anyone listened.
    if (reply.destroyed) return body;
    let arrived = 0;
    const counter = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        if (!this.#take(accountId, chunk.length)) return done(noRoom());
        arrived += chunk.length;
        done(null, chunk);
      },
    });
    reply.once('close', () => {
      counter.destroy();
      this.#take(accountId, -arrived);
    });
    // Unlike a pipeline this leaves the connection open, for the answer.
    body.once('error', (error) => counter.destroy(error));
    return body.pipe(counter);
  }

  /** Errors: `overloaded`, where nothing more of this account is taken. */
  requireRoom(accountId: number): void {
    const own = this.#ofOne.get(accountId) ?? 0;
    if (own >= this.#most.ofOne || this.#ofAll >= this.#most.ofAll) throw noRoom();
  }

  #take(accountId: number, bytes: number): boolean {
    const own = (this.#ofOne.get(accountId) ?? 0) + bytes;
    if (bytes > 0 && (own > this.#most.ofOne || this.#ofAll + bytes > this.#most.ofAll)) return false;
    if (own > 0) this.#ofOne.set(accountId, own);
    else this.#ofOne.delete(accountId);
    this.#ofAll += bytes;
    return true;
  }
}

function noRoom(): ApiError {
  return new ApiError('overloaded', { headers: { 'retry-after': '5' } });
}
