import { formatMoney } from '@patio/domain/money/format-money.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import { formatPhone } from '@patio/domain/validation/phone.ts';
import type { MailContent } from '../mail-content.ts';
import { teamMail, until, type TeamMailFacts } from './team-mail.ts';

interface Facts extends TeamMailFacts {
  readonly kind: keyof typeof SUBJECTS;
  /** Centavos. */
  readonly valueCentavos: number;
  /** Who has bought, as far as he is to be reached now. */
  readonly buyer: { readonly name: string; readonly email: string; readonly phone: string | null };
  /** Two letters; null: the buyer fetches it. */
  readonly deliveredTo: string | null;
  /** Until when the buyer is to hear from those who sell. Epoch milliseconds. */
  readonly contactBy: number;
}

const SUBJECTS = {
  bought: 'Venda pelo compre já',
  won: 'Venda pelo maior lance',
  'conditional-accepted': 'Venda condicional aceita',
  'proposal-accepted': 'Proposta aceita, venda fechada',
  'counter-accepted': 'Contraproposta aceita pelo comprador',
  'second-chance-accepted': 'Segunda chance aceita',
} as const;

/** To those who sell, once somebody has bought: who it is, and what is to be done next (S-06, S-08, S-11). */
export function salesDeal(facts: Facts): MailContent {
  const { kind, valueCentavos, buyer, deliveredTo, contactBy } = facts;
  const phone = buyer.phone === null ? '' : `, ${formatPhone(buyer.phone)}`;
  const delivery = deliveredTo === null ? 'retirada no pátio' : `entrega em ${deliveredTo}`;
  return teamMail(facts, {
    subject: SUBJECTS[kind],
    personal: [`Comprador: ${buyer.name}, ${buyer.email}${phone}.`],
    lines: [
      `Valor: ${formatMoney(valueCentavos)}, ${delivery}.`,
      `Próximo passo: entre em contato com o comprador ${until(formatDateTime(contactBy))} para combinar pagamento e entrega.`,
    ],
  });
}
