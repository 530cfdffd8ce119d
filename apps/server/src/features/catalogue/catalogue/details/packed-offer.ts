import { hash } from 'node:crypto';
import { packReply, type Packing } from '../../../../platform/http/bodies/packing.ts';
import type { KnownReply } from '../../../../platform/http/bodies/conditional-replies.ts';

/** An offer as JSON, packed once for each encoding that was asked for. */
export class PackedOffer {
  /** What it takes at most: a text has up to two bytes for a character, and packed ones are smaller than it. */
  readonly mostBytes: number;
  readonly #json: string;
  readonly #replies = new Map<Packing | null, KnownReply>();

  constructor(json: string) {
    this.#json = json;
    this.mostBytes = 3 * json.length;
    // As a text: the server writes head and body of a reply in one piece.
    this.#replies.set(null, { body: json, headers: { etag: `"${hash('sha1', json, 'base64url')}"` } });
  }

  packedAlready(packing: Packing | null): KnownReply | null {
    return this.#replies.get(packing) ?? null;
  }

  packed(packing: Packing | null): KnownReply {
    const known = this.packedAlready(packing);
    if (known !== null) return known;
    const { body, packing: used, etag } = packReply(this.#json, packing);
    const reply =
      used === null
        ? this.packed(null)
        : {
            body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
            headers: { etag, 'content-encoding': used },
          };
    this.#replies.set(packing, reply);
    return reply;
  }
}
