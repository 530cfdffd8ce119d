import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alertScene } from '../../../../../test/scenes/alert-scene.ts';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { untilLockWait } from '../../../../../test/state/until-lock-wait.ts';
import { loadConfig } from '../../../../config/load-config.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { matchNewsJob, sendAlertsJob } from '../../../catalogue/saved-searches/public.ts';
import { mailPerson, sendDigestsJob } from '../public.ts';
import { takeHeld } from './digest-facts.store.ts';

const minute = 60_000;
const hour = 60 * minute;

let server: TestServer;
let scene: ReturnType<typeof alertScene>;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer({ ALERT_MAILS_PER_HOUR: '3', PUBLIC_URL: 'https://patio.test' });
  scene = alertScene(server);
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server);
});

const offer = (title: string) =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), {
    title,
    endAt: server.clock.now() + 48 * hour,
  });
const subjects = async (person: Buyer = ana) => (await scene.mails(person)).map(({ subject }) => subject);
const digests = async () =>
  (await scene.mails(ana)).filter(({ subject }) => /avisos? para você|alerts? for you/.test(subject));
const sql = (name: string, text: string, values: readonly (number | string)[] = []) =>
  server.deps.database.run({ name: `test.${name}`, text }, [...values]);

/** Bids of Ana on so many offers, each of which is confirmed by mail; their codes. */
async function bidOn(count: number, name = 'Carro'): Promise<number[]> {
  const codes: number[] = [];
  for (let at = 1; at <= count; at += 1) {
    const code = await offer(`${name} ${at}`);
    expect((await ana.bid(code, 12_000)).statusCode).toBe(201);
    codes.push(code);
  }
  await scene.work();
  return codes;
}

test('unless a house says otherwise, a person gets twelve alerts an hour one by one', () => {
  expect(loadConfig({ APP_MODE: 'test' }).rules.alertMailsPerHour).toBe(12);
});

describe('alerts beyond those of the hour', () => {
  test('go together in one mail when the hour is over, and all of them stand in the inbox at once, S-40, S-41', async () => {
    const codes = await bidOn(5);
    expect(await subjects()).toEqual([1, 2, 3].map((at) => `Lance registrado – Carro ${at}`));
    expect(await scene.notices(ana)).toHaveLength(5);
    server.clock.advance(hour - 1);
    await scene.work();
    expect(await digests()).toEqual([]);
    server.clock.advance(1);
    await scene.work();
    const [digest, ...others] = await digests();
    expect(others).toEqual([]);
    expect(digest?.subject).toBe('Mais 2 avisos para você – Pátio');
    for (const at of [4, 5]) {
      expect(digest?.text).toMatch(
        new RegExp(`- Carro ${at} – R\\$\\s12\\.000,00, até \\d.* – você está na frente`),
      );
      expect(digest?.text).toContain(`https://patio.test/oferta/${codes[at - 1]}?view=leilao\n`);
    }
    expect(digest?.text).toContain('https://patio.test/notification');
    server.clock.advance(2 * hour);
    await scene.work();
    expect(await digests()).toHaveLength(1);
  });

  test('never make more mails than that in any hour, also while the mail server is down', async () => {
    const code = await offer('Parado');
    for (let at = 0; at < 8; at += 1) {
      await ana.bid(await offer(`Fila ${at}`), 12_000);
      await scene.alert();
      server.clock.advance(40 * minute);
    }
    expect(await subjects()).toHaveLength(3);
    await scene.work();
    await ana.bid(code, 12_000);
    await scene.work();
    expect(await subjects()).toHaveLength(3);
    server.clock.advance(hour);
    await scene.work();
    expect(await subjects()).toHaveLength(4);
    expect((await digests())[0]?.subject).toBe('Mais 6 avisos para você – Pátio');
  });

  test('are never overtaken bids or outcomes: those are mailed however many there are', async () => {
    const bia = await buildBuyer(server);
    const codes = await bidOn(5, 'Moto');
    for (const code of codes) expect((await bia.bid(code, 12_500)).statusCode).toBe(201);
    await scene.work();
    const got = await subjects();
    expect(got.filter((subject) => subject.startsWith('Seu lance foi superado'))).toHaveLength(5);
  });

  test('of others are counted for themselves', async () => {
    const bia = await buildBuyer(server);
    await bidOn(4);
    const code = await offer('Outro');
    await bia.bid(code, 12_000);
    await scene.work();
    expect(await subjects(bia)).toEqual(['Lance registrado – Outro']);
  });

  test('are written from the state at that moment: once per offer, the latest price, nothing that is over', async () => {
    const bia = await buildBuyer(server);
    const [, , , fourth = 0, fifth = 0, sixth = 0] = await bidOn(6);
    await sql(
      'ended',
      `update auction set open = false, closed_at = now(), outcome = 'sold' where offer_code = $1`,
      [fourth],
    );
    await bia.bid(fifth, 13_000);
    await scene.work();
    server.clock.advance(hour);
    await scene.work();
    const [digest] = await digests();
    expect(digest?.subject).toBe('Mais 2 avisos para você – Pátio');
    expect(digest?.text).not.toContain('Carro 4');
    expect(digest?.text).toMatch(/Carro 5 – R\$\s13\.000,00, .* – seu lance foi superado/);
    expect(digest?.text).toContain(`/oferta/${fifth}?view=leilao&lance=minimo\n`);
    expect(digest?.text).toContain(`/oferta/${sixth}?view=leilao\n`);
  });

  test('are not sent to users who have turned them off meanwhile, are blocked, or have left', async () => {
    const turnOff = async (text: string) => {
      ana = await buildBuyer(server);
      await bidOn(5);
      await sql(`off-${text.length}`, text, [ana.id]);
      server.clock.advance(hour);
      await scene.work();
      return digests();
    };
    expect(
      await turnOff(
        `insert into alert_choice (account_id, event, channel, wanted) values ($1, 'bid-placed', 'mail', false)`,
      ),
    ).toEqual([]);
    expect(await turnOff('update account set blocked_at = now() where id = $1')).toEqual([]);
    expect(
      await turnOff(`update account set email = 'conta-' || id || '@excluida.invalid' where id = $1`),
    ).toEqual([]);
  });

  test('come in the language that the person reads', async () => {
    await sql('english', `update account set idiom = 'EN' where id = $1`, [ana.id]);
    await bidOn(4);
    server.clock.advance(hour);
    await scene.work();
    const [digest] = await digests();
    expect(digest?.subject).toBe('1 more alert for you – Pátio');
    expect(digest?.text).toContain('you are in the lead');
    expect(digest?.text).toContain('Stop mails of this kind: https://patio.test/avisos/desligar/');
  });
});

