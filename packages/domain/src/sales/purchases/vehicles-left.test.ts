import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allLeftAt, areExitsTold } from './vehicles-left.ts';

const exits = fc.array(fc.option(fc.integer({ min: 1, max: 1000 })), { maxLength: 6 });
const purchases = fc.record({
  status: fc.constantFrom('V' as const, 'C' as const, 'L' as const, 'X' as const),
  cancelled: fc.boolean(),
});

describe('the vehicles of a purchase', () => {
  it('have all left when the last one has, and not before', () => {
    fc.assert(
      fc.property(exits, (each) => {
        const at = allLeftAt(each);
        if (each.length === 0 || each.includes(null)) expect(at).toBeNull();
        else expect(each.every((one) => one !== null && at !== null && one <= at)).toBe(true);
      }),
    );
    expect(allLeftAt([3, 9, 4])).toBe(9);
    expect(allLeftAt([3, null])).toBeNull();
  });

  it('are told one by one of several only, while they are handed over or once one has left', () => {
    fc.assert(
      fc.property(purchases, exits, (purchase, each) => {
        const handedOver = purchase.status === 'L' && !purchase.cancelled;
        const some = each.some((at) => at !== null);
        expect(areExitsTold(purchase, each)).toBe(each.length > 1 && (handedOver || some));
      }),
    );
    const [one, two] = [[null], [null, null]];
    expect(areExitsTold({ status: 'L', cancelled: false }, one)).toBe(false);
    expect(areExitsTold({ status: 'L', cancelled: false }, two)).toBe(true);
    expect(areExitsTold({ status: 'V', cancelled: false }, two)).toBe(false);
    expect(areExitsTold({ status: 'X', cancelled: false }, two)).toBe(false);
  });
});
