import { strikeEnd } from '@patio/domain/people/strikes/active-strikes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

interface Strike {
  readonly codigo: number;
  readonly em: string;
  readonly ate: string;
  readonly contam: number;
}

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let bruno: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
  ana = await buildBuyer(server, { name: 'Ana', surname: 'Ausente', document: '39053344705' });
  bruno = await buildBuyer(server);
});
afterAll(() => server.close());

const page = async (query: string, by: Pick<StaffMember, 'get'> = sales) =>
  (await by.get(`/admin/strikes?${query}`)).json<{ data: Strike[]; total: number; limite: number }>();

async function strike(buyer: Buyer): Promise<void> {
  const offer = await buildPurchasedOffer(server, buyer.id);
  const path = `/admin/purchases/${await purchaseOf(server, offer)}/default`;
  expect((await sales.post(path, { motivo: '=Não retirou no prazo.' })).statusCode).toBe(200);
  server.clock.advance(1000);
}

describe('the list of strikes', () => {
  it('is newest first, and says where each account stands', async () => {
    await strike(bruno);
    for (let at = 0; at < 3; at += 1) await strike(ana);
    const { data, limite } = await page('');
    expect(limite).toBe(3);
    expect(data).toMatchObject([
      ...[1, 2, 3].map(() => ({
        comprador: { codigo: ana.id, nome: 'Ana Ausente' },
        situacao: 'conta',
        contam: 3,
        impedidaAte: expect.any(String),
        por: expect.any(String),
      })),
      { comprador: { codigo: bruno.id }, contam: 1, impedidaAte: null },
    ]);
    expect((await page(`comprador=${ana.id}&limit=2&page=2`)).data).toHaveLength(1);
  });

  it('loses one that is taken back, which is found among the others', async () => {
    const [newest] = (await page(`comprador=${ana.id}`)).data;
    const path = `/admin/accounts/${ana.id}/strikes/${newest?.codigo}`;
    expect((await sales.remove(path, { motivo: 'O banco devolveu por engano.' })).statusCode).toBe(204);
    const counting = await page(`comprador=${ana.id}&situacao=conta`);
    expect(counting).toMatchObject({ total: 2, data: [{ contam: 2, impedidaAte: null }, {}] });
    expect((await page('situacao=retirada')).data).toMatchObject([{ codigo: newest?.codigo, conta: false }]);
    const audited = await server.deps.database.row<{ before: object; after: object }>({
      name: 'test.strike-removed',
      text: `select before, after from audit where action = 'remove-strike' order by code desc limit 1`,
    });
    expect(audited).toEqual({ before: { removed: false }, after: { removed: true } });
  });

  it('finds an account by its name, never by a part of its CPF', async () => {
    expect((await page('busca=ausente')).total).toBe(3);
    expect((await page('busca=390533')).total).toBe(0);
  });

  it('is exported by sales, and formulas are text; support reads it, a buyer does not', async () => {
    const file = await sales.get('/admin/strikes.csv');
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(5);
    expect(file.body).toContain(`;'=Não retirou`);
    const support = await buildStaff(server, { staffRole: 'support' });
    expect((await page('', support)).total).toBe(4);
    expect((await support.get('/admin/strikes.csv')).statusCode).toBe(403);
    expect((await ana.get('/admin/strikes')).statusCode).toBe(403);
  });

  it('counts one until the same instant as the rule, also from the last day of a month', async () => {
    const given = Date.parse('2027-08-31T23:59:30-03:00');
    server.clock.advance(given - server.clock.now());
    await strike(bruno);
    const [row] = (await page(`comprador=${bruno.id}`)).data;
    const end = strikeEnd(Date.parse(row?.em ?? ''), server.deps.config.rules.strikes.months);
    server.clock.advance(end - 1 - server.clock.now());
    expect((await page('situacao=conta')).data).toMatchObject([{ codigo: row?.codigo, conta: true }]);
    server.clock.advance(1);
    expect((await page('situacao=conta')).data).toEqual([]);
    expect((await page('situacao=vencida')).data[0]).toMatchObject({ codigo: row?.codigo, conta: false });
  });
});
