import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, builtPassword } from '../../../test/builders/account.ts';
import { buildAuctionedOffer } from '../../../test/builders/auctioned-offer.ts';
import { buildBuyer } from '../../../test/builders/buyer.ts';
import { buildPartner } from '../../../test/builders/partner.ts';
import { buildPurchasedOffer } from '../../../test/builders/purchase.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { buildStaff, type StaffMember } from '../../../test/builders/staff.ts';
import { documentOf } from '../../../test/builders/tax-id.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../test/catalogue-server.ts';
import { buildLivedAccount } from '../../../test/lived-account.ts';
import { mailsTo } from '../../../test/mails.ts';
import { readStoredAuction } from '../../../test/stored-auction.ts';
import { placesOf, wholeDatabase } from '../../../test/whole-database.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Database } from '../../platform/db/database.ts';
import { sha256Hex } from '../auctions/public.ts';
import { DELETED } from './erase.store.ts';
import { eraseAccountsJob, forgetPersonalDataJob } from './public.ts';

const day = 86_400_000;

let server: CatalogueServer;
let sales: StaffMember;
let administrator: StaffMember;
let people = 0;

beforeAll(async () => {
  server = await startCatalogueServer({ BID_THROTTLE_MINUTES: '0', SIGN_UPS_PER_HOUR: '10000' });
  sales = await buildStaff(server);
  administrator = await buildStaff(server, { staffRole: 'administrator' });
}, 60_000);
afterAll(() => server.close());

async function call(id: number, method: 'GET' | 'POST', url: string, payload?: object) {
  const { headers } = await buildSession(server.deps, id);
  return server.app.inject({ method, url: `/api${url}`, headers, ...(payload ? { payload } : {}) });
}
const askToGo = (id: number, confirmacao = builtPassword) =>
  call(id, 'POST', '/usrio/dados/exclusao', { confirmacao });
const job = () => eraseAccountsJob(server.deps).run();
async function gone(id: number): Promise<void> {
  expect((await askToGo(id)).statusCode).toBe(201);
  server.clock.advance(7 * day);
  await job();
}
const signIn = (login: string, password = builtPassword) =>
  server.app.inject({ method: 'POST', url: '/api/auth/login', payload: { login, password } });
const value = async (text: string, id: number) =>
  (
    await server.deps.database.row<{ value: unknown }>(
      { name: `test.value-${sha256Hex(text).slice(0, 16)}`, text },
      [id],
    )
  )?.value;
const erasedAt = (id: number) => value('select erased_at as value from account where id = $1', id);
const state = (id: number) =>
  value(
    `select state as value from personal_data_request where account_id = $1 and kind = 'deletion' order by code desc limit 1`,
    id,
  );
const lived = () => {
  people += 1;
  const [name, surname] = [`Querubina${people}`, `Zalewski${people}`];
  const document = documentOf('cpf', 60_000 + people);
  return buildLivedAccount(server, { name, surname, document, phone: `2795551${1000 + people}` });
};

