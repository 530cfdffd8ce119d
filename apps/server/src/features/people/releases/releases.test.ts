import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let sales: Buyer;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildBuyer(server, { staffRole: 'sales' });
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server, { profileCode: 6 });
});

/** 2026-06-01 in the tests' world. */
const release = (more: object = {}) => ({
  tipo: 'PODE_DAR_LANCE',
  extra: 2,
  ate: '2026-06-03',
  motivo: 'Cliente antigo, pedido por telefone.',
  ...more,
});
const grant = (more: object = {}, of = ana) => sales.post(`/admin/accounts/${of.id}/releases`, release(more));
const limits = async () => (await ana.get('/usrio/limites')).json<{ tipo: string; valor: number | null }[]>();
const staffLimits = async () =>
  (await sales.get(`/admin/accounts/${ana.id}/limits`)).json<{
    data: {
      limites: { tipo: string; usados: number; permitidos: number; valor: number | null }[];
      liberacoes: { codigo: number; situacao: string }[];
    };
  }>().data;
const withdraw = (codigo: number, of = ana) => sales.delete(`/admin/accounts/${of.id}/releases/${codigo}`);
const offer = () => buildAuctionedOffer(server.deps.database, server.clock.now());

const notified = () =>
  server.deps.database.rows<{ text: string }>(
    { name: 'test.told', text: 'select text from mail where recipient = $1 order by id' },
    [ana.email],
  );
const audited = () =>
  server.deps.database.rows<{ action: string }>(
    { name: 'test.audited', text: 'select action from audit where subject = $1 order by code' },
    [`account ${ana.id}`],
  );

