import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';

/** Asks a user how an ended deal went (S-45); `address` is absolute and personal. */
export function surveyInvitation(
  facts: AccountMailFacts & {
    readonly name: string;
    readonly occasion: 'completed' | 'cancelled' | 'lost';
    readonly offerTitle: string;
    readonly address: string;
  },
): MailContent {
  const { name, occasion, offerTitle, address } = facts;
  const why = {
    PTBR: {
      completed: `Sua compra da oferta “${offerTitle}” foi concluída.`,
      cancelled: `Sua negociação da oferta “${offerTitle}” foi cancelada.`,
      lost: `A oferta “${offerTitle}” terminou, e desta vez não ficou com você.`,
    },
    EN: {
      completed: `Your purchase of the offer “${offerTitle}” is complete.`,
      cancelled: `Your negotiation for the offer “${offerTitle}” was cancelled.`,
      lost: `The offer “${offerTitle}” has ended, and this time it did not go to you.`,
    },
  };
  return accountMail(facts, {
    PTBR: {
      subject: `Conte como foi: ${offerTitle}`,
      greeting: `Olá, ${name}.`,
      paragraphs: [
        why.PTBR[occasion],
        'Gostaríamos de saber como foi para você. São poucas perguntas e leva dois minutos.',
      ],
      button: { text: 'Responder à pesquisa', address },
    },
    EN: {
      subject: `Tell us how it went: ${offerTitle}`,
      greeting: `Hello, ${name}.`,
      paragraphs: [
        why.EN[occasion],
        'We would like to know how it went for you. There are only a few questions, and it takes two minutes.',
      ],
      button: { text: 'Answer the survey', address },
    },
  });
}
