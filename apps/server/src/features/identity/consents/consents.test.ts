import { randomUUID, hash } from 'node:crypto';
import { listConsents } from '@patio/contract/identity/consents/list-consents.ts';
import { recordConsent } from '@patio/contract/identity/consents/record-consent.ts';
import { POLICY_VERSION } from '@patio/domain/identity/consents/consent.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../../../test/builders/account.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
});
afterAll(() => server.close());

type Kind = 'performance' | 'functionality' | 'advertising';

const answer = (identificador: string, permitidos: Kind[], headers = {}) =>
  server.ask(recordConsent, { body: { versao: POLICY_VERSION, permitidos, identificador } }, headers);
const history = async (identificador?: string, headers = {}) => {
  const { data } = await server.ask(listConsents, { query: { identificador } }, headers);
  return data.map(({ permitidos }) => permitidos.join(' '));
};
const signIn = async () =>
  (await buildSession(server.deps, (await buildAccount(server.deps.database)).id)).headers;

test('every answer is stored with its policy and its instant, the latest first; a refusal is one too', async () => {
  const browser = randomUUID();
  await answer(browser, ['performance', 'advertising']);
  server.clock.advance(60_000);
  const { data } = await answer(browser, []);
  expect(data).toEqual({
    versao: '2026-11-23',
    permitidos: [],
    quando: new Date(server.clock.now()).toISOString(),
  });
  expect(await history(browser)).toEqual(['', 'performance advertising']);
});

test('the same answer again is not stored twice and says when it was first given', async () => {
  const browser = randomUUID();
  const first = await answer(browser, ['performance', 'functionality']);
  server.clock.advance(60_000);
  expect(await answer(browser, ['functionality', 'performance'])).toEqual(first);
  expect(await history(browser)).toHaveLength(1);
});

test('who is signed in finds their answers on every device, and nobody else finds them', async () => {
  const [ana, bruno] = [await signIn(), await signIn()];
  const [phone, office] = [randomUUID(), randomUUID()];
  await answer(phone, ['functionality'], ana);
  await answer(office, [], ana);
  expect(await history(undefined, ana)).toEqual(['', 'functionality']);
  expect(await history(phone, bruno)).toEqual([]);
  expect(await history(phone)).toEqual([]);
  expect(await history()).toEqual([]);
});

test('what a browser answered before a user signed in is theirs to read too', async () => {
  const browser = randomUUID();
  await answer(browser, ['performance']);
  const ana = await signIn();
  await answer(browser, ['performance'], ana);
  expect(await history(browser, ana)).toEqual(['performance', 'performance']);
});

test('an answer can be neither changed nor removed, and no network address is stored', async () => {
  await answer(randomUUID(), ['performance']);
  const change = (text: string) => server.deps.database.run({ name: `test.${hash('md5', text)}`, text });
  for (const text of ['update consent set performance = false', 'delete from consent', 'truncate consent']) {
    await expect(change(text), text).rejects.toThrow(/append-only/);
  }
  const columns = await server.deps.database.rows<{ name: string }>({
    name: 'test.columns',
    text: `select column_name as name from information_schema.columns where table_name = 'consent'`,
  });
  expect(columns.map(({ name }) => name).filter((name) => /address|agent|ip/.test(name))).toEqual([]);
});

test.each([
  ['a policy that never was', { versao: '1999-01-01', permitidos: [], identificador: randomUUID() }],
  ['a kind that nobody offers', { versao: POLICY_VERSION, permitidos: ['spy'], identificador: randomUUID() }],
  ['an id that is none', { versao: POLICY_VERSION, permitidos: [], identificador: '1' }],
])('refuses %s with its words, ERRS-01', async (_name, payload) => {
  const reply = await server.app.inject({ method: 'POST', url: '/api/privacidade/consentimento', payload });
  expect(reply.statusCode).toBe(422);
  expect(reply.json<{ erros: string[] }>().erros.length).toBeGreaterThan(0);
});

test('a browser that changes its mind without end is asked to wait, without losing what it said', async () => {
  const browser = randomUUID();
  for (let round = 0; round < 50; round += 1) await answer(browser, round % 2 === 0 ? ['performance'] : []);
  await expect(answer(browser, ['advertising'])).rejects.toMatchObject({ status: 429 });
  server.clock.advance(86_400_001);
  await answer(browser, ['advertising']);
  expect((await history(browser))[0]).toBe('advertising');
});

test('the same answer sent many times at once is stored once', async () => {
  const browser = randomUUID();
  await Promise.all(Array.from({ length: 8 }, () => answer(browser, ['functionality'])));
  expect(await history(browser)).toEqual(['functionality']);
});