test('workers that are cut off or work at the same time write one digest, and lose nothing of it', async () => {
  await bidOn(5);
  server.clock.advance(hour);
  const { database } = server.deps;
  const cutOff = database.transact(async (transaction) => {
    expect(await takeHeld(transaction, ana.id, server.clock.now())).toHaveLength(2);
    throw new Error('killed');
  });
  await expect(cutOff).rejects.toThrow('killed');
  await Promise.all(Array.from({ length: 4 }, () => sendDigestsJob(server.deps).run()));
  expect((await digests()).map(({ subject }) => subject)).toEqual(['Mais 2 avisos para você – Pátio']);
});

test('alerts that are announced to the same person at the same moment are counted one after the other', async () => {
  const { database } = server.deps;
  await bidOn(2);
  const [third, fourth] = [await offer('Terceiro'), await offer('Quarto')];
  const notifyOf = (transaction: Transaction, code: number) =>
    mailPerson(server.deps, transaction, {
      person: ana,
      event: 'ending-day',
      offerCodes: [code],
      mail: {
        subject: 'Termina hoje',
        text: 't',
        html: 'h',
        notice: 'n',
        senderName: null,
        urgency: 'alert',
        reader: 'holder',
      },
      unsubscribeAddress: null,
      dedupeKey: `test:${code}`,
      now: server.clock.now(),
    });
  let [commit, started] = [(): void => undefined, (): void => undefined];
  const gate = new Promise<void>((resolve) => (commit = resolve));
  const isStarted = new Promise<void>((resolve) => (started = resolve));
  const first = database.transact(async (transaction) => {
    await notifyOf(transaction, third);
    started();
    await gate;
  });
  await isStarted;
  const second = database.transact((transaction) => notifyOf(transaction, fourth));
  await untilLockWait(database);
  commit();
  await Promise.all([first, second]);
  expect(await subjects()).toHaveLength(3);
  await scene.work();
  server.clock.advance(hour);
  await scene.work();
  expect((await digests()).map(({ text }) => text.includes('Quarto'))).toEqual([true]);
});

test('one click in a digest turns off all kinds of mail in it, searches among them, RFC 8058', async () => {
  const saved = await ana.post('/usrio/buscas', {
    nome: 'Minha busca',
    filtro: 'term=strada',
    frequencia: 'IMEDIATA',
    email: true,
    notificacao: true,
  });
  expect(saved.statusCode).toBe(201);
  await bidOn(4);
  await offer('Strada nova');
  while (await matchNewsJob(server.deps).run());
  while (await sendAlertsJob(server.deps).run());
  server.clock.advance(hour);
  await scene.work();
  const [digest] = await digests();
  expect(digest?.text).toContain('- 1 oferta nova: Minha busca\n  https://patio.test/home?term=strada');
  const click = await server.app.inject({
    method: 'POST',
    url: new URL(digest?.unsubscribe_address ?? '').pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect([click.statusCode, click.json()]).toEqual([200, { eventos: ['LANCE_REGISTRADO', 'BUSCA_SALVA'] }]);
  const { data } = (await ana.get('/usrio/avisos')).json<{ data: { evento: string; email: boolean }[] }>();
  expect(data.filter(({ email }) => !email).map(({ evento }) => evento)).toEqual([
    'LANCE_REGISTRADO',
    'TERMINA_EM_1_HORA',
  ]);
  expect(
    await server.deps.database.row(
      {
        name: 'test.search-mail',
        text: 'select by_mail, by_notification from saved_search where account_id = $1',
      },
      [ana.id],
    ),
  ).toEqual({ by_mail: false, by_notification: true });
});
