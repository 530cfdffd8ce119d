import type { MissingDocument } from '@patio/contract/sales/purchases/missing-document.ts';
import {
  missingDocuments,
  type DocumentFacts,
} from '@patio/domain/sales/purchase-documents/missing-documents.ts';
import type { PurchaseStage } from '@patio/domain/sales/purchases/purchase-progress.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';

/** The documents that a purchase in a stage (null: it waits for nothing) lacks, as both sides see them; instants in epoch milliseconds. */
export function presentMissing(
  papers: DocumentFacts,
  stage: PurchaseStage | null,
  { due, now }: { readonly due: number | null; readonly now: number },
): MissingDocument[] {
  if (stage === null) return [];
  const today = dayOf(now);
  const release = stage === 'release' ? { dueOn: due === null ? null : dayOf(due) } : null;
  return missingDocuments(papers, release).map(({ kind, what, owner, dueOn }) => ({
    tipo: kind,
    falta: what === 'send' ? 'enviar' : 'conferir',
    quem: owner === 'buyer' ? 'comprador' : 'vendedor',
    ate: dueOn,
    atrasado: dueOn !== null && dueOn < today,
  }));
}
