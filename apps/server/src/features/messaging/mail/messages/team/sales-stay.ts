import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { MailContent } from '../../mail-content.ts';
import { teamMail, type TeamMailFacts } from './team-mail.ts';

interface Facts extends TeamMailFacts {
  readonly kind: 'suspended' | 'released' | 'ended';
  /** In the words of staff. */
  readonly reason: string;
  /** The current price, centavos. */
  readonly valueCentavos: number;
}

const PTBR = {
  suspended: [
    'Oferta suspensa',
    'Ela saiu do site e o prazo parou. Só a equipe da plataforma pode liberá-la ou encerrá-la.',
  ],
  released: ['Oferta liberada', 'Ela voltou ao site, com o prazo adiado pelo tempo em que ficou parada.'],
  ended: ['Oferta encerrada sem venda', 'Lances e propostas não valem mais; quem participava foi avisado.'],
} as const;

const EN = {
  suspended: [
    'Offer suspended',
    'It was taken off the site and its clock has stopped. Only our team can release it or end it.',
  ],
  released: [
    'Offer released',
    'It is back on the site, and its end has moved by the length of the suspension.',
  ],
  ended: [
    'Offer ended without a sale',
    'Bids and proposals no longer stand; everyone taking part was notified.',
  ],
} as const;

/** To the sellers of an offer: what staff did with it, and why (rule 0.31). */
export function salesStay(facts: Facts): MailContent {
  const { kind, reason, valueCentavos } = facts;
  const value = formatMoney(valueCentavos);
  return teamMail(facts, {
    PTBR: { subject: PTBR[kind][0], lines: [`Valor atual: ${value}.`, PTBR[kind][1], `Motivo: ${reason}`] },
    EN: { subject: EN[kind][0], lines: [`Current price: ${value}.`, EN[kind][1], `Reason: ${reason}`] },
  });
}
