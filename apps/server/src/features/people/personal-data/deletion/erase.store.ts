import type { Transaction } from '../../../../platform/db/database.ts';
import { type Statement, statement } from '../../../../platform/db/statement.ts';
import { GONE } from './erase-mails.store.ts';
import { WORDS_ABOUT } from './erase-words.store.ts';

const begin = statement({
  name: 'personal-data.begin-erasure',
  text: `select set_config('patio.erasure', 'on', true)`,
});

/** Tables of which nothing of the account $1 remains. Dependent rows are deleted with them. */
export const DELETED = [
  'access_change',
  'access_code',
  'account_invitation',
  'email_code',
  'password_link',
  'interest_token',
  'address',
  'favourite',
  'question',
  'visit',
  'idempotency',
  'limit_release',
  'account_block',
  'notification',
  'interest',
  'saved_search',
  'list_view',
  'open_record',
  'taken_work',
  'week_by_mail',
  'alert_choice',
  'alert_thread',
  'ending_notice',
  'held_alert',
  'bid_news',
  'push_device',
  'selling_team_member',
  'device_trace',
  'identity_request',
  'asked_document',
  'social_identity',
  'authenticator',
  'recovery_code',
  'passkey',
  'passkey_challenge',
] as const;

/** Rows that stay without the person: histories that others depend on, and texts that may name a user. $1: the account. */
const emptied: readonly Statement[] = [
  // Those to its address, and to employees of a company.
  statement({
    name: 'personal-data.empty-invitations',
    text: `delete from account_invitation i using account a
      where a.id = $1 and (i.email = a.email or i.employer_id = a.id)`,
  }),
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
    text: `update purchase set address_code = null, next_action = null, next_action_on = null, default_reason = case when default_reason is not null then '${GONE}' end
      where account_id = $1`,
  }),
  statement({
    name: 'personal-data.empty-contact-notes',
    text: `update contact_note n set text = '${GONE}', promise = case when promise is not null then '${GONE}' end
      from purchase p where p.account_id = $1 and n.purchase_code = p.code`,
  }),
  // The files are part of the sales record (decision 0126).
  statement({
    name: 'personal-data.empty-purchase-documents',
    text: `update purchase_document d set name = '${GONE}', decision = case when d.decision is not null then '${GONE}' end
      from purchase p where p.account_id = $1 and d.purchase_code = p.code`,
  }),
  statement({
    name: 'personal-data.empty-purchase-requests',
    text: `update purchase_document_request r set reason = '${GONE}', end_reason = case when r.end_reason is not null then '${GONE}' end
      from purchase p where p.account_id = $1 and r.purchase_code = p.code`,
  }),
  statement({
    name: 'personal-data.empty-transfer-events',
    text: `update transfer_event e set words = '${GONE}' from purchase p
      where p.account_id = $1 and e.purchase_code = p.code and e.words is not null`,
  }),
  // Movements of the bank that paid their purchases.
  statement({
    name: 'personal-data.empty-statement-lines',
    text: `update statement_line l set words = '', payer_name = null, payer_document = null, forgotten_at = now()
      from receipt r join charge c on c.code = r.charge_code left join purchase p on p.code = c.purchase_code
        left join bid_deposit n on n.code = c.deposit_code
      where (p.account_id = $1 or n.account_id = $1) and l.reference = split_part(r.reference, '/', 1) and l.forgotten_at is null`,
  }),
  statement({
    name: 'personal-data.empty-receipts',
    text: `update receipt r set payer_name = '${GONE}', payer_document = null, decision = case when r.decision is not null then '${GONE}' end
      from charge c left join purchase p on p.code = c.purchase_code left join bid_deposit n on n.code = c.deposit_code
      where (p.account_id = $1 or n.account_id = $1) and r.charge_code = c.code`,
  }),
  statement({
    name: 'personal-data.empty-bid-deposits',
    text: `update bid_deposit set reason = case when reason is not null then '${GONE}' end, bank_asked_at = null,
        bank_given_at = null, transfer_by = null, bank_data = null where account_id = $1`,
  }),
  statement({
    name: 'personal-data.delete-payback-banks',
    text: 'delete from payback_bank b using purchase p where p.account_id = $1 and b.purchase_code = p.code',
  }),
  statement({
    name: 'personal-data.empty-paybacks',
    text: `update payback b set reason = '${GONE}', decision = case when b.decision is not null then '${GONE}' end,
        undo_reason = case when b.undo_reason is not null then '${GONE}' end
      from payback x left join purchase p on p.code = x.purchase_code left join bid_deposit n on n.code = x.deposit_code
      where (p.account_id = $1 or n.account_id = $1) and b.code = x.code`,
  }),
  statement({
    name: 'personal-data.empty-buyer-requests',
    text: `update buyer_request r set message = '${GONE}' from charge c left join purchase p on p.code = c.purchase_code
      where p.account_id = $1 and r.charge_code = c.code`,
  }),
  statement({
    name: 'personal-data.empty-buyer-give-ups',
    text: `update buyer_give_up g set reason = '${GONE}', decision = case when g.decision is not null then '${GONE}' end,
        undo_reason = case when g.undo_reason is not null then '${GONE}' end
      from charge c left join purchase p on p.code = c.purchase_code left join bid_deposit n on n.code = c.deposit_code
      where (p.account_id = $1 or n.account_id = $1) and g.charge_code = c.code`,
  }),
  statement({
    name: 'personal-data.empty-payback-parts',
    text: `update payback_part t set failure = '${GONE}' from payback x join bid_deposit n on n.code = x.deposit_code
      where n.account_id = $1 and x.way = 'transfer' and t.payback_code = x.code and t.failure is not null`,
  }),
  statement({
    name: 'personal-data.empty-storage-waivers',
    text: `update storage_waiver w set reason = '${GONE}' from purchase p where p.account_id = $1 and w.purchase_code = p.code`,
  }),
  statement({
    name: 'personal-data.empty-pickups',
    text: `update pickup_booking b set third_party = null, reason = case when reason is not null then '${GONE}' end
      from purchase p where p.account_id = $1 and b.purchase_code = p.code`,
  }),
  // Who drove to the buyer goes with the address.
  statement({
    name: 'personal-data.empty-deliveries',
    text: `with said as (update delivery_event e set place = case when e.place is not null then '${GONE}' end,
        text = case when e.text is not null then '${GONE}' end from purchase p where p.account_id = $1 and e.purchase_code = p.code)
      update delivery d set driver = case when d.driver is not null then '${GONE}' end, tracking_url = null, tracking_code = null
      from purchase p where p.account_id = $1 and d.purchase_code = p.code`,
  }),
  statement({
    name: 'personal-data.empty-transfer-fines',
    text: `update transfer_fine f set description = '${GONE}', reason = case when f.reason is not null then '${GONE}' end,
        removal_reason = case when f.removal_reason is not null then '${GONE}' end
      from purchase p where p.account_id = $1 and f.purchase_code = p.code`,
  }),
  // What both wrote to each other; what the person wrote as one of the team to others stays theirs.
  statement({
    name: 'personal-data.empty-deal-messages',
    text: `update deal_message m set text = '${GONE}', masked = null, hide_reason = case when hide_reason is not null then '${GONE}' end
      from deal_conversation c where c.account_id = $1 and m.conversation_code = c.code`,
  }),
  statement({
    name: 'personal-data.empty-complaints',
    text: `update complaint_event e set text = '${GONE}', masked = null from complaint c where c.account_id = $1 and e.complaint_code = c.code`,
  }),
  statement({
    name: 'personal-data.empty-complaint-files',
    text: `update complaint_file f set name = '${GONE}' from purchase p where p.account_id = $1 and f.purchase_code = p.code`,
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
  ...WORDS_ABOUT,
];

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
      passkey_handle = null, first_sign_in_at = null, identity_verified_at = null, partner_id = null, store_owner = false,
      blocked_at = coalesce(blocked_at, $2), erased_at = $2
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

/** Reduces the account to what histories refer to: a number that nobody can sign in to. `now` in epoch milliseconds. */
export async function eraseAccountRow(
  transaction: Transaction,
  accountId: number,
  now: number,
): Promise<void> {
  await transaction.run(account, [accountId, new Date(now)]);
}
