import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { buildAccount } from '../builders/account.ts';
import { buildAuctionedOffer } from '../builders/auctioned-offer.ts';
import { buildPartner } from '../builders/partner.ts';
import { buildSession } from '../builders/session.ts';
import { declaredCalls, type DeclaredCall, type Reference } from '../fuzz/calls.ts';
import { valueFrom } from '../fuzz/from-schema.ts';
import { randomFrom } from '../fuzz/random.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
let origin: string;
let calls: readonly DeclaredCall[];
const tokens: Record<'staff' | 'user', string> = { staff: '', user: '' };
let offer = 0;

beforeAll(async () => {
  server = await startTestServer({ CONTACT_PER_HOUR: '100', QUESTIONS_PER_HOUR: '1000' });
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const reference = (await server.app.inject('/openapi.json')).json<Reference>();
  calls = declaredCalls(reference).filter(({ stream }) => !stream);
  const { database } = server.deps;
  await buildPartner(database, { store: 'loja-teste' });
  const staff = await buildAccount(database, { profileCode: 6, staffRole: 'administrator' });
  const user = await buildAccount(database);
  tokens.staff = (await buildSession(server.deps, staff.id)).token;
  tokens.user = (await buildSession(server.deps, user.id)).token;
  offer = await buildAuctionedOffer(database, server.clock.now(), { acceptsProposals: true });
});
afterAll(() => server.close());

/** Calls that would end the sessions of this test. */
const ENDING = /^(sign-out|end-|request-deletion|change-password|reset-session)/;

async function send(call: Pick<DeclaredCall, 'method' | 'staff'>, path: string, body?: unknown) {
  const token = call.staff === null ? tokens.user : tokens.staff;
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = {
    'security-token': token,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const reply = await fetch(origin + path, { method: call.method, headers, ...json });
  return { status: reply.status, text: await reply.text() };
}

const textsOf = (reply: { text: string }) =>
  z.object({ erros: z.array(z.string()) }).parse(JSON.parse(reply.text)).erros;

/** The path of a call with good values in it; `odd` is in place of one of them. */
function pathOf(call: DeclaredCall, odd: { name: string; value: string } | null): string {
  return call.parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (path, { name }) => path.replace(`{${name}}`, name === odd?.name ? odd.value : String(offer)),
      call.path,
    );
}

/** The bodies of a call in each of which one text, however deep, holds a null character. */
function oddBodies(schema: unknown): { field: string; body: unknown }[] {
  const random = randomFrom(1);
  const good = valueFrom(schema, random, { codes: [offer], byName: {}, oddness: 0 });
  const found: { field: string; body: unknown }[] = [];
  const walk = (value: unknown, place: readonly (string | number)[]): void => {
    if (typeof value === 'string') found.push({ field: place.join('.'), body: replaced(good, place) });
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, [...place, name]);
  };
  walk(good, []);
  return found;
}

function replaced(value: unknown, [first, ...rest]: readonly (string | number)[]): unknown {
  if (first === undefined) return 'Ana\u0000Lima';
  if (Array.isArray(value))
    return value.map((inner, at) => (String(at) === first ? replaced(inner, rest) : inner));
  return typeof value === 'object' && value !== null
    ? { ...value, [first]: replaced(Reflect.get(value, first), rest) }
    : value;
}

it('no call fails over a null character or broken bytes in its address', async () => {
  const failed: string[] = [];
  let sent = 0;
  for (const call of calls) {
    if (ENDING.test(call.name)) continue;
    for (const { name, in: place } of call.parameters) {
      if (place === 'header') continue;
      for (const value of ['a%00b', '%00', 'S%E3o', '%ED%A0%80']) {
        const query = place === 'query' ? `?${name}=${value}` : '';
        const { status, text } = await send(
          call,
          pathOf(call, place === 'path' ? { name, value } : null) + query,
        );
        sent += 1;
        if (status >= 500) failed.push(`${call.name} ${name}=${value}: ${status} ${text}`);
      }
    }
  }
  expect(failed).toEqual([]);
  expect(sent).toBeGreaterThan(500);
});

