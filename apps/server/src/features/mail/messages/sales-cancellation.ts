import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { Brand } from '../../../config/config.ts';
import type { MailContent } from '../mail-content.ts';
import { renderMail } from '../render-mail.ts';

interface Facts {
  readonly brand: Brand;
  readonly kind: 'proposal-withdrawn' | 'purchase-cancelled' | 'cancellation-requested';
  readonly offerTitle: string;
  /** Absolute address of the offer's page. */
  readonly offerAddress: string;
  readonly valueCentavos: number;
  readonly buyer: { readonly name: string; readonly email: string };
  readonly reason: string;
  readonly text: string | null;
  /** Whether bank data came along; the data itself is in no mail. */
  readonly hasBankData: boolean;
}

const SUBJECTS = {
  'proposal-withdrawn': 'Proposta retirada pelo comprador',
  'purchase-cancelled': 'Compra cancelada pelo comprador',
  'cancellation-requested': 'Pedido de cancelamento para analisar',
} as const;

/** To the sales team, whose language is Portuguese: who cancelled what, and why (S-13). */
export function salesCancellation(facts: Facts): MailContent {
  const { brand, buyer, reason, text, offerTitle, offerAddress, hasBankData } = facts;
  const subject = SUBJECTS[facts.kind];
  const layout = renderMail({
    brand,
    idiom: 'PTBR',
    title: subject,
    paragraphs: [
      `Oferta: “${offerTitle}”, ${formatMoney(facts.valueCentavos)}.`,
      `Comprador: ${buyer.name}, ${buyer.email}.`,
      `Motivo: ${reason}.`,
      ...(text === null ? [] : [`Justificativa: ${text}`]),
      ...(hasBankData ? ['Há dados bancários para o estorno, guardados cifrados.'] : []),
    ],
    button: { text: 'Ver a oferta', address: offerAddress },
  });
  return { subject: `${subject} – ${offerTitle}`, ...layout };
}
