import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** Compresses each piece on its own, so that other text can be inserted between any two of them (RFC 1951: every piece ends at a whole byte). */
export function deflatePieces(pieces: readonly Buffer[]): Promise<Buffer[]> {
  return Promise.all(
    pieces.map((piece) => deflate(piece, { level: 6, finishFlush: constants.Z_FULL_FLUSH })),
  );
}
