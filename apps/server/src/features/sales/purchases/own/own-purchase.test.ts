import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { fillTermsJob } from '../public.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;
let staff: StaffMember;
let ana: Buyer;
let code: number;

/** A Monday morning in São Paulo. */
const MONDAY = Date.UTC(2026, 10, 23, 13);
const DAY = 86_400_000;

beforeAll(async () => {
  server = await startTestServer();
  staff = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(MONDAY);
  ana = await buildBuyer(server);
  code = await bought(ana);
});

async function bought(
  buyer: Buyer,
  columns: Readonly<Record<string, number | boolean | string | null>> = {},
): Promise<number> {
  const offer = await buildPurchasedOffer(server, buyer.id, { columns });
  const row = await server.deps.database.row<{ code: number }>(
    { name: 'test.own-purchase-code', text: 'select code from purchase where offer_code = $1' },
    [offer],
  );
  return row?.code ?? 0;
}

interface Own {
  readonly etapas: readonly {
    readonly etapa: string;
    readonly situacao: string;
    readonly em: string | null;
  }[];
  readonly proximo: { readonly etapa: string; readonly quem: string; readonly prazo: string | null } | null;
  readonly [field: string]: unknown;
}

const own = async (by: Pick<Buyer, 'get'> = ana, of = code) =>
  (await by.get(`/usrio/compras/${of}`)).json<{ data: Own }>().data;
const states = ({ etapas }: Own) => etapas.map(({ situacao }) => situacao).join(' ');
const move = (passo: string) => staff.post(`/admin/purchases/${code}/step`, { passo });
const order = (pagamentoAprovado: boolean, versao: number) =>
  staff.put(`/admin/purchases/${code}/order`, {
    notaFiscal: false,
    pagamentoAprovado,
    formaPagamento: null,
    versao,
  });

describe('a purchase that its buyer follows', () => {
  test('says what comes next, whose turn it is and until when, at every stage until the keys', async () => {
    expect(await own()).toMatchObject({
      codigo: code,
      origem: 'compra',
      situacao: 'V',
      preco: 12_000,
      pagamento: { aprovado: false, aprovadoEm: null, notaFiscal: false },
      entrega: { frete: 'N', endereco: null },
      proximo: {
        etapa: 'contato',
        quem: 'vendedor',
        prazo: new Date(MONDAY + DAY).toISOString(),
        atrasada: false,
      },
    });
    server.clock.advance(DAY);
    await move('negociacao');
    expect((await own()).proximo).toMatchObject({
      etapa: 'pagamento',
      quem: 'comprador',
      prazo: new Date(MONDAY + 3 * DAY).toISOString(),
    });
    await order(true, 0);
    const paid = await own();
    expect(paid.proximo).toMatchObject({ etapa: 'liberacao', quem: 'vendedor' });
    expect(paid['pagamento']).toMatchObject({ aprovadoEm: new Date(MONDAY + DAY).toISOString() });
    await move('retirada');
    expect((await own()).proximo).toMatchObject({ etapa: 'retirada', quem: 'comprador' });
    await move('conclusao');
    const done = await own();
    expect(done.proximo).toBeNull();
    expect(states(done)).toBe('feita feita feita feita feita');
  });

  test('is overdue when its term has passed, for both sides', async () => {
    server.clock.advance(2 * DAY);
    const next = { etapa: 'contato', atrasada: true };
    expect((await own()).proximo).toMatchObject(next);
    const office = (await staff.get(`/admin/purchases/${code}`)).json<{ data: Own }>().data;
    expect(office.proximo).toMatchObject(next);
  });

  test('keeps the term of a stage that goes on, and gets a new one only with another', async () => {
    await order(true, 0);
    const { proximo: first } = await own();
    server.clock.advance(DAY);
    await move('negociacao');
    expect((await own()).proximo).toEqual(first);
    await order(false, 1);
    expect((await own()).proximo).toMatchObject({
      etapa: 'pagamento',
      prazo: new Date(MONDAY + 3 * DAY).toISOString(),
    });
  });

  test('from before there were terms gets one, counted from when its step began', async () => {
    const old = await bought(ana, { stage_due_at: null });
    expect((await own(ana, old)).proximo).toMatchObject({ prazo: null, atrasada: false });
    server.clock.advance(3 * DAY);
    await fillTermsJob(server.deps).run();
    expect((await own(ana, old)).proximo).toMatchObject({
      prazo: new Date(MONDAY + DAY).toISOString(),
      atrasada: true,
    });
    expect((await own()).proximo).toMatchObject({ prazo: new Date(MONDAY + DAY).toISOString() });
  });

  test('ends where it was cancelled', async () => {
    const cancelled = await bought(ana, { cancelled_at: MONDAY, negotiation_at: MONDAY });
    const seen = await own(ana, cancelled);
    expect(seen.proximo).toBeNull();
    expect(states(seen)).toBe('feita feita nunca nunca nunca');
  });

  test('is found by nobody else, and by no visitor', async () => {
    const rui = await buildBuyer(server);
    expect((await rui.get(`/usrio/compras/${code}`)).statusCode).toBe(404);
    expect((await staff.get(`/usrio/compras/${code}`)).statusCode).toBe(404);
    expect((await server.app.inject(`/api/usrio/compras/${code}`)).statusCode).toBe(401);
    expect((await ana.get('/usrio/compras/0')).statusCode).toBe(404);
  });

  test('is in the row of the negotiations by its number', async () => {
    const { data } = (await ana.get('/offer/myoffers')).json<{ data: { codigoCompra: number | null }[] }>();
    expect(data.map(({ codigoCompra }) => codigoCompra)).toEqual([code]);
  });
});
