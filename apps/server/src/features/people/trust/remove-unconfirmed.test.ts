import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { documentOf } from '../../../../test/builders/tax-id.ts';
import { mailedCode, mailsTo } from '../../../../test/mails.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { removeUnconfirmedJob } from './remove-unconfirmed.job.ts';

const day = 86_400_000;

let server: TestServer;
let people = 0;

beforeAll(async () => {
  server = await startTestServer({ SIGN_UPS_PER_HOUR: '1000', LOGIN_TRIES_PER_ADDRESS: '1000' });
});
afterAll(() => server.close());

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: `/api${path}`, payload, headers });
const idOf = async (email: string) =>
  (
    await server.deps.database.row<{ id: number }>(
      { name: 'test.id-of', text: 'select id from account where email = $1' },
      [email],
    )
  )?.id;

/** A user who has just signed up. */
async function signUp() {
  people += 1;
  const email = `passa${people}@confirma.test`;
  const form = {
    nome: 'Ana Lima',
    email,
    cpf: documentOf('cpf', 7_700_000 + people),
    telefone: '27999990000',
  };
  const again = () => post('/usrio/pessoa-fisica', { ...form, password: 'Vento7*Norte' });
  expect((await again()).statusCode).toBe(201);
  const id = (await idOf(email)) ?? 0;
  const { headers } = await buildSession(server.deps, id);
  return { id, email, headers, again };
}

async function confirm(person: { email: string; headers: Record<string, string> }): Promise<void> {
  await post('/usrio/confirmar_email', {}, person.headers);
  const codigo = await mailedCode(server.deps.database, person.email);
  expect((await post('/usrio/confirmar_email/codigo', { codigo }, person.headers)).statusCode).toBe(200);
}

/** The mail of the day before. */
const warned = {
  name: 'test.warned',
  text: `insert into mail (recipient, subject, text, html, dedupe_key, created_at, not_before, urgency)
         values ('x@y.test', '', '', '', 'unconfirmed:' || $1::bigint, $2, $2, 2)`,
};

const work = () => removeUnconfirmedJob(server.deps).run();

describe('an account that nobody confirms, rule 0.26', () => {
  it('is removed after seven days: nobody signs in to it, and its address is free', async () => {
    const person = await signUp();
    const mails = (await mailsTo(server.deps.database, person.email)).length;
    server.clock.advance(6 * day);
    await work();
    server.clock.advance(day - 1);
    await work();
    expect(await idOf(person.email)).toBe(person.id);
    server.clock.advance(1);
    await work();
    expect(await idOf(person.email)).toBeUndefined();
    const me = await server.app.inject({ url: '/api/auth/me', headers: person.headers });
    expect(me.statusCode).toBe(401);
    expect(mails).toBe(1);
    expect(await mailsTo(server.deps.database, person.email)).toEqual([]);
    expect((await person.again()).statusCode).toBe(201);
  });

  it('is warned once, a day before, of when that is and how to keep it, and the link keeps it', async () => {
    const person = await signUp();
    const warnings = async () =>
      (await mailsTo(server.deps.database, person.email)).filter(({ subject }) =>
        subject.startsWith('Sua conta será removida amanhã'),
      );
    server.clock.advance(6 * day - 1);
    await work();
    expect(await warnings()).toEqual([]);
    server.clock.advance(1);
    const removedAt = server.clock.now() + day;
    await work();
    server.clock.advance(day / 2);
    await work();
    const [mail, ...more] = await warnings();
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`a partir de ${formatDateTime(removedAt)}`);
    const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await post('/auth/confirmar_email', { token })).statusCode).toBe(200);
    server.clock.advance(2 * day);
    await work();
    expect(await idOf(person.email)).toBe(person.id);
  });

  it('has its day after the mail, however late the mail was', async () => {
    const person = await signUp();
    server.clock.advance(9 * day);
    await work();
    server.clock.advance(day - 1);
    await work();
    expect(await idOf(person.email)).toBe(person.id);
    server.clock.advance(1);
    await work();
    expect(await idOf(person.email)).toBeUndefined();
  });

  it('is not warned if it was confirmed, is blocked, or mail does not arrive, and the last two are removed in time', async () => {
    const [confirmed, blocked, bounced] = [await signUp(), await signUp(), await signUp()];
    await confirm(confirmed);
    const run = (name: string, text: string, value: number | string) =>
      server.deps.database.run({ name, text }, [value]);
    await run('test.block', 'update account set blocked_at = now() where id = $1', blocked.id);
    await run('test.bounce', `update mail set dead_at = now() where recipient = $1`, bounced.email);
    const before = await Promise.all(
      [confirmed, blocked, bounced].map(({ email }) => mailsTo(server.deps.database, email)),
    );
    server.clock.advance(7 * day - 1);
    await work();
    const after = await Promise.all(
      [confirmed, blocked, bounced].map(({ email }) => mailsTo(server.deps.database, email)),
    );
    expect(after).toEqual(before);
    server.clock.advance(1);
    await work();
    const left = await Promise.all([confirmed, blocked, bounced].map(({ email }) => idOf(email)));
    expect(left).toEqual([confirmed.id, undefined, undefined]);
  });

  it('stays once it was confirmed, also when its e-mail is corrected later', async () => {
    const [confirmed, corrected] = [await signUp(), await signUp()];
    await confirm(confirmed);
    await confirm(corrected);
    await server.deps.database.run(
      {
        name: 'test.correct',
        text: 'update account set email_confirmed_at = null where id = $1',
      },
      [corrected.id],
    );
    server.clock.advance(8 * day);
    await work();
    server.clock.advance(day);
    await work();
    expect(await idOf(confirmed.email)).toBe(confirmed.id);
    expect(await idOf(corrected.email)).toBe(corrected.id);
  });

  it('stays where a deal or a request of its own hangs on it', async () => {
    const [bidder, asker] = [await signUp(), await signUp()];
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    await server.deps.database.run(
      {
        name: 'test.bid',
        text: `insert into participation (account_id, offer_code, last_at, last_amount_cents, freight)
          values ($1, $2, now(), 1, 'N')`,
      },
      [bidder.id, code],
    );
    const request = await post('/usrio/dados/correcao', { assunto: 'email', texto: 'Mudei.' }, asker.headers);
    expect(request.statusCode).toBe(201);
    server.clock.advance(8 * day);
    await work();
    server.clock.advance(day);
    await work();
    expect([await idOf(bidder.email), await idOf(asker.email)]).toEqual([bidder.id, asker.id]);
  });

  it('is confirmed or removed, never both, when both come at the same moment, 10 times', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const person = await signUp();
      await post('/usrio/confirmar_email', {}, person.headers);
      const codigo = await mailedCode(server.deps.database, person.email);
      const aged = { name: 'test.aged', text: `update account set never_confirmed_since = $2 where id = $1` };
      await server.deps.database.run(aged, [person.id, new Date(server.clock.now() - 7 * day)]);
      await server.deps.database.run(warned, [person.id, new Date(server.clock.now() - day)]);
      const [reply] = await Promise.all([
        post('/usrio/confirmar_email/codigo', { codigo }, person.headers),
        work(),
      ]);
      expect((await idOf(person.email)) === person.id).toBe(reply.statusCode === 200);
    }
  });
});
