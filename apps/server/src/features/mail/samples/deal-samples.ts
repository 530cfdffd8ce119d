import { messages } from '../messages.ts';
import type { SampleSet } from './sample-set.ts';

/** Mails about proposals and purchases. */
export const dealSamples = {
  cancellationDecided: [
    ({ offer, words }) => messages.cancellationDecided({ ...offer, approved: true, reason: words }),
    ({ offer }) => messages.cancellationDecided({ ...offer, approved: false, reason: null }),
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
  purchaseCancelled: [({ offer }) => messages.purchaseCancelled(offer)],
  purchaseDefaulted: [
    ({ offer, words }) => messages.purchaseDefaulted({ ...offer, reason: words, count: 1, limit: 3 }),
    ({ offer, words }) => messages.purchaseDefaulted({ ...offer, reason: words, count: 2, limit: 0 }),
  ],
  purchaseMoved: [
    ({ offer }) => messages.purchaseMoved({ ...offer, stage: 'negotiation' }),
    ({ offer }) => messages.purchaseMoved({ ...offer, stage: 'credit' }),
    ({ offer }) => messages.purchaseMoved({ ...offer, stage: 'withdrawal' }),
    ({ offer }) => messages.purchaseMoved({ ...offer, stage: 'finished' }),
  ],
  purchaseReceived: [({ offer }) => messages.purchaseReceived(offer)],
  strikeRemoved: [({ offer }) => messages.strikeRemoved(offer)],
} as const satisfies Partial<SampleSet>;
