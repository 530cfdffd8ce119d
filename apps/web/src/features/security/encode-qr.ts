import encode from 'qr';

/** The modules of a QR code, row by row, without the quiet border. */
export function encodeQR(content: string): boolean[][] {
  return encode(content, 'raw', { ecc: 'medium', border: 0 });
}
