import type { ServerDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { AuctionRow } from '../auctions/public.ts';
import { enqueueMail, messages, pageAddress, sellerOf } from '../mail/public.ts';
import { notify } from '../notifications/public.ts';
import { personOf } from '../results/public.ts';
import { decidersOf } from './deciders.store.ts';

/** What a buyer did on his proposal. Value in centavos, instants in epoch milliseconds. */
interface Told {
  readonly kind: Parameters<typeof messages.salesProposal>[0]['kind'];
  readonly code: number;
  readonly seq: number;
  readonly buyerId: number;
  readonly value: number;
  readonly message: string;
  readonly expiresAt: number | null;
  readonly at: number;
}

/** Tells those who decide on the offer's proposals by mail and in their inboxes: the sales team, or the store that sells (S-40). */
export async function tellDeciders(
  deps: ServerDeps,
  transaction: Transaction,
  offer: AuctionRow,
  { kind, code, seq, buyerId, value, message, expiresAt, at }: Told,
): Promise<void> {
  const buyer = await personOf(transaction, buyerId);
  if (!buyer) return;
  const { brand, publicUrl } = deps.config;
  const { email, accounts } = await decidersOf(transaction, offer.offer_partner_id);
  const store = await sellerOf(transaction, offer.offer_partner_id);
  const mail = messages.salesProposal({
    brand,
    kind,
    code,
    offerTitle: offer.title,
    store,
    offerAddress: pageAddress(publicUrl, store, `/oferta/${offer.offer_code}`),
    valueCentavos: value,
    person: buyer,
    showsEmail: offer.offer_partner_id === null,
    message,
    expiresAt,
  });
  const dedupeKey = `sales-proposal-${code}-${seq}`;
  await enqueueMail(transaction, { to: email ?? brand.salesEmail, ...mail, dedupeKey, now: at });
  for (const accountId of accounts) {
    await notify(deps, transaction, {
      accountId,
      title: mail.subject,
      body: mail.notice,
      dedupeKey,
      now: at,
    });
  }
}
