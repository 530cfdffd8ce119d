import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDueAuctions } from '../../src/features/sales/closing/close-due-auctions.ts';
import { builtPlaces } from '../builders/address.ts';
import { buildAuctionedOffer } from '../builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../builders/buyer.ts';
import { buildPartner } from '../builders/partner.ts';
import { buildSession } from '../builders/session.ts';
import {
  bodies,
  byOwn,
  complaints,
  conversations,
  handovers,
  drafts,
  imports,
  lists,
  payouts,
  purchaseDocuments,
  transfers,
  stores,
  visits,
  yard,
} from './calls-of-stores.ts';
import { declaredCalls, type DeclaredCall, type Reference } from '../fuzz/calls.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { purchaseOf } from '../scenes/purchases/undone-sale.ts';

let server: TestServer;
let calls: readonly DeclaredCall[];

beforeAll(async () => {
  server = await startTestServer();
  const reference = (await server.app.inject('/openapi.json')).json<Reference>();
  calls = declaredCalls(reference).filter(({ staff, stream }) => staff !== null && !stream);
});
afterAll(() => server.close());

async function ask(
  call: DeclaredCall,
  url: string,
  payload: object,
  accountId: number | null,
): Promise<number> {
  const headers =
    accountId === null ? {} : (await buildSession(server.deps, accountId, { office: true })).headers;
  const request: InjectOptions = { method: call.method, url, headers };
  const reply = await server.app.inject(call.method === 'GET' ? request : { ...request, payload });
  return reply.statusCode;
}

/** The status of every staff call for a user, on things that do not exist. */
async function statuses(accountId: number | null): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const call of calls) {
    found.set(call.name, await ask(call, call.path.replaceAll(/\{\w+\}/g, '999999'), {}, accountId));
  }
  return found;
}

const names = (of: (call: DeclaredCall) => boolean) => calls.filter(of).map(({ name }) => name);
const answered = (found: Map<string, number>, status: number) =>
  [...found].filter(([, one]) => one === status).map(([name]) => name);

describe('who may call the back office, S-46', () => {
  it('is asked for every call below /admin, and for no other', async () => {
    const reference = (await server.app.inject('/openapi.json')).json<Reference>();
    const below = declaredCalls(reference).filter(
      ({ path, stream }) =>
        path.startsWith('/api/admin') && !path.startsWith('/api/admin/session') && !stream,
    );
    expect(below.map(({ name }) => name)).toEqual(calls.map(({ name }) => name));
    expect(calls.length).toBeGreaterThanOrEqual(10);
  });

  it('refuses visitors with 401', async () => {
    expect(answered(await statuses(null), 401)).toEqual(names(() => true));
  });

  it.each([4, 5, 6, 7] as const)('refuses buyers of profile %i with 403', async (profileCode) => {
    const { id } = await buildBuyer(server, { profileCode });
    expect(answered(await statuses(id), 403)).toEqual(names(() => true));
  });

  it.each(STAFF_ROLES)('lets %s in where the role is named only', async (role) => {
    const { id } = await buildBuyer(server, { staffRole: role });
    const found = await statuses(id);
    expect(answered(found, 403)).toEqual(names(({ staff }) => staff?.roles.includes(role) === false));
    expect(answered(found, 401)).toEqual([]);
  });

  it('refuses users of a store what is not for stores', async () => {
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-vazia' });
    const { id } = await buildBuyer(server, { partnerId });
    const refused = answered(await statuses(id), 403);
    expect(refused).toEqual(expect.arrayContaining(names(({ staff }) => staff?.partners === false)));
  });

  it('refuses staff who were blocked, and a session that is only good for a new password', async () => {
    const blocked = await buildBuyer(server, { staffRole: 'sales', blockedAt: server.clock.now() });
    expect(answered(await statuses(blocked.id), 401)).toEqual(names(() => true));
    const renewing = await buildBuyer(server, { staffRole: 'administrator', mustChangePassword: true });
    expect(answered(await statuses(renewing.id), 401)).toEqual(names(() => true));
  });
});

