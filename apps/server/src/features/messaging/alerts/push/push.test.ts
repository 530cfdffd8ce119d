import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertScene } from '../../../../../test/scenes/alert-scene.ts';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { startPushService } from '../../../../../test/processes/push-service.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { pushSender } from '../../../../platform/push/push-service.ts';
import { sendPushJob } from '../public.ts';
import { pushKeys } from './push-keys.ts';

let server: TestServer;
let scene: ReturnType<typeof alertScene>;
let service: Awaited<ReturnType<typeof startPushService>>;

beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer({ PUSH_HOSTS: service.host });
  scene = alertScene(server);
});
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(async () => {
  service.received.length = 0;
  service.answer();
  await server.deps.database.run({ name: 'test.forget-push', text: 'delete from push_message' });
});

/** The worker, with the protocol of push services up to the network. */
async function push() {
  const { config } = server.deps;
  const send = pushSender({
    keys: pushKeys(config),
    subject: `mailto:${config.brand.email}`,
    post: service.post,
  });
  while (await sendPushJob(server.deps, send).run());
}

async function remove(person: Buyer, payload: object) {
  const { headers } = await buildSession(server.deps, person.id);
  return server.app.inject({ method: 'DELETE', url: '/api/usrio/push', headers, payload });
}

/** A user who is overtaken on an offer as often as asked for. */
async function overtaken() {
  const [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
    endAt: server.clock.now() + 48 * 3_600_000,
  });
  let price = 11_000;
  const again = async () => {
    await ana.bid(code, (price += 100));
    await bia.bid(code, (price += 100));
    await scene.work();
  };
  return { ana, bia, code, again };
}

test('who is overtaken gets it on their devices at once: title, place and tag of the offer, sealed', async () => {
  const { ana, code, again } = await overtaken();
  const device = service.subscribe();
  expect((await ana.post('/usrio/push', device)).json()).toEqual({ aparelhos: 1 });
  await again();
  await push();
  expect(service.received).toEqual([
    {
      endpoint: device.endpoint,
      payload: {
        titulo: 'Seu lance foi superado – Fiat Uno 1.0',
        caminho: `/oferta/${code}?view=leilao&lance=minimo`,
        marca: `oferta-${code}`,
        idioma: 'PTBR',
      },
      headers: expect.objectContaining({
        'content-encoding': 'aes128gcm',
        ttl: '43200',
        authorization: expect.stringMatching(/^vapid t=.+, k=.+/),
      }),
    },
  ]);
});

test('of a ladder that waits only the last step is sent', async () => {
  const { ana, again } = await overtaken();
  await ana.post('/usrio/push', service.subscribe());
  for (let step = 0; step < 4; step += 1) {
    await again();
    server.clock.advance(1000);
  }
  await push();
  expect(service.received).toHaveLength(1);
  await again();
  await push();
  const topics = service.received.map(({ headers }) => headers['topic']);
  expect(topics).toHaveLength(2);
  expect(new Set(topics).size).toBe(1);
});

test('a push service that is busy is asked again, later and later, and a device that is gone is forgotten', async () => {
  const { ana, again } = await overtaken();
  await ana.post('/usrio/push', service.subscribe());
  await again();
  service.answer({ status: 503 }, { status: 429, retryAfter: '90' });
  await push();
  server.clock.advance(4999);
  await push();
  expect(service.received).toHaveLength(0);
  server.clock.advance(1);
  await push();
  server.clock.advance(89_000);
  await push();
  expect(service.received).toHaveLength(0);
  server.clock.advance(1000);
  await push();
  expect(service.received).toHaveLength(1);
  service.answer({ status: 410 });
  await again();
  await push();
  expect((await ana.get('/usrio/avisos')).json()).toMatchObject({ aparelhos: 0 });
});

test('nobody is notified by push who has switched it off or removed their device', async () => {
  const { ana, bia, again } = await overtaken();
  const device = service.subscribe();
  await ana.post('/usrio/push', device);
  await bia.post('/usrio/push', service.subscribe());
  expect((await remove(ana, { endpoint: device.endpoint })).statusCode).toBe(204);
  await again();
  await push();
  expect(service.received).toEqual([]);
  await ana.post('/usrio/push', device);
  const { headers } = await buildSession(server.deps, ana.id);
  const payload = { data: [{ evento: 'LANCE_SUPERADO', push: false }] };
  await server.app.inject({ method: 'PUT', url: '/api/usrio/avisos', headers, payload });
  await again();
  await push();
  expect(service.received).toEqual([]);
});

test('a device belongs to anyone who signed in on it last', async () => {
  const { ana, bia, again } = await overtaken();
  const device = service.subscribe();
  await ana.post('/usrio/push', device);
  await again();
  await bia.post('/usrio/push', device);
  await push();
  expect(service.received).toEqual([]);
  expect((await ana.get('/usrio/avisos')).json()).toMatchObject({ aparelhos: 0 });
  expect((await remove(ana, { endpoint: device.endpoint })).statusCode).toBe(204);
  expect((await bia.get('/usrio/avisos')).json()).toMatchObject({ aparelhos: 1 });
});

test('an address that is no push service is refused in words, and nothing is called', async () => {
  const { ana } = await overtaken();
  for (const endpoint of [
    'https://127.0.0.1/a',
    'http://push.patio.test/a',
    'https://push.patio.test:444/a',
  ]) {
    const reply = await ana.post('/usrio/push', { ...service.subscribe(), endpoint });
    expect([reply.statusCode, reply.json()]).toEqual([
      422,
      { erros: ['O serviço de avisos deste navegador não é conhecido.'] },
    ]);
  }
});

test('no more than twenty devices are notified', async () => {
  const ana = await buildBuyer(server);
  for (let index = 0; index < 20; index += 1) await ana.post('/usrio/push', service.subscribe());
  const refused = await ana.post('/usrio/push', service.subscribe());
  expect(refused.json()).toEqual({
    erros: ['Você já recebe avisos em 20 aparelhos. Desligue um antes.'],
  });
  expect((await remove(ana, {})).statusCode).toBe(204);
  expect((await ana.get('/usrio/avisos')).json()).toMatchObject({ aparelhos: 0 });
});
