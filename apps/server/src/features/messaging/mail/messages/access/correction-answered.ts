import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

/** The answer to a correction request. */
export function correctionAnswered(
  facts: AccountMailFacts & {
    readonly protocol: string;
    readonly granted: boolean;
    /** A new e-mail counts after 72 hours. */
    readonly waits: boolean;
    readonly answer: string;
    readonly address: string;
  },
): MailContent {
  const { protocol, granted, waits, answer, address } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: granted
        ? waits
          ? 'Seu novo e-mail vale em 72 horas'
          : 'Seus dados foram corrigidos'
        : 'Resposta ao seu pedido de correção',
      paragraphs: [
        `Pedido ${protocol}.`,
        `Resposta: ${answer}`,
        ...(waits ? ['Até lá, o e-mail de agora pode recusar a troca pela mensagem que recebeu.'] : []),
      ],
      button: { text: 'Ver o pedido', address },
    },
    EN: {
      subject: granted
        ? waits
          ? 'Your new e-mail counts in 72 hours'
          : 'Your data was corrected'
        : 'Answer to your correction request',
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
