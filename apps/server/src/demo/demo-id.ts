import { createHash } from 'node:crypto';

/** Returns the UUID of something in the demo world: the same name, the same UUID, on every machine. */
export function demoId(name: string): string {
  const digits = createHash('sha256').update(`patio-demo/${name}`).digest('hex');
  const variant = ((Number.parseInt(digits.slice(16, 17), 16) & 3) | 8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
