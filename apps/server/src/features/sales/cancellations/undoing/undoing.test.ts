import { getPayback } from '@patio/contract/finance/paybacks/get-payback.ts';
import { describe, expect, it } from 'vitest';
import { buildStaff } from '../../../../../test/builders/staff.ts';
import {
  buyerStep,
  complain,
  deskStep,
  newestComplaint,
  officeComplaint,
} from '../../../../../test/scenes/purchases/complaint-scene.ts';
import { payoutScene, PRICE } from '../../../../../test/scenes/purchases/payout-scene.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../../test/state/whole-state.ts';

const scene = payoutScene();
const UNDO = { pedido: 'desfazer', categoria: 'descricao' };

type Sale = Awaited<ReturnType<typeof scene.sold>>;
interface Listed {
  readonly codigo: number;
  readonly codigoCompra: number;
  readonly situacao: string;
  readonly reclamacao: { readonly codigo: number; readonly podeConfirmar: boolean } | null;
  readonly veiculo: { readonly voltouEm: string | null; readonly registrar: string | null } | null;
}

const listed = async (sale: Sale, by = scene.sales, query = '') =>
  (await by.get(`/admin/cancellations${query}`))
    .json<{ data: Listed[] }>()
    .data.find(({ codigoCompra }) => codigoCompra === sale.purchase);
const decide = async (sale: Sale, decisao: string, by = scene.sales) =>
  by.post(`/admin/cancellations/${(await listed(sale))?.codigo}`, {
    decisao,
    motivo: 'Conferido com a loja.',
  });
const vehicle = async (sale: Sale, voltou: boolean, by = scene.sales) => {
  const found = (await listed(sale, scene.sales, '?situacao=veiculo,aprovada')) ?? (await listed(sale));
  return by.post(`/admin/cancellations/${found?.codigo}/vehicle`, { voltou });
};
const own = async ({ buyer, purchase }: Sale) =>
  (await buyer.get(`/usrio/compras/${purchase}`)).json<{ data: object }>().data;
const owed = (sale: Sale, by = scene.finance) =>
  by.post(`/admin/purchases/${sale.purchase}/paybacks`, {
    forma: 'transferencia',
    valor: PRICE / 100,
    motivo: 'Compra desfeita.',
  });

const payback = async ({ purchase }: Sale) =>
  getPayback.success.schema.parse((await scene.finance.get(`/admin/purchases/${purchase}/payback`)).json())
    .data;

/** A sale of the store that is handed over, and whose buyer complains of it to have it undone. */
async function complained(given: object = UNDO): Promise<Sale> {
  const sale = await scene.sold();
  expect((await complain(sale.buyer, sale.purchase, given)).statusCode).toBe(201);
  return sale;
}

/** The store decides that the sale is undone. */
async function decided(given: object = UNDO): Promise<Sale> {
  const sale = await complained(given);
  const { codigo } = await newestComplaint(sale.buyer, sale.purchase);
  expect((await deskStep(scene.owner, codigo, 'undo', { resultado: 'procedente' })).statusCode).toBe(200);
  return sale;
}

