import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Place } from '../../../platform/jobs/in-turn.ts';
import { claim } from '../../../platform/queue/claim.store.ts';
import { IS_THERE } from './places.store.ts';

const AT_ONCE = 50;
const OPEN = `v.state in ('pedida', 'marcada')`;

const offers = statement({
  name: 'visits.open-offers',
  text: `select distinct v.offer_code as code from visit v where ${OPEN} and v.starts_at > $1`,
});

const ofOffers = statement({
  name: 'visits.open-of-offers',
  text: `select v.code from visit v where ${OPEN} and v.starts_at > $1 and v.offer_code = any($2::bigint[]) order by v.code limit ${AT_ONCE}`,
});

const astray = statement({
  name: 'visits.astray',
  text: `select v.code from visit v join offer o on o.code = v.offer_code join visit_place p on p.code = v.place_code
    where ${OPEN} and v.starts_at > $1 and not (${IS_THERE}) order by v.code limit ${AT_ONCE}`,
});

const unanswered = statement({
  name: 'visits.unanswered',
  text: `select v.code from visit v where v.state = 'pedida' and v.starts_at <= $1 order by v.code limit ${AT_ONCE}`,
});

const past = statement({
  name: 'visits.past',
  text: `update visit set state = 'passou', version = version + 1 where code in (${claim('code', {
    from: 'visit',
    where: `state = 'marcada' and ends_at <= $1`,
    limit: AT_ONCE,
  })}) returning code`,
});

const toRemind = statement({
  name: 'visits.to-remind',
  text: claim('code', {
    from: 'visit',
    where: `state = 'marcada' and reminded_at is null and starts_at >= $1 and starts_at < $2 and changed_at < $3 and code > $4`,
    order: 'code',
    limit: '$5',
  }),
});

const mark = statement({
  name: 'visits.mark-reminded',
  text: 'update visit set reminded_at = $2 where code = $1',
});

const codesOf = (rows: readonly { readonly code: number }[]): readonly number[] =>
  rows.map(({ code }) => code);

/** Visits for which something is due. Instants in epoch milliseconds. */
export function dueVisits(queries: Queries) {
  return {
    offers: async (now: number) => codesOf(await queries.rows(offers, [new Date(now)])),
    ofOffers: async (now: number, codes: readonly number[]) =>
      codesOf(await queries.rows(ofOffers, [new Date(now), codes])),
    /** The vehicle is no longer at the place. */
    astray: async (now: number) => codesOf(await queries.rows(astray, [new Date(now)])),
    unanswered: async (now: number) => codesOf(await queries.rows(unanswered, [new Date(now)])),
  };
}

/** Visits that are over at an instant without a record wait for one. Returns whether there may be more. */
export async function passVisits(transaction: Transaction, now: number): Promise<boolean> {
  return (await transaction.rows(past, [new Date(now)])).length === AT_ONCE;
}

interface Due {
  readonly from: number;
  readonly until: number;
  readonly quietSince: number;
  readonly place: Place;
}

/** Holds visits of a stretch of time to remind of, which were not told anything since an instant. */
export async function holdReminders(
  transaction: Transaction,
  { from, until, quietSince, place }: Due,
): Promise<readonly number[]> {
  return codesOf(
    await transaction.rows(toRemind, [
      new Date(from),
      new Date(until),
      new Date(quietSince),
      place.after,
      place.limit,
    ]),
  );
}

/** Notes that the visitor is reminded at an instant. */
export async function markReminded(transaction: Transaction, code: number, now: number): Promise<void> {
  await transaction.run(mark, [code, new Date(now)]);
}
