import type { SellersNews } from '@patio/domain/sales/deliveries/delivery-news.ts';
import type { MailContent } from '../../mail-content.ts';
import { teamMail, type TeamMailFacts } from '../team/team-mail.ts';
import { freightText, type DeliveryFacts } from './delivery-facts.ts';

interface Facts extends TeamMailFacts, Pick<DeliveryFacts, 'amount' | 'text'> {
  readonly what: SellersNews;
  readonly purchaseCode: number;
}

const SUBJECTS = {
  aceitar: { PTBR: 'Comprador aceitou o frete', EN: 'Buyer accepted the freight' },
  recusar: { PTBR: 'Comprador recusou o frete', EN: 'Buyer refused the freight' },
  confirmar: { PTBR: 'Comprador confirmou a entrega', EN: 'Buyer confirmed the delivery' },
  'confirmar-sozinha': { PTBR: 'Entrega confirmada pelo prazo', EN: 'Delivery confirmed by its term' },
} as const;

const NEXT = {
  aceitar: {
    PTBR: 'Próximo passo: marque a transportadora. O veículo só sai com o frete pago.',
    EN: 'Next step: book the carrier. The vehicle leaves once the freight is paid.',
  },
  recusar: {
    PTBR: 'O comprador retira o veículo e marca o horário na página da compra.',
    EN: 'The buyer collects the vehicle and books a time on the page of the purchase.',
  },
  confirmar: { PTBR: 'A compra é concluída.', EN: 'The purchase is completed.' },
  'confirmar-sozinha': {
    PTBR: 'O comprador não respondeu dentro do prazo. A compra é concluída.',
    EN: 'The buyer did not answer within the term. The purchase is completed.',
  },
} as const;

/** To sellers: what the buyer answered about a freight or a delivery. */
export function salesDelivery(facts: Facts): MailContent {
  const { what, purchaseCode, amount, text } = facts;
  const about = (words: string, freight: string): string =>
    `${words} ${purchaseCode}: ${freight} ${freightText(amount)}.`;
  return teamMail(facts, {
    PTBR: {
      subject: SUBJECTS[what].PTBR,
      lines: [about('Compra', 'frete de'), NEXT[what].PTBR],
      personal: text === null ? [] : [`O comprador escreveu: ${text}`],
    },
    EN: {
      subject: SUBJECTS[what].EN,
      lines: [about('Purchase', 'freight of'), NEXT[what].EN],
      personal: text === null ? [] : [`The buyer wrote: ${text}`],
    },
  });
}
