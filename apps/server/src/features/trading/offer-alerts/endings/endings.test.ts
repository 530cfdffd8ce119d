import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertScene } from '../../../../../test/scenes/alert-scene.ts';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildBuyer } from '../../../../../test/builders/buyer.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { notifyEndingsJob } from '../public.ts';

let server: TestServer;
let scene: ReturnType<typeof alertScene>;
const hour = 3_600_000;

beforeAll(async () => {
  server = await startTestServer();
  scene = alertScene(server);
});
afterAll(() => server.close());

const offer = (hours: number, given = {}) =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), {
    endAt: server.clock.now() + hours * hour,
    ...given,
  });
const titles = async (person: Awaited<ReturnType<typeof buildBuyer>>) =>
  (await scene.notices(person)).map(({ tituloNotificacao }) => tituloNotificacao);

test('favourites and offers with own bids are notified a day and an hour before their end, once each', async () => {
  const [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
  const code = await offer(30, { title: 'Uno' });
  await scene.like(ana, code);
  await bia.bid(code, 12_000);
  await scene.work();
  expect(await titles(ana)).toEqual([]);
  server.clock.advance(6 * hour);
  for (let run = 0; run < 3; run += 1) await scene.work();
  expect(await titles(ana)).toEqual(['Termina em menos de 24 horas: Uno']);
  expect((await scene.notices(bia))[0]?.descricaoNotificacao).toContain('você está na frente');
  expect((await scene.mails(ana)).map(({ subject }) => subject)).toEqual([
    'Termina em menos de 24 horas: Uno',
  ]);
  server.clock.advance(23 * hour);
  for (let run = 0; run < 3; run += 1) await scene.work();
  expect(await titles(ana)).toEqual(['Termina em menos de 1 hora: Uno', 'Termina em menos de 24 horas: Uno']);
  expect(await scene.mails(ana)).toHaveLength(1);
});

test('an end that moves is not notified again', async () => {
  const ana = await buildBuyer(server);
  const code = await offer(25, { title: 'Palio' });
  await scene.like(ana, code);
  server.clock.advance(24.5 * hour);
  await scene.work();
  await server.deps.database.run(
    {
      name: 'test.move-end',
      text: `update auction set end_at = end_at + interval '3 minutes' where offer_code = $1`,
    },
    [code],
  );
  await scene.work();
  expect(await titles(ana)).toEqual(['Termina em menos de 1 hora: Palio']);
});

test('who marked or bid when the end was near already knows it', async () => {
  const ana = await buildBuyer(server);
  const code = await offer(10);
  await scene.like(ana, code);
  await scene.work();
  expect(await titles(ana)).toEqual([]);
});

test('many ends at the same moment make one message', async () => {
  const ana = await buildBuyer(server);
  for (let index = 0; index < 12; index += 1)
    await scene.like(ana, await offer(26, { title: `Carro ${index}` }));
  server.clock.advance(3 * hour);
  await Promise.all(Array.from({ length: 3 }, () => notifyEndingsJob(server.deps).run()));
  await scene.work();
  expect(await titles(ana)).toEqual(['12 ofertas terminam em menos de 24 horas']);
  const [mail] = await scene.mails(ana);
  expect(mail?.text).toContain('E mais 2 ofertas.');
  expect(mail?.text.match(/^- Carro/gm)).toHaveLength(10);
});
