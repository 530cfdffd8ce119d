import type { WireReply, WireRequest } from '@patio/api-client/call.ts';

interface CachedReply {
  /** The state of what the reply tells about. */
  readonly etag: string;
  readonly reply: WireReply;
}

interface Received {
  readonly reply: WireReply;
  readonly etag: string | undefined;
  /** Of its text. */
  readonly length: number;
}

/** So many replies are kept, those that came last. */
const LIMIT = 60;
/** Longer ones are not kept. */
const LONGEST = 256 * 1024;

/**
 * The last replies of the API to visitors, as they were parsed. Each is asked for again, but while nothing has changed the API says only
 * that, and the reply is neither read nor checked once more. What is for one user is not kept.
 */
export class ReplyCache {
  readonly #replies = new Map<string, CachedReply>();

  find(wire: WireRequest): CachedReply | undefined {
    return isPublic(wire) ? this.#replies.get(wire.path) : undefined;
  }

  /** Keeps a reply, if it may be kept, and returns it. */
  keep(wire: WireRequest, { reply, etag, length }: Received): WireReply {
    if (!isPublic(wire) || etag === undefined || reply.status !== 200 || length > LONGEST) return reply;
    const cached = { etag, reply: { ...reply, checked: new WeakMap() } };
    this.#replies.delete(wire.path);
    this.#replies.set(wire.path, cached);
    const [oldest] = this.#replies.keys();
    if (this.#replies.size > LIMIT && oldest !== undefined) this.#replies.delete(oldest);
    return cached.reply;
  }
}

function isPublic({ method, headers }: WireRequest): boolean {
  return method === 'GET' && headers['security-token'] === undefined;
}
