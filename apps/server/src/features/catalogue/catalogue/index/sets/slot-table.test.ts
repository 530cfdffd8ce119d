import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SlotTable } from './slot-table.ts';

/** Codes that follow one another, in steps, or that are far above 32 bits. */
const codes = fc.oneof(
  fc.integer({ min: 1, max: 300 }),
  fc.integer({ min: 1, max: 300 }).map((step) => step * 4096),
  fc.integer({ min: 1, max: 300 }).map((step) => step * 2 ** 33 + 7),
);

test('finds the slot of every code that is there, whatever has come, moved and gone', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(codes, fc.boolean()), { maxLength: 6000, minLength: 2000 }), (steps) => {
      const codeOf: number[] = [];
      const model = new Map<number, number>();
      const table = new SlotTable((slot) => codeOf[slot] ?? 0);
      for (const [code, comes] of steps) {
        const before = model.get(code);
        if (before !== undefined) codeOf[before] = 0;
        model.delete(code);
        if (!comes) continue;
        model.set(code, codeOf.push(code) - 1);
        table.add(codeOf.length - 1);
      }
      const again = new SlotTable((slot) => codeOf[slot] ?? 0);
      again.addAll(codeOf.length);
      for (const [code] of steps) {
        expect(table.find(code)).toBe(model.get(code));
        expect(again.find(code)).toBe(model.get(code));
      }
      expect(table.find(0)).toBeUndefined();
    }),
    { numRuns: 30 },
  );
});
