import type { PurchaseDocumentKind } from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';

/** The kinds of documents of a purchase within a sentence. */
export const DOCUMENT_NAMES: Readonly<Record<Idiom, Readonly<Record<PurchaseDocumentKind, string>>>> = {
  PTBR: {
    pagamento: 'comprovante de pagamento',
    'nota-fiscal': 'nota fiscal',
    transferencia: 'autorização de transferência',
    laudo: 'laudo',
    recibo: 'recibo',
    entrega: 'termo de entrega assinado',
    outro: 'outro documento',
  },
  EN: {
    pagamento: 'proof of payment',
    'nota-fiscal': 'invoice',
    transferencia: 'transfer authorisation',
    laudo: 'inspection report',
    recibo: 'receipt',
    entrega: 'signed handover note',
    outro: 'other document',
  },
};
