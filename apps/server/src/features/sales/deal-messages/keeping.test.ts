import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildStaff } from '../../../../test/builders/staff.ts';
import {
  boughtDeal,
  conversationAbout,
  officeTalk,
  reply,
  write,
} from '../../../../test/scenes/purchases/deal-messages-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { emptyAccount } from '../../people/personal-data/deletion/empty-account.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a deleted account leaves that and when was written, without the words of either side, and nobody writes to it', async () => {
  const ana = await buildBuyer(server);
  const sales = await buildStaff(server);
  const { offer, purchase } = await boughtDeal(server, ana.id);
  await write(ana, `compra/${purchase}`, 'Moro na Rua das Flores, 12.');
  const code = await conversationAbout(server, offer);
  await reply(sales, code, 'Entregamos na Rua das Flores, 12.');
  const now = server.clock.now();
  await server.deps.database.transact((transaction) => emptyAccount(server.deps, transaction, ana.id, now));
  const seen = await officeTalk(sales, code);
  expect(seen.mensagens.map(({ texto }) => texto)).toEqual(['[excluído]', '[excluído]']);
  expect(seen.podeEscrever).toBe(false);
  expect((await reply(sales, code, 'Alguém aí?')).statusCode).toBe(409);
});
