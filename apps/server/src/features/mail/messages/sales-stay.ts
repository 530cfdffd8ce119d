import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../mail-content.ts';
import type { MailFrame } from '../mail-frame.ts';
import { renderMail } from '../render-mail.ts';

interface Facts extends Pick<MailFrame, 'brand' | 'store'> {
  readonly kind: 'suspended' | 'released' | 'ended';
  /** In the words of staff. */
  readonly reason: string;
  readonly offerTitle: string;
  readonly offerAddress: string;
  /** The current price, centavos. */
  readonly valueCentavos: number;
}

const WORDS = {
  suspended: [
    'Oferta suspensa',
    'Ela saiu do site e o prazo parou. Só a equipe da plataforma pode liberá-la ou encerrá-la.',
  ],
  released: ['Oferta liberada', 'Ela voltou ao site, com o prazo adiado pelo tempo em que ficou parada.'],
  ended: ['Oferta encerrada sem venda', 'Lances e propostas não valem mais; quem participava foi avisado.'],
} as const;

/** To those who sell an offer, whose language is Portuguese: what staff did with it, and why (rule 0.31). */
export function salesStay(facts: Facts): MailContent {
  const { brand, store = null, kind, reason, offerTitle, offerAddress, valueCentavos } = facts;
  const [subject, meaning] = WORDS[kind];
  const layout = renderMail({
    brand,
    store,
    idiom: 'PTBR',
    title: subject,
    paragraphs: [`Oferta: “${offerTitle}”, ${formatMoney(valueCentavos)}.`, meaning, `Motivo: ${reason}`],
    button: { text: 'Ver a oferta', address: offerAddress },
  });
  return { subject: `${subject} – ${offerTitle}`, ...layout };
}
