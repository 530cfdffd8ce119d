import { messages } from '../messages.ts';
import type { SampleScene } from './sample-scene.ts';
import type { SampleSet } from './sample-set.ts';

const memberNews =
  (news: Parameters<typeof messages.storeMemberNews>[0]['news']) =>
  ({ frame, offer }: SampleScene) =>
    messages.storeMemberNews({ ...frame, storeName: 'Loja Norte', member: offer.name, news });

const payout =
  (what: 'released' | 'done' | 'undone' | 'failed', commission: number) =>
  ({ frame, page, foot }: SampleScene) =>
    messages.salesPayout({
      ...frame,
      alertsAddress: page('/notification'),
      foot,
      storeName: 'Loja Norte',
      what,
      amount: 11_400_000,
      commission,
      reference: what === 'done' ? 'TED 8891' : null,
    });

const debt =
  (what: 'forgiven' | 'restored' | 'unrepaid', owed = 1_140_000) =>
  ({ frame, page, foot }: SampleScene) =>
    messages.salesDebt({
      ...frame,
      alertsAddress: page('/notification'),
      foot,
      storeName: 'Loja Norte',
      what,
      amount: 1_140_000,
      owed,
    });

/** Mails to stores about themselves. */
export const storeSamples = {
  salesDebt: [
    debt('forgiven'),
    debt('restored'),
    debt('unrepaid'),
    debt('unrepaid', 200_000),
    debt('unrepaid', 0),
  ],
  salesPayout: [
    payout('released', 600_000),
    payout('done', -20_000),
    payout('undone', 60_000),
    payout('failed', 0),
  ],
  storeBankChanged: [
    ({ frame, page }) =>
      messages.storeBankChanged({
        ...frame,
        alertsAddress: page('/notification'),
        storeName: 'Loja Norte',
        account: 'Banco do Norte ····4321',
        usableFrom: Date.parse('2026-12-02T15:00:00Z'),
      }),
  ],
  storeDataChanged: [
    ({ frame, words }) =>
      messages.storeDataChanged({
        ...frame,
        storeName: 'Loja Norte',
        fields: ['name', 'legal_name', 'representative', 'email'],
        reason: words,
        email: frame.brand.salesEmail,
      }),
  ],
  storeMemberNews: [
    memberNews('invited'),
    memberNews('joined'),
    memberNews('removed'),
    memberNews('removed-you'),
    memberNews('owner'),
    memberNews('owner-you'),
  ],
  storeStanding: [
    ({ frame, page, words }) =>
      messages.storeStanding({
        ...frame,
        kind: 'suspended',
        storeName: 'Loja Norte',
        reason: words,
        email: frame.brand.salesEmail,
        address: page('/home'),
      }),
    ({ frame, page, words }) =>
      messages.storeStanding({
        ...frame,
        kind: 'released',
        storeName: 'Loja Norte',
        reason: words,
        email: frame.brand.salesEmail,
        address: page('/home'),
      }),
    ({ frame, page, words }) =>
      messages.storeStanding({
        ...frame,
        kind: 'ended',
        storeName: 'Loja Norte',
        reason: words,
        email: frame.brand.salesEmail,
        address: page('/home'),
      }),
  ],
  partnerApproved: [
    ({ frame, page }) =>
      messages.partnerApproved({
        ...frame,
        storeName: frame.store?.name ?? 'Auto Sul',
        address: page('/home'),
        office: page('/painel/lojas'),
      }),
  ],
  partnerRefused: [
    ({ frame, page, words }) =>
      messages.partnerRefused({
        ...frame,
        storeName: 'Auto Sul',
        reason: words,
        address: page('/seja-um-parceiro/'),
      }),
  ],
  partnerCode: [({ frame }) => messages.partnerCode({ ...frame, code: '771204', minutes: 30 })],
} as const satisfies Partial<SampleSet>;
