import type { listIncrementTables } from '@patio/contract/catalogue/increments/list-increment-tables.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import {
  added,
  expectNothingChanged,
  expectOnlyChanged,
  expectRefused,
} from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let partner: number;
let sales: StaffMember;
let clara: StaffMember;
let seller: StaffMember;

beforeAll(async () => {
  server = await startTestServer();
  partner = await buildPartner(server.deps.database, { store: 'loja-passos' });
  sales = await buildStaff(server, {});
  clara = await buildStaff(server, { name: 'Clara', surname: 'Dias' });
  seller = await buildStaff(server, { staffRole: null, partnerId: partner });
});
afterAll(() => server.close());

const motivo = 'Passos novos.';
const save = (by: StaffMember, passo: number | null, versao: string | null) =>
  by.put('/admin/increments', {
    parceiro: partner,
    faixas: passo === null ? [] : [{ ate: null, passo }],
    versao,
    motivo,
  });
const versionNow = async () =>
  (await sales.get('/admin/increments')).json<Reply<typeof listIncrementTables>>().data[0]?.versao ?? null;

const bands = (step: number) => [{ step, upTo: null }];

it('is written with its reason under the number of the table, for its store', async () => {
  await expectOnlyChanged(server, () => save(clara, 10, null), {
    increment_table: added({
      partner_id: partner,
      category_code: null,
      bands: bands(1000),
      changed_by: clara.id,
    }),
    audit: added({
      actor_id: clara.id,
      action: 'save-increment-table',
      subject_kind: 'increment-table',
      partner_id: partner,
      details: { category: null, reason: motivo },
    }),
  });
});

it('the second of two is told by name who was faster, users of a store not, and nothing of theirs is written', async () => {
  const read = await versionNow();
  expect((await expectRefused(server, () => save(sales, 20, null), 409)).body).toContain('Clara Dias');
  expect((await save(clara, 30, read)).statusCode).toBe(200);
  expect((await expectRefused(server, () => save(sales, 40, read), 409)).body).toContain('Clara Dias');
  expect((await expectRefused(server, () => save(seller, 50, read), 409)).body).not.toContain('Clara');
  await expectOnlyChanged(server, async () => save(seller, 60, await versionNow()), {
    increment_table: { bands: [bands(3000), bands(6000)], changed_by: [clara.id, seller.id] },
    audit: added({ action: 'save-increment-table' }),
  });
});

it('one that was removed meanwhile is not set again unseen, and removing it twice changes nothing', async () => {
  const read = await versionNow();
  await expectOnlyChanged(server, () => save(sales, null, read), {
    increment_table: { removed: expect.objectContaining({ partner_id: partner }) },
    audit: added({ action: 'save-increment-table', partner_id: partner }),
  });
  await expectRefused(server, () => save(clara, 70, read), 409);
  await expectNothingChanged(server, () => save(sales, null, null));
  await expectRefused(server, () => sales.put('/admin/increments', { faixas: [], motivo: 'x' }), 422);
});
