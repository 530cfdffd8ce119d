import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { AuctionRow } from '../auctions/public.ts';
import { enqueueMail, messages, pageAddress, sellerOf } from '../mail/public.ts';
import { notify } from '../notifications/public.ts';
import { announce, personOf } from '../results/public.ts';
import type { ReasonRow } from './reasons.store.ts';
import { salesTeam } from './sales-team.store.ts';

/** What is told about a cancellation. Value in centavos, instant in epoch milliseconds. */
interface Told {
  readonly kind: 'proposal-withdrawn' | 'purchase-cancelled' | 'cancellation-requested';
  /** Of the cancellation. */
  readonly id: number;
  readonly accountId: number;
  readonly value: number;
  readonly reason: ReasonRow;
  readonly text: string | null;
  readonly hasBankData: boolean;
  readonly idiom: Idiom;
  readonly at: number;
}

const WRITERS = {
  'proposal-withdrawn': messages.proposalWithdrawn,
  'purchase-cancelled': messages.purchaseCancelled,
  'cancellation-requested': messages.cancellationRequested,
} as const;

/** Tells the buyer, in the language he uses, and the sales team by mail and in their inboxes (S-13, S-40, S-41). Bank data is in none. */
export async function announceCancellation(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  told: Told,
): Promise<void> {
  const person = await personOf(transaction, told.accountId);
  if (!person) return;
  const { value, at, idiom } = told;
  const fact = `cancellation-${told.id}`;
  const event = told.kind === 'proposal-withdrawn' ? 'proposal' : 'purchase';
  const write = WRITERS[told.kind];
  await announce(deps, transaction, row, { person, event, value, fact, at, idiom, write });
  const { brand, publicUrl } = deps.config;
  const store = await sellerOf(transaction, row.offer_partner_id);
  const mail = messages.salesCancellation({
    brand,
    kind: told.kind,
    offerTitle: row.title,
    store,
    offerAddress: pageAddress(publicUrl, store, `/oferta/${row.offer_code}`),
    valueCentavos: value,
    person,
    reason: told.reason.description,
    text: told.text,
    hasBankData: told.hasBankData,
  });
  const dedupeKey = `sales-${fact}`;
  await enqueueMail(transaction, { to: brand.salesEmail, ...mail, dedupeKey, now: at });
  for (const accountId of await salesTeam(transaction)) {
    await notify(deps, transaction, {
      accountId,
      title: mail.subject,
      body: mail.notice,
      dedupeKey,
      now: at,
    });
  }
}
