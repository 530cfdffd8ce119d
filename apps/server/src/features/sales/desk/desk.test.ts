import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HOUR = 3_600_000;

it('the desk counts what waits by whose it is, with the first due instant and what is overdue', async () => {
  const [ana, rui] = [await buildStaff(server), await buildStaff(server)];
  const buyer = await buildBuyer(server);
  const now = server.clock.now();
  const offer = await buildAuctionedOffer(server.deps.database, now, {});
  const codes: number[] = [];
  for (const hours of [50, 10, 5, 1]) {
    const row = await server.deps.database.row<{ code: number }>(
      {
        name: 'test.ask',
        text: `insert into question (offer_code, account_id, text, created_at) values ($1, $2, 'Tem?', $3) returning code`,
      },
      [offer, buyer.id, new Date(now - hours * HOUR)],
    );
    codes.push(row?.code ?? 0);
  }
  const [oldest = 0, second = 0, third = 0] = codes;
  await ana.post('/admin/work/take', { tipo: 'question', codigos: [third] });
  await rui.post('/admin/work/take', { tipo: 'question', codigos: [oldest] });
  const desk = (await ana.get('/admin/desk')).json<{ data: { tipo: string }[] }>().data;
  expect(desk.find(({ tipo }) => tipo === 'question')).toEqual({
    tipo: 'question',
    total: 4,
    meus: 1,
    livres: 2,
    vencidos: 1,
    prazo: new Date(now - 2 * HOUR).toISOString(),
    desde: new Date(now - 50 * HOUR).toISOString(),
    primeiro: second,
  });
  const support = await buildStaff(server, { staffRole: 'support' });
  const kinds = (await support.get('/admin/desk')).json<{ data: { tipo: string }[] }>().data;
  expect(kinds.map(({ tipo }) => tipo)).toEqual([
    'question',
    'cancellation',
    'verification',
    'document',
    'data-request',
    'store-registration',
    'conversation',
    'complaint',
    'purchase',
  ]);
});
