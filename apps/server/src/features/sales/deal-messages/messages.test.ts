import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import {
  boughtDeal,
  conversationAbout,
  officeTalk,
  ownTalk,
  proposedDeal,
  reply,
  write,
} from '../../../../test/scenes/purchases/deal-messages-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let sales: StaffMember;
let seller: StaffMember;
let store: number;
let ana: Buyer;

/** A Monday morning in São Paulo. */
const MONDAY = Date.UTC(2026, 10, 23, 13);
const DAY = 86_400_000;

beforeAll(async () => {
  server = await startTestServer({ MESSAGES_PER_HOUR: '30' });
  sales = await buildStaff(server);
  store = await buildPartner(server.deps.database, { store: 'loja-das-mensagens' });
  seller = await buildStaff(server, { staffRole: null, partnerId: store });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(MONDAY);
  ana = await buildBuyer(server);
});

describe('a buyer and the team about a purchase', () => {
  test('write to each other, and each sees when the other has read it', async () => {
    const { offer, purchase } = await boughtDeal(server, ana.id);
    const which = `compra/${purchase}`;
    expect(await ownTalk(ana, which)).toEqual({
      loja: null,
      podeEscrever: true,
      naoLidas: 0,
      mensagens: [],
      temAntes: false,
    });
    expect((await write(ana, which, 'Quando posso retirar? 👋🏽')).statusCode).toBe(201);
    const code = await conversationAbout(server, offer);
    const [asked] = (await officeTalk(sales, code)).mensagens;
    expect(asked).toMatchObject({ lado: 'comprador', minha: false, texto: 'Quando posso retirar? 👋🏽' });
    server.clock.advance(60_000);
    const body = { ate: asked?.codigo };
    expect((await sales.put(`/admin/conversations/${code}/read`, body)).statusCode).toBe(204);
    expect((await ownTalk(ana, which)).mensagens[0]?.lidaEm).toBe(new Date(MONDAY + 60_000).toISOString());
    expect((await reply(sales, code, 'Amanhã, das 9 às 17 h.')).statusCode).toBe(201);
    const seen = await ownTalk(ana, which);
    expect(seen.naoLidas).toBe(1);
    expect(seen.mensagens[1]).toMatchObject({
      lado: 'casa',
      minha: false,
      autor: null,
      texto: 'Amanhã, das 9 às 17 h.',
    });
    await ana.put(`/usrio/conversas/${which}/lida`, { ate: seen.mensagens[1]?.codigo });
    expect((await ownTalk(ana, which)).naoLidas).toBe(0);
    expect((await officeTalk(sales, code)).mensagens[1]?.lidaEm).not.toBeNull();
  });

  test('stand in the contact log of the purchase as they are, and nowhere twice', async () => {
    const { offer, purchase } = await boughtDeal(server, ana.id);
    await write(ana, `compra/${purchase}`, 'Posso levar um mecânico?');
    await reply(sales, await conversationAbout(server, offer), 'Pode.');
    const { data } = (await sales.get(`/admin/purchases/${purchase}`)).json<{ data: { notas: object[] } }>();
    expect(data.notas).toMatchObject([
      { canal: 'mensagem', texto: 'Pode.' },
      { canal: 'mensagem', texto: 'Posso levar um mecânico?' },
    ]);
    const rows = await server.deps.database.rows({ name: 'test.notes', text: 'select 1 from contact_note' });
    expect(rows).toHaveLength(0);
  });

  test('the team may write first', async () => {
    const { purchase } = await boughtDeal(server, ana.id);
    const opened = (await sales.post('/admin/conversations', { compra: purchase })).json<{
      data: { codigo: number };
    }>().data;
    const again = await sales.post('/admin/conversations', { compra: purchase });
    expect(again.json()).toEqual({ data: opened });
    await reply(sales, opened.codigo, 'Bom dia! Faltam os documentos.');
    expect((await ownTalk(ana, `compra/${purchase}`)).mensagens).toMatchObject([
      { texto: 'Bom dia! Faltam os documentos.' },
    ]);
  });
});

