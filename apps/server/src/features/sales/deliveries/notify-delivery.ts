import {
  isReadByBuyer,
  isReadBySellers,
  type DeliveryNews,
} from '@patio/domain/sales/deliveries/delivery-news.ts';
import { officeRecordPath } from '@patio/domain/staff/office-record.ts';
import { maskLinks } from '@patio/domain/texts/mask-contacts.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { messages } from '../../messaging/mail/public.ts';
import { notifySellers } from '../../messaging/selling-side/public.ts';
import { announce, personOf, purchasePath } from '../../trading/results/public.ts';
import type { DeliveryRow } from './deliveries.store.ts';
import type { OpenedDelivery } from './open-delivery.ts';

type Deps = Pick<ServerDeps, 'config' | 'live'>;

interface News {
  readonly what: DeliveryNews;
  readonly after: DeliveryRow;
  readonly place?: string | null;
  /** In the words of who acted. */
  readonly text?: string | null;
  /** Identifies the fact. */
  readonly fact: string;
  readonly at: number;
}

/** Notifies whom a step concerns: the buyer of what those who sell and the gate did, those who sell of what the buyer did. */
export async function notifyOfDelivery(
  deps: Deps,
  transaction: Transaction,
  { purchase, offer }: Pick<OpenedDelivery, 'purchase' | 'offer'>,
  news: News,
): Promise<void> {
  const { what, after, place = null, text = null, at } = news;
  // Of a store, in a mail of the house (rule 0.21).
  const written = (words: string | null): string | null =>
    words === null || purchase.partner_id === null ? words : maskLinks(words);
  const fact = `delivery-${purchase.code}-${news.fact}`;
  const facts = {
    amount: after.amount_cents,
    carrier: after.carrier,
    driver: after.driver,
    plate: after.truck_plate,
    pickupOn: after.pickup_on,
    arrivalOn: after.arrival_on,
    tracking: after.tracking_code,
    until: after.due_at,
    arrived: after.delivered_at !== null,
    place: written(place),
    text: written(text),
  };
  const person = isReadByBuyer(what) ? await personOf(transaction, purchase.account_id) : undefined;
  if (person && isReadByBuyer(what))
    await announce(deps, transaction, offer, {
      person,
      event: 'purchase',
      path: `${purchasePath(purchase.code)}#entrega`,
      value: purchase.value_cents,
      fact,
      at,
      write: (mail) => messages.deliveryNews({ ...mail, ...facts, what }),
    });
  if (!isReadBySellers(what)) return;
  await notifySellers(deps, transaction, {
    offerCode: purchase.offer_code,
    fact,
    officePath: officeRecordPath('purchase', purchase.code),
    write: (mail) => messages.salesDelivery({ ...mail, ...facts, what, purchaseCode: purchase.code }),
    now: at,
  });
}
