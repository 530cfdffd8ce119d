import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

interface Facts extends AccountMailFacts {
  readonly address: string;
  /** Until the link lapses. */
  readonly days: number;
  readonly code: string;
  /** Until the code lapses. */
  readonly minutes: number;
}

/** The link and the six digits that confirm an e-mail, requested by its owner: either is enough. */
export function confirmEmail(facts: Facts): MailContent {
  const { address, days, code, minutes } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: 'Confirme seu e-mail',
      code: { label: 'Código de confirmação', digits: code },
      paragraphs: [
        'Digite o código na página que o pediu, ou toque no botão, para confirmar que este e-mail é seu. Assim os avisos dos seus negócios chegam até você, e ninguém mais usa este endereço.',
        `O código vale por ${minutes} minutos, o link por ${days} dias. Se não foi você que criou a conta, não confirme e não passe o código a ninguém.`,
      ],
      button: { text: 'Confirmar e-mail', address },
    },
    EN: {
      subject: 'Confirm your e-mail',
      code: { label: 'Confirmation code', digits: code },
      paragraphs: [
        'Enter the code on the page that asked for it, or tap the button, to confirm that this e-mail is yours. We can then e-mail you about your deals, and no one else can use this address.',
        `The code is valid for ${minutes} minutes, the link for ${days} days. If you did not create the account, do not confirm, and do not give the code to anyone.`,
      ],
      button: { text: 'Confirm e-mail', address },
    },
  });
}
