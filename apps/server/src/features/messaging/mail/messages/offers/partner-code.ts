import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';

/** The six digits that confirm the e-mail of a new partner (S-42); `minutes` until they expire. */
export function partnerCode(
  facts: AccountMailFacts & { readonly code: string; readonly minutes: number },
): MailContent {
  const { code, minutes } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: 'Confirme seu e-mail de parceiro',
      code: { label: 'Código de confirmação', digits: code },
      paragraphs: [
        `Digite-o na página de cadastro de parceiro. Ele vale por ${minutes} minutos. Se você não pediu para ser parceiro, ignore esta mensagem.`,
      ],
    },
    EN: {
      subject: 'Confirm your partner e-mail',
      code: { label: 'Confirmation code', digits: code },
      paragraphs: [
        `Enter it on the partner registration page. It is valid for ${minutes} minutes. If you did not ask to become a partner, ignore this message.`,
      ],
    },
  });
}
