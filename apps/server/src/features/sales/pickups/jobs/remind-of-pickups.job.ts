import { reminderDays } from '@patio/domain/people/documents/reminder-days.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { eachOf } from '../../../../platform/jobs/each-apart.ts';
import { inTurn } from '../../../../platform/jobs/in-turn.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { notifyBuyer } from '../notify-pickup.ts';
import { latestBooking, pickupPurchase, placesOf } from '../pickups.store.ts';
import { shownThirdParty } from '../third-party.ts';
import { holdReminders, markReminded } from './jobs.store.ts';

/** Reminds buyers of the slot that they have booked, on the day before it. */
export function remindOfPickupsJob(deps: ServerDeps, atOnce = 50): Job {
  const turn = inTurn(atOnce);
  return {
    name: 'remind-of-pickups',
    everyMs: 10 * 60_000,
    run: async () => {
      const at = deps.clock.now();
      const [, day] = reminderDays(at);
      if (day === undefined) return false;
      return turn((place) =>
        deps.database.transact(async (transaction) => {
          const rows = await holdReminders(transaction, { day, today: dayOf(at), place });
          await eachOf(deps, transaction, rows, {
            failed: 'a buyer was not reminded of a pickup',
            code: ({ purchase_code: code }) => code,
            work: async (part, { code: about, purchase_code: code }) => {
              await markReminded(part, about, at);
              const purchase = await pickupPurchase(part, code);
              const booking = await latestBooking(part, code);
              if (!purchase || !booking) return;
              const places = await placesOf(part, purchase.offer_code);
              await notifyBuyer(deps, part, purchase, {
                what: 'reminded',
                booking,
                thirdParty: shownThirdParty(deps, code, booking.third_party)?.nome ?? null,
                hours: places.find(({ city_code: city }) => city === booking.city_code)?.hours ?? '',
                byTeam: booking.by_team,
                at,
              });
            },
          });
          return rows.map(({ code }) => code);
        }),
      );
    },
  };
}
