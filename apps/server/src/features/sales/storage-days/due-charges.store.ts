import type { ReminderWindow } from '@patio/domain/sales/purchases/step-reminders.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import type { Place } from '../../../platform/jobs/in-turn.ts';
import { claim } from '../../../platform/queue/claim.store.ts';
import { PROOF_WAITS } from '../purchase-debts/public.ts';

const last = statement({
  name: 'storage.last-due',
  text: `select max(due_at) as due_at from charge where purchase_code = $1 and kind = 'storage' and cancelled_at is null`,
});

const LATE = 's.due_on < $1::date';

/** The buyer owes something of a charge `c`, and no money for it waits for a decision of finance. */
const UNPAID = `(select coalesce(sum(e.amount_cents), 0) from book_entry e join book_account k on k.code = e.account_code and k.kind = 'receivable'
    where e.charge_code = c.code) > 0 and not exists (select from receipt r where r.charge_code = c.code and r.state = 'waiting')`;

// What was charged today has just been told.
const due = statement({
  name: 'storage.claim-due-charges',
  text: claim(
    `p.code, p.offer_code, p.account_id, o.partner_id, o.title, 'storage-payment' as step, s.due_on, ${LATE} as late`,
    {
      from: `charge c join purchase p on p.code = c.purchase_code join offer o on o.code = p.offer_code join account a on a.id = p.account_id
      cross join lateral (select (c.due_at at time zone 'America/Sao_Paulo')::date as due_on,
        (c.created_at at time zone 'America/Sao_Paulo')::date as charged_on) s`,
      where: `p.code > $4 and c.kind = 'storage' and c.cancelled_at is null and c.due_at >= $2::date and p.cancelled_at is null and p.cancellation is null
      and a.erased_at is null and s.due_on between $2::date and $3::date and (${LATE} or s.charged_on < $1::date) and ${UNPAID} and not ${PROOF_WAITS}
      and not exists (select from step_reminder r where r.purchase_code = p.code and r.step = 'storage-payment' and r.due_on = s.due_on
        and (r.late or not ${LATE}))`,
      order: 'p.code',
      limit: '$5',
      of: 'p',
      lock: 'no key update',
    },
  ),
  neverNull: ['late'],
  shape: shape<{ step: 'storage-payment' }>(),
});

/** Until when the last charge of the storage of a purchase is to be paid (epoch milliseconds); null: there is none. */
export const lastDueAt = async (queries: Queries, code: number): Promise<number | null> =>
  (await queries.row(last, [code]))?.due_at ?? null;

/** Purchases whose buyers are to be reminded on a day of storage that was charged, locked: near its last day, or (`late`) after it. */
export const dueCharges = (
  transaction: Transaction,
  { today, first, last: until }: ReminderWindow,
  { after, limit }: Place,
) => transaction.rows(due, [today, first, until, after, limit]);
