import type { ServerDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { AuctionRow } from '../auctions/public.ts';
import { enqueueMail, messages, pageAddress, sellerOf } from '../mail/public.ts';
import { notify } from '../notifications/public.ts';
import { sellersOf } from './sellers.store.ts';

/** A regret as those who sell are told of it. Value in centavos, instant in epoch milliseconds. */
interface Told {
  /** Of the regret. */
  readonly id: number;
  readonly person: { readonly name: string; readonly email: string };
  readonly value: number;
  readonly protocol: string;
  readonly refunds: boolean;
  readonly delivered: boolean;
  readonly at: number;
}

/** Tells the sales team, and the store where one sells, by mail and in their inboxes: what they have to do now has a term in law. */
export async function tellSellers(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { id, value: valueCentavos, at: now, ...told }: Told,
): Promise<void> {
  const { brand, publicUrl } = deps.config;
  const store = await sellerOf(transaction, row.offer_partner_id);
  const offerAddress = pageAddress(publicUrl, store, `/oferta/${row.offer_code}`);
  const facts = { brand, store, offerTitle: row.title, offerAddress, valueCentavos, ...told };
  const sellers = await sellersOf(transaction, row.offer_partner_id);
  const dedupeKey = `sales-regret-${id}`;
  const mail = messages.salesRegret({ ...facts, hidesEmail: false });
  await enqueueMail(transaction, { to: brand.salesEmail, ...mail, dedupeKey, now });
  if (sellers.email !== null) {
    const toStore = messages.salesRegret({ ...facts, hidesEmail: true });
    await enqueueMail(transaction, { to: sellers.email, ...toStore, dedupeKey: `store-regret-${id}`, now });
  }
  for (const accountId of sellers.accounts) {
    await notify(deps, transaction, { accountId, title: mail.subject, body: mail.notice, dedupeKey, now });
  }
}
