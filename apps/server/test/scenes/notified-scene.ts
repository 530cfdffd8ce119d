import { expect } from 'vitest';
import { buildBuyer, type Buyer } from '../builders/buyer.ts';
import { dealScene } from './deal-scene.ts';
import { notifySellingSide } from './selling-side.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { added, expectNothingChanged, expectOnlyChanged, noticeTo } from '../state/whole-state.ts';

/** Something that sellers are notified of. */
export interface NotifiedCase {
  readonly subject: string;
  /** What the mail says beside. */
  readonly says: readonly string[];
  /** What no message may contain. */
  readonly hides: readonly (string | RegExp)[];
  /** Brings things so far, and gives what then causes the event. */
  readonly arrange: () => Promise<() => Promise<unknown>>;
}

/** The contact data of Ana, who deals, and what identifies Ana. */
export const CONTACT = [
  'Comprador: Ana Lima, ',
  '(27) 99911-2233',
  'entre em contato com o comprador até ',
] as const;
export const PERSON = [/Ana\b/, /99911/, /golpe/] as const;

/** A server with two people who sell, and others who are notified nothing. */
export async function startNotifiedScene() {
  const server = await startTestServer({
    BID_THROTTLE_MINUTES: '0',
    ALERT_MAILS_PER_HOUR: '1000',
    STRIKES_BEFORE_BLOCK: '0',
  });
  const { database } = server.deps;
  await database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  await database.run({
    name: 'test.reason',
    text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false)`,
  });
  const [one, other] = [
    await buildBuyer(server, { staffRole: 'sales' }),
    await buildBuyer(server, { staffRole: 'sales' }),
  ];
  // Are not notified.
  await buildBuyer(server, { staffRole: 'sales', blockedAt: server.clock.now() });
  await buildBuyer(server, { staffRole: 'content' });
  await buildBuyer(server, { staffRole: 'administrator' });
  const [ana, bia] = [
    await buildBuyer(server, { name: 'Ana', surname: 'Lima', phone: '27999112233' }),
    await buildBuyer(server),
  ];
  const scene = dealScene(server, () => ({ ana, bia, sales: one }));
  return { server, ana, bia, one, other, scene };
}

type NotifiedScene = Awaited<ReturnType<typeof startNotifiedScene>>;

/** Sent once, by mail and on the site, to everyone in sales, with the next step; before the worker runs, nobody is notified. */
export async function expectNotifiedOnce(
  notifiedScene: NotifiedScene,
  { subject, says, hides, arrange }: NotifiedCase,
) {
  const { server, ana, one, other } = notifiedScene;
  const team = [one, other];
  const { mails, newest, waiting } = messagesOf(server);
  const act = await arrange();
  server.clock.advance(60_000);
  await notifySellingSide(server);
  await server.deps.database.run({ name: 'test.no-notices', text: 'delete from notification' });
  // Separate from earlier notifications about the offer.
  server.clock.advance(3_600_000 - 180_000);
  const due = await expectNothingSent(notifiedScene, act);
  const mailOf = (person: Buyer) => added({ recipient: person.email, subject: `${subject} – Fiat Uno 1.0` });
  const notices = team.map(({ id }) => noticeTo(id));
  const paused = ['question', 'proposal'].includes(due.topic);
  const before = await newest();
  await expectOnlyChanged(
    server,
    () => notifySellingSide(server),
    { mail: team.map(mailOf), notification: notices },
    [...(paused ? ['selling_pause'] : []), 'selling_news', 'session', 'review_due', 'device_trace'],
  );
  expect(await waiting()).toEqual([]);
  await expectNothingChanged(server, () => notifySellingSide(server));
  const written = (await mails()).filter(({ id }) => id > before);
  const notes = (await one.get('/usrio/notif')).json<
    { tituloNotificacao: string; descricaoNotificacao: string }[]
  >();
  for (const part of says) expect(written[0]?.text).toContain(part);
  for (const part of hides) {
    const found = written.map(({ text, html }) => `${text} ${html}`.replaceAll(ana.email, '')).join('');
    if (typeof part === 'string') expect(found).not.toContain(part);
    else expect(found).not.toMatch(part);
  }
  expect(written[0]?.html).not.toContain('<b>Tem');
  expect(notes[0]?.tituloNotificacao).toBe(`${subject} – Fiat Uno 1.0`);
  expect(notes[0]?.descricaoNotificacao).toContain(`href="/oferta/${due.offer_code}"`);
  expect(notes[0]?.descricaoNotificacao).not.toMatch(/Ana\b|99911|exemplo\.test|chave/);
}

/** Acts, and returns the pending news: one row, before any of the team is notified. */
async function expectNothingSent({ server, one }: NotifiedScene, act: () => Promise<unknown>) {
  const { mails, newest, waiting } = messagesOf(server);
  const before = await newest();
  await act();
  const early = (await mails()).filter(({ id, recipient }) => id > before && recipient === one.email);
  expect(early).toEqual([]);
  const [due, ...more] = await waiting();
  expect(more, JSON.stringify(due)).toEqual([]);
  if (!due) throw new Error('Nothing is pending.');
  return due;
}

/** What was sent, and what is pending. */
function messagesOf({ deps: { database } }: Pick<TestServer, 'deps'>) {
  const mails = () =>
    database.rows<{ id: number; recipient: string; text: string; html: string }>({
      name: 'test.all-mails',
      text: 'select id, recipient, text, html from mail order by id',
    });
  return {
    mails,
    newest: async () => (await mails()).at(-1)?.id ?? 0,
    waiting: () =>
      database.rows<{ offer_code: number; topic: string }>({
        name: 'test.waiting-news',
        text: 'select offer_code, topic, event from selling_news order by id',
      }),
  };
}
