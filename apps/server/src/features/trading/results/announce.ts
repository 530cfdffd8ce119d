import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { AuctionRow, Bidder } from '../auctions/public.ts';
import { writtenCosts } from '../costs/public.ts';
import type { AlertEvent } from '@patio/domain/messaging/alerts/alert-events.ts';
import { notifyUser } from '../../messaging/alerts/public.ts';
import {
  pageAddress,
  sellerOf,
  type OfferMailFacts,
  type SendableMail,
} from '../../messaging/mail/public.ts';
import { deliveryOf } from './delivery.store.ts';

/** One message to one user about an offer, on the channels that they have chosen, in the transaction that causes it. */
export interface Announcement {
  readonly person: Bidder;
  /** Its event, from the closed list: it decides the channels. */
  readonly event: AlertEvent;
  /** Its link within the site; the page of the offer if absent. */
  readonly path?: string;
  /** Centavos. */
  readonly value: number;
  /** Identifies the fact, so that nobody is notified twice. */
  readonly fact: string;
  readonly at: number;
  /** The user has bought: the mail states the total to pay. */
  readonly bought?: boolean;
  /** The language of the current request; otherwise the user's, otherwise Portuguese. */
  readonly idiom?: Idiom;
  readonly write: (facts: OfferMailFacts) => SendableMail;
}

/** Sends one announcement: mail, notification, push. */
export async function announce(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  row: AuctionRow,
  { person, event, value, fact, at, bought = false, write, ...given }: Announcement,
): Promise<void> {
  const { config } = deps;
  const idiom = given.idiom ?? person.idiom ?? 'PTBR';
  const path = given.path ?? `/oferta/${row.offer_code}`;
  const delivery = bought ? await deliveryOf(transaction, row.offer_code, person.id) : undefined;
  const store = await sellerOf(transaction, row.offer_partner_id);
  // Whatever channels they have chosen, the page that lists it shows it.
  transaction.afterCommit(() => deps.live.publishNegotiation(person.id, row.offer_code));
  await notifyUser(deps, transaction, {
    person,
    idiom,
    event,
    offerCode: row.offer_code,
    path,
    dedupeKey: `${fact}:${row.offer_code}:${person.id}`,
    now: at,
    write: (foot) =>
      write({
        brand: config.brand,
        idiom,
        name: person.name,
        offerTitle: row.title,
        store,
        offerAddress: pageAddress(config.publicUrl, store, path),
        valueCentavos: value,
        foot,
        ...(delivery ? { costs: writtenCosts(delivery.costs, value, delivery, idiom) } : {}),
      }),
  });
}
