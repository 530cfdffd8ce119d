import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

interface Facts extends AccountMailFacts {
  /** In words: `Chrome no Windows`. */
  readonly device: string;
  /** Truncated network address; null if unknown. */
  readonly place: string | null;
  /** Epoch milliseconds UTC. */
  readonly at: number;
  /** The page where the owner sees their devices and signs them out. */
  readonly address: string;
}

/** Notifies the owner of a sign-in from an unknown device. */
export function newAccess(facts: Facts): MailContent {
  const { device, place, address, brand } = facts;
  const at = dateTimeText(facts.at, facts.idiom);
  return accountMail(facts, {
    PTBR: {
      subject: 'Novo acesso à sua conta',
      paragraphs: [
        `Alguém entrou na sua conta em ${at} (horário de Brasília) por um aparelho que ainda não conhecíamos: ${device}${place === null ? '' : ` (rede ${place})`}.`,
        'Se foi você, não precisa fazer nada.',
        `Se não foi você, desconecte esse aparelho, troque sua senha e escreva para ${brand.email}.`,
      ],
      button: { text: 'Ver os aparelhos conectados', address },
    },
    EN: {
      subject: 'New sign-in to your account',
      paragraphs: [
        `Someone signed in to your account on ${at} (Brasília time) from a device we did not know: ${device}${place === null ? '' : ` (network ${place})`}.`,
        'If it was you, there is nothing to do.',
        `If it was not you, sign that device out, change your password and write to ${brand.email}.`,
      ],
      button: { text: 'See the signed-in devices', address },
    },
  });
}
