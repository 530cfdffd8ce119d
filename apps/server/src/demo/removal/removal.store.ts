import type { Parameter, Queries, Transaction } from '../../platform/db/database.ts';
import { type Statement, statement } from '../../platform/db/statement.ts';

const underWay = statement({
  name: 'demo.purchases-under-way',
  text: `select code, offer_code, account_id from purchase
    where offer_code = any($1::bigint[]) and cancelled_at is null and status <> 'X' order by code`,
});

/** What else of the deals and intakes of the accounts $1 is pending, at the instant $2. */
const waiting: readonly Statement[] = [
  statement({
    name: 'demo.end-complaints',
    text: `update complaint set state = 'closed', closed_at = $2, end_reason = 'withdrawn', answer_due_at = null, buyer_due_at = null,
        paused_at = null where account_id = any($1::bigint[]) and state <> 'closed'`,
  }),
  statement({
    name: 'demo.end-aml-cases',
    text: `update aml_case set state = 'closed', closed_at = $2, decision = coalesce(decision, 'dismissed'),
        decided_by = coalesce(decided_by, assignee_id, opened_by, account_id), decided_at = coalesce(decided_at, $2)
      where account_id = any($1::bigint[]) and state <> 'closed'`,
  }),
  statement({
    name: 'demo.end-refunds',
    text: `update cancellation set refunded_at = $2
      where account_id = any($1::bigint[]) and refunded_at is null and outcome in ('done', 'accepted')`,
  }),
  statement({
    name: 'demo.end-second-chances',
    text: `update second_chance set status = 'expired', answered_at = $2
      where account_id = any($1::bigint[]) and status = 'offered'`,
  }),
  statement({
    name: 'demo.empty-yards',
    text: `update yard_vehicle set left_at = $2, version = version + 1 where taken_by = any($1::bigint[]) and left_at is null`,
  }),
];

const files = statement({
  name: 'demo.reports',
  text: 'select report_code from offer where code = any($1::bigint[]) and report_code is not null',
});

/** Offers without anything that must be kept. */
const deleteOffers = statement({
  name: 'demo.delete-offers',
  text: `delete from offer o where code = any($1::bigint[])
    and not exists (select from bid where offer_code = o.code)
    and not exists (select from maximum where offer_code = o.code)
    and not exists (select from participation where offer_code = o.code)
    and not exists (select from proposal where offer_code = o.code)
    and not exists (select from purchase where offer_code = o.code)
    and not exists (select from bid_deposit where offer_code = o.code)
    and not exists (select from visit where offer_code = o.code)
    and not exists (select from deal_conversation where offer_code = o.code)
    and not exists (select from cancellation where offer_code = o.code)
    and not exists (select from second_chance where offer_code = o.code)
    and not exists (select from survey_invitation where offer_code = o.code)`,
});

const hideOffers = statement({
  name: 'demo.hide-offers',
  text: `update offer set published_at = null, spotlight = false, report_code = null, report_name = null
    where code = any($1::bigint[]) and published_at is not null`,
});

const endPreviews = statement({
  name: 'demo.end-previews',
  text: 'delete from offer_preview where offer_code = any($1::bigint[])',
});

const closeStores = statement({
  name: 'demo.close-stores',
  text: `update partner set status = 'suspended', email = null, phone = null
    where id = any($1::bigint[]) and (status <> 'suspended' or email is not null)`,
});

// What staff have changed is the house's own.
const deleteBanners = statement({
  name: 'demo.delete-banners',
  text: `with words as (
           delete from translation t using banner b
           where t.kind = 'banner' and t.code = b.guid::text and t.code = any($1::text[]) and b.changed_by is null
         )
         delete from banner where guid = any($1::text[]::uuid[]) and changed_by is null`,
});

// Nobody of the house has entered them.
const deleteYards = statement({
  name: 'demo.delete-yards',
  text: 'delete from yard where changed_by is null',
});

const takeRights = statement({
  name: 'demo.take-rights',
  text: 'update account set staff_role = null, partner_id = null, store_owner = false where id = any($1::bigint[])',
});

const takePassword = statement({
  name: 'demo.take-password',
  text: `update account set password_hash = null, password_unproved = false, must_change_password = false where id = $1`,
});

// Messages pending for addresses that nobody can own.
const deleteMails = statement({
  name: 'demo.delete-mails',
  text: `delete from mail where recipient like '%.test' and sent_at is null and dead_at is null`,
});

// Accounts created while the demo was in use belong to it too; without their address nothing else shows it.
const markAccounts = statement({
  name: 'demo.mark-accounts',
  text: `insert into demo_mark (kind, id) select 'account', id from unnest($1::bigint[]) id on conflict do nothing`,
});

const noteRemoval = statement({
  name: 'demo.note-removal',
  text: 'update demo_world set removed_at = $1 where removed_at is null',
});

const runningRoles = statement({
  name: 'demo.running-roles',
  text: `select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name ~ '^patio-(api|worker|web)' order by 1`,
});

/** A purchase that is neither finished nor cancelled. */
export interface PurchaseUnderWay {
  readonly code: number;
  readonly offer_code: number;
  readonly account_id: number;
}

/** The purchases in progress of these offers. */
export function purchasesUnderWay(queries: Queries, offers: readonly number[]): Promise<PurchaseUnderWay[]> {
  return queries.rows(underWay, [offers]);
}

/** The product's roles that are connected to this database, by the names of their connections. */
export async function connectedRoles(queries: Queries): Promise<string[]> {
  return (await queries.rows(runningRoles)).map(({ name }) => name);
}

/** Removes the demo world, part by part; each returns its number of rows. */
export function demoRemover(transaction: Transaction) {
  const run = (statement: Statement, parameters: readonly Parameter[] = []) =>
    transaction.run(statement, parameters);
  return {
    endWaiting: async (accounts: readonly number[], at: number) => {
      for (const statement of waiting) await run(statement, [accounts, new Date(at)]);
    },
    reports: async (offers: readonly number[]) =>
      (await transaction.rows(files, [offers])).map(({ report_code: code }) => code),
    deleteOffers: (offers: readonly number[]) => run(deleteOffers, [offers]),
    hideOffers: async (offers: readonly number[]) => {
      await run(endPreviews, [offers]);
      return run(hideOffers, [offers]);
    },
    closeStores: (stores: readonly number[]) => run(closeStores, [stores]),
    deleteBanners: (guids: readonly string[]) => run(deleteBanners, [guids]),
    deleteYards: () => run(deleteYards),
    markAccounts: (accounts: readonly number[]) => run(markAccounts, [accounts]),
    takeRights: (accounts: readonly number[]) => run(takeRights, [accounts]),
    takePassword: (account: number) => run(takePassword, [account]),
    deleteMails: () => run(deleteMails),
    noteRemoval: (at: number) => run(noteRemoval, [new Date(at)]),
  };
}
