import { describe, expect, it } from 'vitest';
import { closedByStore, mayCall, type Worker } from './may-call.ts';

const nobody: Worker = { staffRole: null, partnerId: null, storeSuspended: false };
const ofStore = { ...nobody, partnerId: 4 };
const sales = { roles: ['sales'], partners: true } as const;

describe('who may make a call of the back office, S-46', () => {
  it.each([
    ['nobody who does not work here', sales, nobody, false],
    ['a role that it names', sales, { ...nobody, staffRole: 'sales' }, true],
    ['no role that it does not name', sales, { ...nobody, staffRole: 'content' }, false],
    ['the administrator, named or not', {}, { ...nobody, staffRole: 'administrator' }, true],
    ['a user of a store where stores are named', sales, ofStore, true],
    ['no user of a store elsewhere', { roles: ['sales'] }, ofStore, false],
    ['no user of a suspended store', sales, { ...ofStore, storeSuspended: true }, false],
    [
      'staff whose store is suspended, by their role',
      sales,
      { ...ofStore, staffRole: 'sales', storeSuspended: true },
      true,
    ],
  ] as const)('is open to %s', (_who, route, worker, open) => {
    expect(mayCall(route, worker)).toBe(open);
  });

  it('is closed by the store alone only to users of a suspended one', () => {
    const suspended = { ...ofStore, storeSuspended: true };
    expect(closedByStore(sales, suspended)).toBe(true);
    expect(closedByStore({ roles: ['sales'] }, suspended)).toBe(false);
    expect(closedByStore(sales, ofStore)).toBe(false);
    expect(closedByStore(sales, { ...suspended, staffRole: 'administrator' })).toBe(false);
  });
});
