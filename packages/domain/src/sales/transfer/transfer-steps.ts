import type { PurchaseDocumentKind } from '../purchase-documents/document-kinds.ts';

/** What is done after the sale of a vehicle, in the order in which it is shown. */
export const TRANSFER_STEPS = [
  'nota-fiscal',
  'gravame',
  'atpv',
  'assinatura-vendedor',
  'assinatura-comprador',
  'comunicacao',
  'entrega',
  'detran',
] as const;
export type TransferStep = (typeof TRANSFER_STEPS)[number];

/** Who does a step; a seller is a store or the house. */
export type TransferSide = 'buyer' | 'store' | 'house';

/** How much of the transfer must be done before keys are released: each word includes those before it. */
export const RELEASE_LEVELS = ['nothing', 'lien', 'intent', 'signatures', 'notice'] as const;
export type ReleaseLevel = (typeof RELEASE_LEVELS)[number];

interface StepRule {
  readonly owner: 'buyer' | 'seller';
  /** It exists for vehicles with a plate only: the others are not registered at a Detran. */
  readonly plated: boolean;
  /** It follows from the purchase, and nobody marks it. */
  readonly follows: boolean;
  readonly after: readonly TransferStep[];
  /** Which kinds of documents prove it; a buyer always brings one. */
  readonly proofs: readonly PurchaseDocumentKind[];
  /** From which level on the release waits for it; null: never. */
  readonly level: ReleaseLevel | null;
}

const PAPERS = ['transferencia', 'outro'] as const;

/**
 * The rules of each step, stated once: CTB art. 123 and 134 as changed by Lei 14.071/2020, and Contran 809/2020 for the intent of transfer
 * (ATPV-e), which is issued when no lien is left and signed by both sides before the Detran transfers.
 */
export const STEP_RULES = {
  'nota-fiscal': { owner: 'seller', plated: false, follows: true, after: [], proofs: [], level: null },
  gravame: { owner: 'seller', plated: true, follows: false, after: [], proofs: PAPERS, level: 'lien' },
  atpv: {
    owner: 'seller',
    plated: true,
    follows: false,
    after: ['gravame'],
    proofs: PAPERS,
    level: 'intent',
  },
  'assinatura-vendedor': {
    owner: 'seller',
    plated: true,
    follows: false,
    after: ['atpv'],
    proofs: PAPERS,
    level: 'signatures',
  },
  'assinatura-comprador': {
    owner: 'buyer',
    plated: true,
    follows: false,
    after: ['atpv'],
    proofs: PAPERS,
    level: 'signatures',
  },
  comunicacao: {
    owner: 'seller',
    plated: true,
    follows: false,
    after: ['assinatura-vendedor'],
    proofs: PAPERS,
    level: 'notice',
  },
  entrega: { owner: 'seller', plated: false, follows: true, after: [], proofs: [], level: null },
  detran: {
    owner: 'buyer',
    plated: true,
    follows: false,
    after: ['assinatura-vendedor', 'assinatura-comprador'],
    proofs: PAPERS,
    level: null,
  },
} as const satisfies Readonly<Record<TransferStep, StepRule>>;

/** The rule of a step. */
export const stepRule = (step: TransferStep): StepRule => STEP_RULES[step];

/** Whether the release waits for a step under a setting. */
export function isRequired(step: TransferStep, setting: ReleaseLevel): boolean {
  const { level } = stepRule(step);
  return level !== null && RELEASE_LEVELS.indexOf(level) <= RELEASE_LEVELS.indexOf(setting);
}
