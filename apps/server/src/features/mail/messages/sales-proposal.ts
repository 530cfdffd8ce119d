import { formatMoney } from '@patio/domain/money/format-money.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import type { Brand } from '../../../config/config.ts';
import type { MailContent } from '../mail-content.ts';
import { renderMail } from '../render-mail.ts';

interface Facts {
  readonly brand: Brand;
  readonly kind: 'received' | 'countered' | 'counter-accepted';
  readonly code: number;
  readonly offerTitle: string;
  /** Absolute address of the offer's page. */
  readonly offerAddress: string;
  readonly valueCentavos: number;
  readonly buyer: { readonly name: string; readonly email: string };
  /** A store learns how to reach the buyer with the sale. */
  readonly showsEmail: boolean;
  readonly message: string;
  /** Until when it is to be answered; null when nothing is to be answered. */
  readonly expiresAt: number | null;
}

const SUBJECTS = {
  received: 'Nova proposta para responder',
  countered: 'O comprador respondeu à contraproposta',
  'counter-accepted': 'Contraproposta aceita pelo comprador',
} as const;

/** To those who decide on proposals, whose language is Portuguese: who offers how much, and until when it waits (S-07). */
export function salesProposal(facts: Facts): MailContent {
  const { brand, buyer, message, expiresAt, offerTitle, offerAddress } = facts;
  const subject = SUBJECTS[facts.kind];
  const until =
    expiresAt === null ? [] : [`Responda até ${formatDateTime(expiresAt)} (horário de Brasília).`];
  const layout = renderMail({
    brand,
    idiom: 'PTBR',
    title: subject,
    paragraphs: [
      `Oferta: “${offerTitle}”, ${formatMoney(facts.valueCentavos)}.`,
      `Comprador: ${facts.showsEmail ? `${buyer.name}, ${buyer.email}` : buyer.name}.`,
      `Proposta: ${facts.code}.`,
      ...(message === '' ? [] : [`Mensagem: ${message}`]),
      ...until,
    ],
    button: { text: 'Ver a oferta', address: offerAddress },
  });
  return { subject: `${subject} – ${offerTitle}`, ...layout };
}