describe('asking for a deletion, rule 0.14', () => {
  it('needs the password, ends every session, tells how to undo it, and nothing is gone yet', async () => {
    const person = await buildAccount(server.deps.database);
    expect((await askToGo(person.id, 'errada')).statusCode).toBe(422);
    expect((await askToGo(person.id, '')).statusCode).toBe(422);
    const { headers } = await buildSession(server.deps, person.id);
    const reply = await askToGo(person.id);
    expect(reply.json()).toMatchObject({
      data: {
        tipo: 'exclusao',
        situacao: 'aberto',
        exclusaoEm: new Date(server.clock.now() + 7 * day).toISOString(),
      },
    });
    expect((await server.app.inject({ url: '/api/usrio/dados', headers })).statusCode).toBe(401);
    const [mail] = await mailsTo(server.deps.database, person.email);
    expect(mail?.subject).toContain('Sua conta será excluída');
    server.clock.advance(7 * day - 1);
    await job();
    expect(await erasedAt(person.id)).toBeNull();
  });

  it('of an account without a password needs a code by mail', async () => {
    const person = await buildAccount(server.deps.database);
    await server.deps.database.run(
      { name: 'test.no-password', text: 'update account set password_hash = null where id = $1' },
      [person.id],
    );
    const page = await call(person.id, 'GET', '/usrio/dados');
    expect(page.json()).toMatchObject({ exclusao: { confirmacao: 'codigo' } });
    await call(person.id, 'POST', '/usrio/segunda_etapa/confirmacao', {});
    const [mail] = await mailsTo(server.deps.database, person.email);
    const code = /(\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await askToGo(person.id, wrong)).statusCode).toBe(422);
    expect((await askToGo(person.id, code)).statusCode).toBe(201);
  });

  it('is undone by signing in, once, and told; asked for again it runs from the beginning', async () => {
    const person = await buildAccount(server.deps.database);
    await askToGo(person.id);
    server.clock.advance(6 * day);
    expect((await signIn(person.email, 'outra')).statusCode).toBe(401);
    expect(await state(person.id)).toBe('open');
    expect((await signIn(person.email)).statusCode).toBe(200);
    expect(await state(person.id)).toBe('undone');
    await signIn(person.email);
    const mails = await mailsTo(server.deps.database, person.email);
    expect(mails.filter(({ subject }) => subject.includes('não será mais excluída'))).toHaveLength(1);
    server.clock.advance(2 * day);
    await job();
    expect(await erasedAt(person.id)).toBeNull();
    await askToGo(person.id);
    server.clock.advance(6 * day);
    await job();
    expect(await erasedAt(person.id)).toBeNull();
    server.clock.advance(day);
    await job();
    expect(await erasedAt(person.id)).toBe(server.clock.now());
  });

  it('is refused with the deals that are under way, each by its name, and listed beforehand', async () => {
    const buyer = await buildBuyer(server);
    const now = server.clock.now();
    const offer = (given = {}) => buildAuctionedOffer(server.deps.database, now, given);
    const led = await offer({ acceptsProposals: true });
    await buyer.bid(led, 12_000);
    const proposed = await offer({ acceptsProposals: true });
    const terms = { cdofrta: proposed, cdmoeda: 1, frete: 'N', endereco: null, cdusrio: buyer.id };
    await buyer.post('/lance/purpose', { ...terms, vllance: 9_000 });
    const bought = await buildPurchasedOffer(server, buyer.id);
    const page = await buyer.get('/usrio/dados');
    expect(page.json<{ exclusao: { impedimentos: object[] } }>().exclusao.impedimentos).toEqual([
      expect.objectContaining({ tipo: 'lance', codigoOferta: led }),
      expect.objectContaining({ tipo: 'proposta', codigoOferta: proposed }),
      expect.objectContaining({ tipo: 'compra', codigoOferta: bought }),
    ]);
    const refusal = await askToGo(buyer.id);
    expect(refusal.statusCode).toBe(409);
    expect(refusal.json<{ erros: string[] }>().erros[0]).toMatch(
      /lance na frente em .*; proposta aberta em .*; compra não concluída de /,
    );
    expect(await state(buyer.id)).toBeUndefined();
  });

  it('is refused to those who work for the house or a store, S-46', async () => {
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-que-fica' });
    const user = await buildAccount(server.deps.database, { partnerId });
    for (const id of [user.id, sales.id]) {
      expect((await call(id, 'GET', '/usrio/dados')).json()).toMatchObject({
        exclusao: { permitida: false },
      });
      expect((await askToGo(id)).statusCode).toBe(409);
    }
  });

  it('by staff on behalf of the person waits as long and is undone as easily; audited, S-52', async () => {
    const person = await buildAccount(server.deps.database);
    const reply = await sales.post(`/admin/accounts/${person.id}/personal-data-requests`, {
      tipo: 'exclusao',
      motivo: 'Pedido por carta.',
    });
    expect(reply.statusCode).toBe(201);
    const [mail] = await mailsTo(server.deps.database, person.email);
    expect(mail?.text).toContain('à nossa equipe');
    await signIn(person.email);
    expect(await state(person.id)).toBe('undone');
  });
});

