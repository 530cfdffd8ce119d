import { repeats } from '@patio/domain/testing-support/repeats.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../builders/account.ts';
import { buildAddress } from '../builders/address.ts';
import { buildAuctionedOffer } from '../builders/auctioned-offer.ts';
import { buildPartner } from '../builders/partner.ts';
import { buildSession } from '../builders/session.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { declaredCalls, requestFor, type DeclaredCall, type Reference } from './calls.ts';
import { randomFrom } from './random.ts';

/** How often each call is sent in one way or another. */
const rounds = 4;
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
const atOnce = 8;
/** Refreshed this often, because some calls end sessions. */
const sessionsLast = 400;

let server: TestServer;
let requests: number;
let calls: readonly DeclaredCall[];
const codes: number[] = [];
const buyers: number[] = [];
const addresses: number[] = [];
const byName = {
  id: codes,
  cdofrta: codes,
  codigoOferta: codes,
  cdusrio: buyers,
  codEnd: addresses,
  endereco: [null, null, 'Rua das Flores'],
  frete: ['N', 'N', 'S'],
  vllance: [12_000, 15_000, 45_900, 20_000.5],
  cidade: [3_205_200, '3205200'],
  estado: [32, '32'],
  cep: ['29100000'],
  senha: ['Nova@2026'],
  password: ['Senha@123'],
  oldPassword: ['Senha@123', null],
  email: ['ana@patio.test'],
};

beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
  const { database } = server.deps;
  const reference = (await server.app.inject('/openapi.json')).json<Reference>();
  // A live line stays open; it has tests of its own.
  calls = declaredCalls(reference).filter(({ stream }) => !stream);
  const atLeast = repeats(1_000, 3_000);
  requests = Number(process.env['FUZZ_REQUESTS'] ?? Math.max(atLeast, rounds * calls.length));
  await buildPartner(database, { store: 'loja-teste' });
  for (let index = 0; index < 6; index += 1) {
    const endAt = server.clock.now() + (index === 5 ? 1 : 86_400_000);
    const traits = { buyNowCents: 4_590_000, acceptsProposals: true, endAt };
    codes.push(await buildAuctionedOffer(database, server.clock.now(), traits));
  }
});
afterAll(() => server.close());

async function freshTokens(): Promise<string[]> {
  const accounts = [
    await buildAccount(server.deps.database),
    await buildAccount(server.deps.database, { profileCode: 4 }),
  ];
  const tokens = ['', 'x', "'", 'A'.repeat(43)];
  for (const { id } of accounts) {
    buyers.push(id);
    addresses.push(await buildAddress(server.deps.database, id));
    tokens.push((await buildSession(server.deps, id)).token);
    tokens.push((await buildSession(server.deps, id)).token);
  }
  const [first] = accounts;
  if (first) tokens.push((await buildSession(server.deps, first.id, { restricted: true })).token);
  return tokens;
}

/** What must never be seen in a reply: the program's files, its libraries, and the words of the database. */
const inside =
  /node_modules|\.ts:\d|at \w+ \(|SQLSTATE|syntax error at|violates|relation "|pg_catalog|ECONN|"stack"/;

function complaint(
  call: DeclaredCall,
  reply: Awaited<ReturnType<TestServer['app']['inject']>>,
): string | null {
  const about = `${call.name} ${reply.statusCode} ${reply.body.slice(0, 200)}`;
  if (reply.statusCode >= 500) return `fails: ${about}`;
  if (inside.test(reply.body)) return `shows its inside: ${about}`;
  if (reply.statusCode === 204 || reply.statusCode === 304)
    return reply.body === '' ? null : `has a body: ${about}`;
  if (!String(reply.headers['content-type']).startsWith('application/json')) return `is not JSON: ${about}`;
  if (reply.statusCode < 400 && reply.statusCode !== 206) return null;
  const { erros } = reply.json<{ erros?: unknown }>();
  const notified =
    Array.isArray(erros) &&
    erros.length > 0 &&
    erros.every((text) => typeof text === 'string' && text !== '');
  return notified ? null : `does not say why: ${about}`;
}

it(
  'answers odd requests without failing, hanging or showing its inside',
  { timeout: 3_600_000 },
  async () => {
    const random = randomFrom(seed);
    const complaints = new Map<string, object>();
    const statuses = new Map<number, number>();
    let tokens: string[] = [];
    let slowest = 0;
    for (let sent = 0; sent < requests; sent += atOnce) {
      if (sent % sessionsLast === 0) tokens = await freshTokens();
      await Promise.all(
        Array.from({ length: atOnce }, async (_, index) => {
          const call = calls[(sent + index) % calls.length];
          if (call === undefined) return;
          const request = requestFor(call, random, { codes, byName, tokens });
          const began = performance.now();
          const reply = await server.app.inject(request);
          slowest = Math.max(slowest, performance.now() - began);
          statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
          const found = complaint(call, reply);
          if (found !== null)
            complaints.set(found.slice(0, 60), { found, request: JSON.stringify(request).slice(0, 600) });
        }),
      );
    }
    expect([...complaints.values()]).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(slowest).toBeLessThan(60_000);
    // Answers of every kind must have come up, or the requests were not odd in the right way.
    for (const kind of [[200], [201, 204], [400], [401], [404], [422]])
      expect([kind, kind.some((status) => statuses.has(status))]).toEqual([kind, true]);
    if (process.env['FUZZ_REQUESTS'])
      process.stdout.write(`${JSON.stringify({ ...Object.fromEntries(statuses), slowest })}\n`);
  },
);
