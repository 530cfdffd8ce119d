import { messages } from '../messages.ts';
import type { SampleScene } from './sample-scene.ts';
import type { SampleSet } from './sample-set.ts';

const desk = ({ frame, page, foot }: SampleScene) => ({
  ...frame,
  alertsAddress: page('/notification'),
  foot,
});

const team = (scene: SampleScene) => ({
  ...desk(scene),
  offerTitle: scene.offer.offerTitle,
  offerAddress: scene.offer.offerAddress,
});

const proposal = (code: number, soon: number, deliveredTo: string | null = null) => ({
  code,
  valueCentavos: 4_590_050,
  profile: 'person' as const,
  deliveredTo,
  expiresAt: soon,
});

const stay = (scene: SampleScene, kind: 'suspended' | 'released' | 'ended') =>
  messages.salesStay({
    ...team(scene),
    ...(kind === 'suspended' ? { offerAddress: null } : {}),
    kind,
    reason: scene.words,
    valueCentavos: 4_590_050,
  });

const draftSent = (scene: SampleScene, change: boolean) =>
  messages.salesDraftSent({
    ...desk(scene),
    storeName: 'Loja Norte',
    offerTitle: 'Fiat Uno 1.0 2019/2020',
    offerCode: 1042,
    change,
  });

const theft = (scene: SampleScene, running: boolean) =>
  messages.salesTheft({
    ...desk(scene),
    offerTitle: 'Fiat Uno 1.0 2019/2020',
    offerCode: 1042,
    plate: running ? 'ABC1D23' : null,
    source: 'Detran-SP',
    running,
  });

