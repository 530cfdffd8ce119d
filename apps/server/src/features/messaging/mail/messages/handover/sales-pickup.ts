import { dateTimeText } from '@patio/domain/time/date-text.ts';
import type { MailContent } from '../../mail-content.ts';
import { teamMail, type TeamMailFacts } from '../team/team-mail.ts';

interface Facts extends TeamMailFacts {
  readonly what: 'booked' | 'moved' | 'cancelled' | 'missed';
  readonly purchaseCode: number;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  /** City and state. */
  readonly place: string;
}

const SUBJECTS = {
  booked: { PTBR: 'Retirada marcada', EN: 'Pickup booked' },
  moved: { PTBR: 'Retirada mudou de horário', EN: 'Pickup moved' },
  cancelled: { PTBR: 'Retirada cancelada pelo comprador', EN: 'Pickup cancelled by the buyer' },
  missed: { PTBR: 'Comprador não veio retirar', EN: 'Buyer did not come' },
} as const;

const NEXT = {
  booked: { PTBR: 'Deixe veículo, chaves e documentos prontos.', EN: 'Have vehicle, keys and papers ready.' },
  moved: { PTBR: 'Deixe veículo, chaves e documentos prontos.', EN: 'Have vehicle, keys and papers ready.' },
  cancelled: { PTBR: 'O horário está livre de novo.', EN: 'The slot is free again.' },
  missed: {
    PTBR: 'Próximo passo: fale com o comprador e marque outro horário.',
    EN: 'Next step: talk to the buyer and book another slot.',
  },
} as const;

/** To sellers: when a buyer collects, or that they did not come. */
export function salesPickup(facts: Facts): MailContent {
  const { what, purchaseCode, startsAt, place } = facts;
  return teamMail(facts, {
    PTBR: {
      subject: SUBJECTS[what].PTBR,
      lines: [`Compra ${purchaseCode}: ${dateTimeText(startsAt, 'PTBR')}, em ${place}.`, NEXT[what].PTBR],
    },
    EN: {
      subject: SUBJECTS[what].EN,
      lines: [`Purchase ${purchaseCode}: ${dateTimeText(startsAt, 'EN')}, at ${place}.`, NEXT[what].EN],
    },
  });
}
