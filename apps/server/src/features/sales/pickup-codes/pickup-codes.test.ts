import { readPickupCode } from '@patio/domain/sales/pickup-codes/pickup-code.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { added, expectOnlyChanged, expectRefused, mailTo } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { fillPickupCodesJob, pickupCodeOf, purchaseOfPickupCode } from './public.ts';

let server: TestServer;
let staff: StaffMember;
let ana: Buyer;
let code: number;

beforeAll(async () => {
  server = await startTestServer();
  staff = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server);
  code = await purchaseOf(server, await buildPurchasedOffer(server, ana.id));
});

const path = () => `/usrio/compras/${code}/codigo-retirada`;
const own = async (by: Buyer = ana) =>
  (await by.get(path())).json<{ data: { codigo: string } | null }>().data?.codigo ?? null;
const release = () => staff.post(`/admin/purchases/${code}/step`, { passo: 'retirada' });
const found = (typed: string) => purchaseOfPickupCode(server.deps, server.deps.database, typed);

describe('a pickup code', () => {
  it('is made when the purchase is released, and is read by its buyer alone', async () => {
    expect(await own()).toBeNull();
    await release();
    const shown = await own();
    expect(shown).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/u);
    expect(await pickupCodeOf(server.deps, server.deps.database, code)).toBe(shown);
    expect(await found(` ${shown?.toLowerCase()}`)).toBe(code);
    const other = await buildBuyer(server);
    expect((await other.get(path())).statusCode).toBe(404);
    expect((await other.post(path(), {})).statusCode).toBe(404);
    expect((await staff.get(`/admin/purchases/${code}`)).body).not.toContain(shown);
  });

  it('is in no row of the database as it is read, not even in mails and audits', async () => {
    await release();
    const shown = (await own()) ?? '';
    const tables = await server.deps.database.rows<{ text: string }>({
      name: 'test.pickup-code-texts',
      text: `select t::text as text from pickup_code t union all select m::text from mail m union all select a::text from audit a
        union all select n::text from notification n`,
    });
    const raw = readPickupCode(shown) ?? '';
    expect(tables.length).toBeGreaterThan(3);
    expect(tables.filter(({ text }) => text.includes(shown) || text.includes(raw))).toEqual([]);
  });

  it('is given to purchases that were released before there were codes, and to no others', async () => {
    const old = await purchaseOf(server, await buildPurchasedOffer(server, ana.id, { status: 'L' }));
    const done = await purchaseOf(server, await buildPurchasedOffer(server, ana.id, { status: 'X' }));
    await fillPickupCodesJob(server.deps).run();
    const read = (purchase: number) => pickupCodeOf(server.deps, server.deps.database, purchase);
    expect([await read(old), await read(done), await read(code)]).toEqual([expect.any(String), null, null]);
  });

  it('counts no more once the purchase is completed or cancelled', async () => {
    await release();
    const shown = (await own()) ?? '';
    await staff.post(`/admin/purchases/${code}/step`, { passo: 'conclusao' });
    expect([await own(), await found(shown)]).toEqual([null, null]);
    await expectRefused(server, () => ana.post(path(), {}), 409);
    await expectRefused(server, () => staff.post(`/admin/purchases/${code}/pickup-code`, {}), 409);
  });

  it('is replaced by its buyer, and the old one dies', async () => {
    await release();
    const first = (await own()) ?? '';
    await expectOnlyChanged(server, () => ana.post(path(), {}), {
      pickup_code: { sealed: expect.any(Array), mark: expect.any(Array), replacements: [0, 1] },
    });
    const second = (await own()) ?? '';
    expect(second).not.toBe(first);
    expect([await found(first), await found(second)]).toEqual([null, code]);
  });

  it('is replaced by staff without being shown to them: audited, and its buyer is notified', async () => {
    await release();
    const first = (await own()) ?? '';
    const reply = await expectOnlyChanged(
      server,
      () => staff.post(`/admin/purchases/${code}/pickup-code`, {}),
      {
        pickup_code: { sealed: expect.any(Array), mark: expect.any(Array), replacements: [0, 1] },
        audit: added({ actor_id: staff.id, action: 'replace-pickup-code', subject: `purchase ${code}` }),
        mail: mailTo(ana.email),
        notification: added({ account_id: ana.id }),
      },
    );
    const second = (await own()) ?? '';
    expect([second === first, await found(first)]).toEqual([false, null]);
    expect(reply.body).not.toContain(second);
  });

  it('does not exist for what is none', async () => {
    for (const typed of ['', '😀', 'A'.repeat(5000), "' or 1=1 --", 'ABCD-2345'])
      expect(await found(typed)).toBeNull();
    await expectRefused(server, () => staff.post('/admin/purchases/999999999/pickup-code', {}), 404);
  });
});