describe('one message', () => {
  test('is sent once for one key, however often it is sent, also at the same moment', async () => {
    const { purchase } = await boughtDeal(server, ana.id);
    const which = `compra/${purchase}`;
    const replies = await Promise.all([1, 2, 3].map(() => write(ana, which, 'Oi', {}, 'chave-1')));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    server.clock.advance(DAY);
    expect((await write(ana, which, 'Oi', {}, 'chave-1')).statusCode).toBe(201);
    expect((await ownTalk(ana, which)).mensagens).toHaveLength(1);
    const other = await write(ana, which, 'Outra coisa', {}, 'chave-1');
    expect(other.statusCode).toBe(422);
  });

  test('is sent once without a key too, within seconds; later the same words are another one', async () => {
    const { purchase } = await boughtDeal(server, ana.id);
    const which = `compra/${purchase}`;
    for (const seconds of [0, 5, 60]) {
      server.clock.advance(seconds * 1000);
      await write(ana, which, 'Alguma novidade?');
    }
    expect((await ownTalk(ana, which)).mensagens).toHaveLength(2);
  });

  test.each([
    ['nothing', { texto: '' }],
    ['only blanks', { texto: ' \n ' }],
    ['2,001 characters', { texto: 'a'.repeat(2001) }],
    ['a null character', { texto: 'a\u0000b' }],
    ['six files', { texto: 'a', arquivos: [1, 2, 3, 4, 5, 6] }],
    ['no text', {}],
    ['a list', { texto: ['a'] }],
  ])('cannot be %s', async (_what, body) => {
    const { purchase } = await boughtDeal(server, ana.id);
    const sent = await ana.post(`/usrio/conversas/compra/${purchase}/mensagens`, body);
    expect(sent.statusCode).toBe(422);
    expect((await ownTalk(ana, `compra/${purchase}`)).mensagens).toEqual([]);
  });

  test('is one of thirty in an hour; refused and repeated ones do not count', async () => {
    const { purchase } = await boughtDeal(server, ana.id);
    const which = `compra/${purchase}`;
    for (let sent = 0; sent < 30; sent += 1) {
      await write(ana, which, `Mensagem ${sent}`, {}, `k${sent}`);
      if (sent % 10 === 0) await write(ana, which, `Mensagem ${sent}`, {}, `k${sent}`);
    }
    expect((await write(ana, which, 'Mais uma')).statusCode).toBe(429);
    server.clock.advance(3_600_001);
    expect((await write(ana, which, 'Mais uma')).statusCode).toBe(201);
  });

  test('is found by going back through hundreds, page by page, none twice', async () => {
    const { offer, purchase } = await boughtDeal(server, ana.id);
    const which = `compra/${purchase}`;
    await write(ana, which, 'A primeira');
    const code = await conversationAbout(server, offer);
    await server.deps.database.run(
      {
        name: 'test.many-messages',
        text: `insert into deal_message (conversation_code, side, author_id, text, at)
          select $1, 'buyer', $2, 'n' || n, now() from generate_series(1, 499) n`,
      },
      [code, ana.id],
    );
    const texts: (string | null)[] = [];
    for (let before = ''; ;) {
      const page = await officeTalk(sales, code, before);
      texts.unshift(...page.mensagens.map(({ texto }) => texto));
      if (!page.temAntes) break;
      before = `?antes=${page.mensagens[0]?.codigo}`;
    }
    expect(texts).toEqual(['A primeira', ...Array.from({ length: 499 }, (_, index) => `n${index + 1}`)]);
  });
});

