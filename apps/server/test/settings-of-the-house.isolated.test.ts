import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../src/config/load-config.ts';
import { buildAuctionedOffer } from './builders/auctioned-offer.ts';
import { buildBuyer } from './builders/buyer.ts';
import { startCatalogueServer } from './scenes/catalogue-server.ts';

const MINUTE = 60_000;
const run = promisify(execFile);

it.each([
  ['0', 409],
  ['5', 409],
  ['6', 429],
  ['60', 429],
])(
  'holds a bidder back for %s minutes, as the setting says: %i after five, CONS-02',
  async (minutes, status) => {
    const server = await startCatalogueServer({ BID_THROTTLE_MINUTES: minutes });
    const buyer = await buildBuyer(server);
    const now = server.clock.now();
    const code = await buildAuctionedOffer(server.deps.database, now, {
      endAt: now + 86_400_000,
      reserveCents: 90_000_000,
    });
    await buyer.bid(code, 12_000, { automatic: true });
    server.clock.advance(5 * MINUTE);
    const again = await buyer.bid(code, 13_000);
    await server.close();
    // A user who is no longer throttled gets the reply that they already lead.
    expect(again.statusCode).toBe(status);
  },
);

it('refuses with 206 at the allowance of the profile, wherever that is set, CONS-03', async () => {
  const server = await startCatalogueServer({ BID_THROTTLE_MINUTES: '0' });
  const { database, clock } = server.deps;
  const allow = (amount: number) =>
    database.run({ name: 'test.allow', text: 'update profile_limit set amount = $1' }, [amount]);
  const fresh = () => buildAuctionedOffer(database, clock.now());
  const buyer = await buildBuyer(server);
  const statuses: number[] = [];
  const bid = async () => statuses.push((await buyer.bid(await fresh(), 12_000)).statusCode);
  await allow(2);
  for (let offer = 0; offer < 3; offer += 1) await bid();
  await allow(3);
  for (let offer = 0; offer < 2; offer += 1) await bid();
  await server.close();
  expect(statuses).toEqual([201, 201, 206, 201, 206]);
});

it('answers for a buyer with the increment of the setting, CONS-04', async () => {
  const server = await startCatalogueServer({ BID_THROTTLE_MINUTES: '0' });
  const folder = await mkdtemp(path.join(tmpdir(), 'patio-increment-'));
  const { database, config } = server.deps;
  const imported = async (increment: string) => {
    const file = path.join(folder, `${increment}.csv`);
    const lines = ['id;marca;modelo;ano;km;preco;cidade;uf;fotos'];
    lines.push(`inc-${increment};Fiat;Uno;2019/2020;50000;30000;Serra;ES;`);
    await writeFile(file, lines.join('\n'));
    const url = config.database.url ?? '';
    await run(process.execPath, ['apps/server/src/commands/import.ts', file], {
      cwd: REPOSITORY,
      env: { ...process.env, DATABASE_URL: url, PATIO_DATA_DIR: folder, DEFAULT_INCREMENT: increment },
    });
    const row = await database.row<{ code: number; price_cents: number }>({
      name: 'test.latest',
      text: 'select o.code, a.price_cents from offer o join auction a on a.offer_code = o.code order by o.code desc limit 1',
    });
    return { code: row?.code ?? 0, price: (row?.price_cents ?? 0) / 100 };
  };
  const answers: number[] = [];
  for (const increment of ['250', '700']) {
    const { code, price } = await imported(increment);
    // The import uses the clock of the system; before its publication nobody bids.
    server.clock.advance(Math.max(0, Date.now() - server.clock.now()) + 1000);
    const [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
    await ana.bid(code, price + 10_000, { automatic: true });
    const beaten = await bia.bid(code, price + 5000);
    answers.push(beaten.json<{ valorLeilao: number }>().valorLeilao - price - 5000);
  }
  await server.close();
  await rm(folder, { recursive: true });
  expect(answers).toEqual([250, 700]);
});
