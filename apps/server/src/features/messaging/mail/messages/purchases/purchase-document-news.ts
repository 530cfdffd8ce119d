import type { PurchaseDocumentKind } from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { dateText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { offerMail } from '../offers/offer-mail.ts';
import type { OfferNewsFacts } from '../offers/offer-mail-facts.ts';
import { DOCUMENT_NAMES } from './purchase-document-names.ts';

interface Facts extends OfferNewsFacts {
  readonly what:
    | 'added'
    | 'asked'
    | 'reminded'
    | 'late'
    | 'accepted'
    | 'refused'
    | 'withdrawn'
    | 'infected'
    | 'unscanned';
  readonly kind: PurchaseDocumentKind;
  /** In the words of staff; what was added or accepted has none. */
  readonly reason: string | null;
  /** Last day to send it, yyyy-mm-dd; only of what is asked for. */
  readonly due: string | null;
}

type Lines = readonly [subject: string, ...paragraphs: string[]];

const SAFE = {
  PTBR: 'Envie na página da compra, nunca em resposta a este e-mail.',
  EN: 'Send it on the page of the purchase, never in reply to this e-mail.',
};

const WORDS: Readonly<
  Record<Facts['what'], Readonly<Record<Idiom, (kind: string, reason: string, due: string) => Lines>>>
> = {
  added: {
    PTBR: (kind) => ['Há um documento novo da sua compra', `Já está na página da compra: ${kind}.`],
    EN: (kind) => ['There is a new document of your purchase', `It is on the page of the purchase: ${kind}.`],
  },
  asked: {
    PTBR: (kind, reason, due) => [
      'Precisamos de um documento da sua compra',
      `Envie até ${due}: ${kind}. Motivo: ${reason}`,
      SAFE.PTBR,
    ],
    EN: (kind, reason, due) => [
      'We need a document of your purchase',
      `Send this by ${due}: ${kind}. Reason: ${reason}`,
      SAFE.EN,
    ],
  },
  reminded: {
    PTBR: (kind, reason, due) => [
      'Falta um documento da sua compra',
      `Ainda não recebemos, e o último dia é ${due}: ${kind}. Motivo do pedido: ${reason}`,
      SAFE.PTBR,
    ],
    EN: (kind, reason, due) => [
      'A document of your purchase is missing',
      `We have not received this yet, and the last day is ${due}: ${kind}. Reason for the request: ${reason}`,
      SAFE.EN,
    ],
  },
  late: {
    PTBR: (kind, reason, due) => [
      'O prazo de um documento da sua compra terminou',
      `Não recebemos, e o último dia era ${due}: ${kind}. Motivo do pedido: ${reason}`,
      SAFE.PTBR,
    ],
    EN: (kind, reason, due) => [
      'A document of your purchase is overdue',
      `We have not received this, and the last day was ${due}: ${kind}. Reason for the request: ${reason}`,
      SAFE.EN,
    ],
  },
  accepted: {
    PTBR: (kind) => [
      'Um documento da sua compra foi aceito',
      `Conferimos e aceitamos: ${kind}. Você não precisa fazer mais nada com ele.`,
    ],
    EN: (kind) => [
      'A document of your purchase was accepted',
      `We have checked and accepted: ${kind}. There is nothing more to do about it.`,
    ],
  },
  refused: {
    PTBR: (kind, reason) => [
      'Um documento da sua compra não foi aceito',
      `Não pudemos aceitar: ${kind}. Motivo: ${reason}`,
      SAFE.PTBR,
    ],
    EN: (kind, reason) => [
      'A document of your purchase was not accepted',
      `We could not accept: ${kind}. Reason: ${reason}`,
      SAFE.EN,
    ],
  },
  withdrawn: {
    PTBR: (kind, reason) => [
      'Não precisamos mais de um documento',
      `Retiramos o pedido: ${kind}. Motivo: ${reason}`,
    ],
    EN: (kind, reason) => [
      'We no longer need a document',
      `We have withdrawn the request: ${kind}. Reason: ${reason}`,
    ],
  },
  infected: {
    PTBR: (kind) => [
      'Um documento da sua compra foi apagado',
      `O arquivo continha um vírus, e ninguém o abriu: ${kind}. Envie outro, feito em um aparelho seguro.`,
    ],
    EN: (kind) => [
      'A document of your purchase was deleted',
      `The file contained a virus, and nobody has opened it: ${kind}. Send another one, made on a safe device.`,
    ],
  },
  unscanned: {
    PTBR: (kind) => [
      'Envie de novo um documento da sua compra',
      `Não conseguimos verificar o arquivo, e ninguém o abriu: ${kind}. Salve-o de novo como PDF ou foto antes de enviar.`,
      SAFE.PTBR,
    ],
    EN: (kind) => [
      'Send a document of your purchase again',
      `We could not check the file, and nobody has opened it: ${kind}. Save it again as a PDF or photo before you send it.`,
      SAFE.EN,
    ],
  },
};

/** To the buyer: a document of their purchase is there, asked for or missing, or what became of the one they sent. */
export function purchaseDocumentNews(facts: Facts): MailContent {
  const { what, kind, reason, due } = facts;
  const wordsIn = (idiom: Idiom, button: string) => {
    const day = due === null ? '' : dateText(Date.parse(`${due}T12:00:00Z`), idiom);
    const [subject, ...paragraphs] = WORDS[what][idiom](DOCUMENT_NAMES[idiom][kind], reason ?? '', day);
    return { subject, paragraphs, button };
  };
  return offerMail(facts, {
    PTBR: wordsIn('PTBR', 'Ver minha compra'),
    EN: wordsIn('EN', 'See my purchase'),
  });
}
