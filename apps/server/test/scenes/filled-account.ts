import { seal } from '../../src/platform/secrets/seal.ts';
import { bankDataPlace } from '@patio/domain/sales/cancellations/bank-data-place.ts';
import { buildAuctionedOffer } from '../builders/auctioned-offer.ts';
import { buildAccount } from '../builders/account.ts';
import { buildAddress } from '../builders/address.ts';
import { buildPurchasedOffer } from '../builders/purchase.ts';
import { buildStaff } from '../builders/staff.ts';
import type { TestServer } from '../test-server.ts';

/** A user who has left something in every table, and what they are known by. */
export interface FilledAccount {
  readonly id: number;
  readonly email: string;
  readonly document: string;
  readonly phone: string;
  readonly name: string;
  readonly surname: string;
  /** The offer that they bought. */
  readonly bought: number;
  readonly purchase: number;
  /** What must be found nowhere once they are gone. */
  readonly values: readonly string[];
}

/** Makes such a person; nothing of theirs is in progress. The words hold their name, e-mail, document and telephone wherever a user can write. */
export async function buildFilledAccount(
  server: TestServer,
  person: {
    readonly name: string;
    readonly surname: string;
    readonly document: string;
    readonly phone: string;
  },
): Promise<FilledAccount> {
  const { deps, clock } = server;
  const { database, config } = deps;
  const { name, surname, document, phone } = person;
  const { id, email } = await buildAccount(database, {
    ...person,
    email: `${name.toLowerCase()}.${surname.toLowerCase()}@exemplo.test`,
  });
  const address = await buildAddress(database, id);
  const sales = await buildStaff(server);
  const now = clock.now();
  const finished = {
    negotiation_at: now,
    finished_at: now,
    payment_approved: true,
    payment_approved_at: now,
    address_code: address,
  };
  const bought = await buildPurchasedOffer(server, id, { status: 'X', columns: finished });
  const offer = await buildAuctionedOffer(database, clock.now(), { acceptsProposals: true });
  const words = `Sou ${name} ${surname}, ${email}, documento ${document}, telefone ${phone}`;
  const row = await database.row<{ code: number }>(
    { name: 'lived.purchase', text: 'select code from purchase where offer_code = $1' },
    [bought],
  );
  const purchase = row?.code ?? 0;
  const bank = seal(config.secretKey, bankDataPlace(purchase), JSON.stringify({ banco: words }));
  const given = [id, offer, words, email, sales.id, purchase, bank, bought];
  for (const [at, text] of RECORDS.entries()) {
    // Only the parameters that a statement names may be given to it.
    const used = [...new Set(text.match(/\$\d/g) ?? [])].toSorted();
    const renamed = used.reduce((sql, mark, place) => sql.replaceAll(mark, `@${place + 1}`), text);
    await database.run(
      { name: `lived.${at}.${used.join('')}`, text: renamed.replaceAll('@', '$') },
      used.map((mark) => given[Number(mark.slice(1)) - 1] ?? null),
    );
  }
  const values = [name, surname, email, document, phone];
  return { id, email, document, phone, name, surname, bought, purchase, values };
}

