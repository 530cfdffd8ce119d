import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { undoSale } from '../../../../test/scenes/purchases/undone-sale.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('a second chance is not taken beyond what the account may stand for, and can still be left, rule 0.26', async () => {
  const sales = await buildStaff(server);
  const [bia, caio] = [await buildBuyer(server), await buildBuyer(server)];
  const code = await undoSale(server, sales, [
    [bia, 13_000],
    [caio, 15_000],
  ]);
  expect((await sales.post(`/admin/offers/${code}/second-chance`, {})).statusCode).toBe(201);
  await server.deps.database.run(
    {
      name: 'test.take-exposure',
      text: `insert into limit_release (account_id, kind, extra, until) values ($1, 'EXPOSICAO', -487001, $2)`,
    },
    [bia.id, new Date(server.clock.now() + 86_400_000)],
  );
  const answer = (aceita: boolean) => bia.post(`/offer/${code}/segunda-chance`, { aceita });
  const reply = await expectRefused(server, () => answer(true), 206);
  expect(reply.json()).toMatchObject({ tipo: 'EXPOSICAO', limite: 12_999, usado: 0 });
  expect((await answer(false)).statusCode).toBe(200);
});
