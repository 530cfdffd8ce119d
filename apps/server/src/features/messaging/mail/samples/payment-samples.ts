import { messages } from '../messages.ts';
import type { SampleScene } from './sample-scene.ts';
import type { SampleSet } from './sample-set.ts';

type What = 'received' | 'held' | 'accepted' | 'reversed' | 'returned' | 'bank-refund';

const news =
  (what: What, open: number, owed: number) =>
  ({ offer }: SampleScene) =>
    messages.paymentNews({
      ...offer,
      what,
      amount: 1_200_000,
      open,
      owed,
      settled: what !== 'held' && open === 0,
    });

const told =
  (what: What, settled: boolean) =>
  ({ frame, offer, page, foot }: SampleScene) =>
    messages.salesPayment({
      ...frame,
      offerTitle: offer.offerTitle,
      offerAddress: offer.offerAddress,
      alertsAddress: page('/notification'),
      foot,
      purchaseCode: 318,
      what,
      amount: 1_200_000,
      settled,
    });

const back =
  (what: 'released' | 'done' | 'undone' | 'failed', way: 'pix' | 'transfer' | 'set-off', returned = 0) =>
  ({ offer }: SampleScene) =>
    messages.paybackNews({
      ...offer,
      what,
      way,
      amount: 120_000,
      returned,
      reference: what === 'done' && way === 'transfer' ? 'TED 8891' : null,
    });

const account =
  (what: 'asked' | 'reminder' | 'last-reminder' | 'given', reason: string | null) =>
  ({ offer }: SampleScene) =>
    messages.paybackBank({ ...offer, what, amount: 120_000, reason });

const debt =
  (what: 'asked' | 'dropped' | 'given-up' | 'restored', message: string | null) =>
  ({ offer }: SampleScene) =>
    messages.debtNews({ ...offer, what, amount: 120_000, message });

const unpaid = ({ frame, offer, page, foot }: SampleScene) =>
  messages.salesUnpaid({
    ...frame,
    offerTitle: offer.offerTitle,
    offerAddress: offer.offerAddress,
    alertsAddress: page('/notification'),
    foot,
    purchaseCode: 318,
    open: 1_200_000,
    dueAt: Date.parse('2026-11-27T15:00:00Z'),
  });

const left =
  (what: Parameters<typeof messages.depositNews>[0]['what']) =>
  ({ offer, page, words }: SampleScene) =>
    messages.depositNews({
      ...offer,
      offerAddress: page('/perfil#caucoes'),
      what,
      amount: 100_000,
      reason: what === 'kept' || what === 'transfer-failed' || what === 'transfer-refused' ? words : null,
      reference: what === 'transferred' ? 'TED 20261129-77' : null,
      until: what === 'undecided' ? Date.parse('2026-12-04T15:00:00Z') : null,
    });

/** Samples of mails about payments. */
export const paymentSamples = {
  paymentNews: [
    news('received', 0, 0),
    news('received', 300_000, 0),
    news('received', 0, 5000),
    news('held', 1_200_000, 0),
    news('accepted', 0, 0),
    news('reversed', 1_200_000, 0),
    news('returned', 1_200_000, 0),
    news('bank-refund', 1_200_000, 0),
  ],
  paybackNews: [
    back('released', 'pix'),
    back('released', 'transfer'),
    back('done', 'pix'),
    back('done', 'transfer'),
    back('done', 'set-off'),
    back('undone', 'transfer'),
    back('failed', 'pix'),
    back('failed', 'pix', 80_000),
    back('failed', 'transfer'),
  ],
  paybackBank: [
    account('asked', 'O pagamento veio por transferência, sem os dados da conta.'),
    account('reminder', null),
    account('last-reminder', null),
    account('given', null),
  ],
  debtNews: [
    debt('asked', 'O banco devolveu o Pix de novo, depois da nossa transferência.'),
    debt('dropped', null),
    debt('given-up', null),
    debt('restored', null),
  ],
  depositNews: [
    left('held'),
    left('returning'),
    left('returned'),
    left('failed'),
    left('undecided'),
    left('kept'),
    left('excess'),
    left('used'),
    left('rest'),
    left('rest-later'),
    left('by-bank'),
    left('bank'),
    left('bank-reminder'),
    left('bank-last-reminder'),
    left('bank-given'),
    left('after-transfer'),
    left('transfer-released'),
    left('transferred'),
    left('transfer-refused'),
    left('transfer-failed'),
    left('transfer-undone'),
  ],
  salesUnpaid: [unpaid],
  salesPayment: [
    told('received', true),
    told('received', false),
    told('held', false),
    told('accepted', true),
    told('reversed', false),
    told('returned', false),
    told('bank-refund', false),
  ],
} as const satisfies Partial<SampleSet>;
