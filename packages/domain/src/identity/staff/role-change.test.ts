import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STAFF_ROLES, type StaffRole } from '../../staff/staff-role.ts';
import { decideRoleChange } from './role-change.ts';

const sales = { id: 7, role: 'sales' } as const;
const asked = { by: 1, from: 'sales', to: 'finance' } as const;
const refused = (reason: string) => ({ kind: 'refused', reason });

describe('a change of role', () => {
  it('is made by an administrator, for another user', () => {
    expect(decideRoleChange(sales, asked, [1])).toEqual({ kind: 'changed' });
    expect(decideRoleChange(sales, { ...asked, to: null }, [1])).toEqual({ kind: 'changed' });
    expect(decideRoleChange(sales, { ...asked, to: 'sales' }, [1])).toEqual({ kind: 'unchanged' });
  });

  it('is refused to who is no administrator any more, and for what was not seen', () => {
    expect(decideRoleChange(sales, asked, [2])).toEqual(refused('not-allowed'));
    expect(decideRoleChange(null, asked, [1])).toEqual(refused('staff-not-found'));
    expect(decideRoleChange({ id: 7, role: null }, asked, [1])).toEqual(refused('staff-not-found'));
    expect(decideRoleChange({ id: 7, role: 'content' }, asked, [1])).toEqual(refused('staff-role-changed'));
  });

  it('is never of one’s own role', () => {
    const own = { id: 1, role: 'administrator' } as const;
    for (const to of [...STAFF_ROLES, null])
      expect(decideRoleChange(own, { by: 1, from: 'administrator', to }, [1, 2])).toEqual(
        refused('staff-own-role'),
      );
  });

  it('always leaves an administrator who can sign in', () => {
    const role = fc.constantFrom<StaffRole | null>(...STAFF_ROLES, null);
    const people = fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 1, max: 5 }), role, blocked: fc.boolean() }),
      {
        selector: ({ id }) => id,
        minLength: 2,
      },
    );
    fc.assert(
      fc.property(people, fc.nat(), fc.nat(), role, (team, one, other, to) => {
        const administrators = team.filter((user) => user.role === 'administrator' && !user.blocked);
        const by = team[one % team.length];
        const holder = team[other % team.length];
        if (!by || !holder?.role) return;
        const ids = administrators.map(({ id }) => id);
        const decision = decideRoleChange(holder, { by: by.id, from: holder.role, to }, ids);
        const left = administrators.filter(({ id }) => id !== holder.id || to === 'administrator');
        if (decision.kind === 'changed') expect(left.length).toBeGreaterThan(0);
      }),
    );
  });
});
