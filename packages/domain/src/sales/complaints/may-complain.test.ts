import { describe, expect, it } from 'vitest';
import { complaintTextFor, maskedComplaint } from './complaint-access.ts';
import { complaintAccess, isDiscoveryDay, isLateComplaint } from './may-complain.ts';

const at = (day: string) => Date.parse(`${day}T15:00:00Z`);
const sold = { status: 'V', releasedAt: null, deliveredAt: null, cancelledAt: null } as const;

describe('a purchase', () => {
  it('can be complained about from its release on, also when it was undone later', () => {
    expect(complaintAccess(sold)).toBe('early');
    expect(complaintAccess({ ...sold, cancelledAt: 5 })).toBe('cancelled');
    expect(complaintAccess({ ...sold, status: 'L' })).toBe('open');
    expect(complaintAccess({ ...sold, status: 'X' })).toBe('open');
    expect(complaintAccess({ ...sold, status: 'L', releasedAt: 3, cancelledAt: 5 })).toBe('open');
  });

  it('has its term counted from the discovery of a hidden defect, and from the delivery for the rest', () => {
    const purchase = { ...sold, status: 'X', deliveredAt: at('2026-03-01') } as const;
    const late = (category: 'vicio-oculto' | 'custos', found: string | null, now: string) =>
      isLateComplaint(category, found, purchase, at(now), 90);
    expect(late('custos', null, '2026-05-30')).toBe(false);
    expect(late('custos', null, '2026-05-31')).toBe(true);
    expect(late('vicio-oculto', '2026-08-01', '2026-10-30')).toBe(false);
    expect(late('vicio-oculto', '2026-08-01', '2026-10-31')).toBe(true);
    expect(isLateComplaint('entrega', null, { ...purchase, deliveredAt: null }, at('2027-01-01'), 90)).toBe(
      false,
    );
  });

  it('has a defect found between the sale and today', () => {
    const now = at('2026-11-28');
    expect(isDiscoveryDay('2026-11-28', at('2026-10-01'), now)).toBe(true);
    expect(isDiscoveryDay('2026-11-29', at('2026-10-01'), now)).toBe(false);
    expect(isDiscoveryDay('2026-09-30', at('2026-10-01'), now)).toBe(false);
  });
});

it('contacts in texts are hidden between buyer and store, and from nobody else', () => {
  const text = 'Ligue 27 99876-5432';
  const written = { side: 'buyer' as const, text, masked: maskedComplaint(text, []) };
  expect(complaintTextFor('store', written)).toBe('Ligue [telefone oculto]');
  expect(complaintTextFor('buyer', written)).toBe(text);
  expect(complaintTextFor('house', written)).toBe(text);
  expect(complaintTextFor('buyer', { ...written, side: 'house' })).toBe(text);
});
