import encode from 'qr';

/** Quiet zone that a camera needs around the code, in modules (ISO/IEC 18004). */
const QUIET = 4;

/** The modules of a QR code, row by row, with the quiet border around them. */
export function encodeQR(content: string): boolean[][] {
  return encode(content, 'raw', { ecc: 'medium', border: QUIET });
}
