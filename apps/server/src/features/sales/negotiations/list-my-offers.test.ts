import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMyOffers, type NegotiationOffer } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  ana = await buildBuyer(server);
  bia = await buildBuyer(server);
});
afterAll(() => server.close());

const listOf = async (buyer: Buyer): Promise<NegotiationOffer[]> =>
  listMyOffers.success.schema.parse((await buyer.get('/offer/myoffers')).json()).data;

describe('what a user has going on, API-53', () => {
  it('lists nothing for a user who has done nothing', async () => {
    expect(await listOf(await buildBuyer(server))).toEqual([]);
  });

  it('shows the leader an empty winner flag and the overtaken one N, C-75', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    await ana.bid(code, 12_000);
    await bia.bid(code, 13_000);
    const [mine] = await listOf(ana);
    const [biaRow] = await listOf(bia);
    expect(mine).toMatchObject({
      codigo: code,
      winner: 'N',
      tipoUltimoLance: 'L',
      codigoUsuarioUltimoLance: null,
      acoes: { abrir: true, lance: true, aumentar: false, cancelar: null },
    });
    expect(biaRow?.acoes).toMatchObject({ lance: false, aumentar: true, cancelar: null });
    expect(biaRow).toMatchObject({
      codigo: code,
      winner: '',
      codigoUsuarioUltimoLance: bia.id,
      valorLeilao: 13_000,
    });
  });

  it('masks the other bidders in the history, C-85', async () => {
    const [mine] = await listOf(ana);
    expect(mine?.histLances.map((entry) => entry.codigoUsr)).toEqual([null, ana.id]);
  });

  it('gives the total of a purchase by the costs at which it was made, S-17', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      buyNowCents: 1_000_000,
    });
    const cara = await buildBuyer(server);
    await cara.post('/compreja', { cdofrta: code, cdmoeda: 1, vllance: 10_000, frete: 'N', endereco: null });
    const totalAt = async (costs: object | null): Promise<unknown> => {
      await server.deps.database.run(
        { name: 'agree-costs', text: 'update purchase set costs = $2 where offer_code = $1' },
        [code, costs === null ? null : JSON.stringify(costs)],
      );
      return (await listOf(cara))[0]?.totalCompra;
    };
    const fee = { basisPoints: 300, minimum: 0, fixed: 0 };
    expect(await totalAt({ fee, freight: 90_000, km: 45 })).toEqual({ total: 11_200, taxa: 300, frete: 900 });
    expect(await totalAt({ fee, freight: null, km: null })).toBeNull();
    expect(await totalAt(null)).toBeNull();
  });

  it('lists an immediate purchase as C and won, NEGO-11', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      buyNowCents: 1_000_000,
    });
    await ana.post('/compreja', { cdofrta: code, cdmoeda: 1, vllance: 10_000, frete: 'N', endereco: null });
    const [newest] = await listOf(ana);
    expect(newest).toMatchObject({
      codigo: code,
      winner: 'W',
      tipoUltimoLance: 'C',
      statusOferta: 'V',
      vendido10dias: true,
    });
  });

  it('leaves nothing to cancel to whom a sale left behind, though nobody bid after them, C-76, NEGO-13', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      buyNowCents: 2_000_000,
    });
    await bia.bid(code, 12_000);
    await ana.post('/compreja', { cdofrta: code, cdmoeda: 1, vllance: 20_000, frete: 'N', endereco: null });
    const lost = (await listOf(bia)).find(({ codigo }) => codigo === code);
    expect(lost).toMatchObject({
      winner: 'N',
      statusOferta: 'V',
      // Their own bid was the last one, which the row says; there is nothing to do with it all the same.
      codigoUsuarioUltimoLance: bia.id,
      acoes: { abrir: false, lance: false, aumentar: false, cancelar: null },
    });
    const cancelled = await bia.post('/offer/cancelCompra', { cdOfrta: code, cdJustf: 1, obsJustf: null });
    expect(cancelled.statusCode).toBe(404);
  });

  it('dates every milestone of a purchase, null until it is reached, API-54', async () => {
    const day = (n: number) => server.clock.now() - n * 86_400_000;
    const iso = (n: number) => new Date(day(n)).toISOString();
    const dates = {
      dataCancelada: 'cancelled_at',
      dataSolicitacaoCancelamento: 'cancellation_requested_at',
      dataRejeicaoCancelamento: 'cancellation_rejected_at',
      dataSolicitacaoCancelamentoVenda: 'sale_cancellation_requested_at',
      dataRejeicaoCancelamentoVenda: 'sale_cancellation_rejected_at',
      dataCompraFinalizada: 'finished_at',
      dataAguardandoRetirada: 'awaiting_withdrawal_at',
      dataAguardandoCredito: 'awaiting_credit_at',
      dataNegociacao: 'negotiation_at',
      dataAguardandoContato: 'awaiting_contact_at',
    } as const;
    const names = Object.keys(dates);
    const eva = await buildBuyer(server);
    const code = await buildPurchasedOffer(server, eva.id);
    const rowOf = async (): Promise<Record<string, unknown>> => {
      const reply = await eva.get('/offer/myoffers');
      const row = reply.json<{ data: (Record<string, unknown> & { codigo: number })[] }>().data;
      return row.find(({ codigo }) => codigo === code) ?? {};
    };
    const before = await rowOf();
    expect(Object.keys(before)).toEqual(expect.arrayContaining(names));
    expect(names.filter((name) => before[name] !== null)).toEqual(['dataAguardandoContato']);
    const columns = Object.fromEntries(Object.values(dates).map((column, index) => [column, day(index + 1)]));
    const cancelled = await buildPurchasedOffer(server, eva.id, { status: 'X', columns });
    const standing = await buildPurchasedOffer(server, eva.id, {
      status: 'X',
      columns: { ...columns, cancelled_at: null },
    });
    const rows = await listOf(eva);
    const expected = Object.fromEntries(names.map((name, index) => [name, iso(index + 1)]));
    const standingRow = rows.find(({ codigo }) => codigo === standing);
    expect(standingRow).toMatchObject({ ...expected, dataCancelada: null });
    // A refusal says nothing of a purchase that was cancelled after it.
    const refusals = { dataRejeicaoCancelamento: null, dataRejeicaoCancelamentoVenda: null };
    expect(rows.find(({ codigo }) => codigo === cancelled)).toMatchObject({ ...expected, ...refusals });
  });

  it('gives invoice, payment and payment method once there is an order, null before, API-55', async () => {
    const eva = await buildBuyer(server);
    const without = await buildPurchasedOffer(server, eva.id);
    const columns = { invoice_issued: true, payment_approved: false, payment_method: 'A' };
    const ordered = await buildPurchasedOffer(server, eva.id, { columns });
    const orders = new Map((await listOf(eva)).map(({ codigo, pedidoCompra }) => [codigo, pedidoCompra]));
    expect(orders.get(without)).toBeNull();
    expect(orders.get(ordered)).toEqual({
      notaFiscalEmitida: true,
      pagamentoAprovado: false,
      formaPagamento: 'A',
    });
  });

  it('gives date, value, user and state of each entry of the history, API-56', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      acceptsProposals: true,
    });
    const [one, other] = [await buildBuyer(server), await buildBuyer(server)];
    const times = [0, 1, 2].map((n) => new Date(server.clock.now() + n * 1000).toISOString());
    const propose = { cdofrta: code, cdusrio: one.id, cdmoeda: 1, frete: 'N', endereco: null };
    for (const vllance of [11_000, 11_500]) {
      const sent = await one.post('/lance/purpose', { ...propose, vllance });
      expect(sent.statusCode, sent.body).toBe(201);
    }
    server.clock.advance(1000);
    await one.bid(code, 12_000);
    server.clock.advance(1000);
    await other.bid(code, 13_000);
    const reply = await one.get('/offer/myoffers');
    const [row] = reply.json<{ data: { histLances: { tipo: string }[] }[] }>().data;
    const entries = row?.histLances ?? [];
    expect(entries.filter(({ tipo }) => tipo === 'L')).toEqual([
      { data: times[2], valor: 13_000, codigoUsr: null, status: null, tipo: 'L' },
      { data: times[1], valor: 12_000, codigoUsr: one.id, status: null, tipo: 'L' },
    ]);
    // The newer proposal replaced the one before, as if it had been withdrawn (rule 0.22).
    expect(entries).toContainEqual({
      data: times[0],
      valor: 11_000,
      codigoUsr: one.id,
      status: 'K',
      tipo: 'O',
    });
  });

  it('says what each purchase waits for as its page does', async () => {
    const eva = await buildBuyer(server);
    const now = server.clock.now();
    const due = now + 86_400_000;
    const bought = (
      status: 'V' | 'C' | 'L' | 'X',
      columns: Record<string, number | boolean | string | null>,
    ) => buildPurchasedOffer(server, eva.id, { status, columns: { stage_due_at: due, ...columns } });
    const waits = [
      await bought('V', {}),
      await bought('V', { negotiation_at: now, stage_due_at: now - 1 }),
      await bought('C', { awaiting_credit_at: now }),
      await bought('L', { awaiting_withdrawal_at: now }),
      await bought('L', { awaiting_withdrawal_at: now, freight: 'S' }),
      await bought('X', {}),
      await bought('V', { cancelled_at: now }),
    ];
    const rows = await listOf(eva);
    const next = waits.map((code) => rows.find(({ codigo }) => codigo === code)?.proximo);
    const prazo = new Date(due).toISOString();
    expect(next).toEqual([
      { etapa: 'contato', quem: 'vendedor', prazo, atrasada: false },
      { etapa: 'pagamento', quem: 'comprador', prazo: new Date(now - 1).toISOString(), atrasada: true },
      { etapa: 'credito', quem: 'banco', prazo, atrasada: false },
      { etapa: 'retirada', quem: 'comprador', prazo, atrasada: false },
      { etapa: 'entrega', quem: 'vendedor', prazo, atrasada: false },
      null,
      null,
    ]);
    for (const row of rows.filter(({ codigoCompra }) => codigoCompra !== null)) {
      const page = (await eva.get(`/usrio/compras/${row.codigoCompra}`)).json<{
        data: { proximo: object };
      }>();
      if (row.proximo === null) expect(page.data.proximo).toBeNull();
      else expect(page.data.proximo).toMatchObject(row.proximo);
    }
  });

  it('never shows a whole plate', async () => {
    const text = JSON.stringify(await listOf(ana));
    expect(text).toContain('***-1D23');
    expect(text).not.toContain('ABC1D23');
  });

  it('answers 401 to a visitor', async () => {
    expect((await server.app.inject({ url: '/api/offer/myoffers' })).statusCode).toBe(401);
  });
});
