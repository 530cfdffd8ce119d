import { messages } from '../messages.ts';
import type { SampleSet } from './sample-set.ts';

/** Mails about proposals and purchases. */
export const dealSamples = {
  cancellationDecided: [
    ({ offer, words, soon }) =>
      messages.cancellationDecided({
        ...offer,
        approved: true,
        reason: words,
        refund: {
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
        refund: { account: null, by: soon },
      }),
    ({ offer }) => messages.cancellationDecided({ ...offer, approved: true, reason: null, refund: null }),
    ({ offer }) => messages.cancellationDecided({ ...offer, approved: false, reason: null, refund: null }),
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
        refund: { account: null, by: soon },
      }),
  ],
  purchaseHandedOver: [({ offer }) => messages.purchaseHandedOver(offer)],
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
  purchaseReceived: [({ offer }) => messages.purchaseReceived(offer)],
  refundSent: [
    ({ offer }) => messages.refundSent({ ...offer, protocol: 'ARR-2026-000318-4' }),
    ({ offer }) => messages.refundSent({ ...offer, protocol: null }),
  ],
  saleWithdrawn: [
    ({ offer }) => messages.saleWithdrawn({ ...offer, cause: 'court-order', refund: true }),
    ({ offer }) => messages.saleWithdrawn({ ...offer, cause: 'total-loss', refund: false }),
  ],
  strikeRemoved: [({ offer }) => messages.strikeRemoved(offer)],
} as const satisfies Partial<SampleSet>;
