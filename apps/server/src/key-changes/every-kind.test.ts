import { createHash } from 'node:crypto';
import { bankDataPlace } from '@patio/domain/sales/cancellations/bank-data-place.ts';
import { depositBankPlace } from '@patio/domain/finance/deposits/transfer.ts';
import { paybackBankPlace } from '@patio/domain/finance/paybacks/payback-bank-place.ts';
import { readPickupCode } from '@patio/domain/sales/pickup-codes/pickup-code.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPartner } from '../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../test/builders/staff.ts';
import { documentOf } from '../../test/builders/tax-id.ts';
import { buildFilledAccount, type FilledAccount } from '../../test/scenes/filled-account.ts';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { amlCasePlace } from '../features/finance/aml-cases/public.ts';
import { openStoreBank } from '../features/finance/payouts/bank/bank-data.ts';
import { insertBank, sealStoreBank } from '../features/finance/payouts/public.ts';
import { secretPlace } from '../features/identity/authenticators/public.ts';
import { refuseListedDocuments } from '../features/people/blocklist/public.ts';
import { documentFiles } from '../features/people/identity/public.ts';
import { exportPlace, salesRecordPlace } from '../features/people/personal-data/public.ts';
import { refundPayeePlace } from '../features/sales/cancellations/public.ts';
import { complaintFiles } from '../features/sales/complaints/public.ts';
import { messageFiles } from '../features/sales/deal-messages/public.ts';
import { makePickupCode, pickupCodeOf, purchaseOfPickupCode } from '../features/sales/pickup-codes/public.ts';
import { thirdPartyPlace } from '../features/sales/pickups/public.ts';
import { purchaseFiles } from '../features/sales/purchase-documents/public.ts';
import { collectorPlace } from '../features/sales/yard/public.ts';
import { seal } from '../platform/secrets/seal.ts';
import type { SecretKeys } from '../platform/secrets/secret-keys.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { sealedKinds } from '../sealed-kinds.ts';
import { NOTHING, sumOf, type Renewed } from './sealed-kind.ts';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const ALONE: SecretKeys = { secretKey: keyOf(2), formerKeys: [] };
const BARRED = documentOf('cpf', 71_402);
const BANK = { bank: 'Banco', branch: '1', account: '123456-7', pix: null };
/** Shorter and longer than what is looked at first. */
const CONTENTS = [Buffer.from('%PDF-1'), Buffer.alloc(300_000, '%PDF-1.7')];

let server: TestServer;
let staff: StaffMember;
let ana: FilledAccount;
let store: number;
const before = () => server.deps.config;
const depsWith = (keys: SecretKeys) => ({ ...server.deps, config: { ...before(), ...keys } });
const both = (): SecretKeys => ({ secretKey: keyOf(2), formerKeys: [before().secretKey ?? ''] });

const folders = [
  { open: documentFiles, table: 'identity_document' },
  { open: documentFiles, table: 'asked_document' },
  { open: purchaseFiles, table: 'purchase_document' },
  { open: messageFiles, table: 'deal_message_file' },
  { open: complaintFiles, table: 'complaint_file' },
];

const run = (text: string, values: readonly (string | number | Buffer)[] = []) =>
  server.deps.database.rows<{ guid: string; code: number }>(
    { name: `every-kind.${createHash('md5').update(text).digest('hex')}`, text },
    values,
  );
const codeOf = async (text: string) => (await run(text, [ana.id]))[0]?.code ?? 0;
const sealed = (place: string) => seal(before().secretKey, place, 'texto');
const guidsOf = async (table: string) =>
  (await run(`select guid from ${table} where guid is not null order by guid`)).map(({ guid }) => guid);

/** Rows of kinds that the filled account has none of, and its ciphertexts of the key in use. */
async function sealTexts(code: number): Promise<void> {
  const aml = await codeOf('select code from aml_case where account_id = $1');
  const bid = await codeOf('select code from bid_deposit where account_id = $1');
  const request =
    await codeOf(`insert into personal_data_request (account_id, kind, state, idiom, opened_at, due_at, answered_at)
    values ($1, 'export', 'done', 'PTBR', now(), now() + interval '1 day', now()) returning code`);
  for (const [text, ...values] of [
    ['update authenticator set secret = $1 where account_id = $2', sealed(secretPlace(ana.id)), ana.id],
    [
      'update cancellation set bank_data = $1, refund_payee = $2 where purchase_code = $3',
      sealed(bankDataPlace(code)),
      sealed(refundPayeePlace(code)),
      code,
    ],
    [
      'update bid_deposit set bank_asked_at = now(), bank_given_at = now(), transfer_by = now(), bank_data = $1 where code = $2',
      sealed(depositBankPlace(bid)),
      bid,
    ],
    ['update payback_bank set bank_data = $1 where purchase_code = $2', sealed(paybackBankPlace(code)), code],
    [
      'update pickup_booking set third_party = $1 where purchase_code = $2',
      sealed(thirdPartyPlace(code)),
      code,
    ],
    [
      `insert into yard_exit (client_id, purchase_code, vehicle_code, by_code, collector, third_party, keys, confirmed_by, confirmed_at)
      values (gen_random_uuid(), $2, 1, true, $1, false, 0, $3, now())`,
      sealed(collectorPlace(code)),
      code,
      staff.id,
    ],
    [
      `insert into sales_record (purchase_code, content, kept_until) values ($2, $1, now())`,
      sealed(salesRecordPlace(code)),
      code,
    ],
    ['update aml_case set person = $1 where code = $2', sealed(amlCasePlace(aml)), aml],
    [
      `insert into aml_operation (case_code, kind, amount_cents, at, payer, purchase_code) values ($2, 'purchase', 1, now(), $1, $3)`,
      sealed(amlCasePlace(aml)),
      aml,
      code,
    ],
    ['update aml_event set words = $1 where case_code = $2', sealed(amlCasePlace(aml)), aml],
    [
      'insert into personal_data_file (request_code, content, expires_at) values ($2, $1, now())',
      sealed(exportPlace(request)),
      request,
    ],
  ] as const)
    await run(text, values);
}

