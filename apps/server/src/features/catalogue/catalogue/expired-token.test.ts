import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../../../test/builders/account.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
});
afterAll(() => server.close());

it('a page that is opened with an expired token shows the prices of its profile, and nothing else of its account, S-21', async () => {
  const code = await server.offer({
    buyNowCents: 5_000_000,
    profilePrices: [{ profileCode: 5, buyNowCents: 4_700_000 }],
  });
  const dealer = await buildAccount(server.deps.database, { profileCode: 5 });
  const { headers } = await buildSession(server.deps, dealer.id);
  const priced = async (given: Record<string, string>) =>
    (await server.get(`/offer/${code}/price`, given)).json<{ valorCompreJa: number }>().valorCompreJa;
  expect([await priced(headers), await priced({})]).toEqual([47_000, 50_000]);
  server.clock.advance(16 * 60_000);
  expect(await priced(headers)).toBe(47_000);
  expect((await server.get('/offer/myoffers', headers)).statusCode).toBe(401);
  await server.deps.database.run(
    { name: 'test.revoke', text: 'update session set revoked_at = $2 where account_id = $1' },
    [dealer.id, new Date(server.clock.now())],
  );
  expect(await priced(headers)).toBe(50_000);
});
