import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { followLive, type FollowedLine } from '../../../../test/follow-live.ts';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { buildSession, type BuiltSession } from '../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { notify } from '../../messaging/notifications/public.ts';

type Person = Buyer & Pick<BuiltSession, 'headers'>;

let server: TestServer;
let ana: Person;
let rui: Person;
let origin: string;
const lines: FollowedLine[] = [];

beforeAll(async () => {
  server = await startTestServer({ LIVE_LINES_PER_ADDRESS: '6' });
  // Followed at another node than the one that takes the bids.
  const other = await server.another();
  origin = await other.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  [ana, rui] = await Promise.all([newAccount(), newAccount()]);
});
afterEach(async () => {
  await Promise.all(lines.splice(0).map((line) => line.stop()));
});
afterAll(() => server.close());

async function newAccount(): Promise<Person> {
  const buyer = await buildBuyer(server);
  return { ...buyer, headers: (await buildSession(server.deps, buyer.id)).headers };
}
const offer = () => buildAuctionedOffer(server.deps.database, server.clock.now());
async function follow(query: string, headers: Record<string, string> = {}): Promise<FollowedLine> {
  const line = await followLive(`${origin}/api/live?${query}`, headers);
  lines.push(line);
  return line;
}
const notifyAccount = (accountId: number, title: string, offerCode?: number) =>
  server.deps.database.transact((transaction) =>
    notify(server.deps, transaction, {
      accountId,
      title,
      body: 'texto',
      path: '/negociacao/',
      ...(offerCode === undefined ? {} : { offerCode }),
      now: server.clock.now(),
    }),
  );

describe('one line for several offers, rule 0.2', () => {
  it('begins with the state of those that the client does not know, and sends every bid of all', async () => {
    const [known, old, unknown] = [await offer(), await offer(), await offer()];
    await ana.bid(old, 12_000);
    const line = await follow(`ofertas=${known}:0,${old}:0,${unknown}`);
    expect(await line.next('sessao')).toMatchObject({ conta: false, naoLidas: 0 });
    const first = [await line.next('oferta'), await line.next('oferta')];
    expect(new Set(first.map(({ codigoOferta }) => codigoOferta))).toEqual(new Set([old, unknown]));
    // The earlier bid may be announced only now: a state may come twice, and no stream relies on an order among offers.
    const notified = (code: number) =>
      line.next('oferta', ({ codigoOferta, seq }) => codigoOferta === code && seq === 1);
    await ana.bid(known, 12_000);
    expect(await notified(known)).toMatchObject({ valorLeilao: 12_000 });
    await rui.bid(unknown, 13_000);
    expect(await notified(unknown)).toMatchObject({ valorLeilao: 13_000 });
    const ofKnown = line.seen('oferta').filter(({ codigoOferta }) => codigoOferta === known);
    expect(ofKnown.map(({ seq }) => seq)).toEqual([1]);
  });

  it('sends at once that an offer was taken off the site, and that it is back, and never why, rule 0.31', async () => {
    const sales = await buildStaff(server);
    const code = await offer();
    const open = await follow(`ofertas=${code}&abertas=${code}`);
    expect(await open.next('oferta')).toMatchObject({ seq: 0 });
    await sales.post(`/admin/offers/${code}/suspend`, { motivo: 'Chassi em verificação.' });
    const gone = await open.next('indisponivel');
    expect(Object.keys(gone)).toEqual(['codigoOferta', 'agora']);
    expect(gone).toMatchObject({ codigoOferta: code });
    const late = await follow(`ofertas=${code}:0&abertas=${code}`);
    expect(await late.next('indisponivel')).toMatchObject({ codigoOferta: code });
    await sales.post(`/admin/offers/${code}/release`, { motivo: 'Conferido.' });
    for (const line of [open, late]) {
      expect(await line.next('oferta')).toMatchObject({
        codigoOferta: code,
        status: 'A',
      });
    }
  });

  it('misses nothing in a gap: who comes back with what they know gets what has changed', async () => {
    const code = await offer();
    const line = await follow(`ofertas=${code}`);
    expect(await line.next('oferta')).toMatchObject({ seq: 0 });
    await line.stop();
    await ana.bid(code, 12_000);
    await rui.bid(code, 13_000);
    const again = await follow(`ofertas=${code}:0`);
    expect(await again.next('oferta')).toMatchObject({ seq: 2, valorLeilao: 13_000 });
  });

  it('sends the current state again after the announcing connection was cut', async () => {
    const code = await offer();
    const line = await follow(`ofertas=${code}:0`);
    await server.deps.database.run({
      name: 'test.cut',
      text: `select pg_terminate_backend(pid) from pg_stat_activity
             where application_name = 'patio-live' and datname = current_database()`,
    });
    await ana.bid(code, 12_000);
    expect(await line.next('oferta', ({ seq }) => seq === 1)).toMatchObject({ valorLeilao: 12_000 });
  });

  it('counts those who have the page open, not those who see a card', async () => {
    const code = await offer();
    const card = await follow(`ofertas=${code}`);
    expect(await card.next('oferta')).toMatchObject({ observando: 0 });
    const page = await follow(`ofertas=${code}&abertas=${code}`);
    expect(await page.next('oferta')).toMatchObject({ observando: 1 });
  });

  it.each(['ofertas=abc', 'ofertas=1:2:3', 'ofertas=-1', 'abertas=x', 'avisos=-1'])(
    'refuses %s',
    async (query) => {
      expect((await fetch(`${origin}/api/live?${query}`)).status).toBe(422);
    },
  );

  it('follows a hundred offers and refuses more', async () => {
    const codes = (count: number) => Array.from({ length: count }, (_, index) => 900_000 + index).join(',');
    await follow(`ofertas=${codes(100)}`);
    expect((await fetch(`${origin}/api/live?ofertas=${codes(101)}`)).status).toBe(422);
  });

  it('refuses an address that has too many lines open, and lets it in again when one closes', async () => {
    const code = await offer();
    for (let count = 0; count < 6; count += 1) await follow(`ofertas=${code}`);
    for (const path of ['live', `offer/${code}/stream`]) {
      const refused = await fetch(`${origin}/api/${path}`);
      expect([refused.status, await refused.json()]).toEqual([429, { erros: [expect.any(String)] }]);
    }
    await lines.pop()?.stop();
    await expect
      .poll(async () => {
        const reply = await fetch(`${origin}/api/live`);
        await reply.body?.cancel();
        return reply.status;
      })
      .toBe(200);
  });
});

