import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildMail } from '../../../../../test/builders/mail.ts';
import { startFakeSmtp } from '../../../../../test/processes/fake-smtp.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { loadConfig } from '../../../../config/load-config.ts';
import { startJobs } from '../../../../platform/jobs/start-jobs.ts';
import { MAIL_URGENCIES, type MailUrgency } from '../mail-urgency.ts';
import { messages } from '../messages.ts';
import { mailKinds, samples } from '../samples/samples.ts';
import { sampleScene } from '../samples/sample-scene.ts';
import { sendMailJobs } from '../public.ts';
import { deliverBy, type Deliver } from './deliver.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.database.run({ name: 'test-empty', text: 'delete from mail' });
});

const put = (to: string, urgency: MailUrgency) =>
  buildMail(server.deps.database, { to, urgency, now: server.clock.now() });
/** Mails of one urgency, to as many addresses: the first as the product writes it, the others copied from it. */
async function putMany(count: number, name: string, urgency: MailUrgency): Promise<void> {
  await put(`${name}0@patio.test`, urgency);
  const text = `insert into mail (recipient, subject, text, html, urgency, created_at, not_before)
    select $1 || n || '@patio.test', subject, text, html, urgency, created_at, not_before
    from mail, generate_series(1, $2::int - 1) n where recipient = $1 || '0@patio.test'`;
  await server.deps.database.run({ name: 'test-many', text }, [name, count]);
}

/** A mail server that answers only for mails of which `isQuick` holds, until it is released. */
function slowServer(isQuick: (to: string) => boolean) {
  const started: string[] = [];
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const deliver: Deliver = async ({ recipient }) => {
    started.push(recipient);
    if (!isQuick(recipient)) await gate;
  };
  return { begun: started, deliver, letGo };
}

/** The worker of a process, as it runs; `deliver` hands its mails over. */
const worker = (deliver: Deliver) => startJobs(sendMailJobs(server.deps, deliver), server.deps.logger);
const soon = { timeout: 20_000 };

describe('1,500 alerts that wait, of which as many as can be are under way', () => {
  test('do not keep a code waiting: it is the next mail that leaves', async () => {
    const { begun: started, deliver, letGo } = slowServer((to) => to.startsWith('codigo'));
    await putMany(1500, 'p', 'alert');
    const running = worker(deliver);
    await expect.poll(() => started, soon).toHaveLength(2);
    await put('codigo@patio.test', 'code');
    await expect.poll(() => started, soon).toHaveLength(3);
    expect(started[2]).toBe('codigo@patio.test');
    const stopped = running.stop();
    letGo();
    await stopped;
  });

  test('nor with several workers, which send it once', async () => {
    const { begun: started, deliver, letGo } = slowServer((to) => to.startsWith('codigo'));
    await putMany(1500, 'p', 'alert');
    const running = [worker(deliver), worker(deliver), worker(deliver)];
    await expect.poll(() => started, soon).toHaveLength(6);
    await put('codigo@patio.test', 'code');
    await expect.poll(() => started, soon).toHaveLength(7);
    expect(started[6]).toBe('codigo@patio.test');
    const stopped = running.map((one) => one.stop());
    letGo();
    await Promise.all(stopped);
    expect(started.filter((to) => to === 'codigo@patio.test')).toHaveLength(1);
  });

  test('nor on a real connection to a mail server that hangs', async () => {
    const smtp = await startFakeSmtp();
    await putMany(1500, 'slow', 'alert');
    const config = loadConfig({ APP_MODE: 'test', SMTP_URL: smtp.url, MAIL_PER_SECOND: '1000' });
    const running = worker(deliverBy(config));
    await expect.poll(() => smtp.waiting, soon).toHaveLength(2);
    await put('codigo@patio.test', 'code');
    await expect.poll(() => smtp.messages, soon).toHaveLength(1);
    expect(smtp.messages[0]).toContain('To: codigo@patio.test');
    const stopped = running.stop();
    smtp.letGo();
    await stopped;
    await smtp.close();
  });
});

test.each([
  ['news', 'alert'],
  ['alert', 'outcome'],
  ['outcome', 'code'],
] as const)('slow %s never keep an earlier %s waiting', async (later, earlier) => {
  const { begun: started, deliver, letGo } = slowServer((to) => to.startsWith('antes'));
  await putMany(40, 'p', later);
  const running = worker(deliver);
  const lanes = MAIL_URGENCIES.length - MAIL_URGENCIES.indexOf(later);
  await expect.poll(() => started, soon).toHaveLength(lanes);
  await putMany(3, 'antes', earlier);
  await expect.poll(() => started, soon).toHaveLength(lanes + 3);
  expect(started.slice(lanes).toSorted()).toEqual([0, 1, 2].map((at) => `antes${at}@patio.test`));
  const stopped = running.stop();
  letGo();
  await stopped;
});