describe('when the days of grace are over', () => {
  it('nothing of the person is found anywhere in the database once the last mail has left, rule 0.14', async () => {
    const person = await lived();
    for (const text of person.values) {
      expect((await placesOf(server.deps.database, text)).length, text).toBeGreaterThan(1);
    }
    await gone(person.id);
    expect(await erasedAt(person.id)).toBe(server.clock.now());
    const [last] = await mailsTo(server.deps.database, person.email);
    expect(last?.subject).toContain('Sua conta foi excluída');
    await server.deps.database.run({
      name: 'test.sent',
      text: 'update mail set sent_at = now() where sent_at is null',
    });
    await forgetPersonalDataJob(server.deps).run();
    for (const text of person.values) {
      expect([text, await placesOf(server.deps.database, text)]).toEqual([text, []]);
    }
    for (const table of DELETED) {
      const rows = await value(`select count(*) as value from ${table} where account_id = $1`, person.id);
      expect([table, rows]).toEqual([table, 0]);
    }
  });

  it('whatever somebody is called, nothing of it is found', async () => {
    const letters = fc.string({
      unit: fc.constantFrom(..."abcçéîõüxyz-'%_\\ "),
      minLength: 4,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(letters, letters, async (one, other) => {
        people += 1;
        const [name, surname] = [`Qw${people}${one}`, `Zk${people}${other}`];
        const words = `Sou ${name} ${surname}`;
        const person = await buildAccount(server.deps.database, {
          name,
          surname,
          email: `qw${people}@exemplo.test`,
        });
        await server.deps.database.run(
          {
            name: 'test.team-mail',
            text: `insert into mail (recipient, subject, text, html, created_at, not_before, sent_at)
              values ($1, $2, $2, $2, now(), now(), now())`,
          },
          [server.deps.config.brand.salesEmail, words],
        );
        await gone(person.id);
        await server.deps.database.run({
          name: 'test.sent',
          text: 'update mail set sent_at = now() where sent_at is null',
        });
        await forgetPersonalDataJob(server.deps).run();
        for (const text of [name, surname, person.email])
          expect(await placesOf(server.deps.database, text)).toEqual([]);
      }),
      { numRuns: 6 },
    );
  }, 120_000);

  it('the ledger still verifies, and others see the same bids', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      endAt: server.clock.now() + 20 * day,
    });
    const [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
    await ana.bid(code, 12_000);
    await bia.bid(code, 15_000, { automatic: true });
    const ledger = () => server.app.inject(`/api/offer/${code}/ledger`);
    const before = (await ledger()).json<unknown>();
    await gone(ana.id);
    expect(await erasedAt(ana.id)).not.toBeNull();
    expect((await ledger()).json()).toEqual(before);
    const auction = await readStoredAuction(server.deps.database, code);
    expect([auction.chain, auction.replayed]).toEqual(['intact', auction.stored]);
  });

  it('e-mail and document are free for somebody new, and nobody signs in to what is left', async () => {
    const document = documentOf('cpf', 61_001);
    const person = await buildAccount(server.deps.database, { document });
    const { headers } = await buildSession(server.deps, person.id);
    await gone(person.id);
    expect((await signIn(person.email)).statusCode).toBe(401);
    expect((await signIn(`conta-${person.id}`)).statusCode).toBe(401);
    expect((await server.app.inject({ url: '/api/usrio/dados', headers })).statusCode).toBe(401);
    expect((await signUp(person.email, document)).statusCode).toBe(201);
  });

  it('the sale is kept apart for five years, shown to an administrator with a reason, audited, and then gone', async () => {
    const person = await lived();
    await gone(person.id);
    const path = `/admin/sales-records/${person.purchase}`;
    expect((await administrator.get(path)).statusCode).toBe(422);
    expect((await sales.get(`${path}?motivo=Ordem%20judicial`)).statusCode).toBe(403);
    const reply = await administrator.get(`${path}?motivo=Ordem%20judicial`);
    expect(reply.json()).toMatchObject({
      data: {
        oferta: person.bought,
        valor: 12_000,
        comprador: { nome: person.name, documento: person.document, email: person.email },
      },
    });
    expect(reply.json<{ data: { comprador: { endereco: string } } }>().data.comprador.endereco).toContain(
      `Sou ${person.name}`,
    );
    const now = server.clock.now();
    server.clock.set(now + 5 * 366 * day);
    expect((await administrator.get(`${path}?motivo=Ordem%20judicial`)).statusCode).toBe(404);
    await forgetPersonalDataJob(server.deps).run();
    expect(
      await value('select count(*) as value from sales_record where purchase_code = $1', person.purchase),
    ).toBe(0);
    server.clock.set(now);
  });

  it('waits while the person has come to lead meanwhile, by the deed of others', async () => {
    const [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      endAt: server.clock.now() + 30 * day,
    });
    await ana.bid(code, 12_000);
    await bia.bid(code, 15_000);
    expect((await askToGo(ana.id)).statusCode).toBe(201);
    await sales.post(`/admin/offers/${code}/annul`, {
      motivo: 'engano',
      nota: 'Pediu por telefone.',
      linhas: [2],
    });
    server.clock.advance(8 * day);
    await job();
    expect([await erasedAt(ana.id), await state(ana.id)]).toEqual([null, 'open']);
    await bia.bid(code, 20_000);
    await job();
    expect(await erasedAt(ana.id)).not.toBeNull();
  });
});