it('no call fails over a null character in any text of its body', async () => {
  const failed: string[] = [];
  let refused = 0;
  for (const call of calls) {
    if (call.body === undefined || ENDING.test(call.name)) continue;
    for (const { field, body } of oddBodies(call.body)) {
      const { status, text } = await send(call, pathOf(call, null), body);
      if (status >= 500) failed.push(`${call.name} ${field}: ${status} ${text}`);
      if (text.includes('não podem ser lidos')) refused += 1;
    }
  }
  expect(failed).toEqual([]);
  expect(refused).toBeGreaterThan(30);
});

const open = { method: 'GET', staff: null } as const;

it.each(['term', 'state', 'city', 'colors', 'partner', 'idiom'])(
  'the field %s of a list is refused in the language of the user',
  async (field) => {
    for (const value of ['S%00o', 'S%E3o', '%ED%A0%80', '%EF%BF%BD']) {
      const reply = await send(open, `/api/offer?page=1&limit=1&${field}=${value}`);
      expect([reply.status, textsOf(reply)]).toEqual([
        422,
        [`Há caracteres que não podem ser lidos no campo ${field}. Escreva de novo.`],
      ]);
    }
    if (field === 'idiom') return;
    const english = await send(open, `/api/offer?page=1&limit=1&idiom=EN&${field}=%00`);
    expect(textsOf(english)).toEqual([
      `There are characters in field ${field} that cannot be read. Write it again.`,
    ]);
  },
);

it('a search loses what cannot be seen, and finds what was meant', async () => {
  for (const term of ['Uno%E2%80%8B', '%E2%80%AEUno', 'Uno%07', 'Uno']) {
    expect((await send(open, `/api/offer?page=1&limit=1&term=${term}`)).status).toBe(200);
  }
});

it('a body of bytes that are no UTF-8 is refused by its field', async () => {
  const body = Buffer.concat([
    Buffer.from('{"nome":"Jo'),
    Buffer.from([0xe3]),
    Buffer.from('o","telefone":"27999990000","mensagem":"Oi"}'),
  ]);
  const reply = await fetch(`${origin}/api/partner/contato?partner=loja-teste`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect([reply.status, await reply.json()]).toEqual([
    422,
    { erros: ['Há caracteres que não podem ser lidos no campo nome. Escreva de novo.'] },
  ]);
});

it('a filter that is saved is read as one that is asked for', async () => {
  const call = { method: 'POST', staff: null } as const;
  const search = { nome: 'Uno', frequencia: 'NUNCA', email: true, notificacao: true };
  for (const filtro of ['term=a%00b', 'city=S%E3o', 'term=a\u0000b']) {
    const reply = await send(call, '/api/usrio/buscas', { ...search, filtro });
    expect(reply.status, reply.text).toBe(422);
  }
});

async function raw(text: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(text, 'latin1');
  let got = '';
  socket.on('data', (part) => (got += String(part)));
  await once(socket, 'close');
  return got;
}

it.each(['security-token', 'user-agent', 'idempotency-key', 'cookie', 'x-forwarded-for'])(
  'a null character in the header %s is no HTTP',
  async (header) => {
    expect(
      await raw(`GET /api/offer HTTP/1.1\r\nHost: x\r\n${header}: a\0b\r\nConnection: close\r\n\r\n`),
    ).toMatch(/^HTTP\/1\.1 400 /);
  },
);

it('a password counts with what cannot be seen in it', async () => {
  const password = 'Senha\u200B@1\u202E\u0007x';
  const { email } = await buildAccount(server.deps.database, { password });
  const call = { method: 'POST', staff: null } as const;
  const statusOf = async (typed: string) =>
    (await send(call, '/api/auth/login', { login: email, password: typed })).status;
  expect(await statusOf(password)).toBe(200);
  for (const unseen of ['\u200B', '\u202E', '\u0007']) {
    expect(await statusOf(password.replace(unseen, ''))).toBe(401);
  }
});
