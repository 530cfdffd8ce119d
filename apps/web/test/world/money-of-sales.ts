import { numberOf, type World } from './world.ts';

/** Charges a purchase for something of the house, as its sale would; centavos. */
export async function charged(world: World, purchase: number, kind: string, cents: number): Promise<void> {
  await world.query(
    `insert into book_account (kind, purchase_code) values ('receivable', $1) on conflict do nothing returning code`,
    [purchase],
  );
  await world.query(
    `insert into book_account (kind) values ('house-revenue') on conflict do nothing returning code`,
  );
  await world.query(
    `with made as (insert into charge (purchase_code, kind, creditor, amount_cents, origin, due_at, created_at)
        values ($1, $2, 'house', $3, 'sale', now() + interval '3 days', now()) returning code),
      booked as (insert into book_transaction (kind, charge_code, at, key) select 'charge', code, now(), 'charge:' || code from made
        returning code, charge_code)
      insert into book_entry (transaction_code, account_code, charge_code, amount_cents)
      select b.code, a.code, b.charge_code, case a.kind when 'receivable' then $3::bigint else -$3::bigint end
      from booked b join book_account a on a.kind = 'receivable' and a.purchase_code = $1 or a.kind = 'house-revenue' returning code`,
    [purchase, kind, cents],
  );
}

/** A Pix to the house's key that names no charge, as the bank's list told it so many days ago; answers its code. Centavos. */
export async function strayPix(
  world: World,
  cents: number,
  { text = null, daysAgo = 0 }: { readonly text?: string | null; readonly daysAgo?: number } = {},
): Promise<number> {
  const code = await world.value(
    'code',
    `insert into stray_pix (end_to_end_id, amount_cents, payer_text, paid_at, recorded_at, booked_cents, left_cents)
      values ('E' || substr(md5(random()::text), 1, 31), $1, $2, now() - make_interval(days => $3), now(), $1, $1) returning code`,
    [cents, text, daysAgo],
  );
  await world.query(
    `with booked as (insert into book_transaction (kind, stray_code, at, key) values ('stray', $1::bigint, now(), 'stray:' || $1) returning code)
      insert into book_entry (transaction_code, account_code, amount_cents)
      select b.code, a.code, case a.kind when 'house-bank' then $2::bigint else -$2::bigint end
      from booked b, book_account a where a.kind in ('house-bank', 'suspense') returning transaction_code`,
    [numberOf(code), cents],
  );
  return numberOf(code);
}

/** A movement that came in today, as a statement without ids of Pix has it; answers its code. Centavos. */
export async function movement(world: World, cents: number, words: string): Promise<number> {
  const { id } = await world.person();
  const statement = await world.value(
    'code',
    `insert into bank_statement (format, account, file_name, lines, added, imported_by, imported_at)
      values ('ofx', '341 ' || md5(random()::text), 'extrato.ofx', 1, 1, $1, now()) returning code`,
    [id],
  );
  const code = await world.value(
    'code',
    `insert into statement_line (statement_code, account, key, day, amount_cents, words, reference)
      select s.code, s.account, md5(s.account) || md5(random()::text), (now() at time zone 'America/Sao_Paulo')::date, $2, $3,
        upper(md5(random()::text)) from bank_statement s where s.code = $1 returning code`,
    [numberOf(statement), cents, words],
  );
  return numberOf(code);
}

/** What the bank gave back by itself of a Pix without a charge, because its payer reported a fraud; `open`: not in the book yet. Answers its code. Centavos. */
export async function bankRefund(
  world: World,
  cents: number,
  { open = 0 }: { readonly open?: number } = {},
): Promise<number> {
  const stray = await strayPix(world, cents);
  const code = await world.value(
    'code',
    `insert into bank_refund (end_to_end_id, refund_id, amount_cents, nature, state, told_at, done_at, open_cents)
      select end_to_end_id, substr(md5(random()::text), 1, 20), amount_cents, 'fraud', 'done', now(), now(), $2::bigint from stray_pix
      where code = $1 returning code`,
    [stray, open],
  );
  return numberOf(code);
}

/** What finance recorded by hand today for all that a purchase owes for its documents, under a reference that nothing at the bank has. Centavos. */
export async function receiptByHand(world: World, purchase: number, cents: number): Promise<void> {
  const { id } = await world.person();
  await world.query(
    `with made as (insert into receipt (charge_code, amount_cents, paid_on, payer_name, reference, source, state, recorded_by, recorded_at)
        select code, $2, (now() at time zone 'America/Sao_Paulo')::date, 'Ana Souza', 'TED ' || upper(md5(random()::text)), 'transfer', 'counted', $3, now()
        from charge where purchase_code = $1 and kind = 'documents' returning code, charge_code, reference),
      booked as (insert into book_transaction (kind, charge_code, receipt_code, at, by_id, reference, key)
        select 'receipt', charge_code, code, now(), $3, reference, 'receipt:' || code from made returning code, charge_code)
      insert into book_entry (transaction_code, account_code, charge_code, amount_cents)
      select b.code, a.code, b.charge_code, case a.kind when 'house-bank' then $2::bigint else -$2::bigint end
      from booked b join book_account a on a.kind = 'receivable' and a.purchase_code = $1 or a.kind = 'house-bank' returning code`,
    [purchase, cents, id],
  );
}

/** What the bank gave back of a charge beyond what stood of it: its buyer owes it; answers the charge. Centavos. */
export async function givenBackTooMuch(world: World, purchase: number, cents: number): Promise<number> {
  await charged(world, purchase, 'documents', cents);
  await world.query(
    `insert into book_account (kind, account_id) select 'user', account_id from purchase where code = $1 on conflict do nothing returning code`,
    [purchase],
  );
  const code = await world.value('code', 'select max(code) as code from charge where purchase_code = $1', [
    purchase,
  ]);
  await world.query(
    `with booked as (insert into book_transaction (kind, charge_code, at, key) values ('bank-refund', $1::bigint, now(), 'bank-refund:screen-' || $1) returning code)
      insert into book_entry (transaction_code, account_code, charge_code, amount_cents)
      select b.code, a.code, $1::bigint, case a.kind when 'user' then $2::bigint else -$2::bigint end
      from booked b, book_account a where a.kind = 'house-bank'
        or a.kind = 'user' and a.account_id = (select account_id from purchase where code = $3) returning code`,
    [numberOf(code), cents, purchase],
  );
  return numberOf(code);
}
