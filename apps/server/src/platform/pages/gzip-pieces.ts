import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** Compresses each piece on its own, so that other text can be inserted between any two of them (RFC 1951: every piece ends at a whole byte). */
export function deflatePieces(pieces: readonly Buffer[]): Promise<Buffer[]> {
  return Promise.all(
    pieces.map((piece) => deflate(piece, { level: 6, finishFlush: constants.Z_FULL_FLUSH })),
  );
}

/**
 * A gzip file (RFC 1952) of the pieces, with `between` inserted at every joint; `deflated` are the same pieces, compressed. `between` has
 * at most 65,535 bytes.
 */
export function gzipOf(pieces: readonly Buffer[], deflated: readonly Buffer[], between: Buffer): Buffer {
  const stored = storedBlock(between);
  let sum = 0;
  let length = 0;
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) sum = crc32(between, sum);
    sum = crc32(piece, sum);
    length += piece.length + (index > 0 ? between.length : 0);
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(length >>> 0, 4);
  const body = deflated.flatMap((piece, index) => (index > 0 ? [stored, piece] : [piece]));
  return Buffer.concat([head, ...body, lastBlock, tail]);
}

function storedBlock(content: Buffer): Buffer {
  const block = Buffer.alloc(5);
  block.writeUInt16LE(content.length, 1);
  block.writeUInt16LE(content.length ^ 0xffff, 3);
  return Buffer.concat([block, content]);
}