const signUp = (email: string, cpf: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/usrio/pessoa-fisica',
    payload: {
      nome: 'De Novo',
      email,
      cpf,
      telefone: '27999990000',
      password: 'Senha123*',
      aceitaEmails: false,
    },
  });

describe('strikes and blocks outlive the account that had them', () => {
  const strike = async (id: number) => {
    const offer = await buildPurchasedOffer(server, id, { columns: { cancelled_at: server.clock.now() } });
    await server.deps.database.run(
      {
        name: 'test.strike',
        text: `insert into strike (account_id, purchase_code, reason, given_by, at)
          select $1, code, 'Não pagou.', $3, $4 from purchase where offer_code = $2`,
      },
      [id, offer, sales.id, new Date(server.clock.now())],
    );
  };
  const counting = async (email: string) => {
    const row = await server.deps.database.row<{ id: number }>(
      { name: 'test.by-email', text: 'select id from account where email = $1' },
      [email],
    );
    return (await sales.get(`/admin/accounts/${row?.id}/strikes`)).json<{ contam: number }>().contam;
  };

  it('who signs up again with the same document has the strikes that still count', async () => {
    const document = documentOf('cpf', 61_101);
    const person = await buildAccount(server.deps.database, { document });
    await strike(person.id);
    await strike(person.id);
    await gone(person.id);
    expect(await placesOf(server.deps.database, document)).toEqual([]);
    expect((await signUp(person.email, document)).statusCode).toBe(201);
    expect(await counting(person.email)).toBe(2);
  });

  it('after their months the mark of the document is forgotten', async () => {
    const person = await buildAccount(server.deps.database, { document: documentOf('cpf', 61_102) });
    await strike(person.id);
    await gone(person.id);
    const marks = () => value('select count(*) as value from document_mark where account_id = $1', person.id);
    expect(await marks()).toBe(1);
    const now = server.clock.now();
    server.clock.set(now + 367 * day);
    await forgetPersonalDataJob(server.deps).run();
    expect(await marks()).toBe(0);
    server.clock.set(now);
  });

  it('who was blocked cannot come back with the same document', async () => {
    const document = documentOf('cpf', 61_103);
    const person = await buildAccount(server.deps.database, { document, blockedAt: server.clock.now() });
    await sales.post(`/admin/accounts/${person.id}/personal-data-requests`, {
      tipo: 'exclusao',
      motivo: 'Pedido por carta.',
    });
    server.clock.advance(7 * day);
    await job();
    const reply = await signUp('volta@exemplo.test', document);
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { erros: ['Não é possível abrir uma conta com este documento. Fale com o atendimento.'] },
    ]);
  });
});

