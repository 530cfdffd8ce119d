import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body can be packed, the better way first (RFC 9110 §8.4). */
const packings = ['br', 'gzip'] as const;
export type Packing = (typeof packings)[number];

/** Less is hardly shorter when it is packed. */
const fewestBytes = 2048;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** The best packing that somebody takes, by what they say in `accept-encoding`; null for none. */
export function packingFor(accepted: string | undefined): Packing | null {
  const taken = (accepted ?? '').split(',').flatMap((one) => {
    const [name = '', ...terms] = one.split(';').map((part) => part.trim().toLowerCase());
    return terms.some((term) => /^q=0(\.0*)?$/.test(term)) ? [] : [name];
  });
  return packings.find((packing) => taken.includes(packing)) ?? null;
}

function pack(packing: Packing, plain: Buffer): Promise<Buffer> {
  if (packing === 'gzip') return packGzip(plain, { level: 5 });
  return packBrotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
}

/** Bytes that are sent again and again: packed once in each way that somebody takes, aside from the event loop. */
export class PackedBytes {
  readonly plain: Buffer;
  readonly #packed = new Map<Packing, Promise<Buffer>>();

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  /** The best way to pack them for who says this in `accept-encoding`; null when they stay as they are. */
  packingFor(accepted: string | undefined): Packing | null {
    return this.plain.length < fewestBytes ? null : packingFor(accepted);
  }

  packed(packing: Packing): Promise<Buffer> {
    const known = this.#packed.get(packing) ?? pack(packing, this.plain);
    this.#packed.set(packing, known);
    return known;
  }
}
