import { describe, expect, it } from 'vitest';
import { certificateDaysLeft, certificateWarning } from './certificate-end.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('before a certificate ends', () => {
  it.each([
    [31 * DAY, null],
    [30 * DAY + 1, null],
    [30 * DAY, 30],
    [14 * DAY + 1, 30],
    [14 * DAY, 14],
    [7 * DAY + 1, 14],
    [7 * DAY, 7],
    [3 * DAY, 3],
    [DAY + 1, 3],
    [DAY, 1],
    [1, 1],
    [0, 0],
    [-400 * DAY, 0],
  ])('with %i ms left the warning %o is due', (left, warning) => {
    expect(certificateWarning(left, 0)).toBe(warning);
    expect(certificateWarning(1_800_000_000_000 + left, 1_800_000_000_000)).toBe(warning);
  });

  it('days are counted whole', () => {
    expect([30 * DAY, 30 * DAY - 1, DAY, HOUR, 0, -HOUR].map((left) => certificateDaysLeft(left, 0))).toEqual(
      [30, 29, 1, 0, 0, -1],
    );
  });
});
