import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';

/** What a company learns of an employee of theirs. */
export type EmployeeNews = 'invited' | 'joined' | 'ended';

/** News for a company about an employee, by their name (S-31). */
export function employeeNews(
  facts: AccountMailFacts & { readonly employee: string; readonly news: EmployeeNews },
): MailContent {
  const { employee, news, brand } = facts;
  const check = {
    PTBR: `Se não foi sua empresa quem pediu, escreva agora para ${brand.email}.`,
    EN: `If your company did not ask for this, write to ${brand.email} now.`,
  };
  const words = {
    invited: {
      PTBR: {
        subject: 'Colaborador convidado',
        text: `${employee} foi convidado para ter uma conta de colaborador da sua empresa.`,
      },
      EN: {
        subject: 'Employee invited',
        text: `${employee} was invited to have an employee account of your company.`,
      },
    },
    joined: {
      PTBR: {
        subject: 'Conta de colaborador criada',
        text: `${employee} aceitou o convite e tem agora uma conta de colaborador da sua empresa.`,
      },
      EN: {
        subject: 'Employee account created',
        text: `${employee} accepted the invitation and now has an employee account of your company.`,
      },
    },
    ended: {
      PTBR: {
        subject: 'Conta de colaborador encerrada',
        text: `${employee} não compra mais pela sua empresa: a conta foi bloqueada. Os negócios em andamento continuam valendo.`,
      },
      EN: {
        subject: 'Employee account ended',
        text: `${employee} no longer buys for your company: the account was blocked. Deals under way stand.`,
      },
    },
  } as const;
  const { PTBR: pt, EN: en } = words[news];
  return accountMail(facts, {
    PTBR: { subject: pt.subject, paragraphs: [pt.text, check.PTBR] },
    EN: { subject: en.subject, paragraphs: [en.text, check.EN] },
  });
}
