import encode from 'qr';

/** Modules that a camera needs around the code (ISO/IEC 18004). */
const QUIET = 4;

/** The modules of a QR code, row by row, with the quiet border around them. */
export function encodeQR(content: string): boolean[][] {
  return encode(content, 'raw', { ecc: 'medium', border: QUIET });
}