describe('at the same moment', () => {
  it('a bid and a request to delete never both succeed, rule 0.14', async () => {
    for (let round = 0; round < 6; round += 1) {
      const buyer = await buildBuyer(server);
      const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
        endAt: server.clock.now() + 30 * day,
      });
      await Promise.all([buyer.bid(code, 12_000), askToGo(buyer.id)]);
      const leads =
        (await value('select leader_id as value from auction where offer_code = $1', code)) === buyer.id;
      server.clock.advance(7 * day);
      await job();
      // Whichever came first: who leads is not erased.
      expect(leads && (await erasedAt(buyer.id)) !== null).toBe(false);
    }
  });

  it('two requests are one, and two workers erase once with one farewell', async () => {
    const person = await buildAccount(server.deps.database);
    const replies = await Promise.all([askToGo(person.id), askToGo(person.id), askToGo(person.id)]);
    const protocols = replies
      .filter(({ statusCode }) => statusCode === 201)
      .map((reply) => reply.json<{ data: { protocolo: string } }>().data.protocolo);
    expect(new Set(protocols).size).toBe(1);
    server.clock.advance(7 * day);
    await Promise.all([job(), job(), job()]);
    const mails = await mailsTo(server.deps.database, person.email);
    expect(mails.filter(({ subject }) => subject.includes('foi excluída'))).toHaveLength(1);
  });

  it('signing in and the job: either the account is whole or it is gone', async () => {
    for (let round = 0; round < 6; round += 1) {
      const person = await buildAccount(server.deps.database);
      await askToGo(person.id);
      server.clock.advance(7 * day);
      await Promise.all([signIn(person.email), job()]);
      const [at, how] = [await erasedAt(person.id), await state(person.id)];
      expect([at === null, how]).toEqual(at === null ? [true, 'undone'] : [false, 'done']);
    }
  });
});

it('killed at any statement, an erasure leaves everything as it was, and the next run ends it', async () => {
  const person = await lived();
  await askToGo(person.id);
  server.clock.advance(7 * day);
  const before = await wholeDatabase(server.deps.database);
  let kills = 0;
  for (let at = 2; await breaksAt(at); at += 7) {
    kills += 1;
    expect(await wholeDatabase(server.deps.database)).toBe(before);
  }
  expect(kills).toBeGreaterThan(4);
  await job();
  expect(await erasedAt(person.id)).toBe(server.clock.now());
  expect(await state(person.id)).toBe('done');
}, 120_000);

/** Runs the job on a connection that ends at a statement; false when it was done before. */
async function breaksAt(statement: number): Promise<boolean> {
  const deps = { ...server.deps, database: killedAt(server.deps.database, statement) };
  return eraseAccountsJob(deps)
    .run()
    .then(
      () => false,
      () => true,
    );
}

/** A database whose server ends the connection at the given statement of a transaction, as a crash would. */
function killedAt(database: Database, statement: number): ServerDeps['database'] {
  const kill = { name: 'test.kill', text: 'select pg_terminate_backend(pg_backend_pid())' };
  return {
    ...database,
    transact: (work) =>
      database.transact((transaction) => {
        let sent = 0;
        const counted = async (): Promise<void> => {
          sent += 1;
          if (sent === statement) await transaction.run(kill);
        };
        return work({
          ...transaction,
          rows: async (...given) => counted().then(() => transaction.rows(...given)),
          row: async (...given) => counted().then(() => transaction.row(...given)),
          run: async (...given) => counted().then(() => transaction.run(...given)),
        });
      }),
  };
}
