import { describe, expect, it } from 'vitest';
import { timeLeftParts } from './time-left.ts';

const text = (seconds: number, finest: 'minute' | 'second' = 'second') =>
  timeLeftParts(seconds, finest)
    .map(({ unit, count }) => `${count} ${unit}`)
    .join(' ');
const HOUR = 3600;

describe('the time that is left', () => {
  it.each([
    [705 * HOUR, '29 day 9 hour'],
    [72 * HOUR, '3 day'],
    [48 * HOUR + 1, '2 day'],
    [48 * HOUR, '48 hour'],
    [48 * HOUR - 1, '47 hour 59 minute'],
    [HOUR, '1 hour'],
    [HOUR - 1, '59 minute 59 second'],
    [60, '1 minute'],
    [9.9, '9 second'],
    [0, '0 second'],
    [-5, '0 second'],
  ])('of %d seconds is told as %s, DETL-05', (seconds, expected) => {
    expect(text(seconds)).toBe(expected);
  });

  it.each([
    [HOUR - 1, '59 minute'],
    [HOUR, '1 hour'],
    [59, '0 minute'],
  ])('of %d seconds is told without seconds where nothing ticks, as %s, NEGO-07', (seconds, expected) => {
    expect(text(seconds, 'minute')).toBe(expected);
  });
});
