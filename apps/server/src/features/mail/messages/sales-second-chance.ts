import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { Brand } from '../../../config/config.ts';
import type { MailContent } from '../mail-content.ts';
import { renderMail } from '../render-mail.ts';

interface Facts {
  readonly brand: Brand;
  readonly kind: 'accepted' | 'declined' | 'expired';
  readonly offerTitle: string;
  /** Absolute address of the offer's page. */
  readonly offerAddress: string;
  readonly valueCentavos: number;
  readonly bidder: { readonly name: string; readonly email: string };
}

const SUBJECTS = {
  accepted: 'Segunda chance aceita',
  declined: 'Segunda chance recusada',
  expired: 'Segunda chance sem resposta',
} as const;

const NEXT = {
  accepted: 'É uma compra como as outras: entre em contato com o comprador.',
  declined: 'A oferta segue encerrada sem venda. Se quiser, ofereça ao participante seguinte.',
  expired:
    'O prazo terminou, e a oferta segue encerrada sem venda. Se quiser, ofereça ao participante seguinte.',
} as const;

/** To the sales team, whose language is Portuguese: what became of a second chance. */
export function salesSecondChance(facts: Facts): MailContent {
  const { brand, kind, bidder, offerTitle, offerAddress } = facts;
  const subject = SUBJECTS[kind];
  const layout = renderMail({
    brand,
    idiom: 'PTBR',
    title: subject,
    paragraphs: [
      `Oferta: “${offerTitle}”, ${formatMoney(facts.valueCentavos)}.`,
      `Participante: ${bidder.name}, ${bidder.email}.`,
      NEXT[kind],
    ],
    button: { text: 'Ver a oferta', address: offerAddress },
  });
  return { subject: `${subject} – ${offerTitle}`, ...layout };
}
