import type { MailContent } from '../../mail-content.ts';
import { deskMail, instantIn, teamMail, type DeskMailFacts, type TeamMailFacts } from './team-mail.ts';

interface SentFacts extends DeskMailFacts {
  readonly storeName: string;
  readonly offerTitle: string;
  readonly offerCode: number;
  /** Changes to an offer on the site, not a new one. */
  readonly change: boolean;
}

/** To the sales team: a store has sent an offer, or changes to one, for approval. */
export function salesDraftSent(facts: SentFacts): MailContent {
  const { storeName, offerTitle, offerCode, change } = facts;
  return deskMail(facts, {
    PTBR: {
      subject: 'Oferta aguarda aprovação',
      about: offerTitle,
      lines: [
        `Loja: ${storeName}. Oferta ${offerCode}: “${offerTitle}”.`,
        change
          ? 'A loja enviou mudanças para esta oferta. Até você decidir, o site mostra a oferta como estava.'
          : 'A loja enviou uma oferta nova. Ela só aparece no site depois de aprovada.',
        'Confira em Ofertas, no painel, e publique ou devolva com o motivo.',
      ],
    },
    EN: {
      subject: 'Offer waits for approval',
      about: offerTitle,
      lines: [
        `Store: ${storeName}. Offer ${offerCode}: “${offerTitle}”.`,
        change
          ? 'The store has sent changes to this offer. Until you decide, the site shows the offer as it was.'
          : 'The store has sent a new offer. It appears on the site only after approval.',
        'Check it under Offers in the back office, and publish it or send it back with the reason.',
      ],
    },
  });
}

interface DecidedFacts extends TeamMailFacts {
  /** When it is on the site, epoch milliseconds; null: it was sent back. */
  readonly publishedAt: number | null;
  /** In the words of staff; null: it was approved. */
  readonly reason: string | null;
}

/** To the sellers of an offer: staff have published it, or sent it back with a reason. */
export function salesDraftDecided(facts: DecidedFacts): MailContent {
  const { publishedAt, reason } = facts;
  if (reason !== null) {
    return teamMail(facts, {
      PTBR: {
        subject: 'Oferta devolvida para correção',
        lines: [`Motivo: ${reason}`, 'Corrija-a em Ofertas, no painel da loja, e envie-a de novo.'],
      },
      EN: {
        subject: 'Offer sent back for correction',
        lines: [
          `Reason: ${reason}`,
          'Correct it under Offers in the back office of the store, and send it again.',
        ],
      },
    });
  }
  const at = (idiom: 'PTBR' | 'EN'): string => (publishedAt === null ? '' : instantIn(idiom, publishedAt));
  return teamMail(facts, {
    PTBR: {
      subject: 'Oferta publicada',
      lines: [`Ela está no site a partir de ${at('PTBR')}, como foi enviada.`],
    },
    EN: { subject: 'Offer published', lines: [`It is on the site from ${at('EN')}, as it was sent.`] },
  });
}
