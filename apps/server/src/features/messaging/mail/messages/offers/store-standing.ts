import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';

interface Facts extends AccountMailFacts {
  readonly kind: 'suspended' | 'released';
  readonly storeName: string;
  /** In the words of staff. */
  readonly reason: string;
  /** The house's e-mail address. */
  readonly email: string;
  readonly address: string;
}

/** To a store that staff suspended or released, with the reason and its consequences (rule 0.31). */
export function storeStanding(facts: Facts): MailContent {
  const { kind, storeName, reason, email, address } = facts;
  const closed = kind === 'suspended';
  return accountMail(facts, {
    PTBR: {
      subject: closed ? 'Sua loja foi suspensa' : 'Sua loja está aberta outra vez',
      paragraphs: [
        closed
          ? `A loja ${storeName} foi suspensa e não aparece mais no site. Motivo: ${reason}`
          : `A suspensão da loja ${storeName} terminou. ${reason}`,
        closed
          ? 'Suas ofertas abertas pararam e não correm prazo; lances, propostas, compras, perguntas e o painel estão fechados. As compras em andamento passam para a nossa equipe.'
          : 'Suas ofertas voltaram ao site, com o prazo adiado pelo tempo em que ficaram paradas, e o painel está aberto.',
        closed
          ? `Para pedir uma revisão, responda a este e-mail ou escreva para ${email}. Depois de 24 horas quem deu lances pode retirá-los.`
          : 'Compras que passaram para a nossa equipe seguem com ela até o fim.',
      ],
      button: { text: closed ? 'Ir para o site' : 'Ver a loja', address },
    },
    EN: {
      subject: closed ? 'Your store was suspended' : 'Your store is open again',
      paragraphs: [
        closed
          ? `The store ${storeName} was suspended and no longer appears on the site. Reason: ${reason}`
          : `The suspension of the store ${storeName} is over. ${reason}`,
        closed
          ? 'Your open offers are on hold and their clocks have stopped; bids, proposals, purchases, questions and the back office are closed. Our team takes over purchases in progress.'
          : 'Your offers are back on the site, their ends moved by the time they were on hold, and the back office is open.',
        closed
          ? `To ask for a review, reply to this e-mail or write to ${email}. After 24 hours, bidders may withdraw their bids.`
          : 'Purchases that our team took over stay with our team until they are complete.',
      ],
      button: { text: closed ? 'Go to the site' : 'See the store', address },
    },
  });
}
