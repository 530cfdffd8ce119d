import type { MailContent } from '../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

/** The link that confirms an e-mail, asked for once more; `days` until it lapses. */
export function confirmEmail(
  facts: AccountMailFacts & { readonly address: string; readonly days: number },
): MailContent {
  const { address, days } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: 'Confirme seu e-mail',
      paragraphs: [
        'Toque no botão para confirmar que este e-mail é seu. Assim os avisos dos seus negócios chegam até você, e ninguém mais usa este endereço.',
        `O link vale por ${days} dias. Se não foi você, não confirme.`,
      ],
      button: { text: 'Confirmar e-mail', address },
    },
    EN: {
      subject: 'Confirm your e-mail',
      paragraphs: [
        'Tap the button to confirm that this e-mail is yours. News of your deals will reach you, and nobody else can use this address.',
        `The link is good for ${days} days. If it was not you, do not confirm.`,
      ],
      button: { text: 'Confirm e-mail', address },
    },
  });
}
