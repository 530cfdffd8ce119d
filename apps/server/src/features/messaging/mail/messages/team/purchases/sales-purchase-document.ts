import type { PurchaseDocumentKind } from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import type { MailContent } from '../../../mail-content.ts';
import { DOCUMENT_NAMES } from '../../purchases/purchase-document-names.ts';
import { teamMail, type TeamMailFacts } from '../team-mail.ts';

interface Facts extends TeamMailFacts {
  readonly purchaseCode: number;
  readonly kind: PurchaseDocumentKind;
}

/** To sellers: the buyer has sent a document of a purchase, which waits to be checked. */
export function salesPurchaseDocument(facts: Facts): MailContent {
  const { purchaseCode, kind } = facts;
  return teamMail(facts, {
    PTBR: {
      subject: 'Documento de compra para conferir',
      lines: [
        `O comprador enviou um documento da compra ${purchaseCode}: ${DOCUMENT_NAMES.PTBR[kind]}.`,
        'Próximo passo: aceite ou recuse na página da compra.',
      ],
    },
    EN: {
      subject: 'Document of a purchase to check',
      lines: [
        `The buyer has sent a document of purchase ${purchaseCode}: ${DOCUMENT_NAMES.EN[kind]}.`,
        'Next step: accept or refuse it on the page of the purchase.',
      ],
    },
  });
}
