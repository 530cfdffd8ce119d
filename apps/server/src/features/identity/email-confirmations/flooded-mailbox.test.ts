import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../../../test/builders/account.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { registrationForm } from '../../../../test/builders/partner-registration.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { documentOf } from '../../../../test/builders/tax-id.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const minute = 60_000;
const tries = 14;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    STRICT_TAX_ID: 'off',
    CODES_PER_HOUR: '6',
    STORE_CONTACTS_PER_HOUR: '5',
    TRUST_PROXY: '127.0.0.1',
  });
});
afterAll(() => server.close());

let networks = 0;

/** A call from a network that has made none before. */
function post(path: string, payload: object, headers: Record<string, string> = {}) {
  networks += 1;
  const from = `198.18.${Math.floor(networks / 250)}.${networks % 250}`;
  return server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: { ...headers, 'x-forwarded-for': from },
  });
}

const mailed = async (to: string): Promise<number> => (await mailsTo(server.deps.database, to)).length;

/** What came of so many calls, each from a network of its own, spread over most of an hour. */
async function often(act: (time: number) => Promise<{ readonly statusCode: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < tries; time += 1) {
    statuses.push((await act(time)).statusCode);
    server.clock.advance(4 * minute);
  }
  return statuses;
}

const twoStep = () => buildAccount(server.deps.database, { emailConfirmed: false, twoStep: true });

test('a link for a forgotten password three times an hour, S-35', async () => {
  const { email } = await twoStep();
  const statuses = await often(() => post('/auth/forgot', { email }));
  expect(statuses.filter((status) => status === 204)).toHaveLength(3);
  expect(statuses.at(-1)).toBe(429);
  expect(await mailed(email)).toBe(3);
});

test('the link that confirms it three times an hour', async () => {
  const { id, email } = await twoStep();
  const { headers } = await buildSession(server.deps, id);
  const statuses = await often(() => post('/usrio/confirmar_email', {}, headers));
  expect(statuses.filter((status) => status === 204)).toHaveLength(3);
  expect(await mailed(email)).toBe(3);
});

test('an access code no more often than the house says, no matter who knows the password, S-33', async () => {
  const { email, password } = await twoStep();
  const statuses = await often(() => post('/auth/envio_codigo_acesso', { login: email, password }));
  expect(statuses.filter((status) => status === 204)).toHaveLength(6);
  expect(statuses.at(-1)).toBe(429);
  expect(await mailed(email)).toBe(6);
  server.clock.advance(60 * minute);
  expect((await post('/auth/envio_codigo_acesso', { login: email, password })).statusCode).toBe(204);
});

test('the code of a partner, also when a registration goes back and forth between mailboxes, S-42', async () => {
  const sent = registrationForm({ email: 'alvo@alheio.test' });
  const first = (await post('/partner', sent)).json<{ data: string }>();
  let tokenUsrio = first.data;
  const statuses = await often(async (time) => {
    const email = time % 2 === 0 ? 'outro@alheio.test' : 'alvo@alheio.test';
    const reply = await post('/partner', { ...sent, email, tokenUsrio });
    tokenUsrio = reply.statusCode === 201 ? reply.json<{ data: string }>().data : tokenUsrio;
    return reply;
  });
  expect(statuses).toContain(429);
  expect(await mailed('alvo@alheio.test')).toBe(6);
  expect(await mailed('outro@alheio.test')).toBeLessThanOrEqual(6);
});

test('the code of a partner asked for again and again, S-42', async () => {
  const { email } = registrationForm();
  await post('/partner', registrationForm({ email }));
  server.clock.advance(4 * minute);
  const statuses = await often(() => post('/partner/resend-token', { email }));
  expect(statuses.filter((status) => status === 204)).toHaveLength(5);
  expect(await mailed(email)).toBe(6);
});

test('a welcome once, however often an account is made with it, S-30', async () => {
  const statuses = await often((time) =>
    post('/usrio/pessoa-fisica', {
      nome: 'Ana',
      email: 'muitas@alheio.test',
      cpf: documentOf('cpf', 8_500_000 + time),
      telefone: '27999990000',
      password: 'Vento7*Norte',
    }),
  );
  expect(statuses).toEqual([201, ...Array.from({ length: tries - 1 }, () => 409)]);
  expect(await mailed('muitas@alheio.test')).toBe(1);
});

test('messages of visitors to a store no more often than the house says, from however many networks, S-43', async () => {
  const { database } = server.deps;
  for (const store of ['loja-cheia', 'loja-livre']) {
    const id = await buildPartner(database, { store });
    await database.run({ name: 'test.reach', text: 'update partner set email = $2 where id = $1' }, [
      id,
      `${store}@patio.test`,
    ]);
  }
  const write = (store: string) =>
    post(`/partner/contato?partner=${store}`, {
      nome: 'Ana',
      telefone: '(27) 99911-2233',
      mensagem: 'Ainda tem?',
    });
  const statuses = await often(() => write('loja-cheia'));
  expect(statuses.filter((status) => status === 201)).toHaveLength(5);
  expect(await mailed('loja-cheia@patio.test')).toBe(5);
  expect((await write('loja-livre')).statusCode).toBe(201);
});
