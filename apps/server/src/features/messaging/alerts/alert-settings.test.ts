import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertScene } from '../../../../test/scenes/alert-scene.ts';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { closeDueAuctions } from '../../sales/closing/close-due-auctions.ts';

let server: TestServer;
let scene: ReturnType<typeof alertScene>;

beforeAll(async () => {
  server = await startTestServer();
  scene = alertScene(server);
});
afterAll(() => server.close());

const minute = 60_000;
const offer = () => buildAuctionedOffer(server.deps.database, server.clock.now());
const put = async (person: Buyer, data: object, query = '') => {
  const { headers } = await buildSession(server.deps, person.id);
  return server.app.inject({ method: 'PUT', url: `/api/usrio/avisos${query}`, headers, payload: { data } });
};
const titles = (mails: readonly { subject: string }[]) => mails.map(({ subject }) => subject.split(' – ')[0]);

test('everyone begins with the defaults, and choices are stored', async () => {
  const ana = await buildBuyer(server);
  const { data } = (await ana.get('/usrio/avisos')).json<{ data: { evento: string }[] }>();
  expect(data.map(({ evento }) => evento)).toHaveLength(17);
  expect(data[1]).toEqual({
    evento: 'LANCE_SUPERADO',
    aplicativo: true,
    email: true,
    push: true,
    obrigatorios: [],
  });
  const reply = await put(ana, [{ evento: 'LANCE_SUPERADO', email: false }]);
  expect(reply.statusCode).toBe(200);
  await put(ana, [{ evento: 'LANCE_SUPERADO', push: false }]);
  expect((await ana.get('/usrio/avisos')).json<{ data: object[] }>().data[1]).toMatchObject({
    aplicativo: true,
    email: false,
    push: false,
  });
});

test('what was agreed on is always mailed: a choice against it is refused and not stored', async () => {
  const ana = await buildBuyer(server);
  const reply = await put(ana, [
    { evento: 'LANCE_SUPERADO', email: false },
    { evento: 'VENCEU', email: false },
  ]);
  expect([reply.statusCode, reply.json()]).toEqual([
    422,
    { erros: ['Este aviso por e-mail faz parte do que foi contratado e não pode ser desligado.'] },
  ]);
  expect((await ana.get('/usrio/avisos')).json<{ data: object[] }>().data[1]).toMatchObject({ email: true });
});

test('channels that are off stay silent, the others do not', async () => {
  const [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
  await put(ana, [
    { evento: 'LANCE_SUPERADO', email: false },
    { evento: 'LANCE_REGISTRADO', aplicativo: false },
    { evento: 'NAO_VENCEU', email: false, aplicativo: false },
  ]);
  const code = await offer();
  await ana.bid(code, 12_000);
  await bia.bid(code, 12_100);
  await scene.work();
  server.clock.advance(61 * minute + LONGEST_BID_WAIT_MS);
  await closeDueAuctions(server.deps);
  await scene.work();
  expect(titles(await scene.mails(ana))).toEqual([]);
  const notices = await scene.notices(ana);
  expect(notices.map(({ tituloNotificacao: title }) => title.split(' – ')[0])).toEqual([
    'Seu lance foi superado',
  ]);
  expect(titles(await scene.mails(bia))).toEqual(['Lance registrado', 'Você venceu']);
});

test('a mail turns mails of its kind off with one click and without a session, RFC 8058', async () => {
  const [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
  const code = await offer();
  await ana.bid(code, 12_000);
  await bia.bid(code, 12_100);
  await scene.work();
  const mail = (await scene.mails(ana)).find(({ subject }) => subject.startsWith('Seu lance foi superado'));
  const path = new URL(mail?.unsubscribe_address ?? '').pathname;
  expect(mail?.text).toContain(`/avisos/desligar/${ana.id}.overtaken.`);
  const click = (url: string) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  for (let time = 0; time < 2; time += 1)
    expect((await click(path)).json()).toEqual({ eventos: ['LANCE_SUPERADO'] });
  expect((await ana.get('/usrio/avisos')).json<{ data: object[] }>().data[1]).toMatchObject({ email: false });
  const forged = path.replace(`${ana.id}.`, `${bia.id}.`);
  expect((await click(forged)).statusCode).toBe(404);
  expect((await click(path.replace('.overtaken.', '.won.'))).statusCode).toBe(404);
});

test('messages come in the language that a user used last', async () => {
  const [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
  await put(ana, [], '?idiom=EN');
  const code = await offer();
  await ana.bid(code, 12_000);
  await bia.bid(code, 12_100);
  await scene.work();
  server.clock.advance(64 * minute + LONGEST_BID_WAIT_MS);
  await closeDueAuctions(server.deps);
  expect(titles(await scene.mails(ana))).toEqual(['You were outbid', 'Offer ended']);
  expect((await scene.mails(ana))[0]?.text).toContain('Choose which alerts to get');
});
