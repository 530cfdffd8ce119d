import { LIST_DEEPEST } from '@patio/contract/wire/list-query.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

interface Row {
  readonly codigo: number;
  readonly codigoOferta: number;
  readonly valor: number;
  readonly situacao: string;
  readonly criadaEm: string;
  readonly comprador: { readonly codigo: number; readonly nome: string };
}

interface Page {
  readonly data: readonly Row[];
  readonly total: number;
  readonly totalExato: boolean;
  readonly next: string | null;
}

let server: TestServer;
let staff: StaffMember;
let ana: Buyer;
let bruno: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  staff = await buildStaff(server);
  ana = await buildBuyer(server, { name: 'Ana', surname: 'Conceição' });
  bruno = await buildBuyer(server);
  for (let at = 0; at < 7; at += 1) {
    await buildPurchasedOffer(server, at % 2 === 0 ? ana.id : bruno.id, {
      status: (['V', 'C', 'L', 'X'] as const)[at % 4] ?? 'V',
      columns: {
        value_cents: 1_000_000 + (at % 3) * 100_000,
        created_at: server.clock.now() + at,
        awaiting_credit_at: server.clock.now() + at,
        awaiting_withdrawal_at: server.clock.now() + at,
        finished_at: server.clock.now() + at,
      },
    });
  }
});
afterAll(() => server.close());

const reply = (query: string, by: Pick<StaffMember, 'get'> = staff) => by.get(`/admin/purchases?${query}`);
const page = async (query: string, by?: Pick<StaffMember, 'get'>) => (await reply(query, by)).json<Page>();
const mine = `comprador=`;
const all = () => `${mine}${ana.id},${bruno.id}`;
const codes = ({ data }: Page) => data.map(({ codigo }) => codigo);
const inOrder = (given: readonly number[]) => given.toSorted((one, other) => one - other);

