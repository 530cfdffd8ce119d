import type { bookOwnPickup } from '@patio/contract/sales/pickups/book-own-pickup.ts';
import { pickupRefusal, type PickupRefusal } from '@patio/domain/sales/pickups/decide-pickup.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { HandlerInput } from '../../../platform/http/serve.ts';
import { notifyBuyer, notifySellersOf, type PickupEvent } from './notify-pickup.ts';
import { offeredSlots, type OfferedPlace } from './offered-slots.ts';
import { collectableFacts, standingOf } from './read-pickup.ts';
import {
  insertBooking,
  latestBooking,
  moveBooking,
  queueAtPlace,
  type BookingRow,
  type PickupPurchase,
} from './pickups.store.ts';
import { sealThirdParty, shownThirdParty } from './third-party.ts';

type Fields = HandlerInput<typeof bookOwnPickup>['body'];

const REFUSALS = {
  'not-collectable': 'pickup-not-possible',
  'payment-withdrawn': 'payment-withdrawn',
  changed: 'pickup-changed',
  late: 'pickup-late',
  'no-slot': 'pickup-no-slot',
  full: 'pickup-full',
} as const satisfies Record<PickupRefusal, string>;

/** The error of a refusal. */
export const pickupError = (refusal: PickupRefusal): ApiError => new ApiError(REFUSALS[refusal]);

interface By {
  readonly now: number;
  /** By the team, with its reason; null: by the buyer. */
  readonly reason: string | null;
}

/**
 * Books a slot for a purchase that the caller has locked, or moves its booking; both sides are told. What is asked for again as it stands
 * changes nothing. Returns the booking before and after.
 */
export async function bookPickup(
  deps: ServerDeps,
  transaction: Transaction,
  purchase: PickupPurchase,
  body: Fields,
  by: By,
): Promise<{ readonly before: BookingRow | null; readonly after: BookingRow | null }> {
  const latest = await latestBooking(transaction, purchase.code);
  const before = latest?.state === 'booked' ? latest : null;
  const from = Date.parse(body.inicio);
  if (before !== null && body.versao === null && isSame(before, body, from)) return { before, after: before };
  await queueAtPlace(transaction, body.cidade, purchase.partner_id);
  const viewer = { now: by.now, byTeam: by.reason !== null };
  const offered = (await offeredSlots(deps, transaction, purchase, viewer)).find(
    ({ place }) => place.city_code === body.cidade,
  );
  const slot = offered?.slots.find((one) => one.from === from);
  const refusal = pickupRefusal({
    ...collectableFacts(purchase),
    ...viewer,
    standing: before === null ? null : standingOf(before),
    city: body.cidade,
    readVersion: body.versao,
    changeMs: deps.config.rules.pickups.changeMs,
    slot,
  });
  if (refusal !== null || slot === undefined) throw pickupError(refusal ?? 'no-slot');
  const booking = {
    cityCode: body.cidade,
    from,
    until: slot.until,
    thirdParty: thirdPartyOf(deps, purchase, body, before),
    byTeam: viewer.byTeam,
    reason: by.reason,
    at: by.now,
  };
  await (before === null
    ? insertBooking(transaction, purchase, booking)
    : moveBooking(transaction, before.code, booking));
  const after = (await latestBooking(transaction, purchase.code)) ?? null;
  if (after !== null) await tell(deps, transaction, purchase, { before, after, offered, by });
  return { before, after };
}

const isSame = (before: BookingRow, { cidade, terceiro }: Fields, from: number): boolean =>
  before.starts_at === from && before.city_code === cidade && (terceiro ?? null) === null;

function thirdPartyOf(
  { config }: ServerDeps,
  { code }: PickupPurchase,
  { terceiro }: Fields,
  before: BookingRow | null,
): Buffer | null {
  if (terceiro === undefined) return before?.third_party ?? null;
  return terceiro === null ? null : sealThirdParty(config, code, terceiro);
}

interface Told {
  readonly before: BookingRow | null;
  readonly after: BookingRow;
  readonly offered: OfferedPlace | undefined;
  readonly by: By;
}

async function tell(
  deps: ServerDeps,
  transaction: Transaction,
  purchase: PickupPurchase,
  { before, after, offered, by }: Told,
): Promise<void> {
  const event: PickupEvent = {
    what: before === null ? 'booked' : 'moved',
    booking: after,
    thirdParty: shownThirdParty(deps, purchase.code, after.third_party)?.nome ?? null,
    hours: offered?.place.hours ?? '',
    byTeam: by.reason !== null,
    at: by.now,
  };
  await notifyBuyer(deps, transaction, purchase, event);
  if (!event.byTeam) await notifySellersOf(deps, transaction, purchase, event);
}
