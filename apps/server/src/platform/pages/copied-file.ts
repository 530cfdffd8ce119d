import { crcOfCopies } from './crc-of-copies.ts';
import { deflatePieces } from './deflate-pieces.ts';
import { NONCE_LENGTH } from './nonces.ts';

/** A file with a nonce at some places. A copy of it gets another nonce by writing over these places, and nothing else of it is touched. */
export interface CopiedFile {
  /** The file with zeros in place of the nonce. */
  readonly template: Buffer;
  /** Writes a nonce into a copy of the template, whatever nonce it had. */
  write(copy: Buffer, nonce: Buffer): void;
}

const zeros = Buffer.alloc(NONCE_LENGTH);

/** The file that consists of pieces with the nonce between them. */
export function plainFile(pieces: readonly Buffer[]): CopiedFile {
  const { template, places } = joined(pieces, zeros, 0);
  return { template, write: (copy, nonce) => writeAt(copy, nonce, places) };
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** The same file as gzip (RFC 1952): each piece is compressed by itself, and the nonces are stored between them (RFC 1951 §3.2.4). */
export async function gzipFile(pieces: readonly Buffer[]): Promise<CopiedFile> {
  const plain = joined(pieces, zeros, 0);
  const crcOf = crcOfCopies(plain.template, plain.places, NONCE_LENGTH);
  const stored = Buffer.concat([Buffer.alloc(storedHead), zeros]);
  stored.writeUInt16LE(NONCE_LENGTH, 1);
  stored.writeUInt16LE(NONCE_LENGTH ^ 0xffff, 3);
  const deflated = await deflatePieces(pieces);
  const body = joined(deflated, stored, storedHead);
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(crcOf(zeros), 0);
  tail.writeUInt32LE(plain.template.length >>> 0, 4);
  const template = Buffer.concat([gzipHead, body.template, lastBlock, tail]);
  const places = body.places.map((place) => place + gzipHead.length);
  return {
    template,
    write: (copy, nonce) => {
      writeAt(copy, nonce, places);
      copy.writeUInt32LE(crcOf(nonce), copy.length - tail.length);
    },
  };
}

/** Bytes before the content of a stored block. */
const storedHead = 5;

/** Pieces with something between them, and where in it the nonce is. */
function joined(pieces: readonly Buffer[], between: Buffer, at: number) {
  const places: number[] = [];
  let length = 0;
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) {
      places.push(length + at);
      length += between.length;
    }
    length += piece.length;
  }
  const parts = pieces.flatMap((piece, index) => (index > 0 ? [between, piece] : [piece]));
  return { template: Buffer.concat(parts), places };
}

function writeAt(copy: Buffer, nonce: Buffer, places: readonly number[]): void {
  for (const place of places) nonce.copy(copy, place);
}
