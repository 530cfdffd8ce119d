import { dateText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

/** A correction request was received, with the deadline for its answer (an instant, epoch milliseconds). */
export function correctionReceived(
  facts: AccountMailFacts & { readonly protocol: string; readonly due: number; readonly address: string },
): MailContent {
  const { protocol, address } = facts;
  const due = dateText(facts.due, facts.idiom);
  return accountMail(facts, {
    PTBR: {
      subject: 'Recebemos o seu pedido de correção',
      paragraphs: [`O protocolo é ${protocol}. Responderemos até ${due}.`],
      button: { text: 'Acompanhar o pedido', address },
    },
    EN: {
      subject: 'We have received your correction request',
      paragraphs: [`Its number is ${protocol}. We will answer by ${due}.`],
      button: { text: 'Follow the request', address },
    },
  });
}