describe('users of a store and what belongs to another, rule 0.12', () => {
  let own: number;
  let owner: Buyer;
  let otherUser: Buyer;
  let offer: number;
  let proposal: number;
  let question: number;
  let conditional: number;
  let purchase: number;
  let rate: number;

  beforeAll(async () => {
    own = await buildPartner(server.deps.database, { store: 'loja-do-dono' });
    owner = await buildBuyer(server, { partnerId: own });
    const other = await buildPartner(server.deps.database, { store: 'loja-alheia' });
    otherUser = await buildBuyer(server, { partnerId: other });
    const buyer = await buildBuyer(server);
    conditional = await ofStore({ reserveCents: 5_000_000 });
    await buyer.bid(conditional, 12_000);
    server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);
    const won = await ofStore({});
    await buyer.bid(won, 12_000);
    server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);
    purchase = await purchaseOf(server, won);
    offer = await ofStore({ acceptsProposals: true });
    const sent = await buyer.post('/lance/purpose', {
      cdofrta: offer,
      cdmoeda: 1,
      vllance: 9_000,
      frete: 'N',
      endereco: null,
      cdusrio: buyer.id,
    });
    const steps = calls.find(({ name }) => name === 'save-increment-table');
    if (steps) await ask(steps, urlOf(steps), bodyOf(steps), owner.id);
    const { database } = server.deps;
    await database.run(
      {
        name: 'test.charges-of-store',
        text: `with yarded as (insert into yard (partner_id, city_code, address, changed_at) values ($1, ${builtPlaces.vilaVelha}, 'Rua Um, 1', now()))
          insert into freight_rate (partner_id, destination_uf, valid_from, changed_at) values ($1, 'SP', 'epoch', now())`,
      },
      [own],
    );
    const line = await database.row<{ code: number }>(
      { name: 'test.rate-of-store', text: 'select code from freight_rate where partner_id = $1' },
      [own],
    );
    rate = line?.code ?? 0;
    proposal = sent.json<{ data: { codigo: number } }>().data.codigo;
    await buyer.post('/offer/prgnt', { pergunta: 'Tem chave reserva?', codigoOferta: offer });
    const open = (await owner.get('/admin/questions')).json<{ data: { codigo: number }[] }>().data;
    question = open[0]?.codigo ?? 0;
  });

  async function ofStore(given: object): Promise<number> {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), given);
    await server.deps.database.run(
      { name: 'test.of-store', text: 'update offer set partner_id = $2 where code = $1' },
      [code, own],
    );
    return code;
  }

  const urlOf = (call: DeclaredCall): string => {
    const code = call.name === 'decide-conditional' ? conditional : offer;
    return call.path
      .replace('/proposals/{id}', `/proposals/${proposal}`)
      .replace('/questions/{id}', `/questions/${question}`)
      .replace('/purchases/{id}', `/purchases/${purchase}`)
      .replace('/freight-rates/{id}', `/freight-rates/${rate}`)
      .replace('/offer-drafts/{id}', `/offer-drafts/${code}`)
      .replace('/offers/{id}', `/offers/${code}`);
  };
  const bodyOf = (call: DeclaredCall): object => ({
    ...bodies[call.name],
    ...(call.name === 'save-increment-table' ? { parceiro: own, categoria: null } : {}),
    ...(['save-freight-rate', 'save-yard', 'set-store-minimum-step'].includes(call.name)
      ? { parceiro: own }
      : {}),
  });

  it('are known to this test, call by call', () => {
    const known = [
      ...Object.keys(bodies),
      ...lists,
      ...byOwn,
      ...drafts,
      ...imports,
      ...complaints,
      ...conversations,
      ...handovers,
      ...payouts,
      ...purchaseDocuments,
      ...transfers,
      ...stores,
      ...visits,
      ...yard,
    ];
    expect(names(({ staff }) => staff?.partners === true).toSorted((a, b) => a.localeCompare(b))).toEqual(
      known.toSorted((a, b) => a.localeCompare(b)),
    );
  });

  it('do not see it in any list, while the store’s own users do', async () => {
    const listed = async (who: Buyer) => {
      const replies = await Promise.all(
        calls.filter(({ name }) => lists.includes(name)).map(({ path }) => who.get(path.replace('/api', ''))),
      );
      return replies.map((reply) => reply.json<{ data: object[] }>().data);
    };
    expect(await listed(otherUser)).toEqual(lists.map(() => []));
    expect((await listed(owner)).map(({ length }) => length)).toEqual(
      lists.map((_, index) =>
        index ===
        calls.filter(({ name }) => lists.includes(name)).findIndex(({ name }) => name === 'list-staff-offers')
          ? 3
          : 1,
      ),
    );
  });

  it('are refused with 403 or 404, and nothing changes; the store’s own users are not', async () => {
    const onThings = calls.filter(({ name }) => name in bodies);
    const before = await everything();
    for (const call of onThings) {
      const status = await ask(call, urlOf(call), bodyOf(call), otherUser.id);
      expect([call.name, status === 403 || status === 404]).toEqual([call.name, true]);
    }
    expect(await everything()).toEqual(before);
    for (const call of onThings) {
      const status = await ask(call, urlOf(call), bodyOf(call), owner.id);
      expect([call.name, [401, 403, 404, 422, 500].includes(status)]).toEqual([call.name, false]);
    }
    expect(await everything()).not.toEqual(before);
  });

  /** What such calls could change. */
  const everything = () =>
    server.deps.database.row({
      name: 'test.everything',
      text: `select (select json_agg(p order by code) from proposal p) as proposals, (select json_agg(u) from purchase u) as purchases,
               (select json_agg(json_build_array(code, status, increments) order by code) from offer) as offers,
               (select count(*) from bid) as bids, (select json_agg(r order by code) from freight_rate r) as rates,
               (select json_agg(y) from yard y) as yards, (select json_agg(a order by code) from audit a) as audits`,
    });
});
