import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxRoot } from '../../validation/tax-root.ts';
import { dealBar, type Dealer, type Seller } from './deal-bar.ts';

const ana: Dealer = { accountId: 1, partnerId: null, isStaff: false, document: '52998224725' };
const house: Seller = { ownerId: null, partnerId: null, documents: [] };

describe('who may deal on an offer', () => {
  it('lets a buyer deal on what others sell', () => {
    expect(dealBar(ana, house)).toBeNull();
    expect(dealBar(ana, { ownerId: 2, partnerId: 3, documents: ['11144477735', null] })).toBeNull();
    expect(dealBar({ ...ana, partnerId: 4 }, { ...house, partnerId: 3 })).toBeNull();
  });

  it('keeps the back office out of every offer, of the house and of stores', () => {
    for (const partnerId of [null, 3]) {
      expect(dealBar({ ...ana, isStaff: true }, { ...house, partnerId })).toBe('staff');
    }
  });

  it.each([
    ['the owner', ana, { ...house, ownerId: 1 }],
    ['a user of the store', { ...ana, partnerId: 3 }, { ...house, partnerId: 3 }],
    ['the CPF of the owner', ana, { ...house, ownerId: 2, documents: ['52998224725'] }],
    [
      'another establishment of the company',
      { ...ana, document: '12ABC345000290' },
      { ...house, partnerId: 3, documents: [null, '12ABC34501DE35'] },
    ],
  ])('refuses %s', (_who, dealer, seller) => {
    expect(dealBar(dealer, seller)).toBe('own-offer');
  });

  it('never takes two people without a tax number for one', () => {
    for (const document of [null, '']) {
      expect(dealBar({ ...ana, document }, { ...house, documents: [null, ''] })).toBeNull();
    }
  });

  it('takes a CPF that begins like a CNPJ for another number', () => {
    expect(dealBar(ana, { ...house, documents: ['52998224000199'] })).toBeNull();
  });

  it('decides companies by the first eight characters alone', () => {
    const piece = (length: number) => fc.stringMatching(new RegExp(`^[A-Z0-9]{${length}}$`));
    fc.assert(
      fc.property(piece(8), piece(6), piece(6), (root, one, other) => {
        expect(taxRoot(root + one)).toBe(taxRoot(root + other));
      }),
    );
  });
});
