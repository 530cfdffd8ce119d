import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { floorAnswerAt } from './floor-answer.ts';

const MINUTE = 60_000;

describe('when a value below the floor is refused, rules 0.30', () => {
  it.each([
    ['10:00:00.000', '10:15:00.000'],
    ['10:07:12.345', '10:15:00.000'],
    ['10:14:59.999', '10:15:00.000'],
    ['23:52:00.000', '00:00:00.000'],
  ])('named at %s, at %s', (named, refused) => {
    const at = floorAnswerAt(Date.parse(`2026-11-23T${named}Z`));
    expect(new Date(at).toISOString().slice(11, -1)).toBe(refused);
  });
  it('says the same for everything that was named in one quarter', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(15 * MINUTE - 1), (quarter, within) => {
        expect(floorAnswerAt(quarter * 15 * MINUTE + within)).toBe((quarter + 1) * 15 * MINUTE);
      }),
    );
  });
});