describe('a proposal', () => {
  test('has its conversation, which goes on about the purchase', async () => {
    const offer = await proposedDeal(server, ana, store);
    const which = `oferta/${offer}`;
    await write(ana, which, 'O motor já foi aberto?');
    const code = await conversationAbout(server, offer);
    await reply(seller, code, 'Nunca.');
    const { data } = (await sales.get(`/admin/proposals?oferta=${offer}`)).json<{
      data: { codigo: number }[];
    }>();
    const accepted = await sales.post(`/admin/proposals/${data[0]?.codigo}/accept`, { valor: 9_000 });
    expect(accepted.statusCode).toBe(200);
    const [row] = (await ana.get('/offer/myoffers')).json<{ data: { codigoCompra: number }[] }>().data;
    const seen = await ownTalk(ana, `compra/${row?.codigoCompra}`);
    expect(seen.mensagens.map(({ texto }) => texto)).toEqual(['O motor já foi aberto?', 'Nunca.']);
    expect(await conversationAbout(server, offer)).toBe(code);
    expect((await ana.get(`/usrio/conversas/${which}`)).statusCode).toBe(404);
  });

  test('is needed: an offer alone, or one that only others have proposed for, has no conversation', async () => {
    const offer = await proposedDeal(server, await buildBuyer(server));
    expect((await ana.get(`/usrio/conversas/oferta/${offer}`)).statusCode).toBe(404);
    expect((await write(ana, `oferta/${offer}`, 'Oi')).statusCode).toBe(404);
  });
});

describe('a conversation', () => {
  test('waits for the team until it answers or says that no answer is needed, with a term in working days', async () => {
    const { offer, purchase } = await boughtDeal(server, ana.id);
    await write(ana, `compra/${purchase}`, 'Oi');
    const code = await conversationAbout(server, offer);
    const listed = async (query: string) =>
      (await sales.get(`/admin/conversations?oferta=${offer}&${query}`)).json<{ data: object[] }>().data;
    const due = new Date(MONDAY + DAY).toISOString();
    const waiting = { codigo: code, situacao: 'nossa', prazo: due, ultima: 'Oi', naoLidas: 1 };
    expect(await listed('')).toMatchObject([waiting]);
    server.clock.advance(3_600_000);
    await write(ana, `compra/${purchase}`, 'Alguém?');
    expect(await listed('')).toMatchObject([{ ...waiting, ultima: 'Alguém?', naoLidas: 2 }]);
    await reply(sales, code, 'Já respondo.');
    expect(await listed('')).toEqual([]);
    expect(await listed('situacao=deles')).toMatchObject([{ codigo: code, prazo: null, naoLidas: 0 }]);
    await write(ana, `compra/${purchase}`, 'Obrigada!');
    const [last] = (await officeTalk(sales, code)).mensagens.slice(-1);
    const settle = (ate: number | undefined) => sales.post(`/admin/conversations/${code}/settle`, { ate });
    await write(ana, `compra/${purchase}`, 'Só mais uma coisa');
    expect((await settle(last?.codigo)).statusCode).toBe(409);
    expect((await settle((last?.codigo ?? 0) + 1)).statusCode).toBe(204);
    expect(await listed('')).toEqual([]);
  });

  test('is a record from thirty days after the end of the deal on', async () => {
    const { offer, purchase } = await boughtDeal(server, ana.id);
    await write(ana, `compra/${purchase}`, 'Recebi as chaves.');
    const code = await conversationAbout(server, offer);
    await server.deps.database.run(
      { name: 'test.finish', text: `update purchase set status = 'X', finished_at = $2 where code = $1` },
      [purchase, new Date(MONDAY)],
    );
    server.clock.advance(30 * DAY - 1000);
    expect((await write(ana, `compra/${purchase}`, 'Falta o manual.')).statusCode).toBe(201);
    server.clock.advance(1000);
    expect((await write(ana, `compra/${purchase}`, 'E agora?')).statusCode).toBe(409);
    expect((await reply(sales, code, 'Enviado.')).statusCode).toBe(409);
    const seen = await ownTalk(ana, `compra/${purchase}`);
    expect([seen.podeEscrever, seen.mensagens.length]).toEqual([false, 2]);
  });

  test('is found by its words, those that a store reads masked only by what it reads', async () => {
    const offer = await proposedDeal(server, ana, store);
    await write(ana, `oferta/${offer}`, 'Ligue 27 99876-5432 sobre a embreagem');
    const found = async (by: StaffMember, term: string) =>
      (await by.get(`/admin/conversations?busca=${encodeURIComponent(term)}`)).json<{ data: object[] }>().data
        .length;
    expect([await found(sales, '99876'), await found(seller, '99876')]).toEqual([1, 0]);
    expect([await found(sales, 'EMBREAGEM'), await found(seller, 'EMBREAGEM')]).toEqual([1, 1]);
  });
});
