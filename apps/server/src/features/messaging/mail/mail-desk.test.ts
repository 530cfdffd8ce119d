import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildMail } from '../../../../test/builders/mail.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { sendMails } from '../../../../test/processes/send-mails.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { measureOutboxJob } from './public.ts';

let server: TestServer;
let staff: StaffMember;

beforeAll(async () => {
  server = await startTestServer();
  staff = await buildStaff(server);
  await buildPartner(server.deps.database, { store: 'auto-sul', name: 'Auto Sul' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.database.run({ name: 'test-empty', text: 'delete from mail' });
});

interface Dead {
  readonly data: { readonly codigo: number; readonly destinatario: string; readonly podeRepetir: boolean }[];
  readonly total: number;
}

const refused = Object.assign(new Error('no such mailbox'), { responseCode: 550, command: 'RCPT TO' });
const dead = async () => (await staff.get('/admin/mails/dead')).json<Dead>();
const die = async (to: string, uselessAt?: number) => {
  const now = server.clock.now();
  const mail = { to, subject: 'Olá', text: 'segredo', html: 'segredo', now };
  await buildMail(server.deps.database, uselessAt === undefined ? mail : { ...mail, uselessAt });
  await sendMails(server.deps, () => Promise.reject(refused));
};

test('staff see every kind of mail and how it looks in a language and a store, S-40', async () => {
  const kinds = (await staff.get('/admin/mails?idiom=EN')).json<{
    data: { tipo: string; assunto: string; variantes: number; dispensavel: boolean }[];
  }>().data;
  expect(kinds).toContainEqual({
    tipo: 'overtaken',
    assunto: expect.stringContaining('Volkswagen'),
    variantes: 2,
    dispensavel: true,
  });
  expect(kinds.find(({ tipo }) => tipo === 'passwordChanged')?.dispensavel).toBe(false);
  for (const { tipo, variantes } of kinds) {
    const reply = await staff.get(`/admin/mails/${tipo}?variante=${variantes - 1}&store=auto-sul&form=text`);
    expect([tipo, reply.statusCode]).toEqual([tipo, 200]);
    expect(reply.json()).toMatchObject({ data: { tipo, remetente: 'Auto Sul via Pátio' } });
  }
  const { conteudo } = (await staff.get('/admin/mails/welcome')).json<{ data: { conteudo: string } }>().data;
  expect(conteudo).toContain('<html lang="pt-BR">');
});

test.each([
  ['/admin/mails/toString', 404],
  ['/admin/mails/overtaken?variante=9', 404],
  ['/admin/mails/overtaken?store=nao-ha', 404],
  ['/admin/mails/overtaken?form=pdf', 422],
])('%s answers %i', async (path, status) => {
  expect((await staff.get(path)).statusCode).toBe(status);
});

test('a mail that was given up is seen without what it says, and sent once more on demand, once and audited', async () => {
  await die('gone@patio.test');
  const seen = await staff.get('/admin/mails/dead');
  expect(seen.body).not.toContain('segredo');
  const [mail] = seen.json<Dead>().data;
  expect(mail).toMatchObject({ destinatario: 'gone@patio.test', podeRepetir: true });
  const path = `/admin/mails/dead/${mail?.codigo}/retry`;
  const statuses = await Promise.all([staff.post(path, {}), staff.post(path, {})]);
  expect(statuses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
  expect((await dead()).total).toBe(0);
  const got: string[] = [];
  await sendMails(server.deps, async ({ recipient }) => {
    got.push(recipient);
  });
  expect(got).toEqual(['gone@patio.test']);
  expect((await staff.post(path, {})).statusCode).toBe(409);
  expect((await staff.post('/admin/mails/dead/999999/retry', {})).statusCode).toBe(404);
  const audited = await server.deps.database.rows({
    name: 'test.audited',
    text: `select subject, details from audit where action = 'retry-mail'`,
  });
  expect(audited).toEqual([{ subject: `mail ${mail?.codigo}`, details: {} }]);
});

test('a code that has lapsed is not sent again', async () => {
  await die('late@patio.test', server.clock.now() + 1000);
  server.clock.advance(1000);
  const [mail] = (await dead()).data;
  expect(mail?.podeRepetir).toBe(false);
  expect((await staff.post(`/admin/mails/dead/${mail?.codigo}/retry`, {})).statusCode).toBe(409);
});

test('nobody else sees any of it', async () => {
  const buyer = await buildBuyer(server);
  for (const path of ['/admin/mails', '/admin/mails/dead', '/admin/mails/welcome'])
    expect((await buyer.get(path)).statusCode).toBe(403);
  expect((await buyer.post('/admin/mails/dead/1/retry', {})).statusCode).toBe(403);
});

test('the metrics show what waits at which urgency, how long, and what is dead', async () => {
  await die('gone@patio.test');
  const { database, metrics } = server.deps;
  const put = (urgency: 'code' | 'alert') =>
    buildMail(database, { to: 'a@patio.test', urgency, now: server.clock.now() });
  await put('alert');
  server.clock.advance(60_000);
  await put('code');
  await put('alert');
  server.clock.advance(30_000);
  await measureOutboxJob(server.deps).run();
  const text = await metrics.text();
  expect(text).toContain('patio_mails_waiting{urgency="code"} 1');
  expect(text).toContain('patio_mail_oldest_seconds{urgency="code"} 30');
  expect(text).toContain('patio_mails_waiting{urgency="alert"} 2');
  expect(text).toContain('patio_mail_oldest_seconds{urgency="alert"} 90');
  expect(text).toContain('patio_mails_waiting{urgency="news"} 0');
  expect(text).toContain('patio_mail_oldest_seconds{urgency="news"} 0');
  expect(text).toContain('patio_mails_dead 1');
  expect(text).toContain('patio_mails_total{outcome="dead"}');
});