test('what waits leaves in the order of its urgency, then of its time, and a pause of one holds up no other', async () => {
  for (const urgency of MAIL_URGENCIES.toReversed()) {
    await put(`${urgency}1@patio.test`, urgency);
    server.clock.advance(1);
    await put(`${urgency}2@patio.test`, urgency);
  }
  await server.deps.database.run({
    name: 'test.paused',
    text: `update mail set not_before = not_before + interval '1 hour' where recipient = 'code1@patio.test'`,
  });
  const got: string[] = [];
  const last = sendMailJobs(server.deps, async ({ recipient }) => {
    got.push(recipient);
  }).at(-1);
  while (await last?.run());
  expect(got.map((to) => to.replace('@patio.test', ''))).toEqual([
    'code2',
    'outcome1',
    'outcome2',
    'alert1',
    'alert2',
    'news1',
    'news2',
  ]);
});

test('the next mail is found by an index, however many wait', async () => {
  const { database } = server.deps;
  await database.run({
    name: 'test.many',
    text: `insert into mail (recipient, subject, text, html, urgency, created_at, not_before)
      select 'p' || n || '@patio.test', 's', 't', 'h', 1 + n % 4, now(), now() - n * interval '1 second' from generate_series(1, 20000) n`,
  });
  await database.run({ name: 'test.analyze', text: 'analyze mail' });
  const rows = await database.rows<{ 'QUERY PLAN': string }>({
    name: 'test.plan',
    text: `explain select id from mail where sent_at is null and dead_at is null and urgency <= 4 and not_before <= now()
      order by urgency, not_before, id limit 1 for update skip locked`,
  });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('using mail_due');
  expect(plan).not.toContain('Sort');
});

test('what was waiting when urgencies came got the one of its kind, and what was sent stays as it was', async () => {
  const migration = new URL('../../../../../migrations/0052_mail_urgency.sql', import.meta.url);
  const updates = (await readFile(migration, 'utf8')).match(/^update mail [^;]+;/gm) ?? [];
  expect(updates).toHaveLength(3);
  const { database, clock } = server.deps;
  const now = clock.now();
  const keys = ['result:7:1', 'overtaken:7:1:5', 'bid-placed:7:1:5', 'saved-search:3:5', 'survey:0-0-0'];
  for (const dedupeKey of keys) await buildMail(database, { to: 'a@patio.test', now, dedupeKey });
  await buildMail(database, { to: 'a@patio.test', now, dedupeKey: 'code', uselessAt: now + 1000 });
  await buildMail(database, { to: 'a@patio.test', now, dedupeKey: 'question:9' });
  const sent = { name: 'test.sent', text: `update mail set sent_at = now() where dedupe_key = 'question:9'` };
  await database.run(sent);
  for (const [at, text] of updates.entries()) await database.run({ name: `test.update-${at}`, text });
  const rows = await database.rows<{ dedupe_key: string; urgency: number }>({
    name: 'test.urgencies',
    text: 'select dedupe_key, urgency from mail order by id',
  });
  expect(rows.map((row) => [row.dedupe_key.split(':')[0], row.urgency])).toEqual([
    ['result', 2],
    ['overtaken', 2],
    ['bid-placed', 3],
    ['saved-search', 3],
    ['survey', 4],
    ['code', 1],
    ['question', 2],
  ]);
});

test('codes and links are all that goes to who asked for it, and every kind has one urgency', () => {
  const scene = sampleScene(server.deps.config, { idiom: 'PTBR', store: null });
  const kindsOf = (urgency: MailUrgency) =>
    mailKinds.filter((kind) => samples[kind][0](scene).urgency === urgency);
  expect(kindsOf('code')).toEqual([
    'accessCode',
    'confirmEmail',
    'partnerCode',
    'passwordLink',
    'welcome',
    'workInvitation',
  ]);
  expect(kindsOf('alert')).toEqual([
    'alertDigest',
    'bidPlaced',
    'dealMessageHidden',
    'dealMessages',
    'endingSoon',
    'questionAnswered',
    'questionHidden',
    'salesMessages',
    'salesProposal',
    'salesProposals',
    'salesQuestions',
    'salesVisit',
    'savedSearchAlert',
  ]);
  expect(kindsOf('news')).toEqual(['resellerContact', 'surveyInvitation', 'weekFigures']);
  expect(MAIL_URGENCIES.flatMap(kindsOf).toSorted()).toEqual(Object.keys(messages).toSorted());
  const asked = mailKinds.filter((kind) => samples[kind][0](scene).reader === 'asker');
  expect(asked).toEqual([
    'accessChangeAsked',
    'accessCode',
    'accountExpires',
    'confirmEmail',
    'correctionAnswered',
    'partnerCode',
    'passwordLink',
    'welcome',
    'workInvitation',
  ]);
});
