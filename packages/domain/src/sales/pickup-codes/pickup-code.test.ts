import { describe, expect, it } from 'vitest';
import { newPickupCode, pickupCodeText, readPickupCode } from './pickup-code.ts';

describe('a pickup code', () => {
  it('has eight signs, none of which is mistaken for another', () => {
    const counted = Array.from({ length: 30 }, (_sign, at) => newPickupCode((below) => at % below));
    expect(counted.every((code) => code.length === 8)).toBe(true);
    expect(counted.join('')).not.toMatch(/[01ILOU]/u);
    expect(newPickupCode(() => 29)).toBe('ZZZZZZZZ');
  });
  it.each([
    ['ABCD-2345', 'ABCD2345'],
    [' abcd 2345 ', 'ABCD2345'],
    ['abcd2345', 'ABCD2345'],
    ['ABCD234', null],
    ['ABCD23456', null],
    ['ABCD234O', null],
    ['', null],
    ['😀😀😀😀', null],
    ['A'.repeat(100_000), null],
  ])('%# is read from what was typed', (typed, read) => {
    expect(readPickupCode(typed)).toBe(read);
  });
  it('is shown in two groups', () => {
    expect(pickupCodeText('ABCD2345')).toBe('ABCD-2345');
  });
});
