import type { Transaction } from '../../platform/db/database.ts';
import type { AuctionRow } from '../auctions/public.ts';
import { enqueueMail, messages, pageAddress } from '../mail/public.ts';
import { notify } from '../notifications/public.ts';
import type { TellingDeps } from './announce-stay.ts';
import { sellersOf } from './sellers.store.ts';

/** Tells those who sell an offer, the store or the sales team, what staff did with it and why. */
export async function tellSellers(
  { config, live }: TellingDeps,
  transaction: Transaction,
  row: AuctionRow,
  told: { readonly kind: 'suspended' | 'released' | 'ended'; readonly reason: string; readonly at: number },
): Promise<void> {
  const { kind, reason, at: now } = told;
  const { brand, publicUrl } = config;
  const { email, accounts } = await sellersOf(transaction, row.offer_partner_id);
  const mail = messages.salesStay({
    brand,
    kind,
    reason,
    offerTitle: row.title,
    offerAddress: pageAddress(publicUrl, null, `/oferta/${row.offer_code}`),
    valueCentavos: row.price_cents,
  });
  const dedupeKey = `sales-stay-${kind}-${row.offer_code}-${now}`;
  await enqueueMail(transaction, { to: email ?? brand.salesEmail, ...mail, dedupeKey, now });
  for (const accountId of accounts) {
    await notify({ live }, transaction, {
      accountId,
      title: mail.subject,
      body: mail.notice,
      dedupeKey,
      now,
    });
  }
}
