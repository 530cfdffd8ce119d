import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

/** The answer to a correction request. */
export function correctionAnswered(
  facts: AccountMailFacts & {
    readonly protocol: string;
    readonly granted: boolean;
    readonly answer: string;
    readonly address: string;
  },
): MailContent {
  const { protocol, granted, answer, address } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: granted ? 'Seus dados foram corrigidos' : 'Resposta ao seu pedido de correção',
      paragraphs: [`Pedido ${protocol}.`, `Resposta: ${answer}`],
      button: { text: 'Ver o pedido', address },
    },
    EN: {
      subject: granted ? 'Your data was corrected' : 'Answer to your correction request',
      paragraphs: [`Request ${protocol}.`, `Answer: ${answer}`],
      button: { text: 'See the request', address },
    },
  });
}
