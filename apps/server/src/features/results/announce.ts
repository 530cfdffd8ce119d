import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { AuctionRow, Bidder } from '../auctions/public.ts';
import { writtenCosts } from '../costs/public.ts';
import { enqueueMail, type MailContent, type OfferMailFacts } from '../mail/public.ts';
import { notify } from '../notifications/public.ts';
import { deliveryOf } from './delivery.store.ts';

/** One message to one person about an offer: by mail and in the inbox, in the transaction that causes it. */
export interface Announcement {
  readonly person: Bidder;
  /** Centavos. */
  readonly value: number;
  /** Names the fact, so that nobody is told twice. */
  readonly fact: string;
  readonly at: number;
  /** He has bought: what he pays in all is told. */
  readonly bought?: boolean;
  /** Portuguese unless it is known what he reads. */
  readonly idiom?: Idiom;
  readonly write: (facts: OfferMailFacts) => MailContent;
}

/** Writes the mail and the notification of one announcement. */
export async function announce(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { person, value, fact, at, bought = false, idiom = 'PTBR', write }: Announcement,
): Promise<void> {
  const delivery = bought ? await deliveryOf(transaction, row.offer_code, person.id) : undefined;
  const mail = write({
    brand: deps.config.brand,
    idiom,
    name: person.name,
    offerTitle: row.title,
    offerAddress: `${deps.config.publicUrl}/oferta/${row.offer_code}`,
    valueCentavos: value,
    ...(delivery ? { costs: writtenCosts(deps.config.rules, value, delivery, idiom) } : {}),
  });
  const dedupeKey = `${fact}:${row.offer_code}:${person.id}`;
  await enqueueMail(transaction, { to: person.email, ...mail, dedupeKey, now: at });
  await notify(transaction, {
    accountId: person.id,
    title: mail.subject,
    body: mail.text,
    dedupeKey,
    now: at,
  });
}
