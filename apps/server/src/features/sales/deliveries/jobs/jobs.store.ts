import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { Place } from '../../../../platform/jobs/in-turn.ts';

const unbegun = statement({
  name: 'deliveries.unbegun',
  text: `select p.code from purchase p where p.freight = 'S' and p.cancelled_at is null and p.status <> 'X'
    and not exists (select from delivery d where d.purchase_code = p.code) order by p.code limit $1`,
});

const stands = `p.cancelled_at is null and p.status <> 'X'`;

// Who complained about a delivery is not taken to have confirmed it.
const silent = statement({
  name: 'deliveries.silent',
  text: `select d.purchase_code from delivery d join purchase p on p.code = d.purchase_code
    where d.state = 'entregue' and d.due_at <= $1 and ${stands} and coalesce(p.cancellation, '') <> 'Q'
      and not exists (select from complaint c where c.purchase_code = p.code and c.category = 'entrega' and c.state <> 'closed')
      and d.purchase_code > $2 order by d.purchase_code limit $3`,
});

const reminders = statement({
  name: 'deliveries.reminders',
  text: `select d.purchase_code from delivery d join purchase p on p.code = d.purchase_code join account a on a.id = p.account_id
    where d.state in ('proposta', 'entregue') and d.remind_at <= $1 and ${stands} and a.erased_at is null
      and coalesce(p.cancellation, '') <> 'Q'
      and d.purchase_code > $2 order by d.purchase_code limit $3`,
});

const confirmed = statement({
  name: 'deliveries.confirmed',
  text: `select d.purchase_code as code, d.delivered_by as "actorId" from delivery d join purchase p on p.code = d.purchase_code
    where d.state = 'confirmada' and p.status = 'L' and p.cancelled_at is null and d.delivered_by is not null
    and d.purchase_code > $1 order by d.purchase_code limit $2`,
});

/** Purchases with freight whose deliveries have not begun. */
export const unbegunDeliveries = async (queries: Queries, limit: number) =>
  (await queries.rows(unbegun, [limit])).map(({ code }) => code);

/** The next purchases behind a place whose buyers said nothing until the end of their term. */
export const silentDeliveries = async (queries: Queries, at: number, { after, limit }: Place) =>
  (await queries.rows(silent, [new Date(at), after, limit])).map(({ purchase_code: code }) => code);

/** The next purchases behind a place whose buyers are to be reminded. */
export const dueReminders = async (queries: Queries, at: number, { after, limit }: Place) =>
  (await queries.rows(reminders, [new Date(at), after, limit])).map(({ purchase_code: code }) => code);

/** Purchases after a number that both sides confirmed and that are not completed, by number. */
export const confirmedDeliveries = (queries: Queries, after: number, limit: number) =>
  queries.rows(confirmed, [after, limit]);
