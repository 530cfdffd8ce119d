import { listCategories } from '@patio/contract/catalogue/catalogue/list-categories.ts';
import { listOffers } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { listIdioms } from '@patio/contract/catalogue/content/list-idioms.ts';
import { listMyOffers } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import { getSurvey } from '@patio/contract/sales/surveys/get-survey.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inviteToSurveysJob } from '../../src/features/sales/surveys/public.ts';
import { buildAuctionedOffer } from '../builders/auctioned-offer.ts';
import { buildAccount, builtPassword } from '../builders/account.ts';
import { buildBuyer, type Buyer } from '../builders/buyer.ts';
import { buildPartner } from '../builders/partner.ts';
import { buildPurchasedOffer } from '../builders/purchase.ts';
import { documentOf } from '../builders/tax-id.ts';
import { startCatalogueServer, type CatalogueServer } from '../scenes/catalogue-server.ts';
import { declaredCalls, type Reference } from '../fuzz/calls.ts';

let server: CatalogueServer;
let ana: Buyer;

beforeAll(async () => {
  server = await startCatalogueServer();
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

const open = (given = {}) => buildAuctionedOffer(server.deps.database, server.clock.now(), given);
const statusesOf = async () =>
  listMyOffers.success.schema.parse((await ana.get('/offer/myoffers')).json()).data;

describe('what is sold', () => {
  it('is of six kinds, GENL-01', async () => {
    expect((await server.ask(listCategories)).map(({ name }) => name)).toEqual([
      'Carros',
      'Utilitários',
      'Máquinas',
      'Ônibus',
      'Caminhões',
      'Implementos',
    ]);
  });

  it('is one vehicle, or a lot of several, GENL-02', async () => {
    const single = await server.offer();
    const lot = await server.offer({ vehicles: [{}, {}] });
    const { data } = await server.ask(listOffers, { query: { codes: `${single},${lot}` } });
    expect(data.map(({ vehicles }) => vehicles.length)).toEqual([1, 2]);
  });
});

describe('every kind of buyer signs in', () => {
  it.each([
    [4, 'cnpj'],
    [5, 'cnpj'],
    [6, 'cpf'],
    [7, 'cpf'],
  ] as const)('profile %i, GENL-03', async (profileCode, kind) => {
    const account = await buildAccount(server.deps.database, {
      profileCode,
      document: documentOf(kind, 700 + profileCode),
    });
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { login: account.email, password: builtPassword },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ data: { profileCode } });
  });
});

it('a buyer searches, sorts, favourites and asks, GENL-04', async () => {
  const code = await server.offer({ title: 'Caminhonete rara zqgenl' });
  expect(await server.codes({ term: 'zqgenl', order: 'MENOR_PRECO' })).toEqual([code]);
  expect((await ana.post('/offer/favorite', { codigoOferta: code })).statusCode).toBeLessThan(300);
  expect((await ana.post('/offer/prgnt', { pergunta: 'Tem manual?', codigoOferta: code })).statusCode).toBe(
    201,
  );
});

