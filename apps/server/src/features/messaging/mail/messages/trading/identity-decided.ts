import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';

interface Facts extends AccountMailFacts {
  readonly name: string;
  readonly what: 'accepted' | 'refused' | 'withdrawn';
  /** Staff's text; an approval needs none. */
  readonly reason: string;
  /** The exposure limit from now on, in centavos. */
  readonly limit: number;
  /** Absolute address of the profile. */
  readonly address: string;
}

/** Notifies a user of the result of their identity verification, their limit, and the next step. */
export function identityDecided(facts: Facts): MailContent {
  const { name, what, reason, address } = facts;
  const limit = formatMoney(facts.limit);
  const buttons = { PTBR: { text: 'Ver meu perfil', address }, EN: { text: 'See my profile', address } };
  const hello = { PTBR: `Olá, ${name}.`, EN: `Hello, ${name}.` };
  if (what === 'accepted') {
    return accountMail(facts, {
      PTBR: {
        subject: 'Sua identidade foi verificada',
        greeting: hello.PTBR,
        paragraphs: [
          `Conferimos seus documentos. Seus lances, propostas e compras a pagar podem somar até ${limit} ao mesmo tempo.`,
        ],
        button: buttons.PTBR,
      },
      EN: {
        subject: 'Your identity was verified',
        greeting: hello.EN,
        paragraphs: [
          `We have checked your documents. Your bids, proposals and unpaid purchases may add up to ${limit} at a time.`,
        ],
        button: buttons.EN,
      },
    });
  }
  const refused = what === 'refused';
  return accountMail(facts, {
    PTBR: {
      subject: refused ? 'Seus documentos não foram aceitos' : 'Sua verificação foi retirada',
      greeting: hello.PTBR,
      paragraphs: [
        `${refused ? 'Não pudemos verificar sua identidade' : 'Sua identidade deixou de constar como verificada'}. Motivo: ${reason}`,
        `Seus negócios em andamento continuam valendo; novos lances, propostas e compras a pagar podem somar até ${limit}. Você pode enviar os documentos de novo no seu perfil.`,
      ],
      button: buttons.PTBR,
    },
    EN: {
      subject: refused ? 'Your documents were not accepted' : 'Your verification was withdrawn',
      greeting: hello.EN,
      paragraphs: [
        `${refused ? 'We could not verify your identity' : 'Your identity no longer counts as verified'}. Reason: ${reason}`,
        `Your deals under way still stand; new bids, proposals and unpaid purchases may add up to ${limit}. You can send the documents again in your profile.`,
      ],
      button: buttons.EN,
    },
  });
}
