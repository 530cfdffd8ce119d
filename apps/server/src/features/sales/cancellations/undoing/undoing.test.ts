import { describe, expect, it } from 'vitest';
import { buildStaff } from '../../../../../test/builders/staff.ts';
import {
  buyerStep,
  complain,
  deskStep,
  newestComplaint,
  officeComplaint,
} from '../../../../../test/scenes/purchases/complaint-scene.ts';
import { UNDO, undoingScene } from '../../../../../test/scenes/purchases/undoing-scene.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../../test/state/whole-state.ts';

const { scene, listed, decide, vehicle, own, owed, payback, complained, decided } = undoingScene();

describe('a complaint that is decided with undoing the sale', () => {
  it('undoes nothing yet: it waits for another user, and the sale stands still', async () => {
    const sale = await complained();
    const { codigo } = await newestComplaint(sale.buyer, sale.purchase);
    const before = await officeComplaint(scene.owner, codigo);
    expect([before.passos.includes('undo'), before.desfazendo]).toEqual([true, false]);
    const { server, buyer } = { server: scene.server, buyer: sale.buyer };
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
      purchase: { cancellation: [null, 'Q'] },
      audit: added({ action: 'take-complaint-step', actor_id: scene.owner.id }),
      mail: mailTo(buyer.email),
      notification: noticeTo(buyer.id),
    });
    expect(await own(sale)).toMatchObject({
      desfeita: 'a-confirmar',
      canceladaEm: null,
      cancelamentoPedidoEm: new Date(server.clock.now()).toISOString(),
    });
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

  it('is not opened again once the sale is undone', async () => {
    const sale = await decided();
    await decide(sale, 'aprovar');
    const complaint = await newestComplaint(sale.buyer, sale.purchase);
    expect(complaint).toMatchObject({ situacao: 'closed', passos: [], reabrirAte: null });
    expect((await buyerStep(sale.buyer, sale.purchase, 'reopen')).statusCode).toBe(409);
    expect((await newestComplaint(sale.buyer, sale.purchase)).situacao).toBe('closed');
  });

  it('is never found unfounded, and nothing is undone twice', async () => {
    const sale = await complained();
    const { codigo } = await newestComplaint(sale.buyer, sale.purchase);
    const unfounded = () => deskStep(scene.owner, codigo, 'undo', { resultado: 'improcedente' });
    await expectRefused(scene.server, unfounded, 422);
    await complain(sale.buyer, sale.purchase, { ...UNDO, categoria: 'documentos' });
    const other = await newestComplaint(sale.buyer, sale.purchase);
    await deskStep(scene.owner, codigo, 'undo', { resultado: 'procedente' });
    await decide(sale, 'aprovar');
    const again = () => deskStep(scene.owner, other.codigo, 'undo', { resultado: 'procedente' });
    await expectRefused(scene.server, again, 409);
    const propose = () => deskStep(scene.owner, other.codigo, 'propose', { solucao: 'desfazer' });
    await expectRefused(scene.server, propose, 409);
  });
});
