import { formatMoney } from '@patio/domain/money/format-money.ts';
import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { instantIn, teamMail, type TeamMailFacts } from './team-mail.ts';

interface Facts extends TeamMailFacts {
  /** The current price, centavos. */
  readonly valueCentavos: number;
  /** Epoch milliseconds. */
  readonly endAt: number;
  /** Until when the earlier bids may be withdrawn. Epoch milliseconds. */
  readonly withdrawUntil: number;
}

/** To sellers: staff have reopened an offer whose sale fell through (rule 0.28). */
export function salesReopened(facts: Facts): MailContent {
  const { valueCentavos, endAt, withdrawUntil } = facts;
  const value = formatMoney(valueCentavos);
  const withdraw = dateTimeText(withdrawUntil, facts.idiom);
  return teamMail(facts, {
    PTBR: {
      subject: 'Oferta reaberta',
      lines: [
        `Valor atual: ${value}. Ela recebe lances até ${instantIn('PTBR', endAt)}.`,
        `Quem já tinha dado lances foi avisado e pode retirá-los até ${withdraw}.`,
        'Próximo passo: mantenha o veículo disponível até o fim da oferta.',
      ],
    },
    EN: {
      subject: 'Offer reopened',
      lines: [
        `Current price: ${value}. It takes bids until ${instantIn('EN', endAt)}.`,
        `Earlier bidders have been notified and may withdraw their bids until ${withdraw}.`,
        'Next step: keep the vehicle available until the offer ends.',
      ],
    },
  });
}
