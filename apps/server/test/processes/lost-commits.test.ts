import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changesMade } from '../../src/platform/db/changes-made.ts';
import { openDatabase, type Database } from '../../src/platform/db/database.ts';
import { buildServer } from '../../src/server.ts';
import { buildAuctionedOffer } from '../builders/auctioned-offer.ts';
import { buildBuyer } from '../builders/buyer.ts';
import { buildSession } from '../builders/session.ts';
import { openCuttingProxy, type CuttingProxy } from './cutting-proxy.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
let proxy: CuttingProxy;
let cut: Database;
let app: FastifyInstance;
/** Two people, who bid in turn. */
const people: Record<string, string>[] = [];
let offerCode: number;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  const { deps } = server;
  proxy = await openCuttingProxy(deps.config.database.url ?? '');
  cut = openDatabase({ url: proxy.url, max: 4, timeoutMs: 10_000, statementMs: 2000 });
  app = await buildServer({ ...deps, database: cut, reserved: cut });
  offerCode = await buildAuctionedOffer(deps.database, server.clock.now());
  for (const { id } of [await buildBuyer(server), await buildBuyer(server)]) {
    people.push((await buildSession(deps, id)).headers);
  }
});
afterAll(async () => {
  await app.close();
  await cut.close();
  await proxy.close();
  await server.close();
});

const post = async (url: string, payload: object, key?: string, headers = people[0]) => {
  const more = key === undefined ? {} : { 'idempotency-key': key };
  const reply = await app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { ...headers, ...more },
    payload,
  });
  const { erros, data } = reply.json<{ erros?: string[]; data?: { codigo: number } }>();
  return {
    status: reply.statusCode,
    retryAfter: reply.headers['retry-after'],
    text: erros?.[0],
    code: data?.codigo,
  };
};
const bid = (reais: number, idiom = 'PTBR') => {
  const terms = { cdmoeda: 1, ismaximo: false, frete: 'N', endereco: null };
  return post(
    `/lance?idiom=${idiom}`,
    { cdofrta: offerCode, vllance: reais, ...terms },
    `bid ${reais}`,
    people[(reais / 100) % 4 === 1 ? 0 : 1],
  );
};
const recorded = async () => {
  const text = 'select code from bid where offer_code = $1 order by code';
  const rows = await server.deps.database.rows<{ code: number }>({ name: 'test.codes', text }, [offerCode]);
  return rows.map(({ code }) => code);
};

it('a bid whose commit was not seen is not refused: the outcome is unknown, and the same key returns it, without counting twice', async () => {
  proxy.cutAtAnswer('COMMIT');
  expect(await bid(10_100)).toEqual({
    status: 503,
    retryAfter: '2',
    text: 'Não sabemos se foi registrado. Veja em Negociações ou repita: a repetição não conta duas vezes.',
    code: undefined,
  });
  const [code] = await recorded();
  expect(await bid(10_100)).toMatchObject({ status: 201, code });
  expect(await recorded()).toEqual([code]);
});

it('says so in English, and the bid that did not reach the database counts when it is repeated', async () => {
  const before = await recorded();
  proxy.cutAtOrder('commit');
  expect(await bid(10_300, 'EN')).toMatchObject({
    status: 503,
    text: 'We do not know whether your request was recorded. Check My negotiations or try again: a repeated request does not count twice.',
  });
  expect(await recorded()).toEqual(before);
  expect(await bid(10_300, 'EN')).toMatchObject({ status: 201 });
  expect((await recorded()).length).toBe(before.length + 1);
});

it('a bid that is lost before anything was stored is reported as not recorded', async () => {
  const before = await recorded();
  proxy.cutAtOrder('begin');
  expect(await bid(10_500)).toMatchObject({
    status: 503,
    text: 'O sistema está fora do ar por um momento. Nada foi registrado; tente de novo em instantes.',
  });
  expect(await recorded()).toEqual(before);
});

it('a call that may not be repeated blindly says that it is to be looked at first', async () => {
  proxy.cutAtOrder('commit');
  expect(await post('/offer/favorite', { codigoOferta: offerCode })).toMatchObject({
    status: 503,
    text: 'Não sabemos se foi registrado. Confira antes de repetir.',
  });
});

it('what was read before a change that may be recorded counts as old', async () => {
  const before = changesMade();
  proxy.cutAtOrder('commit');
  await post('/offer/favorite', { codigoOferta: offerCode });
  expect(changesMade()).toBeGreaterThan(before);
});

it('a reading that breaks off records nothing, and says nothing else', async () => {
  // What runs beside it reads other things.
  proxy.cutAtOrder('catalogue.find-as-visitor');
  const reply = await app.inject({ url: `/api/offer/${offerCode}` });
  expect([reply.statusCode, reply.json()]).toEqual([
    503,
    { erros: ['O sistema está fora do ar por um momento. Nada foi registrado; tente de novo em instantes.'] },
  ]);
});