describe('a release of limits by staff, S-04', () => {
  it('counts at once in what the user reads and in what a bid is allowed, LIMT-04 API-23', async () => {
    for (const _turn of [1, 2]) expect((await ana.bid(await offer(), 12_000)).statusCode).toBe(201);
    expect((await limits())[0]).toEqual({ tipo: 'PODE_DAR_LANCE', valor: null });
    const refused = await ana.bid(await offer(), 12_000);
    expect([refused.statusCode, refused.json()]).toEqual([
      206,
      { erros: ['Limite da franquia mensal ultrapassado'], tipo: 'PODE_DAR_LANCE' },
    ]);
    const reply = await grant();
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      {
        data: {
          codigo: expect.any(Number),
          tipo: 'PODE_DAR_LANCE',
          extra: 2,
          ate: '2026-06-04T03:00:00.000Z',
          motivo: 'Cliente antigo, pedido por telefone.',
          concedidaPor: expect.any(String),
          concedidaEm: '2026-06-01T15:00:00.000Z',
          situacao: 'vigente',
        },
      },
    ]);
    expect((await limits())[0]).toEqual({ tipo: 'PODE_DAR_LANCE', valor: 2 });
    expect((await ana.bid(await offer(), 12_000)).statusCode).toBe(201);
  });

  it('raises what a user may stand for, in reais, and says so, rule 0.26', async () => {
    const bia = await buildBuyer(server, { identityVerified: false });
    expect((await bia.bid(await offer(), 90_000)).json()).toMatchObject({ tipo: 'EXPOSICAO' });
    await grant({ tipo: 'EXPOSICAO', extra: 10_000 }, bia);
    expect((await bia.bid(await offer(), 90_000)).statusCode).toBe(201);
    const { data } = (await sales.get(`/admin/accounts/${bia.id}/limits`)).json<{ data: object }>();
    expect(data).toMatchObject({
      exposicao: { nivel: 1, limite: 90_000, usado: 90_000 },
      liberacoes: [{ tipo: 'EXPOSICAO', extra: 10_000 }],
    });
    const [mail] = await server.deps.database.rows<{ text: string }>(
      { name: 'test.told-of-exposure', text: 'select text from mail where recipient = $1' },
      [bia.email],
    );
    expect(mail?.text).toContain(
      'R$\u00A010.000,00 em lances, propostas e compras a pagar a mais do que o seu limite',
    );
  });

  it('ends with its day in São Paulo', async () => {
    const at = server.clock.now();
    await grant({ ate: '2026-06-01' });
    expect((await limits())[0]?.valor).toBe(4);
    server.clock.set(Date.parse('2026-06-02T02:59:59Z'));
    expect((await limits())[0]?.valor).toBe(4);
    server.clock.advance(1000);
    expect((await limits())[0]?.valor).toBe(2);
    expect((await staffLimits()).liberacoes[0]?.situacao).toBe('vencida');
    server.clock.set(at);
  });

  it('may take away, down to nothing', async () => {
    await grant({ tipo: 'PODE_COMPRAR', extra: -5 });
    expect(await limits()).toEqual([
      { tipo: 'PODE_DAR_LANCE', valor: 2 },
      { tipo: 'PODE_COMPRAR', valor: null },
    ]);
    expect((await staffLimits()).limites[1]).toEqual({
      tipo: 'PODE_COMPRAR',
      usados: 0,
      permitidos: 0,
      valor: null,
    });
  });

  it('is withdrawn once, stays in the list and no longer counts', async () => {
    const { codigo } = (await grant()).json<{ data: { codigo: number } }>().data;
    const otherUser = await buildBuyer(server);
    expect((await withdraw(codigo, otherUser)).statusCode).toBe(404);
    expect((await withdraw(999_999)).statusCode).toBe(404);
    expect((await withdraw(codigo)).statusCode).toBe(204);
    expect((await withdraw(codigo)).statusCode).toBe(204);
    expect((await limits())[0]?.valor).toBe(2);
    expect((await staffLimits()).liberacoes).toMatchObject([{ codigo, situacao: 'retirada' }]);
    expect(await audited()).toEqual([{ action: 'grant-release' }, { action: 'withdraw-release' }]);
  });

  it('is announced to the person by mail and notification, without its reason, S-40 S-41', async () => {
    const { codigo } = (await grant({ extra: 1, tipo: 'PODE_COMPRAR' })).json<{ data: { codigo: number } }>()
      .data;
    await withdraw(codigo);
    const [granted, withdrawn] = await notified();
    expect(granted?.text).toContain(
      'Até 03/06/2026, você pode ter 1 compra no mês a mais do que a sua franquia permite.',
    );
    expect(granted?.text).not.toContain('telefone.');
    expect(withdrawn?.text).toContain(
      'encerrou hoje a mudança de 1 compra no mês a mais que valeria até 03/06/2026',
    );
    const inbox = (await ana.get('/usrio/notif')).json<{ tituloNotificacao: string }[]>();
    expect(inbox.map(({ tituloNotificacao }) => tituloNotificacao)).toEqual([
      'Seus limites mudaram',
      'Seus limites mudaram',
    ]);
  });

  it('is sent in English to users who read English', async () => {
    await server.deps.database.run(
      { name: 'test.english', text: `update account set idiom = 'EN' where id = $1` },
      [ana.id],
    );
    await grant({ extra: -2 });
    const [mail] = await notified();
    expect(mail?.text).toContain(
      'Until 3 Jun 2026 you may have 2 fewer active offers at a time than your allowance.',
    );
  });

  it('is one when it is sent twice at the same moment, S-16', async () => {
    const [one, other] = await Promise.all([grant(), grant()]);
    expect(one.json()).toEqual(other.json());
    expect((await staffLimits()).liberacoes).toHaveLength(1);
    expect(await notified()).toHaveLength(1);
    server.clock.advance(11_000);
    await grant();
    expect((await staffLimits()).liberacoes).toHaveLength(2);
  });

  it.each([
    [{ extra: 0 }, 'Informe de -1000 a 1000 lances ou compras, diferente de zero.'],
    [{ extra: 1001 }, 'Informe de -1000 a 1000 lances ou compras, diferente de zero.'],
    [
      { tipo: 'EXPOSICAO', extra: 10_000_001 },
      'Informe de -10.000.000 a 10.000.000 reais, em valor inteiro diferente de zero.',
    ],
    [{ extra: 1.5 }, 'Informe de -1000 a 1000 lances ou compras, diferente de zero.'],
    [{ extra: '2' }, 'Informe de -1000 a 1000 lances ou compras, diferente de zero.'],
    [{ ate: '2026-05-31' }, 'Informe até quando vale a liberação: uma data futura, no máximo em um ano.'],
    [{ ate: '2027-06-05' }, 'Informe até quando vale a liberação: uma data futura, no máximo em um ano.'],
    [{ ate: '2026-02-30' }, 'Informe até quando vale a liberação: uma data futura, no máximo em um ano.'],
    [{ ate: 'amanhã' }, 'Informe até quando vale a liberação: uma data futura, no máximo em um ano.'],
    [{ motivo: ' ok ' }, 'Escreva o motivo da liberação, de 5 a 500 caracteres.'],
    [{ tipo: 'PODE_TUDO' }, 'Campo inválido: tipo.'],
  ])('is refused with %j, and nothing is stored', async (more, text) => {
    const reply = await grant(more);
    expect([reply.statusCode, reply.json()]).toEqual([422, { erros: [text] }]);
    expect((await staffLimits()).liberacoes).toEqual([]);
    expect(await audited()).toEqual([]);
  });

  it('needs an account that exists', async () => {
    expect((await sales.post('/admin/accounts/999999/releases', release())).statusCode).toBe(404);
    expect((await sales.get('/admin/accounts/999999/limits')).statusCode).toBe(404);
  });
});
