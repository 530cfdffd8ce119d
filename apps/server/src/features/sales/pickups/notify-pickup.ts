import { officeRecordPath } from '@patio/domain/staff/office-record.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { messages } from '../../messaging/mail/public.ts';
import { notifySellers } from '../../messaging/selling-side/public.ts';
import { auctionReader } from '../../trading/auctions/public.ts';
import { announce, personOf, purchasePath } from '../../trading/results/public.ts';
import type { BookingRow, PickupPurchase } from './pickups.store.ts';

type Deps = Pick<ServerDeps, 'config' | 'live'>;

export interface PickupEvent {
  readonly what: 'booked' | 'moved' | 'cancelled' | 'missed' | 'reminded';
  readonly booking: Pick<BookingRow, 'code' | 'version' | 'place' | 'address' | 'starts_at' | 'reason'>;
  /** Who comes instead of the buyer; null: the buyer. */
  readonly thirdParty: string | null;
  readonly hours: string;
  readonly byTeam: boolean;
  readonly at: number;
}

type Purchase = Pick<PickupPurchase, 'code' | 'offer_code' | 'account_id' | 'value_cents'>;

/** The page of a purchase, at its pickup. */
export const pickupPath = (code: number): string => `${purchasePath(code)}#retirada`;

/** Notifies the buyer of what became of their booking. */
export async function notifyBuyer(
  deps: Deps,
  transaction: Transaction,
  { code, offer_code: offerCode, account_id: accountId, value_cents: value }: Purchase,
  { what, booking, thirdParty, hours, byTeam, at }: PickupEvent,
): Promise<void> {
  const [person, row] = [
    await personOf(transaction, accountId),
    await auctionReader(transaction).find(offerCode, at),
  ];
  if (!person || !row) return;
  const { starts_at: startsAt, place, address, reason } = booking;
  await announce(deps, transaction, row, {
    person,
    event: 'purchase',
    path: pickupPath(code),
    value,
    fact: factOf(what, booking),
    at,
    write: (mail) =>
      messages.pickupNews({ ...mail, what, startsAt, place, address, hours, thirdParty, byTeam, reason }),
  });
}

/** Notifies the sellers of what their buyer did, or that nobody came. */
export async function notifySellersOf(
  deps: Deps,
  transaction: Transaction,
  { code, offer_code: offerCode }: Purchase,
  { what, booking, at }: PickupEvent,
): Promise<void> {
  if (what === 'reminded') return;
  const { starts_at: startsAt, place } = booking;
  await notifySellers(deps, transaction, {
    offerCode,
    fact: factOf(what, booking),
    officePath: officeRecordPath('purchase', code),
    write: (facts) => messages.salesPickup({ ...facts, what, startsAt, place, purchaseCode: code }),
    now: at,
  });
}

const factOf = (what: string, { code, version }: PickupEvent['booking']): string =>
  `pickup-${code}-${version}-${what}`;
