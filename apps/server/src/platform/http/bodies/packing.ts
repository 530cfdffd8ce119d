import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Supported content encodings, the best first (RFC 9110 §8.4). */
const packings = ['br', 'gzip'] as const;
export type Packing = (typeof packings)[number];

/** Smaller bodies hardly shrink when compressed. */
const fewestBytes = 2048;

/** A JSON reply as it is sent: compressed, with the ETag of its plain text. */
export interface PackedReply {
  readonly body: Uint8Array;
  /** Null: not compressed. */
  readonly packing: Packing | null;
  readonly etag: string;
}

/** The best encoding that a client accepts, by `accept-encoding`; null for none. */
export function packingFor(accepted: string | undefined): Packing | null {
  const taken = (accepted ?? '').split(',').flatMap((one) => {
    const [name = '', ...terms] = one.split(';').map((part) => part.trim().toLowerCase());
    return terms.some((term) => /^q=0(\.0*)?$/.test(term)) ? [] : [name];
  });
  return packings.find((packing) => taken.includes(packing)) ?? null;
}

/** Compresses a reply synchronously: for threads that have nothing else to do. */
export function packReply(json: string, packing: Packing | null): PackedReply {
  const plain = Buffer.from(json);
  const wanted = plain.length < fewestBytes ? null : packing;
  return { body: pack(plain, wanted), packing: wanted, etag: `"${hash('sha1', plain, 'base64url')}"` };
}

function pack(plain: Buffer, packing: Packing | null): Buffer {
  if (packing === null) return plain;
  if (packing === 'gzip') return gzipSync(plain, { level: 5 });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(plain, {
    params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
}
