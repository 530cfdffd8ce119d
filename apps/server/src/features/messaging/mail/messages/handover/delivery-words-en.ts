import type { BuyerNews } from '@patio/domain/sales/deliveries/delivery-news.ts';
import { dayText, freightText, untilText, type DeliveryFacts, type DeliveryWords } from './delivery-facts.ts';

const said = ({ text }: DeliveryFacts): readonly string[] =>
  text === null ? [] : [`The seller wrote: ${text}`];
const arrival = ({ arrivalOn }: DeliveryFacts): string =>
  `It is expected to arrive by ${dayText(arrivalOn, 'EN')}.`;
const until = (facts: DeliveryFacts): string => untilText(facts.until, 'EN');
const answer = (facts: DeliveryFacts): string =>
  `Accept or refuse it on the page of the purchase by ${until(facts)}. If you refuse it, you collect the vehicle.`;
const confirm = (facts: DeliveryFacts): string =>
  `Confirm it on the page of the purchase by ${until(facts)}, or say what is wrong. After that day the delivery confirms itself.`;

/** What the buyer reads of each step of a delivery, in English. */
export const DELIVERY_EN: Readonly<Record<BuyerNews, (facts: DeliveryFacts) => DeliveryWords>> = {
  propor: (facts) => ({
    subject: 'The freight of your purchase has an amount',
    paragraphs: [
      `The freight to your address costs ${freightText(facts.amount)}.`,
      ...said(facts),
      answer(facts),
    ],
  }),
  'retirar-proposta': (facts) => ({
    subject: 'The freight will change',
    paragraphs: ['The proposed freight was withdrawn. You will get another one.', ...said(facts)],
  }),
  reabrir: (facts) => ({
    subject: 'The freight of your purchase is to be agreed again',
    paragraphs: ['Your purchase will be delivered. You will get an amount for the freight.', ...said(facts)],
  }),
  aceitar: (facts) => ({
    subject: 'Freight agreed',
    paragraphs: [
      `You accepted the freight of ${freightText(facts.amount)}.`,
      'Its charge is on the page of the purchase. The vehicle leaves the yard once the freight is paid.',
    ],
  }),
  agendar: (facts) => ({
    subject: 'The carrier of your purchase is booked',
    paragraphs: [
      `${facts.carrier ?? '—'} collects the vehicle on ${dayText(facts.pickupOn, 'EN')}. Driver: ${facts.driver ?? '—'}, truck ${facts.plate ?? '—'}.`,
      arrival(facts),
      'The driver needs the pickup code, which is on the page of the purchase after the release. Give it to this carrier only.',
    ],
  }),
  desmarcar: (facts) => ({
    subject: 'The carrier was cancelled',
    paragraphs: ['The booked transport no longer counts. You will be told of the next one.', ...said(facts)],
  }),
  carregar: (facts) => ({
    subject: 'Your vehicle is on its way',
    paragraphs: [
      `The vehicle left the yard with ${facts.carrier ?? '—'}, truck ${facts.plate ?? '—'}.`,
      arrival(facts),
      ...(facts.tracking === null ? [] : [`Tracking code: ${facts.tracking}.`]),
      'Check vehicle and items when it arrives, before you sign the receipt. Was it not your carrier? Talk to our team now.',
    ],
  }),
  descarregar: () => ({
    subject: 'The exit of your vehicle was undone',
    paragraphs: ['The exit had been noted by mistake. The vehicle is still in the yard.'],
  }),
  informar: (facts) => ({
    subject: 'Where your vehicle is',
    paragraphs: [`The vehicle is in ${facts.place ?? '—'}.`, arrival(facts), ...said(facts)],
  }),
  falhar: (facts) => ({
    subject: 'The delivery did not work out',
    paragraphs: ['The carrier could not deliver. You will be told of the new day.', ...said(facts)],
  }),
  reagendar: (facts) => ({
    subject: 'Your delivery has another day',
    paragraphs: [arrival(facts), ...said(facts)],
  }),
  entregar: (facts) => ({
    subject: 'Confirm that the vehicle arrived',
    paragraphs: [
      'It was recorded that the vehicle arrived. The signed receipt is among the documents of the purchase.',
      confirm(facts),
    ],
  }),
  'desfazer-entrega': (facts) => ({
    subject: 'The recorded delivery was undone',
    paragraphs: ['That the vehicle arrived had been noted by mistake.', ...said(facts)],
  }),
  resolver: (facts) => ({
    subject: 'Your delivery was closed',
    paragraphs: ['The team closed the delivery that you had contested.', ...said(facts)],
  }),
  'confirmar-sozinha': () => ({
    subject: 'The delivery was confirmed by its term',
    paragraphs: [
      'Nobody answered within the term, and the delivery confirmed itself.',
      'Is something wrong? Open a complaint on the page of the purchase.',
    ],
  }),
  lembrar: (facts) => ({
    subject: 'Your delivery waits for an answer',
    paragraphs: facts.arrived
      ? ['Did the vehicle arrive?', confirm(facts)]
      : [`The freight to your address costs ${freightText(facts.amount)}.`, answer(facts)],
  }),
};
