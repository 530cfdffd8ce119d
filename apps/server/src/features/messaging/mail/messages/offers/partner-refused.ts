import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';

interface Facts extends AccountMailFacts {
  readonly storeName: string;
  /** In the words of staff. */
  readonly reason: string;
  /** Where the registration is sent again. */
  readonly address: string;
}

/** To a partner whose registration was refused, with the reason (S-42). */
export function partnerRefused(facts: Facts): MailContent {
  const { storeName, reason, address } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: 'O cadastro da sua loja não foi aprovado',
      paragraphs: [
        `O cadastro da loja ${storeName} foi analisado e não foi aprovado. Motivo: ${reason}`,
        'Você pode corrigir os dados e enviar o cadastro de novo, com o mesmo e-mail e a mesma senha.',
      ],
      button: { text: 'Enviar de novo', address },
    },
    EN: {
      subject: 'The registration of your store was not approved',
      paragraphs: [
        `We have reviewed the registration of the store ${storeName} and have not approved it. Reason: ${reason}`,
        'You can correct the data and send the registration again, with the same e-mail and password.',
      ],
      button: { text: 'Send it again', address },
    },
  });
}
