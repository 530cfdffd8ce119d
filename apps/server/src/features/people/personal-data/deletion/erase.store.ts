import type { Transaction } from '../../../../platform/db/database.ts';
import { type Statement, statement } from '../../../../platform/db/statement.ts';

const begin = statement({
  name: 'personal-data.begin-erasure',
  text: `select set_config('patio.erasure', 'on', true)`,
});

/** Tables of which nothing of the account $1 remains. Dependent rows are deleted with them. */
export const DELETED = [
  'access_code',
  'email_code',
  'password_link',
  'interest_token',
  'address',
  'favourite',
  'question',
  'idempotency',
  'limit_release',
  'account_block',
  'notification',
  'interest',
  'saved_search',
  'alert_choice',
  'alert_thread',
  'ending_notice',
  'held_alert',
  'bid_news',
  'push_device',
  'selling_team_member',
  'device_trace',
  'identity_request',
  'social_identity',
  'authenticator',
  'recovery_code',
  'passkey',
  'passkey_challenge',
] as const;

const GONE = '[excluído]';

/** Rows that stay without the person: histories that others depend on, and texts that may name a user. $1: the account. */
const emptied: readonly Statement[] = [
  // Network addresses and browsers are the access log, which is retained for some months; credentials are not.
  statement({
    name: 'personal-data.empty-sessions',
    text: `update session set revoked_at = coalesce(revoked_at, now()), spent_refresh_hashes = '{}', previous_token_hash = null,
      rotation_salt = null where account_id = $1`,
  }),
  statement({
    name: 'personal-data.empty-security-events',
    text: 'update security_event set detail = null where account_id = $1 and detail is not null',
  }),
  statement({
    name: 'personal-data.empty-participations',
    text: `update participation set freight = 'N', address_code = null where account_id = $1`,
  }),
  statement({
    name: 'personal-data.empty-proposals',
    text: `update proposal set freight = 'N', address_code = null where account_id = $1`,
  }),
  statement({
    name: 'personal-data.empty-proposal-steps',
    text: `update proposal_step s set message = '' from proposal p
      where p.account_id = $1 and s.proposal_code = p.code and s.message <> ''`,
  }),
  statement({
    name: 'personal-data.empty-purchases',
    text: `update purchase set address_code = null, default_reason = case when default_reason is not null then '${GONE}' end
      where account_id = $1`,
  }),
  statement({
    name: 'personal-data.empty-cancellations',
    text: 'update cancellation set text = null, bank_data = null where account_id = $1',
  }),
  statement({
    name: 'personal-data.empty-listings',
    text: `update blocklist set reason = '${GONE}', lift_reason = case when lift_reason is not null then '${GONE}' end where account_id = $1`,
  }),
  statement({
    name: 'personal-data.empty-deposits',
    text: `update deposit set reason = '${GONE}' where account_id = $1`,
  }),
  statement({
    name: 'personal-data.empty-strikes',
    text: `update strike set reason = '${GONE}', removal_reason = case when removal_reason is not null then '${GONE}' end
      where account_id = $1`,
  }),
  statement({
    name: 'personal-data.empty-annulments',
    text: `update annulment n set note = '${GONE}' from bid b
      where b.bidder_id = $1 and n.offer_code = b.offer_code and n.struck_seq = b.seq`,
  }),
  statement({
    name: 'personal-data.empty-snapshots',
    text: `update purchase_snapshot s set personal = null, salt = null from purchase p
      where p.account_id = $1 and s.purchase_code = p.code and s.personal is not null`,
  }),
  statement({
    name: 'personal-data.empty-withdrawals',
    text: `update offer_withdrawal w set note = '${GONE}' from purchase p where p.account_id = $1 and w.purchase_code = p.code`,
  }),
  statement({
    name: 'personal-data.empty-reviews',
    text: `update review_flag set note = '' where account_ids @> array[$1::bigint] and note <> ''`,
  }),
  statement({
    name: 'personal-data.empty-surveys',
    text: 'update survey_invitation set account_id = null, answers = null where account_id = $1',
  }),
  statement({
    name: 'personal-data.empty-requests',
    text: `update personal_data_request set text = '', answer = null where account_id = $1`,
  }),
  statement({
    name: 'personal-data.empty-files',
    text: `delete from personal_data_file f using personal_data_request r where r.code = f.request_code and r.account_id = $1`,
  }),
  statement({
    name: 'personal-data.empty-audit',
    text: `update audit set details = (
        select coalesce(jsonb_object_agg(key, value) filter (where jsonb_typeof(value) <> 'string'), '{}') from jsonb_each(details))
      where subject = 'account ' || $1::bigint
        or subject in (select 'purchase ' || code from purchase where account_id = $1
          union all select 'proposal ' || code from proposal where account_id = $1
          union all select 'broadcast ' || id from broadcast where account_id = $1
          union all select 'offer ' || offer_code from participation where account_id = $1
          union all select 'offer ' || offer_code from second_chance where account_id = $1)`,
  }),
];

