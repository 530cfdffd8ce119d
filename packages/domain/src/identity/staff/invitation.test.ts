import { describe, expect, it } from 'vitest';
import { deadInvitation, invitationRefusal, type InvitedAccount } from './invitation.ts';

const buyer: InvitedAccount = {
  role: null,
  ofStore: false,
  isEmployee: false,
  blocked: false,
  leaving: false,
};

describe('the user of an address', () => {
  it('may be invited without an account, and a buyer to the team', () => {
    expect(invitationRefusal(null, 'staff')).toBeNull();
    expect(invitationRefusal(null, 'employee')).toBeNull();
    expect(invitationRefusal(buyer, 'staff')).toBeNull();
  });

  it.each([
    ['invitation-of-staff', { role: 'sales' }],
    ['invitation-of-store', { ofStore: true }],
    ['invitation-of-employee', { isEmployee: true }],
    ['invitation-of-blocked', { blocked: true }],
    ['invitation-of-leaving', { leaving: true }],
  ] as const)('is refused: %s', (reason, changes) => {
    const account = { ...buyer, ...changes };
    expect(invitationRefusal(account, 'staff')).toBe(reason);
    expect(invitationRefusal(account, 'employee')).toBe(reason);
  });

  it('becomes no employee with an account that they have', () => {
    expect(invitationRefusal(buyer, 'employee')).toBe('invitation-of-account');
  });
});

it('a link opens until the instant at which it expires, and says why it no longer does', () => {
  const open = { outcome: null, expiresAt: 100 };
  expect(deadInvitation(open, 99)).toBeNull();
  expect(deadInvitation(open, 100)).toBe('invitation-expired');
  expect(deadInvitation({ ...open, outcome: 'cancelled' }, 99)).toBe('invitation-cancelled');
  expect(deadInvitation({ ...open, outcome: 'replaced' }, 99)).toBe('invitation-cancelled');
  expect(deadInvitation({ ...open, outcome: 'accepted' }, 100)).toBe('invitation-accepted');
});
