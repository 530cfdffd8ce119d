import { messages } from '../messages.ts';
import type { SampleSet } from './sample-set.ts';

const DEAL_COSTS = { fee: { basisPoints: 500, minimum: 0, fixed: 0 }, freight: 90_000, km: 45 } as const;

const COSTS = {
  PTBR: ['Preço: R$\u00A045.900,50.', 'Frete até ES: R$\u00A0900,00.', 'Total: R$\u00A046.800,50.'],
  EN: ['Price: R$\u00A045.900,50.', 'Freight to ES: R$\u00A0900,00.', 'Total: R$\u00A046.800,50.'],
} as const;

/** Mails about bids and how offers end. */
export const auctionSamples = {
  alertDigest: [
    ({ frame, offer, foot, page }) =>
      messages.alertDigest({
        ...frame,
        name: offer.name,
        foot,
        lines: [
          {
            text: `${offer.offerTitle} – R$\u00A045.900,50, ${frame.idiom === 'EN' ? 'until 2 Jun 2026, 15:30' : 'até 02/06/2026 15:30'}`,
            address: page('/oferta/1042?view=leilao'),
          },
          {
            text: frame.idiom === 'EN' ? '3 new offers: Fiat Strada' : '3 ofertas novas: Fiat Strada',
            address: page('/home?term=strada'),
          },
        ],
        total: 9,
        allAddress: page('/notification'),
      }),
    ({ frame, offer, foot, page }) =>
      messages.alertDigest({
        ...frame,
        name: offer.name,
        foot,
        lines: [{ text: offer.offerTitle, address: page('/oferta/1042') }],
        total: 1,
        allAddress: page('/notification'),
      }),
  ],
  auctionLost: [({ offer, foot }) => messages.auctionLost({ ...offer, foot })],
  auctionWon: [
    ({ offer, foot }) => messages.auctionWon({ ...offer, foot: foot.slice(0, 1), costs: COSTS[offer.idiom] }),
  ],
  bidAnnulled: [({ offer, words }) => messages.bidAnnulled({ ...offer, reason: words.replace(/\.$/, '') })],
  bidPlaced: [
    ({ offer, foot, soon }) =>
      messages.bidPlaced({ ...offer, foot, dealCosts: DEAL_COSTS, automatic: false, endAt: soon }),
    ({ offer, foot, soon }) => messages.bidPlaced({ ...offer, foot, automatic: true, endAt: soon }),
  ],
  bidsLimited: [
    ({ offer, foot }) => messages.bidsLimited({ ...offer, foot, why: 'exposure' }),
    ({ offer, foot }) => messages.bidsLimited({ ...offer, foot, why: 'deposit' }),
    ({ offer, foot }) => messages.bidsLimited({ ...offer, foot, why: 'barred' }),
  ],
  bidsWithdrawn: [({ offer, foot }) => messages.bidsWithdrawn({ ...offer, foot })],
  conditionalAccepted: [
    ({ offer }) => messages.conditionalAccepted({ ...offer, costs: COSTS[offer.idiom] }),
    ({ offer }) => messages.conditionalAccepted({ ...offer, cancellationStays: true }),
  ],
  conditionalReleased: [({ offer }) => messages.conditionalReleased(offer)],
  conditionalSale: [({ offer, soon }) => messages.conditionalSale({ ...offer, untilAt: soon })],
  endingSoon: [
    ({ offer, foot, siteAddress, soon }) =>
      messages.endingSoon({
        ...offer,
        foot,
        siteAddress,
        hours: 1,
        total: 1,
        offers: [
          {
            title: offer.offerTitle,
            path: '/oferta/1042?view=leilao&lance=minimo',
            price: offer.valueCentavos,
            endAt: soon,
            standing: 'overtaken',
          },
        ],
      }),
    ({ offer, foot, siteAddress, soon }) =>
      messages.endingSoon({
        ...offer,
        foot,
        siteAddress,
        hours: 24,
        total: 12,
        offers: ([null, 'leads', 'overtaken'] as const).map((standing, at) => ({
          title: offer.offerTitle,
          path: `/oferta/${1042 + at}?view=leilao`,
          price: offer.valueCentavos,
          endAt: soon,
          standing,
        })),
      }),
  ],
  leadRegained: [
    ({ offer, foot }) => messages.leadRegained({ ...offer, foot }),
    ({ offer, foot, soon }) => messages.leadRegained({ ...offer, foot, endAt: soon }),
  ],
  offerCorrected: [
    ({ offer, soon, words }) =>
      messages.offerCorrected({
        ...offer,
        reason: words,
        changes: [offer.idiom === 'EN' ? 'Model year: 2020 → 2019.' : 'Ano do modelo: 2020 → 2019.'],
        bids: true,
        withdrawUntil: soon,
        endAt: soon,
      }),
    ({ offer, soon, words }) =>
      messages.offerCorrected({
        ...offer,
        reason: words,
        changes: [],
        bids: false,
        withdrawUntil: soon,
        endAt: soon,
      }),
  ],
  offerExtended: [
    ({ offer, soon, words }) => messages.offerExtended({ ...offer, reason: words, endAt: soon }),
  ],
  offerReopened: [
    ({ offer, foot, soon }) =>
      messages.offerReopened({ ...offer, foot, stake: 'leads', endAt: soon, withdrawUntil: soon }),
    ({ offer, foot, soon }) =>
      messages.offerReopened({ ...offer, foot, stake: 'limited', endAt: soon, withdrawUntil: soon }),
    ({ offer, foot, soon }) =>
      messages.offerReopened({ ...offer, foot, stake: 'no-deposit', endAt: soon, withdrawUntil: soon }),
    ({ offer, foot, soon }) =>
      messages.offerReopened({ ...offer, foot, stake: 'barred', endAt: soon, withdrawUntil: soon }),
    ({ offer, foot, soon }) =>
      messages.offerReopened({ ...offer, foot, stake: 'none', endAt: soon, withdrawUntil: soon }),
  ],
  offerReleased: [
    ({ offer, foot, soon }) => messages.offerReleased({ ...offer, foot, hasBid: true, endAt: soon }),
    ({ offer, foot, soon }) => messages.offerReleased({ ...offer, foot, hasBid: false, endAt: soon }),
  ],
  offerStayed: [
    ({ offer, foot, soon }) =>
      messages.offerStayed({ ...offer, foot, cause: 'store', hasBid: true, withdrawFrom: soon }),
    ({ offer, foot, soon }) =>
      messages.offerStayed({ ...offer, foot, cause: 'offer', hasBid: false, withdrawFrom: soon }),
  ],
  offerTakenBack: [({ offer, foot }) => messages.offerTakenBack({ ...offer, foot })],
  overtaken: [
    ({ offer, foot, soon }) => messages.overtaken({ ...offer, foot, dealCosts: DEAL_COSTS, endAt: soon }),
    ({ offer, foot, soon }) => messages.overtaken({ ...offer, foot, endAt: soon, fell: true }),
  ],
  secondChanceAccepted: [
    ({ offer }) => messages.secondChanceAccepted({ ...offer, costs: COSTS[offer.idiom] }),
  ],
  secondChanceExpired: [({ offer, foot }) => messages.secondChanceExpired({ ...offer, foot })],
  secondChanceOffered: [
    ({ offer, foot, soon }) => messages.secondChanceOffered({ ...offer, foot, untilAt: soon }),
  ],
  termStayed: [
    ({ offer, foot, soon }) =>
      messages.termStayed({
        ...offer,
        foot,
        deal: 'conditional',
        notice: { kind: 'stopped', freeFrom: soon },
      }),
    ({ offer, foot, soon }) =>
      messages.termStayed({ ...offer, foot, deal: 'conditional', notice: { kind: 'running', until: soon } }),
    ({ offer, foot }) =>
      messages.termStayed({ ...offer, foot, deal: 'conditional', notice: { kind: 'ended' } }),
    ({ offer, foot, soon }) =>
      messages.termStayed({
        ...offer,
        foot,
        deal: 'second-chance',
        notice: { kind: 'stopped', freeFrom: soon },
      }),
    ({ offer, foot, soon }) =>
      messages.termStayed({
        ...offer,
        foot,
        deal: 'second-chance',
        notice: { kind: 'running', until: soon },
      }),
    ({ offer, foot }) =>
      messages.termStayed({ ...offer, foot, deal: 'second-chance', notice: { kind: 'ended' } }),
  ],
} as const satisfies Partial<SampleSet>;
