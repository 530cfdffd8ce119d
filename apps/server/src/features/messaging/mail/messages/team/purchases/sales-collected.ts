import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../../mail-content.ts';
import { teamMail, type TeamMailFacts } from '../team-mail.ts';

interface Facts extends TeamMailFacts {
  readonly plate: string | null;
  /** Who collected it; empty if `undone`. */
  readonly collector: string;
  readonly undone: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** To the sellers of an offer whose vehicle left through the gate, or did not after all. */
export function salesCollected(facts: Facts): MailContent {
  const { plate, collector, undone } = facts;
  const when = (idiom: 'PTBR' | 'EN') => dateTimeText(facts.at, idiom);
  const named = plate === null ? '' : ` ${plate}`;
  return teamMail(facts, {
    PTBR: {
      subject: undone ? 'Saída desfeita' : 'Veículo retirado',
      lines: undone
        ? ['A saída tinha sido registrada por engano. O veículo continua no pátio.']
        : [`O veículo${named} saiu do pátio em ${when('PTBR')}.`, `Retirado por: ${collector}`],
    },
    EN: {
      subject: undone ? 'Exit undone' : 'Vehicle collected',
      lines: undone
        ? ['The exit had been noted by mistake. The vehicle is still in the yard.']
        : [`The vehicle${named} left the yard on ${when('EN')}.`, `Collected by: ${collector}`],
    },
  });
}
