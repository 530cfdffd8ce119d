import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

/** The last mail to a user: the account is gone, and what is still retained (rule 0.14). Deleted once it was sent. */
export function accountErased(
  facts: AccountMailFacts & {
    readonly protocol: string;
    readonly salesYears: number;
    readonly logMonths: number;
  },
): MailContent {
  const { protocol, salesYears, logMonths, brand } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: 'Sua conta foi excluída',
      paragraphs: [
        `O pedido ${protocol} foi concluído: seus dados pessoais foram apagados e não podem ser recuperados.`,
        `Por lei ainda guardamos, em separado, os registros das compras que você concluiu (${salesYears} anos) e os registros de acesso (${logMonths} meses). Depois disso eles também são apagados.`,
        `Este é o último e-mail que enviamos. Dúvidas: ${brand.dpo.email}.`,
      ],
    },
    EN: {
      subject: 'Your account was deleted',
      paragraphs: [
        `Request ${protocol} is complete: your personal data was deleted and cannot be recovered.`,
        `By law we still keep, separately from everything else, the records of purchases you completed (${salesYears} years) and of access (${logMonths} months). After that they are deleted too.`,
        `This is the last e-mail we will send you. Questions: ${brand.dpo.email}.`,
      ],
    },
  });
}
