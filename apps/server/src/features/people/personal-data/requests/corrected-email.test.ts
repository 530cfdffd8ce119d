import { COOLING_MS } from '@patio/domain/people/account-access/access-change.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBuyer } from '../../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../../test/mails.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { applyAccessChangesJob } from '../../account-access/public.ts';
import { forgetPersonalDataJob } from '../../../../forget-personal-data.job.ts';

const day = 86_400_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('the correction of an e-mail counts after 72 hours, notifies both mailboxes, revokes what was mailed to the old one, and leaves nothing of it behind, rules 0.14', async () => {
  const { database } = server.deps;
  const [caio, sales] = [await buildBuyer(server), await buildStaff(server)];
  const given = [caio.id, new Date(server.clock.now() + day)];
  const now = new Date(server.clock.now());
  await database.run(
    {
      name: 'test.sent-before',
      text: `insert into mail (recipient, subject, text, html, created_at, not_before, sent_at) values ($1, 'Antes', 'a', 'a', $2, $2, $2)`,
    },
    [caio.email, now],
  );
  await database.run(
    {
      name: 'test.mailed-link',
      text: `insert into password_link (token_hash, account_id, expires_at, created_at) values ('\\x0a0b', $1, $2, $2)`,
    },
    given,
  );
  await database.run(
    {
      name: 'test.mailed-code',
      text: `insert into access_code (account_id, code_hash, expires_at, created_at) values ($1, '\\x0c', $2, $2)`,
    },
    given,
  );
  const { data } = (
    await caio.post('/usrio/dados/correcao', { assunto: 'email', texto: 'Mudei de e-mail.' })
  ).json<{ data: { protocolo: string } }>();
  const open = await sales.get('/admin/personal-data-requests');
  const request = open
    .json<{ data: { codigo: number; protocolo: string }[] }>()
    .data.find(({ protocolo }) => protocolo === data.protocolo);
  const email = `novo.${caio.email}`;
  const reply = await sales.post(`/admin/personal-data-requests/${request?.codigo}/answer`, {
    atendido: true,
    valor: email,
    // The longest answer there is.
    resposta: 'Trocado. '.repeat(222).trim(),
  });
  expect(reply.statusCode).toBe(204);
  const subjects = async (to: string) => (await mailsTo(database, to)).map(({ subject }) => subject);
  const present = () =>
    database.row({ name: 'test.present', text: 'select email from account where id = $1' }, [caio.id]);
  expect(await present()).toEqual({ email: caio.email });
  expect(await subjects(email)).toHaveLength(1);
  expect(await subjects(caio.email)).toContainEqual(
    expect.stringMatching(/^Seu novo e-mail vale em 72 horas/),
  );

  server.clock.advance(COOLING_MS);
  await applyAccessChangesJob(server.deps).run();
  expect(await present()).toEqual({ email });
  const [last, ...earlier] = await subjects(caio.email);
  expect(last).toMatch(/^O e-mail da sua conta foi alterado/);
  expect(earlier).not.toContain('Antes');
  const alive = await database.row(
    {
      name: 'test.ways-in',
      text: `select (select count(*) from access_code where account_id = $1) as codes,
          (select count(*) from password_link where account_id = $1 and used_at is null) as links,
          (select email_confirmed_at from account where id = $1) as confirmed`,
    },
    [caio.id],
  );
  expect(alive).toEqual({ codes: 0, links: 0, confirmed: null });
  await database.run({ name: 'test.told-old', text: 'update mail set sent_at = $2 where recipient = $1' }, [
    caio.email,
    now,
  ]);
  await forgetPersonalDataJob(server.deps).run();
  expect((await subjects(caio.email)).filter((subject) => subject.includes('alterado'))).toEqual([]);
});

it('the team does not move the e-mail of one of its own by a correction, unless an administrator does', async () => {
  const [support, sales, administrator] = [
    await buildStaff(server, { staffRole: 'support' }),
    await buildStaff(server),
    await buildStaff(server, { staffRole: 'administrator' }),
  ];
  const { data } = (
    await sales.post('/usrio/dados/correcao', { assunto: 'email', texto: 'Mudei de e-mail.' })
  ).json<{ data: { protocolo: string } }>();
  const open = await support.get('/admin/personal-data-requests');
  const request = open
    .json<{ data: { codigo: number; protocolo: string }[] }>()
    .data.find(({ protocolo }) => protocolo === data.protocolo);
  const answer = (by: StaffMember) =>
    by.post(`/admin/personal-data-requests/${request?.codigo}/answer`, {
      atendido: true,
      valor: `novo.${sales.email}`,
      resposta: 'Trocado.',
    });
  expect((await answer(support)).statusCode).toBe(403);
  expect((await answer(administrator)).statusCode).toBe(204);
});
