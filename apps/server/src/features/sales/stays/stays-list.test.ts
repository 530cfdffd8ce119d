import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

interface Page {
  readonly data: readonly { readonly codigo: number; readonly codigoOferta: number }[];
  readonly total: number;
}

let server: TestServer;
let sales: StaffMember;
/** Suspended, put back, ended: in this order of time. */
let offers: readonly number[];

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
  const made: number[] = [];
  for (const step of [null, 'release', 'end']) {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {});
    await sales.post(`/admin/offers/${code}/suspend`, { motivo: `=Chassi ${made.length} em verificação.` });
    server.clock.advance(1000);
    if (step !== null) await sales.post(`/admin/offers/${code}/${step}`, { motivo: 'Conferido.' });
    made.push(code);
  }
  offers = made;
});
afterAll(() => server.close());

const page = async (query: string) => (await sales.get(`/admin/stays?${query}`)).json<Page>();
const listed = async (query: string) => (await page(query)).data.map(({ codigoOferta }) => codigoOferta);
const all = 'situacao=suspensa,liberada,encerrada';

describe('the list of stays', () => {
  it('shows what still stands, with who stopped it; what is over is chosen', async () => {
    expect(await listed('')).toEqual([offers[0]]);
    expect((await page('')).data[0]).toMatchObject({
      situacao: 'suspensa',
      por: expect.any(String),
      ate: null,
    });
    expect(await listed(`${all}&order=desde`)).toEqual(offers);
    expect((await page('situacao=liberada')).data).toMatchObject([
      { codigoOferta: offers[1], terminadaPor: expect.any(String), ate: expect.any(String) },
    ]);
    expect(await listed('situacao=encerrada')).toEqual([offers[2]]);
  });

  it('is sorted, paged, narrowed and searched', async () => {
    expect(await listed(`${all}&order=-desde&limit=2`)).toEqual([offers[2], offers[1]]);
    expect(await listed(`${all}&order=-desde&limit=2&page=2`)).toEqual([offers[0]]);
    expect(await listed(`${all}&causa=loja`)).toEqual([]);
    expect(await listed(`${all}&loja=0&busca=chassi 2`)).toEqual([offers[2]]);
    expect(await listed(`${all}&oferta=${offers[1]}`)).toEqual([offers[1]]);
    expect((await sales.get('/admin/stays?ordem=x')).statusCode).toBe(422);
  });

  it('is exported, audited, and formulas are text; a buyer reads neither', async () => {
    const file = await sales.get(`/admin/stays.csv?${all}&order=desde`);
    const lines = file.body.trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => Number(line.split(';')[0]))).toEqual(offers);
    expect(file.body).toContain(`;'=Chassi 0`);
    const audited = await server.deps.database.row<{ subject: string; details: { rows: number } }>({
      name: 'test.stays-exported',
      text: `select subject, details from audit where action = 'export-list' order by code desc limit 1`,
    });
    expect(audited).toMatchObject({ subject: 'list stays', details: { rows: 3 } });
    const buyer = await buildBuyer(server);
    for (const path of ['/admin/stays', '/admin/stays.csv'])
      expect((await buyer.get(path)).statusCode).toBe(403);
  });
});
