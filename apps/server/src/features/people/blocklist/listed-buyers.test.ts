import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { registrationForm } from '../../../../test/builders/partner-registration.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { documentOf } from '../../../../test/builders/tax-id.ts';
import { proposalScene, type ProposalScene } from '../../../../test/scenes/proposal-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { undoSale } from '../../../../test/scenes/purchases/undone-sale.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';

let server: TestServer;
let scene: ProposalScene;
let sales: StaffMember;
let documents = 0;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  scene = await proposalScene(server);
  sales = await buildStaff(server);
});
afterAll(() => server.close());

const buyer = () => buildBuyer(server, { document: documentOf('cpf', 7_990_000 + (documents += 1)) });
async function list(by: Buyer): Promise<void> {
  const listing = { tipo: 'documento', conta: by.id, motivo: 'Fraude em três compras.' };
  expect((await sales.post('/admin/blocklist', listing)).statusCode).toBe(201);
}
const block = async (by: Buyer) => {
  const reply = await sales.post(`/admin/accounts/${by.id}/block`, { motivo: 'Documentos falsos.' });
  expect(reply.statusCode).toBe(201);
};

describe('anyone who may not buy is sold to by nobody, rule 0.26', () => {
  it.each([
    ['is on the blocklist since', list],
    ['was blocked since', block],
  ])('the proposal of an account that %s is accepted by nobody, and may be refused', async (_since, stop) => {
    const ana = await buyer();
    const code = await scene.propose(await scene.offer(), 9_000, ana);
    await stop(ana);
    const accept = () => scene.sales.post(`/admin/proposals/${code}/accept`, { valor: 9_000 });
    const refused = await expectRefused(server, accept, 409);
    expect(refused.body).toContain('não pode mais comprar');
    expect((await scene.staff(`${code}/reject`, { motivo: 'Não vendemos.' })).status).toBe(200);
  });

  it('an account that registers as a store from a device on the blocklist deals from no other either', async () => {
    const [ana, browser] = [await buyer(), { 'user-agent': 'Fraud/1.0' }];
    const bid = {
      cdofrta: await scene.offer(),
      cdmoeda: 1,
      vllance: 10_000,
      ismaximo: false,
      frete: 'N',
      endereco: null,
    };
    expect((await ana.post('/lance', bid, browser, '10.9.8.7')).statusCode).toBe(201);
    const listing = { tipo: 'aparelho', conta: ana.id, motivo: 'Fraude em três compras.' };
    // The device is noted soon after the bid.
    const listDevice = async () => (await sales.post('/admin/blocklist', listing)).statusCode;
    await expect.poll(listDevice, { timeout: 5000 }).toBe(201);
    const payload = registrationForm();
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/partner',
      payload,
      headers: browser,
      remoteAddress: '10.9.8.7',
    });
    expect(reply.statusCode).toBe(201);
    const text = 'select listed_at is not null as listed from account where email = $1';
    const row = await server.deps.database.row({ name: 'test.listed', text }, [payload.email]);
    expect(row).toEqual({ listed: true });
  });

  it('a second chance passes over who is on the blocklist', async () => {
    const [ana, bia, caio] = [await buyer(), await buyer(), await buyer()];
    const code = await undoSale(server, sales, [
      [ana, 12_000],
      [bia, 13_000],
      [caio, 15_000],
    ]);
    await list(bia);
    const offered = await sales.post(`/admin/offers/${code}/second-chance`, {});
    expect(offered.json()).toMatchObject({ data: { valor: 12_000 } });
  });
});
