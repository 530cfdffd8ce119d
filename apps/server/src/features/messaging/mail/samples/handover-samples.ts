import type { BuyerStep, SellerStep } from '@patio/domain/sales/purchases/step-reminders.ts';
import type { BuyerNews, SellersNews } from '@patio/domain/sales/deliveries/delivery-news.ts';
import { messages } from '../messages.ts';
import type { SampleScene } from './sample-scene.ts';
import type { SampleSet } from './sample-set.ts';

type Pickup = 'booked' | 'moved' | 'cancelled' | 'missed' | 'reminded';

const pickup =
  (what: Pickup, byTeam = false) =>
  ({ offer, words, soon }: SampleScene) =>
    messages.pickupNews({
      ...offer,
      what,
      startsAt: soon,
      place: 'Vila Velha/ES',
      address: 'Rua das Palmeiras, 100',
      hours: 'segunda a sexta, 9h às 17h',
      thirdParty: what === 'reminded' ? words : null,
      byTeam,
      reason: byTeam ? words : null,
    });

const storage =
  (what: 'ending' | 'begun' | 'charged' | 'waived') =>
  ({ offer, words }: SampleScene) =>
    messages.storageNews({
      ...offer,
      what,
      lastFree: what === 'ending' ? '2026-12-11' : null,
      daily: 4500,
      most: 135_000,
      owed: what === 'ending' ? 0 : 9000,
      dueOn: what === 'charged' ? '2026-12-18' : null,
      amount: what === 'waived' || what === 'charged' ? 4500 : null,
      reason: what === 'waived' ? words : null,
    });

const salesPickup =
  (what: Exclude<Pickup, 'reminded'>) =>
  ({ frame, offer, page, foot, soon }: SampleScene) =>
    messages.salesPickup({
      ...frame,
      alertsAddress: page('/notification'),
      foot,
      offerTitle: offer.offerTitle,
      offerAddress: offer.offerAddress,
      what,
      purchaseCode: 318,
      startsAt: soon,
      place: 'Vila Velha/ES',
    });

const reminder =
  (step: BuyerStep, late: boolean) =>
  ({ offer }: SampleScene) =>
    messages.stepReminder({ ...offer, step, due: '2026-06-05', late });

const salesStep =
  (step: SellerStep, late: boolean) =>
  ({ frame, offer: { offerTitle, offerAddress }, page, foot }: SampleScene) =>
    messages.salesStep({
      ...frame,
      alertsAddress: page('/notification'),
      foot,
      offerTitle,
      offerAddress,
      purchaseCode: 318,
      step,
      due: '2026-06-05',
      late,
    });

const carried = {
  amount: 185_000,
  carrier: 'Transportes Horizonte',
  driver: 'João Pereira',
  plate: 'ABC1D23',
  pickupOn: '2026-12-01',
  arrivalOn: '2026-12-04',
  tracking: 'TH-4471',
  place: 'Campos dos Goytacazes/RJ',
} as const;

const delivery =
  (what: BuyerNews, arrived = false) =>
  ({ offer, words, soon }: SampleScene) =>
    messages.deliveryNews({ ...offer, ...carried, what, until: soon, arrived, text: words });

const salesDelivery =
  (what: SellersNews) =>
  ({ frame, offer, page, foot, words }: SampleScene) =>
    messages.salesDelivery({
      ...frame,
      amount: carried.amount,
      alertsAddress: page('/notification'),
      foot,
      offerTitle: offer.offerTitle,
      offerAddress: offer.offerAddress,
      what,
      purchaseCode: 318,
      text: what === 'recusar' ? words : null,
    });

/** Mails about how a vehicle reaches its buyer. */
export const handoverSamples = {
  deliveryNews: [
    delivery('propor'),
    delivery('retirar-proposta'),
    delivery('reabrir'),
    delivery('aceitar'),
    delivery('agendar'),
    delivery('desmarcar'),
    delivery('carregar'),
    delivery('descarregar'),
    delivery('informar'),
    delivery('falhar'),
    delivery('reagendar'),
    delivery('entregar', true),
    delivery('desfazer-entrega'),
    delivery('resolver', true),
    delivery('confirmar-sozinha', true),
    delivery('lembrar'),
    delivery('lembrar', true),
  ],
  salesDelivery: [
    salesDelivery('aceitar'),
    salesDelivery('recusar'),
    salesDelivery('confirmar'),
    salesDelivery('confirmar-sozinha'),
  ],
  pickupNews: [
    pickup('booked'),
    pickup('booked', true),
    pickup('moved', true),
    pickup('cancelled'),
    pickup('cancelled', true),
    pickup('missed'),
    pickup('reminded'),
  ],
  storageNews: [storage('ending'), storage('begun'), storage('charged'), storage('waived')],
  stepReminder: [
    reminder('payment', false),
    reminder('payment', true),
    reminder('pickup', false),
    reminder('assinatura-comprador', true),
    reminder('storage-payment', false),
    reminder('delivery-answer', true),
    reminder('delivery-payment', false),
  ],
  salesStep: [
    salesStep('release', false),
    salesStep('release', true),
    salesStep('gravame', true),
    salesStep('delivery-carrier', false),
  ],
  salesPickup: [salesPickup('booked'), salesPickup('moved'), salesPickup('cancelled'), salesPickup('missed')],
} as const satisfies Partial<SampleSet>;
