import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildMail } from '../../../../../test/builders/mail.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { sendMails } from '../../../../../test/processes/send-mails.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { jobs } from '../../../../jobs.ts';
import { forgetMailWordsJob } from '../public.ts';

const day = 86_400_000;
const secret = 'Seu código é 402915';

let server: TestServer;
let staff: StaffMember;

beforeAll(async () => {
  server = await startTestServer({ MAIL_WORDS_DAYS: '30' });
  staff = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.database.run({ name: 'test-empty', text: 'delete from mail' });
});

const write = (to: string) =>
  buildMail(server.deps.database, {
    to,
    subject: secret,
    text: secret,
    html: `<p>${secret}</p>`,
    dedupeKey: `fact-${to}`,
    unsubscribeAddress: 'https://patio.test/sair?token=402915',
    now: server.clock.now(),
  });
const send = () => sendMails(server.deps, async () => {});
const refuse = () =>
  sendMails(server.deps, () =>
    Promise.reject(Object.assign(new Error(secret), { responseCode: 550, command: 'RCPT TO' })),
  );
const forget = () => forgetMailWordsJob(server.deps).run();
const stored = () =>
  server.deps.database.rows<{ recipient: string; whole: string }>({
    name: 'test.kept',
    text: `select recipient, m::text as whole from mail m order by id`,
  });
const readable = async () =>
  (await stored()).filter(({ whole }) => whole.includes('402915')).map(({ recipient }) => recipient);

test('sent and dead mails lose their text after the retention time, and waiting ones keep it, rule 0.14', async () => {
  await write('enviado@patio.test');
  await send();
  await write('recusado@patio.test');
  await refuse();
  await write('espera@patio.test');
  server.clock.advance(30 * day - 1);
  await forget();
  expect(await readable()).toHaveLength(3);
  server.clock.advance(1);
  await forget();
  expect(await readable()).toEqual(['espera@patio.test']);
  expect(await stored()).toHaveLength(3);
});

test('the same fact is not mailed again for that, and what was given up cannot be sent without its words', async () => {
  await write('recusado@patio.test');
  await refuse();
  server.clock.advance(30 * day);
  await forget();
  await write('recusado@patio.test');
  expect(await readable()).toEqual([]);
  const { data } = (await staff.get('/admin/mails/dead')).json<{
    data: { codigo: number; podeRepetir: boolean }[];
  }>();
  expect(data).toMatchObject([{ podeRepetir: false }]);
  expect((await staff.post(`/admin/mails/dead/${data[0]?.codigo}/retry`, {})).statusCode).toBe(409);
});

test('the worker does it', () => {
  expect(jobs(server.deps).map(({ name }) => name)).toContain('forget-mail-words');
});