async function storeFiles(): Promise<void> {
  await run(
    `insert into deal_message_file (conversation_code, account_id, guid, name, type, bytes, sent_at)
      select code, $1, gen_random_uuid(), 'a', 'pdf', 1, now() from deal_conversation, generate_series(1, 45)`,
    [ana.id],
  );
  await run(
    `update asked_document set state = 'accepted', guid = gen_random_uuid(), type = 'pdf', bytes = 1, sent_at = now()
      where account_id = $1`,
    [ana.id],
  );
  for (const { open, table } of folders)
    for (const [at, guid] of (await guidsOf(table)).entries())
      await open(before(), openStorage(before())).put(guid, CONTENTS[at === 1 ? 1 : 0] ?? Buffer.alloc(0));
}

/** One round of a kind. */
async function roundOf(kind: (typeof sealedKinds)[number], keys: SecretKeys): Promise<Renewed> {
  let all = NOTHING;
  let last: string | null = null;
  do {
    const renewed = await kind.renew(depsWith(keys), last);
    all = sumOf(all, renewed);
    ({ last } = renewed);
  } while (last !== null);
  return all;
}

async function countsWith(keys: SecretKeys): Promise<Record<string, Renewed>> {
  const counts: Record<string, Renewed> = {};
  for (const kind of sealedKinds) counts[kind.name] = await roundOf(kind, keys);
  return counts;
}

beforeAll(async () => {
  server = await startTestServer();
  staff = await buildStaff(server);
  ana = await buildFilledAccount(server, {
    name: 'Zuleica',
    surname: 'Quaresma',
    document: documentOf('cpf', 71_401),
    phone: '11987650001',
  });
});
afterAll(() => server.close());

test('everything that was sealed or marked with a key is read without it once a round has nothing left', async () => {
  const at = server.clock.now();
  const { database } = server.deps;
  store = await buildPartner(database, { store: 'loja-chaves' });
  await run(`update purchase set status = 'L' where code = $1`, [ana.purchase]);
  await sealTexts(ana.purchase);
  await storeFiles();
  await database.transact(async (transaction) => {
    await makePickupCode(server.deps, transaction, { purchaseCode: ana.purchase, at });
    const bank = sealStoreBank(server.deps, store, BANK);
    await insertBank(transaction, { store, sealed: bank, shown: 'x', by: staff.id, at, usableFrom: at });
  });
  expect(
    (await staff.post('/admin/blocklist', { tipo: 'documento', valor: BARRED, motivo: 'Fraude.' }))
      .statusCode,
  ).toBe(201);
  const code = (await pickupCodeOf(server.deps, database, ana.purchase)) ?? '';

  const first = await countsWith(both());
  expect(Object.entries(first).filter(([, { sealed: count }]) => count === 0)).toEqual([]);
  expect(Object.values(await countsWith(both())).reduce(sumOf).sealed).toBe(0);
  // Another key beside it, so that the kinds are looked at.
  const none = Object.values(await countsWith({ ...ALONE, formerKeys: [keyOf(9)] })).reduce(sumOf);
  expect(none).toEqual(NOTHING);

  const alone = depsWith(ALONE);
  const row = await database.row<{ sealed: Buffer }>({
    name: 'every-kind.bank',
    text: 'select sealed from store_bank',
  });
  expect(openStoreBank(alone, store, row?.sealed ?? Buffer.alloc(0))).toEqual(BANK);
  expect(readPickupCode(code)).not.toBeNull();
  expect(await purchaseOfPickupCode(alone, database, code)).toBe(ana.purchase);
  await expect(
    database.transact((transaction) => refuseListedDocuments(alone, transaction, [BARRED])),
  ).rejects.toThrow('document-barred');
  for (const { open, table } of folders)
    for (const [place, guid] of (await guidsOf(table)).entries()) {
      const read = await open(alone.config, openStorage(alone.config)).read(guid);
      expect(read?.equals(CONTENTS[place === 1 ? 1 : 0] ?? Buffer.alloc(0))).toBe(true);
    }
});
