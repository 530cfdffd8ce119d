import type { TransferTold } from '../messages/purchases/transfer-news.ts';
import { messages } from '../messages.ts';
import type { SampleScene } from './sample-scene.ts';
import type { SampleSet } from './sample-set.ts';

const purchaseDocument =
  (
    what:
      | 'added'
      | 'asked'
      | 'reminded'
      | 'late'
      | 'accepted'
      | 'refused'
      | 'withdrawn'
      | 'infected'
      | 'unscanned',
  ) =>
  ({ offer, words }: SampleScene) =>
    messages.purchaseDocumentNews({
      ...offer,
      what,
      kind: what === 'added' ? 'nota-fiscal' : 'pagamento',
      reason:
        what === 'added' || what === 'accepted' || what === 'infected' || what === 'unscanned' ? null : words,
      due: what === 'asked' || what === 'reminded' || what === 'late' ? '2026-12-04' : null,
    });

const sellersDocument =
  (what: 'sent' | 'infected' | 'unscanned', ofReader = what === 'infected') =>
  ({ frame, offer, page, foot }: SampleScene) =>
    messages.salesPurchaseDocument({
      ...frame,
      offerTitle: offer.offerTitle,
      offerAddress: offer.offerAddress,
      alertsAddress: page('/notification'),
      foot,
      what,
      ofReader,
      purchaseCode: 318,
      kind: 'pagamento',
    });

type Summary = Parameters<typeof messages.purchaseSummary>[0];

const summary = (offer: SampleScene['offer'], boughtAt: number, next: Summary['next']) =>
  messages.purchaseSummary({
    ...offer,
    purchaseCode: 318,
    boughtAt,
    next,
    missing:
      typeof next === 'string'
        ? []
        : [
            { kind: 'pagamento', what: 'send', owner: 'buyer', dueOn: '2026-06-05' },
            { kind: 'nota-fiscal', what: 'send', owner: 'seller', dueOn: null },
            { kind: 'entrega', what: 'check', owner: 'seller', dueOn: null },
          ],
  });

const transfer =
  (what: TransferTold) =>
  ({ offer, words }: SampleScene) =>
    messages.transferNews({
      ...offer,
      what,
      step: what === 'done' ? 'atpv' : 'detran',
      words: what === 'confirmed' ? null : words,
      due: what === 'ten' || what === 'three' || what === 'late' ? '2026-12-04' : null,
      next: what === 'done' ? 'assinatura-comprador' : null,
    });

const fine =
  (what: 'added' | 'removed', payer: 'buyer' | 'seller', why: boolean) =>
  ({ offer, words }: SampleScene) =>
    messages.transferFine({
      ...offer,
      what,
      cents: 19_523,
      on: '2026-12-04',
      description: 'Velocidade acima da permitida, auto 5X-004411',
      payer,
      reason: why ? words : null,
    });

const transferOfSales =
  (what: 'sent' | 'undone' | 'late' | 'fine') =>
  ({ frame, offer, page, foot }: SampleScene) =>
    messages.salesTransfer({
      ...frame,
      offerTitle: offer.offerTitle,
      offerAddress: offer.offerAddress,
      alertsAddress: page('/notification'),
      foot,
      purchaseCode: 318,
      step: 'detran',
      what,
    });

const CANCELLED = { approved: true, reason: null, refund: null, ofComplaint: false, vehicle: false };