describe('the list of purchases', () => {
  test('is newest first, and counted', async () => {
    const { data, total, totalExato, next } = await page(all());
    expect(data.map(({ criadaEm }) => criadaEm)).toEqual(
      data
        .map(({ criadaEm }) => criadaEm)
        .toSorted()
        .toReversed(),
    );
    expect({ rows: data.length, total, totalExato, next }).toEqual({
      rows: 7,
      total: 7,
      totalExato: true,
      next: null,
    });
  });

  test.each(['criadaEm', '-criadaEm', 'valor', '-valor', '-valor,criadaEm', 'desde', 'acaoEm,-valor'])(
    'ordered by %s is the same by pages and by cursors',
    async (order) => {
      const whole = codes(await page(`${all()}&order=${order}`));
      const pages = await Promise.all(
        [1, 2, 3, 4].map((number) => page(`${all()}&order=${order}&limit=2&page=${number}`)),
      );
      expect(pages.flatMap(codes)).toEqual(whole);
      const walked: number[] = [];
      let cursor = '';
      do {
        const { data, next } = await page(`${all()}&order=${order}&limit=2&cursor=${cursor}`);
        walked.push(...data.map(({ codigo }) => codigo));
        cursor = next ?? '';
      } while (cursor !== '');
      expect(walked).toEqual(whole);
    },
  );

  test('is narrowed by words, money, days, codes and yes or no', async () => {
    const rows = (await page(all())).data;
    const narrowed = async (query: string) => inOrder(codes(await page(`${all()}&${query}`)));
    const those = (keep: (row: Row) => boolean) => inOrder(rows.filter(keep).map(({ codigo }) => codigo));
    expect(await narrowed('situacao=V,L')).toEqual(those(({ situacao }) => 'VL'.includes(situacao)));
    expect(await narrowed('valor.de=11000&valor.ate=11500.50')).toEqual(
      those(({ valor }) => valor === 11_000),
    );
    const day = new Date(server.clock.now() - 3 * 3_600_000).toISOString().slice(0, 10);
    expect(await narrowed(`criadaEm.de=${day}&criadaEm.ate=${day}`)).toEqual(those(() => true));
    expect(await narrowed('criadaEm.ate=2001-01-01')).toEqual([]);
    expect(await narrowed('semResponsavel=S&cancelada=N')).toEqual(those(() => true));
    expect(await narrowed('contatada=S')).toEqual([]);
    expect(inOrder(codes(await page(`${mine}${ana.id}`)))).toEqual(
      those(({ comprador }) => comprador.codigo === ana.id),
    );
  });

  test('is searched by names without accents and by numbers, and a wildcard is a letter', async () => {
    const rows = (await page(all())).data;
    const first = rows[0];
    expect((await page(`${mine}${ana.id}&busca=CONCEICAO`)).total).toBe(4);
    expect((await page(`busca=${first?.codigoOferta}`)).data[0]?.codigo).toBe(first?.codigo);
    for (const wildcard of ['%', '_', '\uFF05', '\uFF3F', 'Con\uFF05o'])
      expect((await page(`${all()}&busca=${encodeURIComponent(wildcard)}`)).total).toBe(0);
  });

  test.each([
    ['filtro=1', 'filtro'],
    ['situacao=Z', 'situacao'],
    ['valor.de=-1', 'valor.de'],
    ['valor.de=1,5', 'valor.de'],
    ['criadaEm.de=2026-13-01', 'criadaEm.de'],
    ['order=password_hash', 'order'],
    ['order=valor,-valor', 'order'],
    ['limit=101', 'limit'],
    ['page=0', 'page'],
    ['responsavel=1;drop', 'responsavel'],
  ])('refuses %s by name', async (query, name) => {
    const refused = await reply(query);
    expect(refused.statusCode).toBe(422);
    expect(refused.json<{ erros: string[] }>().erros.join()).toContain(name);
  });

  test.each([
    [`page=${LIST_DEEPEST}&limit=2`],
    ['cursor=abc'],
    [`cursor=${Buffer.from('["x","1"]').toString('base64url')}`],
    [`cursor=${Buffer.from('["2026-01-01","1","2"]').toString('base64url')}`],
    ...[
      '2026-99-99 10:00:00+00',
      '0000-01-01 10:00:00+00',
      '2026-02-30 10:00:00+00',
      '2026-01-01 25:00:00+00',
    ].map((at) => [`cursor=${Buffer.from(JSON.stringify([at, '1'])).toString('base64url')}`]),
    [`order=acaoEm&cursor=${Buffer.from('["2026-99-99","1"]').toString('base64url')}`],
  ])('refuses to continue at %s', async (query) => {
    expect((await reply(query)).statusCode).toBe(422);
  });

  test('is exported whole, in its order, and formulas are text', async () => {
    await server.deps.database.run(
      { name: 'test.formula', text: `update account set name = '=SUM(A1)', surname = '' where id = $1` },
      [bruno.id],
    );
    const exported = await staff.get(`/admin/purchases.csv?${all()}&order=valor`);
    expect(exported.headers['content-disposition']).toContain('purchases.csv');
    const [head, ...lines] = exported.body.trimEnd().split('\r\n');
    expect(head?.startsWith('\uFEFFCompra;Oferta;Título')).toBe(true);
    expect(lines.map((line) => Number(line.split(';')[0]))).toEqual(
      codes(await page(`${all()}&order=valor`)),
    );
    expect(exported.body).toContain(";'=SUM(A1);");
    expect(exported.body).toContain(';10000,00;');
    const audited = await server.deps.database.row<{ details: { rows: number } }>({
      name: 'test.exported',
      text: `select details from audit where action = 'export-list' order by code desc limit 1`,
    });
    expect(audited?.details.rows).toBe(7);
    expect((await ana.get('/admin/purchases.csv')).statusCode).toBe(403);
  });

  test('shows a store its own sales alone, and a buyer nothing', async () => {
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-das-vendas' });
    const seller = await buildBuyer(server, { partnerId });
    const code = await buildPurchasedOffer(server, ana.id);
    await server.deps.database.run(
      { name: 'test.of-store', text: 'update offer set partner_id = $2 where code = $1' },
      [code, partnerId],
    );
    expect((await page('', seller)).data.map(({ codigoOferta }) => codigoOferta)).toEqual([code]);
    expect((await page(`loja=${partnerId + 1}`, seller)).total).toBe(0);
    expect((await reply('', ana)).statusCode).toBe(403);
  });

  test('is searched by a store by what it shows of a buyer, never by a part of their CPF', async () => {
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-curiosa' });
    const seller = await buildBuyer(server, { partnerId });
    const traits = {
      name: 'Carla',
      document: '39053344705',
      phone: '27988887777',
      username: 'segredo.carla',
    };
    const carla = await buildBuyer(server, traits);
    const code = await buildPurchasedOffer(server, carla.id);
    await server.deps.database.run(
      { name: 'test.of-curious-store', text: 'update offer set partner_id = $2 where code = $1' },
      [code, partnerId],
    );
    const found = async (term: string, by?: Pick<StaffMember, 'get'>) =>
      (await page(`oferta=${code}&busca=${term}`, by)).total;
    for (const term of ['39053344705', '390533', 'segredo.carla']) {
      expect(await found(term)).toBe(1);
      expect(await found(term, seller)).toBe(0);
    }
    for (const term of ['carla', '98888', carla.email]) expect(await found(term, seller)).toBe(1);
  });
});
