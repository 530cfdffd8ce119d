import { formatMoney } from '@patio/domain/money/format-money.ts';
import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { teamMail, type TeamMailFacts } from './team-mail.ts';

interface Facts extends TeamMailFacts {
  /** In the words of staff. */
  readonly reason: string;
  /** Epoch milliseconds. */
  readonly endAt: number;
  /** The current price, centavos. */
  readonly valueCentavos: number;
}

/** To the sellers of an offer: staff have moved its end, and why. */
export function salesExtended(facts: Facts): MailContent {
  const value = formatMoney(facts.valueCentavos);
  const end = (idiom: 'PTBR' | 'EN') => dateTimeText(facts.endAt, idiom);
  return teamMail(facts, {
    PTBR: {
      subject: 'Prazo prorrogado',
      lines: [
        `Valor atual: ${value}.`,
        `A oferta agora termina em ${end('PTBR')} (horário de Brasília). Lances e propostas continuam valendo.`,
        `Motivo: ${facts.reason}`,
      ],
    },
    EN: {
      subject: 'End moved',
      lines: [
        `Current price: ${value}.`,
        `The offer now ends on ${end('EN')} (Brasília time). Bids and proposals stand.`,
        `Reason: ${facts.reason}`,
      ],
    },
  });
}