describe('a complaint that is decided with undoing the sale', () => {
  it('undoes nothing yet: it waits for another user, and the sale stands still', async () => {
    const sale = await complained();
    const { codigo } = await newestComplaint(sale.buyer, sale.purchase);
    const before = await officeComplaint(scene.owner, codigo);
    expect([before.passos.includes('undo'), before.desfazendo]).toEqual([true, false]);
    const { server, buyer, at } = { server: scene.server, buyer: sale.buyer, at: scene.server.clock.now() };
    await expectOnlyChanged(server, () => deskStep(scene.owner, codigo, 'undo', { resultado: 'parcial' }), {
      complaint: expect.objectContaining({ state: ['waiting', 'agreed'], finding: [null, 'parcial'] }),
      complaint_event: added({ kind: 'undo', author_id: scene.owner.id }),
      cancellation: added({
        purchase_code: sale.purchase,
        complaint_code: codigo,
        proposed_by: scene.owner.id,
        reason_code: 105,
        outcome: 'review',
      }),
      purchase: {
        cancellation: [null, 'Q'],
        cancellation_requested_at: [null, at],
        sale_cancellation_requested_at: [null, at],
      },
      audit: added({ action: 'take-complaint-step', actor_id: scene.owner.id }),
      mail: mailTo(buyer.email),
      notification: noticeTo(buyer.id),
    });
    expect(await own(sale)).toMatchObject({ desfeita: 'a-confirmar', canceladaEm: null });
    expect(await listed(sale)).toMatchObject({
      situacao: 'aberta',
      reclamacao: { codigo, podeConfirmar: true },
      veiculo: null,
    });
    // It is not said to be done before it is.
    expect((await officeComplaint(scene.owner, codigo)).passos).not.toContain('fulfil');
    expect((await officeComplaint(scene.sales, codigo)).desfazendo).toBe(true);
  });

  it('is confirmed by another user of sales, never by who proposed it, its buyer or the store', async () => {
    const sale = await complained();
    scene.server.clock.advance(40 * 86_400_000);
    // The store let its term pass: the house answers.
    const { codigo } = await newestComplaint(sale.buyer, sale.purchase);
    expect((await deskStep(scene.sales, codigo, 'undo', { resultado: 'procedente' })).statusCode).toBe(200);
    expect((await listed(sale))?.reclamacao?.podeConfirmar).toBe(false);
    await expectRefused(scene.server, () => decide(sale, 'aprovar'), 409);
    await expectRefused(scene.server, () => decide(sale, 'aprovar', scene.owner), 403);
    const other = await buildStaff(scene.server);
    expect((await decide(sale, 'aprovar', other)).statusCode).toBe(200);
    expect(await own(sale)).toMatchObject({ desfeita: 'veiculo', canceladaEm: expect.any(String) });
    expect(await newestComplaint(sale.buyer, sale.purchase)).toMatchObject({
      situacao: 'closed',
      motivoFim: 'fulfilled',
    });
  });

  it('makes the payout a debt of the store, and what was paid goes back after the vehicle', async () => {
    const sale = await scene.sold();
    await scene.paidOut();
    expect((await complain(sale.buyer, sale.purchase, UNDO)).statusCode).toBe(201);
    const { codigo } = await newestComplaint(sale.buyer, sale.purchase);
    await deskStep(scene.owner, codigo, 'undo', { resultado: 'procedente' });
    expect((await decide(sale, 'aprovar')).statusCode).toBe(200);
    expect((await scene.statement(scene.member)).linhas[0]?.situacao).toBe('devolver');
    expect(await listed(sale)).toMatchObject({ situacao: 'veiculo', veiculo: { voltouEm: null } });
    expect(await payback(sale)).toMatchObject({ impedimento: 'veiculo', podePropor: false });
    await expectRefused(scene.server, () => owed(sale), 409);
    const refused = await scene.finance.post(
      `/admin/cancellations/${(await listed(sale))?.codigo}/refunded`,
      {},
    );
    expect(refused.statusCode).toBe(409);
    const at = scene.server.clock.now();
    await expectOnlyChanged(scene.server, () => vehicle(sale, true), {
      cancellation: { vehicle_back_at: [null, at], vehicle_back_by: [null, scene.sales.id] },
      audit: added({ action: 'note-vehicle-back', actor_id: scene.sales.id }),
      mail: mailTo(sale.buyer.email),
      notification: noticeTo(sale.buyer.id),
    });
    await expectOnlyChanged(scene.server, () => vehicle(sale, true), {});
    expect(await own(sale)).toMatchObject({ desfeita: 'sim' });
    expect((await vehicle(sale, false)).statusCode).toBe(200);
    await expectRefused(scene.server, () => owed(sale), 409);
    expect((await vehicle(sale, true)).statusCode).toBe(200);
    expect(await payback(sale)).toMatchObject({ impedimento: null, podePropor: true });
    expect((await owed(sale)).statusCode).toBe(201);
  });

  it('keeps the vehicle noted as back once its money leaves, whoever noted it', async () => {
    const sale = await decided();
    await decide(sale, 'aprovar');
    await vehicle(sale, true);
    const { data } = (await owed(sale)).json<{ data: { devolucoes: { codigo: number }[] } }>();
    const payback = data.devolucoes[0]?.codigo;
    // Proposed money is still here.
    expect((await vehicle(sale, false)).statusCode).toBe(200);
    expect((await vehicle(sale, true)).statusCode).toBe(200);
    const released = await scene.colleague.post(`/admin/paybacks/${payback}/decision`, {
      decisao: 'liberar',
    });
    expect(released.statusCode).toBe(200);
    const found = () => listed(sale, scene.sales, '?situacao=veiculo,aprovada');
    expect((await found())?.veiculo).toMatchObject({ registrar: null });
    await expectRefused(scene.server, () => vehicle(sale, false), 409);
    const transfer = { resultado: 'feita', referencia: `TED ${sale.purchase}` };
    const recorded = await scene.colleague.post(`/admin/paybacks/${payback}/transfer`, transfer);
    expect(recorded.statusCode).toBe(200);
    await expectRefused(scene.server, () => vehicle(sale, false), 409);
  });

  it('keeps the vehicle noted as back also if only part of its money left', async () => {
    const sale = await decided();
    await decide(sale, 'aprovar');
    await vehicle(sale, true);
    const { data } = (await owed(sale)).json<{ data: { devolucoes: { codigo: number }[] } }>();
    const payback = data.devolucoes[0]?.codigo ?? 0;
    await scene.colleague.post(`/admin/paybacks/${payback}/decision`, { decisao: 'liberar' });
    const failed = { resultado: 'nao-feita', motivo: 'Conta encerrada.' };
    expect((await scene.colleague.post(`/admin/paybacks/${payback}/transfer`, failed)).statusCode).toBe(200);
    const ended = (state: string) =>
      scene.run('update payback_part set state = $2 where payback_code = $1', [payback, state]);
    await ended('done');
    await expectRefused(scene.server, () => vehicle(sale, false), 409);
    await ended('failed');
    expect((await vehicle(sale, false)).statusCode).toBe(200);
  });

  it('has its vehicle noted as back also after the money went, without promising it again', async () => {
    const sale = await decided();
    await decide(sale, 'aprovar');
    await scene.run(`update cancellation set refunded_at = now() where purchase_code = $1`, [sale.purchase]);
    expect((await listed(sale))?.veiculo).toMatchObject({ registrar: expect.any(String) });
    await expectOnlyChanged(scene.server, () => vehicle(sale, true), {
      cancellation: { vehicle_back_at: expect.any(Array), vehicle_back_by: [null, scene.sales.id] },
      audit: added({ action: 'note-vehicle-back', actor_id: scene.sales.id }),
    });
  });

  it('that is not confirmed goes on: who answers answers again, and the sale stands', async () => {
    const sale = await decided();
    // Who may confirm may refuse.
    expect((await decide(sale, 'recusar')).statusCode).toBe(200);
    expect(await own(sale)).toMatchObject({ desfeita: null, canceladaEm: null, cancelamentoPedidoEm: null });
    const complaint = await newestComplaint(sale.buyer, sale.purchase);
    expect(complaint).toMatchObject({ situacao: 'waiting' });
    expect(complaint.historico.at(-1)).toMatchObject({ tipo: 'kept', texto: 'Conferido com a loja.' });
    expect(
      (await deskStep(scene.owner, complaint.codigo, 'undo', { resultado: 'procedente' })).statusCode,
    ).toBe(200);
    expect((await decide(sale, 'aprovar')).statusCode).toBe(200);
  });

  it('ends with the complaint that its buyer withdraws', async () => {
    const sale = await decided();
    expect((await buyerStep(sale.buyer, sale.purchase, 'withdraw')).statusCode).toBe(200);
    expect(await listed(sale)).toBeUndefined();
    expect(await own(sale)).toMatchObject({ desfeita: null, canceladaEm: null, cancelamentoPedidoEm: null });
  });

  it('needs a buyer who wants that: otherwise it is proposed, and they agree', async () => {
    const sale = await complained({ ...UNDO, pedido: 'conserto' });
    const { codigo } = await newestComplaint(sale.buyer, sale.purchase);
    const undo = () => deskStep(scene.owner, codigo, 'undo', { resultado: 'procedente' });
    await expectRefused(scene.server, undo, 409);
    expect((await deskStep(scene.owner, codigo, 'propose', { solucao: 'desfazer' })).statusCode).toBe(200);
    expect(await listed(sale)).toBeUndefined();
    expect((await buyerStep(sale.buyer, sale.purchase, 'accept')).statusCode).toBe(200);
    expect(await listed(sale)).toMatchObject({ reclamacao: { codigo, podeConfirmar: true } });
    expect((await decide(sale, 'aprovar')).statusCode).toBe(200);
  });

  it('is not taken over by another complaint of the purchase, neither by its decision nor by what the buyer accepts', async () => {
    const sale = await complained({ ...UNDO, categoria: 'documentos' });
    const first = await newestComplaint(sale.buyer, sale.purchase);
    await complain(sale.buyer, sale.purchase, UNDO);
    const asking = await newestComplaint(sale.buyer, sale.purchase);
    await complain(sale.buyer, sale.purchase, { ...UNDO, categoria: 'entrega', pedido: 'conserto' });
    const agreeing = await newestComplaint(sale.buyer, sale.purchase);
    await deskStep(scene.owner, agreeing.codigo, 'propose', { solucao: 'desfazer' });
    const undo = ({ codigo }: { codigo: number }) =>
      deskStep(scene.owner, codigo, 'undo', { resultado: 'procedente' });
    expect((await undo(first)).statusCode).toBe(200);
    expect((await officeComplaint(scene.owner, asking.codigo)).passos).not.toContain('undo');
    await expectRefused(scene.server, () => undo(asking), 409);
    expect((await buyerStep(sale.buyer, sale.purchase, 'accept')).statusCode).toBe(409);
    expect(await listed(sale)).toMatchObject({ reclamacao: { codigo: first.codigo } });
    expect((await decide(sale, 'recusar')).statusCode).toBe(200);
    expect((await buyerStep(sale.buyer, sale.purchase, 'accept')).statusCode).toBe(200);
    expect(await listed(sale)).toMatchObject({ reclamacao: { codigo: agreeing.codigo } });
  });

  it('is never found unfounded, and nothing is undone twice', async () => {
    const sale = await complained();
    const { codigo } = await newestComplaint(sale.buyer, sale.purchase);
    const unfounded = () => deskStep(scene.owner, codigo, 'undo', { resultado: 'improcedente' });
    await expectRefused(scene.server, unfounded, 422);
    await deskStep(scene.owner, codigo, 'undo', { resultado: 'procedente' });
    await decide(sale, 'aprovar');
    expect((await buyerStep(sale.buyer, sale.purchase, 'reopen')).statusCode).toBe(200);
    const again = () => deskStep(scene.owner, codigo, 'undo', { resultado: 'procedente' });
    await expectRefused(scene.server, again, 409);
    const propose = () => deskStep(scene.owner, codigo, 'propose', { solucao: 'desfazer' });
    await expectRefused(scene.server, propose, 409);
  });
});

