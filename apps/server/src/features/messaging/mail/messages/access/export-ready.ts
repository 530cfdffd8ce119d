import { dateText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

/** The copy of a user's data can be downloaded until an instant (epoch milliseconds); it is never in the mail itself (S-52). */
export function exportReady(
  facts: AccountMailFacts & { readonly protocol: string; readonly address: string; readonly until: number },
): MailContent {
  const { protocol, address, until } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: 'A cópia dos seus dados está pronta',
      paragraphs: [
        `Pedido ${protocol}. Você pode baixar a cópia até ${dateText(until, facts.idiom)}, entrando na sua conta.`,
        'Ela contém tudo o que guardamos sobre você. Guarde-a em lugar seguro.',
      ],
      button: { text: 'Baixar meus dados', address },
    },
    EN: {
      subject: 'The copy of your data is ready',
      paragraphs: [
        `Request ${protocol}. You can download the copy until ${dateText(until, facts.idiom)}, signed in to your account.`,
        'It contains everything we keep about you. Store it in a safe place.',
      ],
      button: { text: 'Download my data', address },
    },
  });
}
