import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../test/builders/staff.ts';
import { documentOf } from '../../../test/builders/tax-id.ts';
import { proposalScene, type ProposalScene } from '../../../test/proposal-scene.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { undoSale } from '../../../test/undone-sale.ts';
import { expectRefused } from '../../../test/whole-state.ts';

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

describe('whoever may not buy is sold to by nobody, rule 0.26', () => {
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