/** Mails to sellers. */
export const salesSamples = {
  salesCancellation: [
    (scene) =>
      messages.salesCancellation({
        ...team(scene),
        kind: 'cancellation-requested',
        valueCentavos: 4_590_050,
        buyerName: scene.person.name,
        reason: 'Desisti da compra',
        text: scene.words,
        hasBankData: true,
        decideBy: scene.soon,
        openUntil: null,
      }),
    (scene) =>
      messages.salesCancellation({
        ...team(scene),
        offerAddress: null,
        kind: 'purchase-cancelled',
        valueCentavos: 4_590_050,
        buyerName: null,
        reason: 'Desisti da compra',
        text: null,
        hasBankData: false,
        decideBy: null,
        openUntil: scene.soon,
      }),
    (scene) =>
      messages.salesCancellation({
        ...team(scene),
        kind: 'purchase-defaulted',
        valueCentavos: 4_590_050,
        buyerName: scene.person.name,
        reason: scene.words,
        text: null,
        hasBankData: false,
        decideBy: null,
        openUntil: null,
      }),
  ],
  salesDeal: [
    (scene) =>
      messages.salesDeal({
        ...team(scene),
        kind: 'bought',
        valueCentavos: 4_590_050,
        buyer: { ...scene.person, phone: '27999990000' },
        deliveredTo: 'ES',
        contactBy: scene.soon,
      }),
    (scene) =>
      messages.salesDeal({
        ...team(scene),
        kind: 'won',
        valueCentavos: 4_590_050,
        buyer: { ...scene.person, phone: null },
        deliveredTo: null,
        contactBy: scene.soon,
      }),
  ],
  salesDocument: [(scene) => messages.salesDocument({ ...desk(scene), code: 31, accountId: 1042 })],
  salesRegistration: [
    (scene) => messages.salesRegistration({ ...desk(scene), code: 31, storeAddress: 'auto-sul' }),
  ],
  salesIdentity: [(scene) => messages.salesIdentity({ ...desk(scene), code: 31, accountId: 1042 })],
  salesExtended: [
    (scene) =>
      messages.salesExtended({
        ...team(scene),
        reason: scene.words,
        endAt: scene.soon,
        valueCentavos: 4_590_050,
      }),
  ],
  salesDraftSent: [(scene) => draftSent(scene, false), (scene) => draftSent(scene, true)],
  salesTheft: [(scene) => theft(scene, true), (scene) => theft(scene, false)],
  salesDraftDecided: [
    (scene) => messages.salesDraftDecided({ ...team(scene), publishedAt: scene.soon, reason: null }),
    (scene) =>
      messages.salesDraftDecided({
        ...team(scene),
        offerAddress: null,
        publishedAt: null,
        reason: scene.words,
      }),
  ],
  salesStay: [
    (scene) => stay(scene, 'suspended'),
    (scene) => stay(scene, 'released'),
    (scene) => stay(scene, 'ended'),
  ],
  salesSuspension: [
    (scene) =>
      messages.salesSuspension({
        ...desk(scene),
        storeName: 'Loja Norte',
        reason: scene.words,
        offers: 12,
        purchases: [1042, 1043],
      }),
    (scene) =>
      messages.salesSuspension({
        ...desk(scene),
        storeName: 'Loja Norte',
        reason: scene.words,
        offers: 0,
        purchases: [],
      }),
  ],
  salesProposal: [
    (scene) =>
      messages.salesProposal({
        ...team(scene),
        kind: 'received',
        proposal: proposal(318, scene.soon),
        message: scene.words,
        priceCentavos: 4_590_050,
      }),
    (scene) =>
      messages.salesProposal({
        ...team(scene),
        kind: 'withdrawn',
        proposal: proposal(318, scene.soon, 'ES'),
        message: scene.words,
        priceCentavos: 4_590_050,
      }),
    (scene) =>
      messages.salesProposal({
        ...team(scene),
        kind: 'lapsed',
        proposal: proposal(318, scene.soon),
        message: '',
        priceCentavos: 4_600_000,
      }),
    (scene) =>
      messages.salesProposal({
        ...team(scene),
        kind: 'review',
        proposal: proposal(318, scene.soon),
        message: scene.words,
        priceCentavos: 4_590_050,
      }),
  ],
  salesProposals: [
    (scene) =>
      messages.salesProposals({
        ...team(scene),
        waiting: [proposal(318, scene.soon), proposal(319, scene.soon, 'SP')],
        withdrawn: [proposal(317, scene.soon)],
        lapsed: [proposal(316, scene.soon)],
      }),
    (scene) =>
      messages.salesProposals({
        ...team(scene),
        waiting: [],
        withdrawn: [proposal(317, scene.soon)],
        lapsed: [],
      }),
    (scene) =>
      messages.salesProposals({
        ...team(scene),
        waiting: [],
        withdrawn: [],
        lapsed: [proposal(316, scene.soon)],
      }),
  ],
  salesQuestions: [
    (scene) =>
      messages.salesQuestions({ ...team(scene), questions: [scene.words], waiting: 1, endAt: scene.soon }),
    (scene) =>
      messages.salesQuestions({
        ...team(scene),
        questions: [scene.words, scene.words],
        waiting: 500,
        endAt: null,
      }),
  ],
  salesRegret: [
    (scene) =>
      messages.salesRegret({
        ...team(scene),
        protocol: 'ARR-2026-000318-4',
        valueCentavos: 4_590_050,
        buyerName: scene.person.name,
        refunds: true,
        delivered: true,
        contactBy: scene.soon,
        openUntil: null,
      }),
    (scene) =>
      messages.salesRegret({
        ...team(scene),
        protocol: 'ARR-2026-000318-4',
        valueCentavos: 4_590_050,
        buyerName: scene.person.name,
        refunds: false,
        delivered: false,
        contactBy: scene.soon,
        openUntil: scene.soon,
      }),
  ],
  salesReopened: [
    (scene) =>
      messages.salesReopened({
        ...team(scene),
        valueCentavos: 4_590_050,
        endAt: scene.soon,
        withdrawUntil: scene.soon,
      }),
  ],
  salesWithdrawal: [
    (scene) =>
      messages.salesWithdrawal({
        ...team(scene),
        valueCentavos: 4_590_050,
        buyerName: scene.person.name,
        cause: 'debt-paid',
        refund: true,
      }),
    (scene) =>
      messages.salesWithdrawal({
        ...team(scene),
        valueCentavos: 4_590_050,
        buyerName: scene.person.name,
        cause: 'theft',
        refund: false,
      }),
  ],
  salesUndecided: [
    (scene) =>
      messages.salesUndecided({
        ...team(scene),
        kind: 'conditional',
        valueCentavos: 4_590_050,
        decideBy: scene.soon,
      }),
    (scene) =>
      messages.salesUndecided({
        ...team(scene),
        kind: 'second-chance-expired',
        valueCentavos: 4_590_050,
        decideBy: null,
      }),
  ],
} as const satisfies Partial<SampleSet>;
