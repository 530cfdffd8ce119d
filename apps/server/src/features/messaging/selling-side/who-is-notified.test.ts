import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { notifySellingSide } from '../../../../test/scenes/selling-side.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { messages } from '../mail/public.ts';
import { notifySalesTeam } from './public.ts';

let server: TestServer;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer({ ALERT_MAILS_PER_HOUR: '1000' });
  await run('update profile_limit set amount = 1000');
  await run(`insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false)`);
  // The category comes with it.
  await offer();
});
beforeEach(async () => {
  // Nobody from an earlier test is notified.
  await run('update account set blocked_at = now() where staff_role is not null or partner_id is not null');
  await run('delete from selling_team_member');
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

const run = (text: string, values: readonly (number | string | null)[] = []) =>
  // PostgreSQL cuts longer names, and different statements would share one.
  server.deps.database.run({ name: `test.${hash('md5', text)}`, text }, values);
const staff = (given: object = {}) => buildBuyer(server, { staffRole: 'sales', ...given });
const offer = async (seller: number | null = null) => {
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
    buyNowCents: 4_590_000,
  });
  await run('update offer set partner_id = $2 where code = $1', [code, seller]);
  return code;
};
const buy = async (code: number) => {
  const terms = { cdofrta: code, cdmoeda: 1, vllance: 45_900, frete: 'N', endereco: null };
  expect((await ana.post('/compreja', terms)).statusCode).toBe(201);
};
/** Sells, notifies, and returns who was notified by mail and who on the site, besides the buyer. */
const notified = async (code: number, act = () => buy(code)) => {
  await act();
  await notifySellingSide(server);
  const mails = await server.deps.database.rows<{ recipient: string; text: string; sender: string | null }>(
    {
      name: 'test.told-mails',
      text: `select recipient, text, sender_name as sender from mail where dedupe_key like $1 order by recipient`,
    },
    [`selling:%:${code}:%`],
  );
  const notices = await server.deps.database.rows<{ account_id: number; path: string }>(
    {
      name: 'test.told-notices',
      text: 'select account_id, path from notification where dedupe_key like $1 order by account_id',
    },
    [`selling:%:${code}:%`],
  );
  return {
    mails,
    notices,
    to: mails.map(({ recipient }) => recipient),
    by: notices.map((one) => one.account_id),
  };
};
const team = (category: number, ...people: readonly Buyer[]) =>
  Promise.all(people.map(({ id }) => run('insert into selling_team_member values ($1, $2)', [category, id])));
let stores = 0;
const store = async (email: string | null, status: 'approved' | 'suspended' = 'approved') => {
  stores += 1;
  const id = await buildPartner(server.deps.database, { store: `loja-${'x'.repeat(stores)}`, status });
  await run('update partner set email = $2 where id = $1', [id, email]);
  return id;
};

describe('a sale of the house is notified', () => {
  it('to the team of its category, and to nobody else of sales', async () => {
    const [one, other] = [await staff(), await staff({ staffRole: 'administrator' })];
    await staff();
    await team(1, one, other);
    const { to, by } = await notified(await offer());
    expect(to).toEqual([one.email, other.email].toSorted());
    expect(by).toEqual([one.id, other.id]);
  });

  it('to everybody of sales while the team of its category can do nothing', async () => {
    const [gone, moved, sales] = [await staff(), await staff({ staffRole: 'content' }), await staff()];
    await team(1, gone, moved);
    await run('update account set blocked_at = now() where id = $1', [gone.id]);
    const { to, by } = await notified(await offer());
    expect([to, by]).toEqual([[sales.email], [sales.id]]);
  });

  it('to the address of the house where nobody works there, or mail reaches nobody', async () => {
    const { salesEmail } = server.deps.config.brand;
    expect(await notified(await offer())).toMatchObject({ to: [salesEmail], by: [] });
    const unreached = await staff({ emailConfirmed: false });
    expect(await notified(await offer())).toMatchObject({ to: [salesEmail], by: [unreached.id] });
  });

  it('as each of them chooses: without mail, but never without the site', async () => {
    const one = await staff();
    const choice = { data: [{ evento: 'EQUIPE_VENDA', email: false }] };
    const { headers } = await buildSession(server.deps, one.id);
    const saved = await server.app.inject({
      method: 'PUT',
      url: '/api/usrio/avisos',
      payload: choice,
      headers,
    });
    expect(saved.statusCode).toBe(200);
    expect(await notified(await offer())).toMatchObject({ to: [], by: [one.id] });
    const off = { data: [{ evento: 'EQUIPE_VENDA', aplicativo: false }] };
    const refused = await server.app.inject({
      method: 'PUT',
      url: '/api/usrio/avisos',
      payload: off,
      headers,
    });
    expect(refused.statusCode).toBe(422);
  });
});