describe('a sale that ends otherwise while it is to be undone', () => {
  /** One that is released and paid, and that the store decided to undo. */
  async function undoing(): Promise<Sale & { readonly offer: number }> {
    const sale = await scene.sell();
    await scene.paid(sale);
    await scene.run(`update purchase set status = 'L', awaiting_withdrawal_at = now() where code = $1`, [
      sale.purchase,
    ]);
    const [row] = await scene.rows<{ offer: number }>(
      'select offer_code as offer from purchase where code = $1',
      [sale.purchase],
    );
    await complain(sale.buyer, sale.purchase, UNDO);
    const { codigo } = await newestComplaint(sale.buyer, sale.purchase);
    expect((await deskStep(scene.owner, codigo, 'undo', { resultado: 'procedente' })).statusCode).toBe(200);
    return { ...sale, offer: row?.offer ?? 0 };
  }

  const ways = {
    'regretted by its buyer': ({ buyer, offer }) => buyer.post('/offer/arrependimento', { cdOfrta: offer }),
    'withdrawn for cause': ({ purchase }) =>
      scene.sales.post(`/admin/purchases/${purchase}/withdraw`, {
        causa: 'ordem-judicial',
        motivo: 'Liminar.',
      }),
    'defaulted on': async ({ purchase }) => {
      await scene.run('update purchase set payment_withdrawn_at = now() where code = $1', [purchase]);
      return scene.sales.post(`/admin/purchases/${purchase}/default`, { motivo: 'Não pagou.' });
    },
  } satisfies Record<string, (sale: Awaited<ReturnType<typeof undoing>>) => ReturnType<typeof decide>>;

  it.each(Object.entries(ways))('leaves no complaint waiting: %s', async (_how, end) => {
    const sale = await undoing();
    expect((await end(sale)).statusCode).toBe(200);
    const complaint = await newestComplaint(sale.buyer, sale.purchase);
    expect(complaint).toMatchObject({ situacao: 'closed', motivoFim: 'fulfilled' });
    expect(complaint.historico.at(-1)).toMatchObject({ tipo: 'undone', texto: '' });
    expect(await listed(sale)).toBeUndefined();
  });

  it('awaits what left by the gate before its money, also if it is withdrawn', async () => {
    const sale = await undoing();
    await scene.run(
      `insert into yard_exit (client_id, purchase_code, vehicle_code, by_code, collector, third_party, keys, confirmed_by, confirmed_at)
        values (gen_random_uuid(), $1, 1, false, '', false, 1, $2, now())`,
      [sale.purchase, scene.sales.id],
    );
    expect((await ways['withdrawn for cause'](sale)).statusCode).toBe(200);
    expect(await own(sale)).toMatchObject({ desfeita: 'veiculo' });
    await expectRefused(scene.server, () => owed(sale), 409);
    expect((await vehicle(sale, true)).statusCode).toBe(200);
    expect((await owed(sale)).statusCode).toBe(201);
  });
});
