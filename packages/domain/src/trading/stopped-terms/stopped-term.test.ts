import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERY_WEEKDAY } from '../../time/working-days.ts';
import { isTermOver, termAfterRelease } from './stopped-term.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
// A Monday at noon in São Paulo.
const MONDAY = Date.UTC(2026, 10, 30, 15);
const FRIDAY = MONDAY - 3 * DAY;

describe('a term of a store that is suspended, rule 0.31', () => {
  it('does not end while it stands still, unless it was over before', () => {
    expect(isTermOver(MONDAY, MONDAY + DAY, null)).toBe(true);
    expect(isTermOver(MONDAY, MONDAY + DAY, MONDAY - 1)).toBe(false);
    expect(isTermOver(MONDAY, MONDAY + DAY, MONDAY)).toBe(true);
    expect(isTermOver(MONDAY, MONDAY - 1, MONDAY + 5)).toBe(false);
  });

  it.each([
    ['what was left', 3 * DAY, MONDAY, MONDAY + 3 * DAY],
    ['a working day, if less was left', HOUR, MONDAY, MONDAY + DAY],
    ['a working day that is no weekend', HOUR, FRIDAY, MONDAY],
  ])('goes on with %s', (_what, left, releasedAt, until) => {
    const stoppedAt = releasedAt - 40 * DAY;
    expect(termAfterRelease({ until: stoppedAt + left, stoppedAt, releasedAt }, EVERY_WEEKDAY)).toBe(until);
  });

  it('is not given again when it was over before', () => {
    expect(
      termAfterRelease({ until: MONDAY, stoppedAt: MONDAY, releasedAt: MONDAY + DAY }, EVERY_WEEKDAY),
    ).toBeNull();
  });

  it('never ends earlier than it would have, nor before a whole day', () => {
    const span = fc.integer({ min: 0, max: 400 * DAY });
    fc.assert(
      fc.property(span, span, span, (begun, left, stood) => {
        const stoppedAt = MONDAY + begun;
        const releasedAt = stoppedAt + stood;
        const until = termAfterRelease({ until: stoppedAt + left, stoppedAt, releasedAt }, EVERY_WEEKDAY);
        expect(until === null).toBe(left === 0);
        if (until === null) return;
        expect(until).toBeGreaterThanOrEqual(stoppedAt + left + stood);
        expect(until).toBeGreaterThanOrEqual(releasedAt + DAY);
      }),
    );
  });
});
