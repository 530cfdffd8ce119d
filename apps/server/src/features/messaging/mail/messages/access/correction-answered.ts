import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

const SUBJECTS = {
  PTBR: {
    corrected: 'Seus dados foram corrigidos',
    waits: 'Seu novo e-mail vale em 72 horas',
    refused: 'Resposta ao seu pedido de correção',
  },
  EN: {
    corrected: 'Your data was corrected',
    waits: 'Your new e-mail counts in 72 hours',
    refused: 'Answer to your correction request',
  },
} as const;

/** The answer to a correction request. */
export function correctionAnswered(
  facts: AccountMailFacts & {
    readonly protocol: string;
    /** `waits`: granted, and a new e-mail counts after 72 hours. */
    readonly outcome: 'corrected' | 'waits' | 'refused';
    readonly answer: string;
    readonly address: string;
  },
): MailContent {
  const { protocol, outcome, answer, address } = facts;
  const waits = outcome === 'waits';
  return accountMail(facts, {
    PTBR: {
      subject: SUBJECTS.PTBR[outcome],
      paragraphs: [
        `Pedido ${protocol}.`,
        `Resposta: ${answer}`,
        ...(waits ? ['Até lá, o e-mail de agora pode recusar a troca pela mensagem que recebeu.'] : []),
      ],
      button: { text: 'Ver o pedido', address },
    },
    EN: {
      subject: SUBJECTS.EN[outcome],
      paragraphs: [
        `Request ${protocol}.`,
        `Answer: ${answer}`,
        ...(waits
          ? ['Until then, the present address can refuse the change by the message it received.']
          : []),
      ],
      button: { text: 'See the request', address },
    },
  });
}
