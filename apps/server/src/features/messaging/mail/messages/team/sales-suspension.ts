import type { MailContent } from '../../mail-content.ts';
import { deskMail, type DeskMailFacts } from './team-mail.ts';

interface Facts extends DeskMailFacts {
  readonly storeName: string;
  /** In the words of staff. */
  readonly reason: string;
  /** Offers that stand still. */
  readonly offers: number;
  /** Numbers of the purchases that pass to the team. */
  readonly purchases: readonly number[];
}

/** To the sales team: a store was suspended, and what they take over (rule 0.31). */
export function salesSuspension(facts: Facts): MailContent {
  const { storeName, reason, offers } = facts;
  const purchases = facts.purchases.join(', ');
  return deskMail(facts, {
    PTBR: {
      subject: 'Loja suspensa',
      about: storeName,
      lines: [
        `Loja: ${storeName}. Motivo: ${reason}`,
        `Ofertas abertas que pararam: ${offers}. Libere a loja ou encerre cada uma; depois de 24 horas quem deu lances pode retirá-los.`,
        purchases === ''
          ? 'Não há compras em andamento.'
          : `Compras que passam para a equipe: ${purchases}. Os compradores foram avisados; entre em contato com os próximos passos.`,
      ],
    },
    EN: {
      subject: 'Store suspended',
      about: storeName,
      lines: [
        `Store: ${storeName}. Reason: ${reason}`,
        `Open offers put on hold: ${offers}. Release the store or end each offer; after 24 hours, bidders may withdraw their bids.`,
        purchases === ''
          ? 'No purchases are in progress.'
          : `Purchases that the team takes over: ${purchases}. The buyers have been notified; contact them about the next steps.`,
      ],
    },
  });
}
