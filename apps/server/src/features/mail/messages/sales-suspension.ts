import type { MailContent } from '../mail-content.ts';
import type { MailFrame } from '../mail-frame.ts';
import { renderMail } from '../render-mail.ts';

interface Facts extends Pick<MailFrame, 'brand' | 'store'> {
  readonly storeName: string;
  readonly reason: string;
  /** Offers that stand still. */
  readonly offers: number;
  /** Numbers of the purchases that pass to the team. */
  readonly purchases: readonly number[];
}

/** To the sales team, whose language is Portuguese: a store was suspended, and what falls to them (rule 0.31). */
export function salesSuspension(facts: Facts): MailContent {
  const { brand, store = null, storeName, reason, offers, purchases } = facts;
  const subject = `Loja suspensa: ${storeName}`;
  const layout = renderMail({
    brand,
    store,
    idiom: 'PTBR',
    title: subject,
    paragraphs: [
      `Motivo: ${reason}`,
      `Ofertas abertas que pararam: ${offers}. Libere a loja ou encerre cada uma; depois de 24 horas quem deu lances pode retirá-los.`,
      purchases.length === 0
        ? 'Não há compras em andamento.'
        : `Compras que passam para a equipe: ${purchases.join(', ')}. Os compradores foram avisados; entre em contato com os próximos passos.`,
    ],
  });
  return { subject, ...layout };
}
