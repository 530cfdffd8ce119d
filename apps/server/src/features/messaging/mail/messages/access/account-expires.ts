import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

interface Facts extends AccountMailFacts {
  /** The link that confirms the e-mail. */
  readonly address: string;
  /** The account is not removed before. Epoch milliseconds. */
  readonly removedAt: number;
}

/** To an unconfirmed address: the account will be removed unless it is confirmed (rule 0.26). */
export function accountExpires(facts: Facts): MailContent {
  const { address, removedAt, brand } = facts;
  const when = dateTimeText(removedAt, facts.idiom);
  return accountMail(facts, {
    PTBR: {
      subject: 'Sua conta será removida amanhã',
      paragraphs: [
        `Alguém criou uma conta no ${brand.name} com este e-mail e ainda não o confirmou. Sem a confirmação, a conta será removida a partir de ${when} (horário de Brasília), com os favoritos e as buscas salvas.`,
        'Se a conta é sua, toque no botão e confirme: ela fica como está. Se não é, ignore esta mensagem: o endereço volta a ficar livre e não escreveremos mais.',
      ],
      button: { text: 'Confirmar e manter a conta', address },
    },
    EN: {
      subject: 'Your account will be deleted tomorrow',
      paragraphs: [
        `Someone created an account at ${brand.name} with this e-mail address and has not confirmed it yet. Without confirmation, the account will be deleted on or after ${when} (Brasília time), along with its favourites and saved searches.`,
        'If the account is yours, tap the button and confirm: everything stays as it is. If it is not, ignore this message: the address becomes free again, and we will not write to you again.',
      ],
      button: { text: 'Confirm and keep the account', address },
    },
  });
}
