import { messages } from '../messages.ts';
import type { SampleScene } from './sample-scene.ts';
import type { SampleSet } from './sample-set.ts';

type BuyerStep = Parameters<typeof messages.complaintNews>[0]['step'];
type BuyerStorage = Parameters<typeof messages.complaintNews>[0]['storage'];
type TeamStep = Parameters<typeof messages.salesComplaint>[0]['step'];

const DAY_MS = 86_400_000;
const PROTOCOL = 'REC-2026-000318-5';

const toBuyer =
  (step: BuyerStep, escalated = false, storage: BuyerStorage = null) =>
  ({ offer, words, soon, page }: SampleScene) =>
    messages.complaintNews({
      ...offer,
      offerAddress: page('/compra/1042#reclamacoes'),
      step,
      protocol: PROTOCOL,
      category: 'vicio-oculto',
      words: step === 'open' ? '' : words,
      answerBy: soon,
      reactBy: soon + 10 * DAY_MS,
      ofStore: offer.store !== null,
      escalated,
      storage,
    });

const toTeam =
  (step: TeamStep, acts = true, due = true) =>
  ({ frame, offer, page, foot, soon }: SampleScene) =>
    messages.salesComplaint({
      ...frame,
      alertsAddress: page('/notification'),
      foot,
      step,
      protocol: PROTOCOL,
      title: offer.offerTitle,
      purchaseCode: 1042,
      category: 'documentos',
      answerBy: due ? soon : null,
      acts,
    });

/** Mails about complaints. */
export const complaintSamples = {
  complaintNews: [
    toBuyer('open'),
    toBuyer('open', false, 'stops'),
    toBuyer('ask'),
    toBuyer('answer'),
    toBuyer('decide', true),
    toBuyer('decide', false, 'may-count'),
    toBuyer('propose'),
    toBuyer('undo'),
    toBuyer('kept'),
    toBuyer('fulfil'),
    toBuyer('escalate', true),
    toBuyer('overdue'),
    toBuyer('overdue', true),
    toBuyer('lapse'),
    toBuyer('lapse', false, 'counts'),
  ],
  salesComplaint: [
    toTeam('open'),
    toTeam('add'),
    toTeam('reply'),
    toTeam('accept'),
    toTeam('refuse'),
    toTeam('escalate'),
    toTeam('withdraw', true, false),
    toTeam('reopen'),
    toTeam('overdue'),
    toTeam('lapse', true, false),
    toTeam('answer', false),
    toTeam('decide', false),
    toTeam('ask', false),
    toTeam('propose', false),
    toTeam('undo', false),
    toTeam('undone', true, false),
    toTeam('kept'),
    toTeam('fulfil', false),
  ],
} as const satisfies Partial<SampleSet>;