it('a buyer buys, bids by hand or with a maximum, and proposes, GENL-05', async () => {
  const [bought, bid, automatic, proposed] = [
    await open({ buyNowCents: 4_590_000 }),
    await open(),
    await open(),
    await open({ acceptsProposals: true }),
  ];
  const deal = { cdmoeda: 1, frete: 'N', endereco: null };
  const replies = [
    await ana.post('/compreja', { ...deal, cdofrta: bought, vllance: 45_900 }),
    await ana.bid(bid, 10_000),
    await ana.bid(automatic, 12_000, { automatic: true }),
    await ana.post('/lance/purpose', { ...deal, cdusrio: ana.id, cdofrta: proposed, vllance: 9_000 }),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
});

it('another currency than 1, the real, is refused by every call of the flow, GENL-08, FLOW-21', async () => {
  const code = await open({ buyNowCents: 4_590_000, acceptsProposals: true });
  const dollars = { cdofrta: code, cdmoeda: 2, vllance: 45_900, frete: 'N', endereco: null };
  for (const path of ['/compreja', '/lance', '/lance/purpose']) {
    expect([path, (await ana.post(path, { ...dollars, cdusrio: ana.id })).statusCode]).toEqual([path, 422]);
  }
});

/** All calls but those that others define: the bank sends nothing of its own choice. */
const callsOfApps = (reference: Reference) =>
  declaredCalls(reference).filter(({ name }) => name !== 'receive-pix-news');

describe('what goes with every call', () => {
  it('is the language, in the query, I18N-04', async () => {
    const reference = (await server.app.inject('/openapi.json')).json<Reference>();
    const without = callsOfApps(reference).filter(
      ({ parameters }) => !parameters.some(({ name, in: place }) => name === 'idiom' && place === 'query'),
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('is the store, inside one, PART-03', async () => {
    const reference = (await server.app.inject('/openapi.json')).json<Reference>();
    const without = callsOfApps(reference).filter(
      ({ parameters }) => !parameters.some(({ name, in: place }) => name === 'partner' && place === 'query'),
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('is the token of a session, without which nobody is known, SESS-04', async () => {
    expect((await ana.get('/usrio/address')).statusCode).toBe(200);
    expect((await server.get('/usrio/address')).statusCode).toBe(401);
    expect((await server.get('/usrio/address', { 'security-token': 'nonsense' })).statusCode).toBe(401);
  });
});

it('the reference is written once, and nowhere in a form that takes long to write', async () => {
  const [written, shown, slow] = await Promise.all(
    ['/openapi.json', '/docs/json', '/docs/yaml'].map((url) => server.app.inject({ url })),
  );
  expect(written?.body).toBe(shown?.body);
  expect([shown?.statusCode, slow?.statusCode]).toEqual([200, 404]);
});

it('the languages come with name and flag, I18N-05', async () => {
  expect(await server.ask(listIdioms)).toEqual([
    { sigla: 'PTBR', descricao: 'Português', svg: '/media/icons/ptbr.svg' },
    { sigla: 'EN', descricao: 'English', svg: '/media/icons/en.svg' },
  ]);
});

it('a list that finds nothing is empty, and no failure, HOME-11', async () => {
  const reply = await server.get('/offer?page=1&term=zqnadazq');
  expect([reply.statusCode, reply.json<{ data: object[] }>().data]).toEqual([200, []]);
});

describe('without a session', () => {
  it.each([
    ['/compreja', {}],
    ['/lance', {}],
    ['/lance/purpose', {}],
    ['/offer/cancelCompra', {}],
    ['/lance/cancelPurpose', {}],
  ])('%s is refused and nothing is bought or cancelled, ROLE-04', async (url, payload) => {
    const reply = await server.app.inject({ method: 'POST', url: `/api${url}`, payload });
    expect(reply.statusCode).toBe(401);
  });
});

it('a sale goes from A to X, and the list says each step, STAT-01', async () => {
  const running = await open();
  await ana.bid(running, 10_000);
  const codes = new Map([['A', running]]);
  for (const status of ['V', 'C', 'L', 'X'] as const) {
    codes.set(status, await buildPurchasedOffer(server, ana.id, { status }));
  }
  const rows = await statusesOf();
  const found = [...codes].map(([, code]) => rows.find(({ codigo }) => codigo === code)?.statusOferta);
  expect(found).toEqual(['A', 'V', 'C', 'L', 'X']);
});

describe('the last terms of a deal', () => {
  it('are checked for automatic bids as for manual ones: without allowance 206 and no bid, AUTO-03', async () => {
    const limited = await buildBuyer(server);
    await server.deps.database.run(
      {
        name: 'test.no-bids',
        text: `insert into limit_release (account_id, kind, extra, until) values ($1, 'PODE_DAR_LANCE', -1000, $2)`,
      },
      [limited.id, new Date(server.clock.now() + 1000)],
    );
    const code = await open();
    const reply = await limited.bid(code, 12_000, { automatic: true });
    expect([reply.statusCode, reply.json<{ tipo: string }>().tipo]).toEqual([206, 'PODE_DAR_LANCE']);
    const lines = { name: 'test.lines', text: 'select seq from bid where offer_code = $1' } as const;
    expect(await server.deps.database.rows(lines, [code])).toEqual([]);
  });

  it('cost freight to an address and nothing at the yard, FLOW-10', async () => {
    const priced = await startCatalogueServer({ FREIGHT_PRICES: 'ES=900' });
    const code = await priced.offer({ buyNowCents: 4_590_000 });
    const freightOf = async (query: string) =>
      (await priced.get(`/offer/${code}/custos?${query}`)).json<{ frete: number | null }>().frete;
    expect([await freightOf('uf=ES&frete=S'), await freightOf('uf=ES&frete=N')]).toEqual([900, 0]);
    await priced.close();
  });

  it('name the store that it was found in, or none, FLOW-22', async () => {
    const storeId = await buildPartner(server.deps.database, { store: 'loja-do-fluxo' });
    const bought = async (parceiroId: number | null) => {
      const code = await open({ buyNowCents: 4_590_000 });
      const buyer = await buildBuyer(server);
      const terms = { cdofrta: code, cdmoeda: 1, vllance: 45_900, frete: 'N', endereco: null, parceiroId };
      expect((await buyer.post('/compreja', terms)).statusCode).toBe(201);
      const row = await server.deps.database.row<{ referrer_id: number | null }>(
        { name: 'test.store-of', text: 'select referrer_id from purchase where offer_code = $1' },
        [code],
      );
      return row?.referrer_id ?? null;
    };
    expect([await bought(storeId), await bought(null)]).toEqual([storeId, null]);
  });
});

it('purchases are followed and cancelled, and a survey is answered, GENL-06', async () => {
  const code = await buildPurchasedOffer(server, ana.id);
  expect((await statusesOf()).map(({ codigo }) => codigo)).toContain(code);
  const cancelled = await ana.post('/offer/cancelCompra', { cdOfrta: code, cdJustf: 1, obsJustf: null });
  expect(cancelled.json()).toEqual({ data: 'CANCELADO' });
  await inviteToSurveysJob(server.deps).run();
  const invited = await server.deps.database.row<{ guid: string; deal: number }>(
    {
      name: 'test.invited',
      text: 'select guid, deal_code as deal from survey_invitation where offer_code = $1',
    },
    [code],
  );
  const path = `/survey/${invited?.guid}/${invited?.deal}`;
  const { perguntas } = getSurvey.success.schema.parse((await server.get(path)).json());
  const respostas = perguntas.map(({ id, tipo, opcoes }) =>
    tipo === 'TEXTO_LIVRE'
      ? { pergunta: id, opcao: null, resposta: 'Mais fotos' }
      : { pergunta: id, opcao: opcoes[0]?.id, resposta: null },
  );
  const answered = await server.app.inject({ method: 'POST', url: `/api${path}`, payload: { respostas } });
  expect(answered.statusCode).toBeLessThan(300);
});

it('interests, notifications, profile, addresses, favourites, texts and the registration of partners answer, GENL-07', async () => {
  for (const path of [
    '/usrio/interest',
    '/usrio/notif',
    '/usrio/edit',
    '/usrio/address',
    '/offer/favorites',
  ]) {
    expect([path, (await ana.get(path)).statusCode]).toEqual([path, 200]);
  }
  const name = await server.get('/partner/url-loja?nome=loja-livre');
  expect(name.statusCode).toBeLessThan(300);
});

describe('only the fields that are listed', () => {
  const fieldsOf = (rows: readonly object[]) => Object.keys(rows[0] ?? {}).toSorted();

  it('stand in interests, ENTY-07', async () => {
    const fields = fieldsOf((await ana.get('/usrio/interest')).json<object[]>());
    expect(fields).toEqual(['codigo', 'iconSvgAtivo', 'iconSvgInativo', 'name']);
  });

  it('stand in questions, ENTY-07', async () => {
    const code = await server.offer();
    await ana.post('/offer/prgnt', { pergunta: 'Tem manual?', codigoOferta: code });
    const { perguntas } = (await ana.get(`/offer/${code}/prgnt`)).json<{ perguntas: object[] }>();
    expect(fieldsOf(perguntas)).toEqual(['pergunta', 'resposta']);
  });

  it('stand in notifications, beside whether they were read, ENTY-07', async () => {
    await server.deps.database.run(
      {
        name: 'test.notify',
        text: `insert into notification (account_id, title, body, created_at) values ($1, 'Aviso', 'texto', now())`,
      },
      [ana.id],
    );
    expect(fieldsOf((await ana.get('/usrio/notif')).json<object[]>())).toEqual([
      'codigoNotificacao',
      'dataInicio',
      'descricaoNotificacao',
      'guid',
      'lida',
      'nomeArquivo',
      'tamanho',
      'tituloNotificacao',
    ]);
  });
});
