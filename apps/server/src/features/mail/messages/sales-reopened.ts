import { formatMoney } from '@patio/domain/money/format-money.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import type { MailContent } from '../mail-content.ts';
import { teamMail, until, type TeamMailFacts } from './team-mail.ts';

interface Facts extends TeamMailFacts {
  /** The current price, centavos. */
  readonly valueCentavos: number;
  /** Epoch milliseconds. */
  readonly endAt: number;
  /** Until when the bids of before may be taken back. Epoch milliseconds. */
  readonly withdrawUntil: number;
}

/** To those who sell: staff have opened an offer again whose sale came to nothing (rule 0.28). */
export function salesReopened(facts: Facts): MailContent {
  const { valueCentavos, endAt, withdrawUntil } = facts;
  return teamMail(facts, {
    subject: 'Oferta reaberta',
    lines: [
      `Valor atual: ${formatMoney(valueCentavos)}. Ela recebe lances ${until(formatDateTime(endAt))}.`,
      `Quem já tinha dado lances foi avisado e pode retirá-los até ${formatDateTime(withdrawUntil)}.`,
      'Próximo passo: mantenha o veículo disponível até o fim da oferta.',
    ],
  });
}
