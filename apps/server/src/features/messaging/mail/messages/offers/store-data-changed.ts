import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';

const NAMES = {
  name: { PTBR: 'nome', EN: 'name' },
  legal_name: { PTBR: 'razão social', EN: 'legal name' },
  representative: { PTBR: 'responsável legal', EN: 'legal representative' },
  email: { PTBR: 'e-mail', EN: 'e-mail' },
} as const;

interface Facts extends AccountMailFacts {
  readonly storeName: string;
  readonly fields: readonly (keyof typeof NAMES)[];
  /** In the words of staff. */
  readonly reason: string;
  /** The house's e-mail address. */
  readonly email: string;
}

/** To a store whose names or contacts staff changed, with the reason. What they are now is shown in the back office alone. */
export function storeDataChanged(facts: Facts): MailContent {
  const { storeName, fields, reason, email } = facts;
  const listed = (idiom: 'PTBR' | 'EN') => fields.map((field) => NAMES[field][idiom]).join(', ');
  return accountMail(facts, {
    PTBR: {
      subject: 'Dados da sua loja mudaram',
      paragraphs: [
        `Nossa equipe mudou dados da loja ${storeName}: ${listed('PTBR')}. Motivo: ${reason}`,
        `Se algo não está certo, responda a este e-mail ou escreva para ${email}.`,
      ],
    },
    EN: {
      subject: 'Data of your store was changed',
      paragraphs: [
        `Our team changed data of the store ${storeName}: ${listed('EN')}. Reason: ${reason}`,
        `If something is not right, reply to this e-mail or write to ${email}.`,
      ],
    },
  });
}
