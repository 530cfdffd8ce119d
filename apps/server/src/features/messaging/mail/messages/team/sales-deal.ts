import { formatMoney } from '@patio/domain/money/format-money.ts';
import { formatPhone } from '@patio/domain/validation/shown-phone.ts';
import type { MailContent } from '../../mail-content.ts';
import { instantIn, teamMail, type TeamMailFacts } from './team-mail.ts';

interface Facts extends TeamMailFacts {
  readonly kind: keyof typeof SUBJECTS.PTBR;
  /** Centavos. */
  readonly valueCentavos: number;
  /** The buyer, with the contact data that is disclosed now. */
  readonly buyer: { readonly name: string; readonly email: string; readonly phone: string | null };
  /** Two letters; null: the buyer collects it. */
  readonly deliveredTo: string | null;
  /** Deadline for sellers to contact the buyer. Epoch milliseconds. */
  readonly contactBy: number;
}

const SUBJECTS = {
  PTBR: {
    bought: 'Venda pelo compre já',
    won: 'Venda pelo maior lance',
    'conditional-accepted': 'Venda condicional aceita',
    'proposal-accepted': 'Proposta aceita, venda fechada',
    'counter-accepted': 'Contraproposta aceita pelo comprador',
    'second-chance-accepted': 'Segunda chance aceita',
  },
  EN: {
    bought: 'Sold by Buy now',
    won: 'Sold to the highest bidder',
    'conditional-accepted': 'Conditional sale accepted',
    'proposal-accepted': 'Proposal accepted, sale closed',
    'counter-accepted': 'Counter-proposal accepted by the buyer',
    'second-chance-accepted': 'Second chance accepted',
  },
} as const;

/** To sellers, about a sale: the buyer, and the next step (S-06, S-08, S-11). */
export function salesDeal(facts: Facts): MailContent {
  const { kind, valueCentavos, buyer, deliveredTo, contactBy } = facts;
  const value = formatMoney(valueCentavos);
  const phone = buyer.phone === null ? '' : `, ${formatPhone(buyer.phone)}`;
  const reached = `${buyer.name}, ${buyer.email}${phone}`;
  return teamMail(facts, {
    PTBR: {
      subject: SUBJECTS.PTBR[kind],
      personal: [`Comprador: ${reached}.`],
      lines: [
        `Valor: ${value}, ${deliveredTo === null ? 'retirada no pátio' : `entrega em ${deliveredTo}`}.`,
        `Próximo passo: entre em contato com o comprador até ${instantIn('PTBR', contactBy)} para combinar pagamento e entrega.`,
      ],
    },
    EN: {
      subject: SUBJECTS.EN[kind],
      personal: [`Buyer: ${reached}.`],
      lines: [
        `Price: ${value}, ${deliveredTo === null ? 'collection at the yard' : `delivery in ${deliveredTo}`}.`,
        `Next step: contact the buyer by ${instantIn('EN', contactBy)} to arrange payment and delivery.`,
      ],
    },
  });
}