describe('what concerns an account, S-41', () => {
  it('reaches its own line: how many are unread, each new notification once, what changed of a negotiation', async () => {
    await notifyAccount(ana.id, 'Antes');
    const code = await offer();
    const line = await follow('', ana.headers);
    expect(await line.next('sessao')).toMatchObject({
      conta: true,
      naoLidas: 1,
      ultimoAviso: expect.any(Number),
    });
    await notifyAccount(ana.id, 'Depois', code);
    expect(await line.next('aviso')).toMatchObject({
      titulo: 'Depois',
      destino: '/negociacao/',
      naoLidas: 2,
    });
    expect(await line.next('negociacao')).toEqual({ codigoOferta: code });
    expect(line.seen('aviso')).toHaveLength(1);
  });

  it('never reaches anybody else, nor a visitor', async () => {
    const [otherUser, visitor] = [await follow('', rui.headers), await follow('')];
    await notifyAccount(ana.id, 'Segredo', await offer());
    await notifyAccount(rui.id, 'Para Rui');
    expect(await otherUser.next('aviso')).toMatchObject({ titulo: 'Para Rui' });
    expect(otherUser.seen('negociacao')).toEqual([]);
    expect(JSON.stringify(otherUser.all()) + JSON.stringify(visitor.all())).not.toContain('Segredo');
  });

  it('sends after a gap what was missed', async () => {
    await notifyAccount(ana.id, 'Um');
    const before = await (await follow('', ana.headers)).next('sessao');
    await lines.pop()?.stop();
    await notifyAccount(ana.id, 'Dois');
    const again = await follow(`avisos=${String(before['ultimoAviso'])}`, ana.headers);
    expect(await again.next('aviso')).toMatchObject({ titulo: 'Dois' });
  });

  it('lowers the number of unread notifications when one was read elsewhere', async () => {
    await notifyAccount(ana.id, 'Um');
    const line = await follow('', ana.headers);
    const { ultimoAviso } = await line.next('sessao');
    await server.app.inject({
      method: 'POST',
      url: '/api/usrio/notif',
      payload: { codigoNotificacao: ultimoAviso },
      headers: ana.headers,
    });
    expect(await line.next('sessao')).toMatchObject({ conta: true, naoLidas: 0 });
  });

  it('sends the user’s own bid, so that other devices list it', async () => {
    const code = await offer();
    const line = await follow('', ana.headers);
    await line.next('sessao');
    await ana.bid(code, 12_000);
    expect(await line.next('negociacao')).toEqual({ codigoOferta: code });
  });

  it('ends within seconds of the session, while the offers go on, S-32', async () => {
    const code = await offer();
    const line = await follow(`ofertas=${code}:0`, ana.headers);
    expect(await line.next('sessao')).toMatchObject({ conta: true });
    await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers: ana.headers });
    await notifyAccount(ana.id, 'Segredo');
    expect(await line.next('sessao')).toMatchObject({ conta: false, naoLidas: 0 });
    await rui.bid(code, 12_000);
    expect(await line.next('oferta')).toMatchObject({ seq: 1 });
    expect(line.seen('aviso')).toEqual([]);
  });

  it('ends also if there is nothing to send', async () => {
    const line = await follow('', rui.headers);
    expect(await line.next('sessao')).toMatchObject({ conta: true });
    await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers: rui.headers });
    expect(await line.next('sessao')).toMatchObject({ conta: false });
  });

  it('takes a token that nobody has for a visitor’s', async () => {
    const line = await follow('', { 'security-token': 'A'.repeat(43) });
    expect(await line.next('sessao')).toMatchObject({ conta: false });
  });
});
