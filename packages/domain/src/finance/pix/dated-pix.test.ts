import { describe, expect, it } from 'vitest';
import { endOfDay } from '../../time/sao-paulo.ts';
import { datedUntil } from './dated-pix.ts';

const now = endOfDay('2026-12-03') - 1;

describe('a Pix until the due date', () => {
  it.each([
    ['price', '2026-12-04', '2026-12-04'],
    ['storage', '2026-12-31', '2026-12-31'],
    ['price', '2026-12-03', null],
    ['freight', '2026-11-20', null],
    ['deposit', '2026-12-31', null],
  ] as const)('of a %s due on %s may be valid until %s', (kind, due, until) => {
    expect(datedUntil({ kind, dueAt: endOfDay(due) - 1 }, now)).toBe(until);
    expect(datedUntil({ kind, dueAt: endOfDay(due) - 86_400_000 }, now)).toBe(until);
  });

  it('is decided by the day in São Paulo, not by hours', () => {
    const dueAt = now + 1;
    expect(datedUntil({ kind: 'price', dueAt }, now)).toBe('2026-12-04');
    expect(datedUntil({ kind: 'price', dueAt }, dueAt)).toBeNull();
  });
});