/** Mails about proposals and purchases. */
export const dealSamples = {
  cancellationDecided: [
    ({ offer, words, soon }) =>
      messages.cancellationDecided({
        ...offer,
        approved: true,
        reason: words,
        ofComplaint: false,
        vehicle: false,
        refund: {
          received: null,
          account: {
            bank: 'Banco do Brasil',
            branch: '1234-5',
            lastDigits: '678',
            holder: 'Ana Souza',
          },
          by: soon,
        },
      }),
    ({ offer, soon }) =>
      messages.cancellationDecided({
        ...offer,
        approved: true,
        reason: null,
        ofComplaint: false,
        vehicle: false,
        refund: { received: null, account: null, by: soon },
      }),
    ({ offer }) => messages.cancellationDecided({ ...offer, ...CANCELLED }),
    ({ offer }) => messages.cancellationDecided({ ...offer, ...CANCELLED, approved: false }),
    ({ offer }) => messages.cancellationDecided({ ...offer, ...CANCELLED, ofComplaint: true, vehicle: true }),
    ({ offer }) => messages.cancellationDecided({ ...offer, ...CANCELLED, vehicle: true }),
    ({ offer, soon }) =>
      messages.cancellationDecided({
        ...offer,
        ...CANCELLED,
        vehicle: true,
        refund: { received: null, account: null, by: soon },
      }),
  ],
  vehicleReturned: [
    ({ offer, soon }) =>
      messages.vehicleReturned({ ...offer, refund: { received: null, account: null, by: soon } }),
    ({ offer }) => messages.vehicleReturned({ ...offer, refund: null }),
  ],
  cancellationRequested: [({ offer }) => messages.cancellationRequested(offer)],
  proposalAccepted: [({ offer }) => messages.proposalAccepted(offer)],
  proposalCountered: [
    ({ offer, foot, soon, words }) =>
      messages.proposalCountered({
        ...offer,
        foot,
        proposedCentavos: 4_200_000,
        message: words,
        expiresAt: soon,
      }),
  ],
  proposalExpired: [
    ({ offer, foot }) => messages.proposalExpired({ ...offer, foot, countered: false }),
    ({ offer, foot }) => messages.proposalExpired({ ...offer, foot, countered: true }),
  ],
  proposalLapsed: [
    ({ offer, foot }) =>
      messages.proposalLapsed({ ...offer, foot, countered: false, bidCentavos: offer.valueCentavos }),
    ({ offer, foot }) =>
      messages.proposalLapsed({ ...offer, foot, countered: true, bidCentavos: offer.valueCentavos }),
  ],
  proposalReceived: [
    ({ offer, foot, soon }) => messages.proposalReceived({ ...offer, foot, expiresAt: soon }),
  ],
  proposalRejected: [
    ({ offer, foot, words }) =>
      messages.proposalRejected({ ...offer, foot, rejection: { cause: 'staff', reason: words } }),
    ({ offer, foot }) => messages.proposalRejected({ ...offer, foot, rejection: { cause: 'floor' } }),
    ({ offer, foot }) => messages.proposalRejected({ ...offer, foot, rejection: { cause: 'sold' } }),
    ({ offer, foot }) => messages.proposalRejected({ ...offer, foot, rejection: { cause: 'ended' } }),
  ],
  proposalWithdrawn: [({ offer, foot }) => messages.proposalWithdrawn({ ...offer, foot })],
  immediateCancellations: [
    ({ offer }) => messages.immediateCancellations({ ...offer, count: 1, limit: 3 }),
    ({ offer }) => messages.immediateCancellations({ ...offer, count: 2, limit: 0 }),
  ],
  purchaseCancelled: [({ offer }) => messages.purchaseCancelled(offer)],
  purchaseDefaulted: [
    ({ offer, words }) =>
      messages.purchaseDefaulted({ ...offer, reason: words, count: 1, limit: 3, refund: null }),
    ({ offer, words, soon }) =>
      messages.purchaseDefaulted({
        ...offer,
        reason: words,
        count: 2,
        limit: 0,
        refund: { received: 1_250_000, account: null, by: soon },
      }),
  ],
  purchaseHandedOver: [({ offer }) => messages.purchaseHandedOver(offer)],
  orderChanged: [
    ({ offer }) => messages.orderChanged({ ...offer, news: ['payment'] }),
    ({ offer }) => messages.orderChanged({ ...offer, news: ['invoice', 'payment'] }),
  ],
  pickupCodeReplaced: [({ offer }) => messages.pickupCodeReplaced(offer)],
  purchaseDocumentNews: [
    purchaseDocument('added'),
    purchaseDocument('asked'),
    purchaseDocument('reminded'),
    purchaseDocument('late'),
    purchaseDocument('accepted'),
    purchaseDocument('refused'),
    purchaseDocument('withdrawn'),
    purchaseDocument('infected'),
    purchaseDocument('unscanned'),
  ],
  salesPurchaseDocument: [sellersDocument('sent'), sellersDocument('infected'), sellersDocument('unscanned')],
  transferFine: [
    fine('added', 'buyer', false),
    fine('added', 'seller', true),
    fine('removed', 'buyer', true),
  ],
  transferNews: [
    transfer('done'),
    transfer('confirmed'),
    transfer('refused'),
    transfer('waived'),
    transfer('undone'),
    transfer('ten'),
    transfer('three'),
    transfer('late'),
  ],
  salesTransfer: [
    transferOfSales('sent'),
    transferOfSales('undone'),
    transferOfSales('late'),
    transferOfSales('fine'),
  ],
  vehicleCollected: [
    ({ offer, words, soon }) =>
      messages.vehicleCollected({ ...offer, plate: 'RJX1D23', collector: words, undone: false, at: soon }),
    ({ offer, soon }) =>
      messages.vehicleCollected({ ...offer, plate: null, collector: '', undone: true, at: soon }),
  ],
  purchaseMoved: [
    ({ offer }) => messages.purchaseMoved({ ...offer, stage: 'negotiation' }),
    ({ offer }) => messages.purchaseMoved({ ...offer, stage: 'credit' }),
    ({ offer }) => messages.purchaseMoved({ ...offer, stage: 'withdrawal' }),
    ({ offer }) => messages.purchaseMoved({ ...offer, stage: 'finished' }),
  ],
  purchaseRegretted: [
    ({ offer, soon }) =>
      messages.purchaseRegretted({
        ...offer,
        protocol: 'ARR-2026-000318-4',
        refunds: true,
        delivered: true,
        proofUntil: soon,
        at: soon,
      }),
    ({ offer, soon }) =>
      messages.purchaseRegretted({
        ...offer,
        protocol: 'ARR-2026-000318-4',
        refunds: false,
        delivered: false,
        proofUntil: null,
        at: soon,
      }),
  ],
  purchaseSummary: [
    ({ offer, soon }) => summary(offer, soon, { stage: 'payment', owner: 'buyer', due: soon, late: false }),
    ({ offer, soon }) => summary(offer, soon, { stage: 'release', owner: 'seller', due: soon, late: true }),
    ({ offer, soon }) => summary(offer, soon, 'completed'),
    ({ offer, soon }) => summary(offer, soon, 'cancelled'),
  ],
  purchaseReceived: [({ offer }) => messages.purchaseReceived(offer)],
  refundSent: [
    ({ offer }) => messages.refundSent({ ...offer, protocol: 'ARR-2026-000318-4' }),
    ({ offer }) => messages.refundSent({ ...offer, protocol: null }),
  ],
  saleWithdrawn: [
    ({ offer }) => messages.saleWithdrawn({ ...offer, cause: 'court-order', refund: true, vehicle: true }),
    ({ offer }) => messages.saleWithdrawn({ ...offer, cause: 'total-loss', refund: false, vehicle: true }),
  ],
  strikeRemoved: [({ offer }) => messages.strikeRemoved(offer)],
} as const satisfies Partial<SampleSet>;