describe('the content of a notification', () => {
  it('is in the language of each who reads it: people, and the address of a store', async () => {
    const [one, other] = [await staff(), await staff()];
    await run(`update account set idiom = 'EN' where id = $1`, [other.id]);
    const { mails } = await notified(await offer());
    const of = (email: string) => mails.find(({ recipient }) => recipient === email)?.text;
    expect(of(one.email)).toContain('Venda pelo compre já');
    expect(of(other.email)).toContain('Sold by Buy now');
    const id = await store('shop@sells.test');
    await run(`update partner set idiom = 'EN' where id = $1`, [id]);
    expect((await notified(await offer(id))).mails[0]?.text).toContain('Sold by Buy now');
  });

  it('of work without an offer too: everybody of sales, as they choose, once', async () => {
    const [one, other] = [await staff(), await staff()];
    await staff({ staffRole: 'content' });
    await run(`update account set idiom = 'EN' where id = $1`, [other.id]);
    const { database } = server.deps;
    const notified = async () => {
      await database.transact((transaction) =>
        notifySalesTeam(server.deps, transaction, {
          fact: 'identity-requested:31',
          officePath: '/verificacoes?id=31',
          write: (facts) => messages.salesIdentity({ ...facts, code: 31, accountId: 1042 }),
          now: server.clock.now(),
        }),
      );
      return database.rows<{ recipient: string; subject: string }>({
        name: 'test.desk-mails',
        text: `select recipient, subject from mail where dedupe_key like '%identity-requested:31%' order by id`,
      });
    };
    const mails = [
      { recipient: one.email, subject: 'Documentos para conferir – pedido 31' },
      { recipient: other.email, subject: 'Documents to check – request 31' },
    ];
    expect(await notified()).toEqual(mails);
    expect(await notified()).toEqual(mails);
  });
});

describe('a sale of a store is notified', () => {
  it('to its people, in its name, and to nobody of the house or of another store', async () => {
    await staff();
    const [id, next] = [await store('loja@vende.test'), await store(null)];
    const [one, other] = [
      await buildBuyer(server, { partnerId: id }),
      await buildBuyer(server, { partnerId: id }),
    ];
    await buildBuyer(server, { partnerId: next });
    const code = await offer(id);
    const { to, by, mails, notices } = await notified(code);
    expect(to).toEqual([one.email, other.email].toSorted());
    expect(by).toEqual([one.id, other.id]);
    expect(mails[0]?.sender).toMatch(/^Loja Teste via /);
    expect(mails[0]?.text).toMatch(new RegExp(`/loja-x+/oferta/${code}\n`));
    expect(notices[0]?.path).toBe(`/oferta/${code}`);
  });

  it('to the address of the store where it has no people yet', async () => {
    await staff();
    expect(await notified(await offer(await store('loja@so.test')))).toMatchObject({
      to: ['loja@so.test'],
      by: [],
    });
  });

  it('to the team of the house once the store is suspended, without a link that leads nowhere, rule 0.31', async () => {
    const sales = await staff();
    const id = await store('loja@fechada.test');
    await buildBuyer(server, { partnerId: id });
    const code = await offer(id);
    const { to, mails, notices } = await notified(code, async () => {
      await buy(code);
      await run(`update partner set status = 'suspended' where id = $1`, [id]);
    });
    expect(to).toEqual([sales.email]);
    expect(mails[0]?.text).toContain('/notification');
    expect(mails[0]?.text).not.toContain('/oferta/');
    expect(notices[0]?.path).toBe('/notification');
  });

  it('and its cancellation to the house too, which alone can take the next step', async () => {
    const sales = await staff();
    const id = await store('loja@cancela.test');
    const seller = await buildBuyer(server, { partnerId: id });
    const code = await offer(id);
    await notified(code);
    server.clock.advance(60_000);
    const cancel = () => ana.post('/offer/cancelCompra', { cdOfrta: code, cdJustf: 1, obsJustf: null });
    const { to, by } = await notified(code, async () => {
      expect((await cancel()).json()).toEqual({ data: 'CANCELADO' });
    });
    expect(to).toEqual([seller.email, seller.email, sales.email].toSorted());
    expect(by).toEqual([sales.id, seller.id, seller.id].toSorted((a, b) => a - b));
  });

  it('to nobody while nothing is left to report: a purchase that was cancelled meanwhile is reported as such', async () => {
    const sales = await staff();
    const code = await offer();
    const { mails, to } = await notified(code, async () => {
      await buy(code);
      server.clock.advance(1000);
      await ana.post('/offer/cancelCompra', { cdOfrta: code, cdJustf: 1, obsJustf: null });
      server.clock.advance(1000);
    });
    expect(to).toEqual([sales.email]);
    expect(mails[0]?.text).toContain('Compra cancelada pelo comprador');
    expect(mails[0]?.text).not.toContain(ana.email);
  });
});
