import type { ServerDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { AuctionRow } from '../auctions/public.ts';
import { enqueueMail, messages, pageAddress, sellerOf } from '../mail/public.ts';
import { announce, personOf, type Announcement } from '../results/public.ts';

/** What became of a second chance. Value in centavos, instants in epoch milliseconds. */
interface Told {
  readonly kind: 'offered' | 'accepted' | 'declined' | 'expired';
  readonly code: number;
  readonly accountId: number;
  readonly value: number;
  readonly deadline: number;
  readonly at: number;
}

/** Tells the bidder what he may do or has done, and the sales team what came of it. Who declines knows it. */
export async function announceSecondChance(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  told: Told,
): Promise<void> {
  const { kind, code, value, at } = told;
  const person = await personOf(transaction, told.accountId);
  if (!person) return;
  const message = messageOf(told);
  if (message !== null) {
    const fact = `second-chance-${code}-${kind}`;
    await announce(deps, transaction, row, { person, value, fact, at, ...message });
  }
  if (kind === 'offered') return;
  const { brand, publicUrl } = deps.config;
  const store = await sellerOf(transaction, row.offer_partner_id);
  const mail = messages.salesSecondChance({
    brand,
    kind,
    offerTitle: row.title,
    store,
    offerAddress: pageAddress(publicUrl, store, `/oferta/${row.offer_code}`),
    valueCentavos: value,
    person,
  });
  const dedupeKey = `sales-second-chance-${code}-${kind}`;
  await enqueueMail(transaction, { to: brand.salesEmail, ...mail, dedupeKey, now: at });
}

function messageOf({
  kind,
  deadline,
}: Told): Pick<Announcement, 'event' | 'path' | 'bought' | 'write'> | null {
  switch (kind) {
    case 'offered':
      return {
        event: 'second-chance',
        path: '/negociacao',
        write: (facts) => messages.secondChanceOffered({ ...facts, untilAt: deadline }),
      };
    case 'accepted':
      return {
        event: 'won',
        path: '/negociacao?view=compra',
        bought: true,
        write: messages.secondChanceAccepted,
      };
    case 'expired':
      return { event: 'second-chance', write: messages.secondChanceExpired };
    case 'declined':
      return null;
  }
}
