import { reminderDays } from '@patio/domain/people/documents/reminder-days.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { notifyBuyer } from '../notify-pickup.ts';
import { latestBooking, pickupPurchase, placesOf } from '../pickups.store.ts';
import { shownThirdParty } from '../third-party.ts';
import { claimReminders } from './jobs.store.ts';

const AT_ONCE = 50;

/** Reminds buyers of the slot that they have booked, on the day before it. */
export function remindOfPickupsJob(deps: ServerDeps): Job {
  return {
    name: 'remind-of-pickups',
    everyMs: 10 * 60_000,
    run: async () => {
      const at = deps.clock.now();
      const [, day] = reminderDays(at);
      if (day === undefined) return false;
      return deps.database.transact(async (transaction) => {
        const codes = await claimReminders(transaction, { day, today: dayOf(at), at, limit: AT_ONCE });
        for (const code of codes) {
          const purchase = await pickupPurchase(transaction, code);
          const booking = await latestBooking(transaction, code);
          if (!purchase || !booking) continue;
          const places = await placesOf(transaction, purchase.offer_code);
          await notifyBuyer(deps, transaction, purchase, {
            what: 'reminded',
            booking,
            thirdParty: shownThirdParty(deps.config, code, booking.third_party)?.nome ?? null,
            hours: places.find(({ city_code: city }) => city === booking.city_code)?.hours ?? '',
            byTeam: booking.by_team,
            at,
          });
        }
        return codes.length === AT_ONCE;
      });
    },
  };
}
