import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { AlertEvent } from '@patio/domain/messaging/alerts/alert-events.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { notifyUser } from '../../messaging/alerts/public.ts';
import {
  pageAddress,
  sellerOf,
  type OfferNewsFacts,
  type SendableMail,
} from '../../messaging/mail/public.ts';
import type { Bidder } from '../auctions/public.ts';

/** The offer that a message is about. */
interface WrittenOffer {
  readonly code: number;
  readonly title: string;
  readonly partnerId: number | null;
}

interface Written {
  readonly person: Bidder;
  readonly event: AlertEvent;
  /** Within the site. */
  readonly path: string;
  /** Identifies the fact, so that nobody is notified twice. */
  readonly dedupeKey: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly idiom: Idiom;
  readonly write: (facts: OfferNewsFacts) => SendableMail;
}

/** Writes to one user about an offer, in the name of who sells it, on the channels that they have chosen; their open pages show it. */
export async function writeToUser(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  { code: offerCode, title: offerTitle, partnerId }: WrittenOffer,
  { person, event, path, dedupeKey, at, idiom, write }: Written,
): Promise<void> {
  const { brand, publicUrl } = deps.config;
  const store = await sellerOf(transaction, partnerId);
  const offerAddress = pageAddress(publicUrl, store, path);
  // Whatever channels they have chosen, the page that lists it shows it.
  transaction.afterCommit(() => deps.live.publishNegotiation(person.id, offerCode));
  await notifyUser(deps, transaction, {
    person,
    idiom,
    event,
    offerCode,
    path,
    dedupeKey,
    now: at,
    write: (foot) =>
      write({ brand, idiom, name: person.name, offerTitle, store, offerAddress, ...(foot ? { foot } : {}) }),
  });
}
