import type { DocumentSide } from './document-kinds.ts';

/** Papers that are written from what is recorded: a summary of the deal, that its payment was approved, and what is shown at the gate. */
export const PURCHASE_PAPERS = ['resumo', 'pagamento', 'retirada'] as const;
export type PurchasePaper = (typeof PURCHASE_PAPERS)[number];

/** The facts that papers depend on. */
export interface PaperFacts {
  readonly status: 'V' | 'C' | 'L' | 'X';
  readonly cancelled: boolean;
  readonly paymentApproved: boolean;
}

/** The papers that there are for a side now: the code that opens the gate is in the buyer’s alone. */
export function papersOf(side: DocumentSide, facts: PaperFacts): readonly PurchasePaper[] {
  const { status, cancelled, paymentApproved } = facts;
  return PURCHASE_PAPERS.filter((paper) => {
    if (paper === 'pagamento') return paymentApproved;
    if (paper === 'retirada') return side === 'buyer' && status === 'L' && !cancelled;
    return true;
  });
}