/** $1 account, $2 an offer, $3 words about the person, $4 their e-mail, $5 staff, $6 their purchase, $7 sealed bank data, $8 its offer. */
const RECORDS: readonly string[] = [
  `update address set street = left($3, 60), district = $4 where account_id = $1`,
  `insert into category (code, name, position, icon) values (9001, 'Vividos', 9001, 'car') on conflict do nothing`,
  `insert into interest (account_id, category_code) values ($1, 9001)`,
  `insert into favourite (account_id, offer_code, created_at) values ($1, $2, now())`,
  `insert into question (offer_code, account_id, text, answer, created_at, answered_at) values ($2, $1, $3, $3, now(), now())`,
  `insert into notification (account_id, title, body, created_at) values ($1, $3, $3, now())`,
  `insert into saved_search (account_id, name, query, idiom, frequency, by_mail, by_notification, created_at, seen_at, anchors,
     subcategory_codes, brand_codes, model_codes, colours, fuels, gearboxes, lots, singles)
   values ($1, left($3, 120), 'q=uno', 'PTBR', 'never', true, true, now(), now(), '{*}', '{}', '{}', '{}', '{}', '{}', '{}', false, true)`,
  `insert into maximum (offer_code, bidder_id, value_cents, at) values ($2, $1, 7654300, now())`,
  `insert into bid (offer_code, seq, at, kind, bidder_id, value_cents, previous_hash, hash)
   values ($2, 901, now(), 'L', $1, 1234500, repeat('a', 64), repeat('b', 64))`,
  `insert into bid (offer_code, seq, at, kind, bidder_id, value_cents, previous_hash, hash)
   values ($2, 902, now(), 'Z', $1, 1234500, repeat('b', 64), repeat('c', 64))`,
  `insert into annulment (offer_code, seq, struck_seq, reason, note, actor_id, at) values ($2, 902, 901, 'mistake', $3, $5, now())`,
  `insert into participation (account_id, offer_code, last_at, last_amount_cents, freight)
   values ($1, $2, now(), 1234500, 'S')`,
  `with made as (insert into proposal (offer_code, account_id, value_cents, status, freight, created_at, expires_at, decided_at)
     values ($2, $1, 8765400, 'rejected', 'N', now(), now() + interval '1 day', now()) returning code)
   insert into proposal_step (proposal_code, seq, step, actor_kind, actor_id, value_cents, message, at)
   select code, 1, 'send', 'buyer', $1, 8765400, $3, now() from made`,
  `insert into cancel_reason (code, description, needs_text) values (9001, 'Desisti', false) on conflict do nothing`,
  `insert into cancellation (account_id, offer_code, purchase_code, reason_code, text, outcome, bank_data, language, requested_at,
     answered_at, refunded_at)
   values ($1, $8, $6, 9001, $3, 'accepted', $7, 'PTBR', now(), now(), now())`,
  `insert into contact_note (purchase_code, author_id, channel, text, promise, promised_by, at)
   values ($6, $5, 'phone', $3, left($3, 300), 'buyer', now()), ($6, $5, 'note', $3, null, null, now())`,
  `update purchase set next_action = left($3, 300), next_action_on = current_date where code = $6`,
  `insert into second_chance (offer_code, account_id, value_cents, status, offered_by, offered_at, expires_at, answered_at)
   values ($2, $1, 4321000, 'declined', $5, now(), now() + interval '1 day', now())`,
  `insert into strike (account_id, purchase_code, reason, given_by, at, removed_at, removed_by, removal_reason)
   values ($1, $6, $3, $5, now(), now(), $5, $3)`,
  `insert into limit_release (account_id, kind, extra, until, granted_by, reason) values ($1, 'PODE_COMPRAR', 1, now(), $5, $3)`,
  `insert into purchase_document_request (purchase_code, kind, reason, due_on, asked_by, asked_at, state, ended_by, ended_at)
   values ($6, 'pagamento', $3, current_date, $5, now(), 'met', $1, now())`,
  `insert into purchase_document (guid, purchase_code, series, version, kind, name, type, bytes, sha256, side, added_by, added_at, state,
     decided_by, decided_at, decision)
   values (gen_random_uuid(), $6, gen_random_uuid(), 1, 'pagamento', left($3, 80), 'pdf', 1, repeat('a', 64), 'buyer', $1, now(), 'refused',
     $5, now(), $3)`,
  `insert into transfer_fine (purchase_code, happened_on, cents, description, payer, reason, recorded_by, recorded_at, removed_by,
     removed_at, removal_reason)
   values ($6, current_date, 19523, left($3, 200), 'buyer', $3, $5, now(), null, null, null),
     ($6, current_date, 19523, left($3, 200), 'seller', $3, $5, now(), $5, now(), $3)`,
  `insert into transfer_event (purchase_code, step, kind, side, account_id, at, done_on, words)
   values ($6, 'detran', 'sent', 'buyer', $1, now(), current_date, $3), ($6, 'detran', 'refused', 'house', $5, now(), null, $3)`,
  `with made as (insert into charge (purchase_code, kind, creditor, amount_cents, origin, due_at, created_at)
     values ($6, 'documents', 'house', 100, 'staff', now(), now()) returning code)
   insert into receipt (charge_code, amount_cents, paid_on, payer_name, payer_document, reference, source, state, recorded_by, recorded_at,
     decided_by, decided_at, decision)
   select code, 100, current_date, left($3, 80), '12345678909', 'R' || $1, 'transfer', 'returned', $5, now(), $5, now(), $3 from made`,
  `with made as (insert into bank_statement (format, account, file_name, lines, imported_by, imported_at)
     values ('ofx', '1', 'f', 1, $5, now()) returning code)
   insert into statement_line (statement_code, account, key, day, amount_cents, words, payer_name, payer_document, reference)
   select code, '1', lpad('' || $1, 64, '0'), current_date, 100, left($3, 300), left($3, 80), '12345678909', 'R' || $1 from made`,
  `insert into buyer_request (charge_code, amount_cents, message, asked_by, asked_at, ended_at)
   select max(code), 100, left($3, 500), $5, now(), now() from charge where purchase_code = $6`,
  `insert into buyer_give_up (charge_code, amount_cents, state, reason, proposed_by, proposed_at, decided_by, decided_at, decision)
   select max(code), 100, 'withdrawn', left($3, 500), $5, now(), $5, now(), left($3, 500) from charge where purchase_code = $6`,
  `insert into payback_bank (purchase_code, asked_by, asked_at, reason, given_at, bank_data) values ($6, $5, now(), $3, now(), $7)`,
  `insert into payback (purchase_code, way, state, amount_cents, reason, proposed_by, proposed_at, decision, ended_at)
   values ($6, 'transfer', 'withdrawn', 100, left($3, 500), $5, now(), left($3, 500), now())`,
  `with made as (insert into aml_case (account_id, flag, state, total_cents, first_at, last_at, opened_at, person)
     values ($1, 'manual', 'open', 0, now(), now(), now(), '\\x06') returning code)
   insert into aml_event (case_code, kind, author_id, at, words) select code, 'opened', $5, now(), '\\x07' from made`,
  `insert into aml_news (account_id) values ($1)`,
  `insert into pickup_booking (purchase_code, city_code, starts_at, ends_at, state, third_party, by_team, reason, booked_at, changed_at)
   select $6, min(code), now(), now() + interval '30 minutes', 'missed', $7, true, left($3, 500), now(), now() from city`,
  `insert into storage (purchase_code, free_days, daily_cents, most_days, keys) values ($6, 1, 100, 1, 'always')
     on conflict do nothing`,
  `insert into storage_waiver (purchase_code, amount_cents, of_charge, reason, by_id, at) values ($6, 100, false, left($3, 500), $5, now())`,
  `insert into delivery (purchase_code, state, amount_cents, carrier, carrier_document, driver, truck_plate, pickup_on, arrival_on,
     tracking_code, tracking_url, proof, delivered_at, delivered_by, confirmed_at, created_at, changed_at)
   values ($6, 'confirmada', 100, 'Transportes', '11222333000181', left($3, 120), 'ABC1D23', current_date, current_date, left($3, 60),
     'https://rastreio.example/' || left($3, 60), gen_random_uuid(), now(), $5, now(), now(), now())`,
  `insert into delivery_event (purchase_code, step, side, author_id, at, happened_at, place, text)
   values ($6, 'informar', 'house', $5, now(), now(), left($3, 120), $3), ($6, 'confirmar', 'buyer', $1, now(), now(), null, null)`,
  `with place as (insert into visit_place (city_code, open, hours, capacity, contact, changed_at)
     select min(code), true, '[]', 1, 'Recepção', now() from city
     on conflict on constraint visit_place_of_city do update set open = true returning code)
   insert into visit (account_id, offer_code, place_code, starts_at, ends_at, state, reason, note, booked_at, changed_at)
   select $1, $8, code, now(), now() + interval '30 minutes', 'recusada', left($3, 500), left($3, 1000), now(), now() from place`,
  `with made as (insert into deal_conversation (account_id, offer_code, purchase_code, started_at, last_at)
     values ($1, $8, $6, now(), now()) returning code)
   insert into deal_message (conversation_code, side, author_id, text, masked, at) select code, 'buyer', $1, $3, $3, now() from made`,
  `with made as (insert into complaint (purchase_code, account_id, category, remedy, late, opened_at, state, desk, closed_at, end_reason)
     values ($6, $1, 'outro', 'resposta', false, now(), 'closed', 'house', now(), 'withdrawn') returning code),
   said as (insert into complaint_event (complaint_code, at, kind, side, author_id, text, masked, reviewed)
     select code, now(), 'open', 'buyer', $1::bigint, $3::text, $3::text, false from made union all select code, now(), 'note', 'house', $5::bigint, $3::text, null, false from made
     returning code)
   insert into complaint_file (guid, purchase_code, event_code, account_id, name, type, bytes, sha256, sent_at)
   select gen_random_uuid(), $6, min(code), $1, left($3, 80), 'pdf', 1, repeat('a', 64), now() from said`,
  `with made as (insert into identity_request (account_id, state, created_at, decided_at, decided_by, reason)
     values ($1, 'refused', now(), now(), $5, $3) returning code)
   insert into identity_document (guid, request_code, kind, type, bytes) select gen_random_uuid(), code, 'documento', 'pdf', 1 from made`,
  `insert into asked_document (account_id, kind, reason, due_on, asked_by, asked_at, state, decided_by, decided_at, decision)
   values ($1, 'identidade', $3, current_date, $5, now(), 'refused', $5, now(), $3)`,
  `insert into blocklist (kind, mark, hint, account_id, reason, listed_by, listed_at, lift_reason, lifted_by, lifted_at)
   values ('document', '\\x01', '•••0000', $1, $3, $5, now(), $3, $5, now())`,
  `insert into bid_deposit (account_id, offer_code, amount_cents, state, asked_at, held_at, purchase_code, decide_by, decided_by, decided_at,
     reason, ended_at) values ($1, $2, 100, 'kept', now(), now(), $6, now(), $5, now(), left($3, 500), now())`,
  `insert into deposit (account_id, held_cents, reason, recorded_by, at) values ($1, 0, $3, $5, now())`,
  `insert into email_code (account_id, email, code_hash, expires_at) values ($1, $4, '\\x00', now())`,
  `insert into account_block (account_id, reason, blocked_by, blocked_at, lift_reason, lifted_by, lifted_at)
   values ($1, $3, $5, now(), $3, $5, now())`,
  `insert into idempotency (account_id, key, body_hash, status, reply, created_at)
   values ($1, 'k1', '\\x00', 201, jsonb_build_object('texto', $3::text), now())`,
  `insert into alert_choice (account_id, event, channel, wanted) values ($1, 'overtaken', 'mail', false)`,
  `insert into alert_thread (account_id, offer_code, event, value_cents, automatic) values ($1, $2, 'overtaken', 1, false)`,
  `insert into ending_notice (account_id, offer_code, event) values ($1, $2, 'ending-day')`,
  `insert into held_alert (account_id, event, offer_code, held_at, due_at) values ($1, 'bid-placed', $2, now(), now())`,
  `insert into bid_news (offer_code, account_id, kind, value_cents, automatic, at) values ($2, $1, 'overtaken', 1, false, now())`,
  `with made as (insert into push_device (account_id, endpoint, p256dh, auth, created_at)
     values ($1, 'https://push.test/' || $4, 'k', 'a', now()) returning id)
   insert into push_message (device_id, tag, payload, dedupe_key, created_at, expires_at, not_before)
   select id, 't', $3, 'd', now(), now(), now() from made`,
  `insert into device_trace (account_id, device_mark, network_mark, first_at, last_at) values ($1, '\\x01', '\\x02', now(), now())`,
  `insert into review_flag (offer_code, kind, account_ids, evidence, raised_at, note) values ($2, 'bidding-pattern', array[$1::bigint], '{}', now(), $3)`,
  `insert into audit (actor_id, action, subject, details, at)
   values ($5, 'grant-release', 'account ' || $1::bigint, jsonb_build_object('reason', $3::text, 'extra', 1), now())`,
  `insert into audit (actor_id, action, subject, details, at)
   values ($5, 'default-purchase', 'purchase ' || $6::bigint, jsonb_build_object('reason', $3::text), now())`,
  `with made as (insert into broadcast (title, body, attachment_guid, attachment_name, attachment_bytes, account_id, recipients, content_hash,
       created_by, created_at, finished_at)
     values ($3, $3, gen_random_uuid(), $3, 3, $1, 1, convert_to($3, 'UTF8'), $5, now(), now()) returning id)
   insert into audit (actor_id, action, subject, details, at)
   select $5, 'send-broadcast', 'broadcast ' || id, jsonb_build_object('title', $3::text), now() from made`,
  `insert into mail (recipient, subject, text, html, created_at, not_before, sent_at) values ($4, $3, $3, $3, now(), now(), now())`,
  `insert into mail (recipient, subject, text, html, created_at, not_before, sent_at)
   values ('vendas@patio.test', $3, $3, $3, now(), now(), now())`,
  `insert into survey (guid, title) values ('00000000-0000-4000-8000-00000000900a', 'Como foi') on conflict do nothing`,
  `insert into survey_invitation (survey_guid, deal_code, account_id, offer_code, answered_at, answers)
   values ('00000000-0000-4000-8000-00000000900a', $6, $1, $8, now(), jsonb_build_object('texto', $3::text))`,
  `insert into terms_consent (account_id, terms_version, accepts_mail, given_at) values ($1, '2025-06-12', true, now())`,
  `insert into consent (consent_id, account_id, policy_version, performance, functionality, advertising, given_at)
   values (gen_random_uuid(), $1, '2025-06-12', true, false, false, now())`,
  `insert into marketing_consent (account_id, accepted, policy_version, place, given_at) values ($1, true, '2025-06-12', 'profile', now())`,
  `insert into session (id, account_id, token_hash, token_expires_at, refresh_hash, created_at, last_seen_at, expires_at, user_agent, address)
   values (gen_random_uuid(), $1, sha256(convert_to($4, 'UTF8')), now(), sha256(convert_to($3, 'UTF8')), now(), now(), now(), 'Navegador', '203.0.113.9')`,
  `insert into security_event (account_id, kind, detail, user_agent, address, first_at, at)
   values ($1, 'signed-in', left($3, 100), 'Navegador', '203.0.113.9', now(), now())`,
  `insert into access_code (account_id, code_hash, expires_at, created_at) values ($1, '\\x03', now(), now())`,
  `insert into password_link (token_hash, account_id, expires_at, created_at) values (sha256(convert_to('l' || $4, 'UTF8')), $1, now(), now())`,
  `insert into interest_token (token_hash, account_id, expires_at, created_at) values (sha256(convert_to('i' || $4, 'UTF8')), $1, now(), now())`,
  `insert into access_change (account_id, kind, before, after, reason, token_hash, asked_by, asked_at, effective_at, outcome, ended_at)
   values ($1, 'email', $4, $4, left($3, 400), sha256(convert_to('t' || $4, 'UTF8')), $5, now(), now(), 'refused', now())`,
  `insert into account_invitation (email, name, staff_role, token_hash, idiom, invited_at, sent_at, expires_at, outcome, ended_at, account_id)
   values ($4, left($3, 100), 'sales', sha256(convert_to('w' || $4, 'UTF8')), 'PTBR', now(), now(), now(), 'accepted', now(), $1)`,
  `insert into account_invitation (email, name, staff_role, token_hash, idiom, invited_at, sent_at, expires_at)
   values ($4, left($3, 100), 'sales', sha256(convert_to('v' || $4, 'UTF8')), 'PTBR', now(), now(), now())`,
  `insert into social_identity (provider, subject, account_id, email, linked_at) values ('google', 's-' || $4, $1, $4, now())`,
  `insert into authenticator (account_id, secret, created_at) values ($1, '\\x04', now())`,
  `insert into recovery_code (account_id, code_hash) values ($1, sha256(convert_to('r' || $4, 'UTF8')))`,
  `insert into passkey (account_id, credential_id, public_key, counter, name, synced, created_at)
   values ($1, 'c-' || $4, '\\x05', 0, left($3, 60), false, now())`,
  `insert into passkey_challenge (challenge_hash, account_id, session_id, expires_at)
   values (sha256(convert_to('p' || $4, 'UTF8')), $1, gen_random_uuid(), now())`,
  `insert into personal_data_request (account_id, kind, subject, text, answer, state, idiom, opened_at, due_at, answered_at)
   values ($1, 'correction', 'other', $3, $3, 'done', 'PTBR', now(), now() + interval '1 day', now())`,
];
