import type { PurchaseDocumentKind } from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { MailContent } from '../../../mail-content.ts';
import { DOCUMENT_NAMES } from '../../purchases/purchase-document-names.ts';
import { teamMail, type TeamMailFacts, type TeamMailWords } from '../team-mail.ts';

interface Facts extends TeamMailFacts {
  /** The buyer has sent it, or it was deleted unread after sellers had sent it. */
  readonly what: 'sent' | 'infected' | 'unscanned';
  /** The reader has sent it themselves. */
  readonly ofReader: boolean;
  readonly purchaseCode: number;
  readonly kind: PurchaseDocumentKind;
}

/** Who has sent a deleted file, before the verb. */
const SENDER = {
  PTBR: { own: 'você', other: 'a equipe' },
  EN: { own: 'you have', other: 'the team has' },
} as const;

type Words = (code: number, kind: string, sender: string) => TeamMailWords;

const WORDS: Readonly<Record<Facts['what'], Readonly<Record<Idiom, Words>>>> = {
  sent: {
    PTBR: (code, kind) => ({
      subject: 'Documento de compra para conferir',
      lines: [
        `O comprador enviou um documento da compra ${code}: ${kind}.`,
        'Próximo passo: aceite ou recuse na página da compra.',
      ],
    }),
    EN: (code, kind) => ({
      subject: 'Document of a purchase to check',
      lines: [
        `The buyer has sent a document of purchase ${code}: ${kind}.`,
        'Next step: accept or refuse it on the page of the purchase.',
      ],
    }),
  },
  infected: {
    PTBR: (code, kind, sender) => ({
      subject: 'Documento de compra apagado',
      lines: [
        `O arquivo que ${sender} enviou da compra ${code} continha um vírus, e ninguém o abriu: ${kind}. O comprador não o recebeu.`,
        'Próximo passo: envie outro na página da compra, feito em um aparelho seguro.',
      ],
    }),
    EN: (code, kind, sender) => ({
      subject: 'Document of a purchase deleted',
      lines: [
        `The file that ${sender} sent of purchase ${code} contained a virus, and nobody has opened it: ${kind}. The buyer has not received it.`,
        'Next step: send another one on the page of the purchase, made on a safe device.',
      ],
    }),
  },
  unscanned: {
    PTBR: (code, kind, sender) => ({
      subject: 'Documento de compra para enviar de novo',
      lines: [
        `Não conseguimos verificar o arquivo que ${sender} enviou da compra ${code}, e ninguém o abriu: ${kind}. O comprador não o recebeu.`,
        'Próximo passo: salve-o de novo como PDF ou foto e envie na página da compra.',
      ],
    }),
    EN: (code, kind, sender) => ({
      subject: 'Document of a purchase to send again',
      lines: [
        `We could not check the file that ${sender} sent of purchase ${code}, and nobody has opened it: ${kind}. The buyer has not received it.`,
        'Next step: save it again as a PDF or photo, and send it on the page of the purchase.',
      ],
    }),
  },
};

/** To sellers: the buyer has sent a document of a purchase, which waits to be checked; or one of theirs was deleted and has to be sent again. */
export function salesPurchaseDocument(facts: Facts): MailContent {
  const { what, ofReader, purchaseCode, kind } = facts;
  const wordsIn = (idiom: Idiom) =>
    WORDS[what][idiom](purchaseCode, DOCUMENT_NAMES[idiom][kind], SENDER[idiom][ofReader ? 'own' : 'other']);
  return teamMail(facts, { PTBR: wordsIn('PTBR'), EN: wordsIn('EN') });
}
