import { describe, expect, it } from 'vitest';
import { saoPauloMidnight } from '../../time/sao-paulo.ts';
import { activeStrikes, stopEnd, stoppedUntil, STRIKE_DEFAULTS, strikeEnd } from './active-strikes.ts';

const NOON = 43_200_000;
const noon = (year: number, month: number, day: number) => saoPauloMidnight(year, month, day) + NOON;
const strike = (year: number, month: number, day: number, removedAt: number | null = null) => ({
  at: noon(year, month, day),
  removedAt,
});
const now = noon(2026, 7, 1);

describe('strikes, S-11', () => {
  it('count for twelve months, to the same day and hour', () => {
    expect(strikeEnd(noon(2025, 7, 1), 12)).toBe(now);
    expect(activeStrikes([strike(2025, 7, 1)], now - 1, STRIKE_DEFAULTS)).toHaveLength(1);
    expect(activeStrikes([strike(2025, 7, 1)], now, STRIKE_DEFAULTS)).toHaveLength(0);
  });
  it('end on the last day of a month that is too short', () => {
    expect(strikeEnd(noon(2025, 8, 31), 6)).toBe(noon(2026, 2, 28));
    expect(strikeEnd(noon(2027, 8, 31), 6)).toBe(noon(2028, 2, 29));
    expect(strikeEnd(noon(2025, 12, 31), 14)).toBe(noon(2027, 2, 28));
  });
  it('do not count once taken back', () => {
    expect(activeStrikes([strike(2026, 6, 1, now)], now, STRIKE_DEFAULTS)).toHaveLength(0);
  });
  it('stop nobody before the third', () => {
    const two = [strike(2026, 1, 10), strike(2026, 2, 10)];
    expect(stoppedUntil(two, now, STRIKE_DEFAULTS)).toBeNull();
    expect(stoppedUntil([...two, strike(2026, 3, 10, now)], now, STRIKE_DEFAULTS)).toBeNull();
  });
  it('stop until fewer than three count, the oldest ending first', () => {
    const three = [strike(2026, 3, 10), strike(2026, 1, 10), strike(2026, 2, 10)];
    expect(stoppedUntil(three, now, STRIKE_DEFAULTS)).toBe(noon(2027, 1, 10));
    expect(stoppedUntil([...three, strike(2026, 4, 10)], now, STRIKE_DEFAULTS)).toBe(noon(2027, 2, 10));
    expect(stoppedUntil(three, noon(2027, 1, 10), STRIKE_DEFAULTS)).toBeNull();
  });
  it('stop until the deciding one ends, where only that one is known', () => {
    const deciding = noon(2026, 1, 10);
    const end = noon(2027, 1, 10);
    expect(stopEnd(deciding, end - 1, 12)).toBe(end);
    expect(stopEnd(deciding, end, 12)).toBeNull();
    expect(stopEnd(null, 0, 12)).toBeNull();
  });
  it('stop nobody when the rule is switched off', () => {
    expect(stoppedUntil([strike(2026, 3, 10)], now, { beforeBlock: 0, months: 12 })).toBeNull();
    expect(stoppedUntil([strike(2026, 3, 10)], now, { beforeBlock: 1, months: 12 })).toBe(noon(2027, 3, 10));
  });
});
