import { stateAfterSlot } from '@patio/domain/sales/pickups/decide-pickup.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { eachApart } from '../../../../platform/jobs/each-apart.ts';
import { inTurn } from '../../../../platform/jobs/in-turn.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { notifyBuyer, notifySellersOf, type PickupEvent } from '../notify-pickup.ts';
import { collectableFacts } from '../read-pickup.ts';
import { endBooking, latestBooking, lockPickupPurchase } from '../pickups.store.ts';
import { missedPurchases } from './jobs.store.ts';

/** Records that nobody came, some hours after a slot without an exit, and tells both sides; nobody is blamed who asked to cancel. */
export function noteMissedPickupsJob(deps: ServerDeps, atOnce = 50): Job {
  const turn = inTurn(atOnce);
  return {
    name: 'note-missed-pickups',
    everyMs: 5 * 60_000,
    run: async () => {
      const at = deps.clock.now();
      const until = at - deps.config.rules.pickups.missedMs;
      return turn(async (place) => {
        const codes = await missedPurchases(deps.database, until, place);
        await eachApart(deps, codes, {
          failed: 'a missed pickup was not recorded',
          work: (transaction, code) => noteMissed(deps, transaction, code, { at, until }),
        });
        return codes;
      });
    },
  };
}

/** Each by itself: an exit or a change that came first, under the same lock, counts. */
async function noteMissed(
  deps: ServerDeps,
  transaction: Transaction,
  code: number,
  { at, until }: { readonly at: number; readonly until: number },
): Promise<void> {
  const purchase = await lockPickupPurchase(transaction, code);
  const booking = await latestBooking(transaction, code);
  if (!purchase || booking?.state !== 'booked' || booking.ends_at > until) return;
  const state = stateAfterSlot(collectableFacts(purchase));
  if (state === null) return;
  await endBooking(transaction, booking.code, { state, byTeam: false, reason: null, at });
  if (state === 'cancelled') return;
  const event: PickupEvent = {
    what: 'missed',
    booking: { ...booking, version: booking.version + 1, reason: null },
    thirdParty: null,
    hours: '',
    byTeam: false,
    at,
  };
  await notifyBuyer(deps, transaction, purchase, event);
  await notifySellersOf(deps, transaction, purchase, event);
}
