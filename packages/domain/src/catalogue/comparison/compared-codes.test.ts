import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_COMPARED, comparedFromText, comparedToText, hasRoomFor } from './compared-codes.ts';

describe('the codes of a comparison', () => {
  it('keep their order, each once, and name what does not fit or cannot be read', () => {
    expect(comparedFromText('12, 7,12,31,abc,5,-3,6,0')).toEqual({
      codes: [12, 7, 31, 5],
      beyond: [6],
      unreadable: ['abc', '-3', '0'],
    });
  });
  it('are digits alone, fifteen at most', () => {
    const strange = ['1e5', '0x5', '1.5', '+5', '1234567890123456'];
    expect(comparedFromText(strange.join(','))).toEqual({ codes: [], beyond: [], unreadable: strange });
    expect(comparedFromText('123456789012345').codes).toEqual([123_456_789_012_345]);
  });
  it('are none in an empty address', () => {
    expect(comparedFromText('')).toEqual({ codes: [], beyond: [], unreadable: [] });
    expect(comparedFromText(' , ,')).toEqual({ codes: [], beyond: [], unreadable: [] });
  });
  it('come back as they were written, whatever they are', () => {
    const codes = fc.uniqueArray(fc.integer({ min: 1, max: 1e12 }), { maxLength: MOST_COMPARED });
    fc.assert(
      fc.property(codes, (some) => {
        expect(comparedFromText(comparedToText(some)).codes).toEqual(some);
      }),
    );
  });
  it('are never more than four nor unsafe, whatever the address says', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { codes } = comparedFromText(text);
        expect(codes.length).toBeLessThanOrEqual(MOST_COMPARED);
        expect(codes.every((code) => Number.isSafeInteger(code) && code > 0)).toBe(true);
      }),
    );
  });
  it('leave no room for a fifth, nor for one twice', () => {
    expect(hasRoomFor(9, [1, 2, 3])).toBe(true);
    expect(hasRoomFor(2, [1, 2, 3])).toBe(false);
    expect(hasRoomFor(9, [1, 2, 3, 4])).toBe(false);
  });
});
