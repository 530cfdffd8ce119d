import type { StaffRole } from '../../staff/staff-role.ts';
import type { PurchaseStage } from '../purchases/purchase-progress.ts';

/** Kinds of files that belong to a purchase. */
export const PURCHASE_DOCUMENTS = [
  'pagamento',
  'nota-fiscal',
  'transferencia',
  'laudo',
  'recibo',
  'entrega',
  'outro',
] as const;
export type PurchaseDocumentKind = (typeof PURCHASE_DOCUMENTS)[number];

/** A side of a purchase: who buys, the store that sells, or staff of the house. */
export type DocumentSide = 'buyer' | 'store' | 'house';

/** How long a document is kept (rule 0.43): as part of the sale record, or at least as long as fiscal records. */
export type DocumentTerm = 'sale' | 'fiscal';

interface KindRule {
  readonly adds: readonly DocumentSide[];
  /** Roles of the house that see it, besides administrators; buyer and store see all of their purchase. */
  readonly seenBy: readonly StaffRole[];
  readonly kept: DocumentTerm;
  /** Stages that usually need it. */
  readonly stages: readonly PurchaseStage[];
}

const ALL = ['buyer', 'store', 'house'] as const;
const SELLERS = ['store', 'house'] as const;

/** The rules of each kind, stated once. Payments and receipts show bank data, so support does not see them. */
export const DOCUMENT_RULES = {
  pagamento: { adds: ['buyer', 'house'], seenBy: ['sales', 'finance'], kept: 'fiscal', stages: ['payment'] },
  'nota-fiscal': {
    adds: SELLERS,
    seenBy: ['sales', 'finance', 'support'],
    kept: 'fiscal',
    stages: ['release'],
  },
  transferencia: { adds: ALL, seenBy: ['sales', 'support'], kept: 'sale', stages: ['release'] },
  laudo: { adds: SELLERS, seenBy: ['sales', 'support'], kept: 'sale', stages: [] },
  recibo: { adds: SELLERS, seenBy: ['sales', 'finance'], kept: 'fiscal', stages: [] },
  entrega: { adds: ALL, seenBy: ['sales', 'support'], kept: 'sale', stages: ['pickup', 'delivery'] },
  outro: { adds: ALL, seenBy: ['sales'], kept: 'sale', stages: [] },
} as const satisfies Readonly<Record<PurchaseDocumentKind, KindRule>>;

const ruleOf = (kind: PurchaseDocumentKind): KindRule => DOCUMENT_RULES[kind];

/** Someone who opens the documents of a purchase: by their side, and with a role if they are of the house. */
export interface DocumentViewer {
  readonly side: DocumentSide;
  /** Null: a user of the store, or the buyer. */
  readonly staffRole: StaffRole | null;
}

/** The kinds that a viewer sees. */
export function seenKinds({ side, staffRole }: DocumentViewer): readonly PurchaseDocumentKind[] {
  if (side !== 'house' || staffRole === 'administrator') return PURCHASE_DOCUMENTS;
  return PURCHASE_DOCUMENTS.filter((kind) => staffRole !== null && ruleOf(kind).seenBy.includes(staffRole));
}

/** The kinds that a viewer may add: of the house, support only reads. */
export function addedKinds(viewer: DocumentViewer): readonly PurchaseDocumentKind[] {
  if (viewer.side === 'house' && viewer.staffRole === 'support') return [];
  return seenKinds(viewer).filter((kind) => ruleOf(kind).adds.includes(viewer.side));
}

/** The kinds that staff may ask the buyer for: those that a buyer can add. */
export const ASKED_OF_BUYER: readonly PurchaseDocumentKind[] = PURCHASE_DOCUMENTS.filter((kind) =>
  ruleOf(kind).adds.includes('buyer'),
);

/** What the stage of a purchase usually needs and is not there, of the kinds that a viewer may add. */
export function missingKinds(
  stage: PurchaseStage | null,
  present: ReadonlySet<PurchaseDocumentKind>,
  viewer: DocumentViewer,
): readonly PurchaseDocumentKind[] {
  if (stage === null) return [];
  return addedKinds(viewer).filter((kind) => ruleOf(kind).stages.includes(stage) && !present.has(kind));
}

/** The kinds that are kept for a term. */
export function kindsOfTerm(term: DocumentTerm): readonly PurchaseDocumentKind[] {
  return PURCHASE_DOCUMENTS.filter((kind) => ruleOf(kind).kept === term);
}