// Mails to others that identify a user: sent mails no longer need their text. Mails to teams have the name, without the e-mail, in a
// separate line.
const namesHim = `recipient <> $1 and text like '%' || $2::text || '%'`;
const mails = statement({
  name: 'personal-data.empty-mails',
  text: `update mail set text = '', html = '', subject = '${GONE}'
    where (sent_at is not null or dead_at is not null)
      and (${namesHim} or (recipient <> $1 and recipient = any($3::text[]) and text like any($4::text[])))`,
});
// Questions and proposals are in mails to sellers, without a name.
const sellingMails = statement({
  name: 'personal-data.empty-selling-mails',
  text: `update mail set text = '', html = '', subject = '${GONE}'
    where dedupe_key like 'selling:%' and (sent_at is not null or dead_at is not null) and text <> ''
      and split_part(dedupe_key, ':', 4) ~ '^(question|proposal)-'
      and split_part(dedupe_key, ':', 3) in (select offer_code::text from question where account_id = $1
        union all select offer_code::text from proposal where account_id = $1)`,
});
const waitingMail = statement({
  name: 'personal-data.waiting-mail',
  text: `select 1 from mail where sent_at is null and dead_at is null and ${namesHim} limit 1`,
});
const ownMails = statement({
  name: 'personal-data.delete-mails',
  text: 'delete from mail where recipient = $1',
});

// The deletion request itself is completed by the erasure.
const closeRequests = statement({
  name: 'personal-data.close-requests',
  text: `update personal_data_request set state = 'undone', answered_at = $2
    where account_id = $1 and state = 'open' and kind <> 'deletion'`,
});

const account = statement({
  name: 'personal-data.erase-account',
  text: `update account set email = 'conta-' || id || '@excluida.invalid', username = 'conta-' || id, password_hash = null, own_password_sum = null,
      name = 'Conta excluída', surname = '', document = null, phone = null, birth = null, trade_name = null, state_registration = null,
      state_registration_exempt = false, registration = null, accepts_mail = false, must_change_password = false, two_step = false,
      passkey_handle = null, first_sign_in_at = null, identity_verified_at = null, blocked_at = coalesce(blocked_at, $2), erased_at = $2
    where id = $1`,
});

/** Lets this transaction remove texts from otherwise append-only histories. */
export async function beginErasure(transaction: Transaction): Promise<void> {
  await transaction.run(begin);
}

/** Removes the person from every table except the account itself, and ends their requests other than the deletion. `now` in epoch milliseconds. */
export async function eraseRecords(transaction: Transaction, accountId: number, now: number): Promise<void> {
  await transaction.run(closeRequests, [accountId, new Date(now)]);
  for (const statement of emptied) await transaction.run(statement, [accountId]);
  for (const table of DELETED) {
    const text = `delete from ${table} where account_id = $1`;
    await transaction.run(statement({ name: `personal-data.delete-${table}`, text }), [accountId]);
  }
}

/** Whether a mail to another user that contains the person's e-mail is still unsent. */
export async function isWrittenAbout(transaction: Transaction, email: string): Promise<boolean> {
  return (await transaction.row(waitingMail, [email, literal(email)])) !== undefined;
}

/** Removes the person from mails: their own are deleted, and their name is removed from those to the given recipients. Unsent mails stay. */
export async function eraseMails(
  transaction: Transaction,
  person: { readonly id: number; readonly email: string; readonly name: string },
  recipients: readonly string[],
): Promise<void> {
  const lines = ['Comprador', 'Participante'].map((as) => `%\n${as}: ${literal(person.name)}.\n%`);
  await transaction.run(mails, [person.email, literal(person.email), recipients, lines]);
  await transaction.run(sellingMails, [person.id]);
  await transaction.run(ownMails, [person.email]);
}

/** Reduces the account to what histories refer to: a number that nobody can sign in to. `now` in epoch milliseconds. */
export async function eraseAccountRow(
  transaction: Transaction,
  accountId: number,
  now: number,
): Promise<void> {
  await transaction.run(account, [accountId, new Date(now)]);
}

function literal(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
