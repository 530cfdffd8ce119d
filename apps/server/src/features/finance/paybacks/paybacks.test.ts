import { listRefunds } from '@patio/contract/sales/cancellations/list-refunds.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { MINUTE, PAID } from '../../../../test/scenes/purchases/pix-scene.ts';
import { paybackScene } from '../../../../test/scenes/purchases/payback-scene.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { verifyBook } from '../book/public.ts';

const scene = paybackScene();
const OVERPAID = { ...PAID, 'house-bank': PAID['house-bank'] + 30_000, user: -30_000 };

afterAll(async () => {
  const faults: string[] = [];
  await verifyBook(scene.pix.server.deps.database, (fault) => faults.push(fault));
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

describe('a Pix that was too much', () => {
  it('goes back to who paid it, after two users have decided, and the book says so', async () => {
    const payment = await scene.paidByPix(1_230_000);
    expect(await scene.detail()).toMatchObject({
      valor: 300,
      motivo: 'a-mais',
      formas: [
        { forma: 'pix', valor: 300 },
        { forma: 'transferencia', valor: 300 },
      ],
      recebimentos: [{ porPix: true, valor: 12_300 }],
    });
    const { server, buyer } = scene.pix;
    const charge = (await scene.detail()).cobrancas[0]?.codigo;
    await expectOnlyChanged(server, () => scene.propose('pix', 300), {
      payback: added({ way: 'pix', state: 'proposed', amount_cents: 30_000, proposed_by: scene.finance.id }),
      payback_part: added({
        charge_code: charge,
        amount_cents: 30_000,
        end_to_end_id: payment,
        state: 'proposed',
      }),
      audit: added({ action: 'propose-payback', actor_id: scene.finance.id }),
    });
    await expectRefused(server, () => scene.decide('liberar', scene.finance), 409);
    const at = server.clock.now();
    await expectOnlyChanged(server, () => scene.decide('liberar'), {
      payback: {
        state: ['proposed', 'sending'],
        decided_by: [null, scene.colleague.id],
        decided_at: [null, at],
      },
      payback_part: { state: ['proposed', 'sending'], read_at: [null, at] },
      book_transaction: added({ kind: 'sending', charge_code: charge, by_id: scene.colleague.id }),
      book_entry: [added({ amount_cents: -30_000 }), added({ amount_cents: 30_000 })],
      audit: added({ action: 'release-payback', actor_id: scene.colleague.id }),
      mail: mailTo(buyer.email),
      notification: noticeTo(buyer.id),
    });
    expect(scene.returnedAtBank()).toBe(0);
    expect(await scene.own()).toMatchObject([{ situacao: 'em-envio', enviada: false }]);
    await expectOnlyChanged(server, () => scene.send(), {
      payback: { state: ['sending', 'done'], ended_at: [null, at] },
      payback_part: { state: ['sending', 'done'], read_at: [at, null], tries: [0, 1] },
      book_transaction: added({ kind: 'sent', charge_code: charge, by_id: null }),
      book_entry: [added({ amount_cents: -30_000 }), added({ amount_cents: 30_000 })],
      audit: added({ action: 'end-payback', actor_id: null }),
      mail: mailTo(buyer.email),
      notification: noticeTo(buyer.id),
    });
    expect(scene.returnedAtBank()).toBe(30_000);
    expect(await scene.pix.book()).toEqual(PAID);
    expect(await scene.own()).toMatchObject([{ situacao: 'feita', enviada: true, valor: 300 }]);
    expect(await scene.detail()).toMatchObject({ valor: 0, motivo: null, formas: [] });
  });

  it('stands on the list with whose it is, why and since when, until it has gone back', async () => {
    await scene.paidByPix(1_230_000);
    const { buyer, purchase } = scene.pix;
    const listed = async () =>
      (await scene.finance.get(`/admin/paybacks?comprador=${buyer.id}`)).json<{ data: object[] }>().data;
    expect(await listed()).toMatchObject([
      { codigoCompra: purchase, valor: 300, motivo: 'a-mais', situacao: 'decidir', recusada: false },
    ]);
    await scene.propose('pix', 300);
    expect(await listed()).toMatchObject([{ situacao: 'liberar' }]);
    await scene.decide('liberar');
    expect(await listed()).toMatchObject([{ situacao: 'em-envio', valor: 300 }]);
    await scene.send();
    expect(await listed()).toEqual([]);
  });

  it('that the bank refuses is owed again, with the reason in words, and can go another way', async () => {
    await scene.paidByPix(1_230_000);
    await scene.propose('pix', 300);
    scene.pix.server.clock.advance(91 * 24 * 60 * MINUTE);
    await scene.decide('liberar');
    expect((await scene.last()).situacao).toBe('proposta');
    expect((await scene.decide('recusar', scene.finance)).statusCode).toBe(200);
    expect((await scene.detail()).formas).toMatchObject([{ forma: 'transferencia' }]);
    await expectRefused(scene.pix.server, () => scene.propose('pix', 300), 409);
  });

  it('of a part-paid sale is not released by who undid it', async () => {
    const { server } = scene.pix;
    const administrator = await buildStaff(server, { staffRole: 'administrator' });
    await scene.paidByTransfer(100);
    await scene.cancelled(administrator);
    expect((await scene.propose('transferencia', 100)).statusCode).toBe(201);
    await expectRefused(server, () => scene.decide('liberar', administrator), 409);
    expect((await scene.decide('liberar')).statusCode).toBe(200);
  });

  it('that fails at the bank after a while is owed again, since the same day', async () => {
    await scene.paidByPix(1_230_000);
    const since = async () =>
      (await scene.finance.get(`/admin/paybacks?comprador=${scene.pix.buyer.id}`)).json<{
        data: { desde: string }[];
      }>().data[0]?.desde;
    const first = await since();
    expect(first).toBeDefined();
    await scene.propose('pix', 300);
    await scene.decide('liberar');
    scene.pix.bank.set({ refunds: 'processing' });
    await scene.send();
    expect(await scene.own()).toMatchObject([{ situacao: 'em-envio', enviada: true }]);
    await scene.pix.bank.settleRefunds('NAO_REALIZADO');
    scene.pix.server.clock.advance(5 * MINUTE);
    await scene.send();
    expect(await scene.last()).toMatchObject({ situacao: 'falhou', partes: [{ falha: expect.any(String) }] });
    expect(await scene.pix.book()).toEqual(OVERPAID);
    expect(await since()).toBe(first);
    expect((await scene.finance.get('/admin/paybacks?recusada=S')).json()).toMatchObject({ total: 1 });
    // A second attempt is another one at the bank.
    scene.pix.bank.set({ refunds: 'done' });
    await scene.propose('pix', 300);
    await scene.decide('liberar');
    await scene.send();
    expect(await scene.pix.book()).toEqual(PAID);
  });
});

it('a Pix that was paid twice goes back whole, and one after a cancellation by several receipts', async () => {
  await scene.paidByPix(500_000);
  scene.pix.server.clock.advance(MINUTE);
  await scene.paidByPix(700_000);
  await scene.cancelled();
  expect(await scene.detail()).toMatchObject({
    valor: 12_000,
    motivo: 'cancelada',
    formas: [{ valor: 12_000 }, {}],
  });
  await scene.propose('pix', 12_000);
  expect((await scene.last()).partes).toMatchObject([{ valor: 7000 }, { valor: 5000 }]);
  await expectRefused(scene.pix.server, () => scene.decide('liberar', scene.sales), 403);
  await scene.decide('liberar');
  await scene.send();
  expect(await scene.pix.book()).toEqual({});
  const refunds = await scene.finance.get(
    `/admin/refunds?situacao=devolvido&comprador=${scene.pix.buyer.id}`,
  );
  expect(refunds.json()).toMatchObject({ total: 1, data: [{ codigoCompra: scene.pix.purchase }] });
});

describe('a transfer', () => {
  it('is recorded once it was made, by its reference', async () => {
    await scene.paidByTransfer(12_300);
    await scene.propose('transferencia', 300);
    await scene.decide('liberar');
    const made = { resultado: 'feita', referencia: `TED ${scene.pix.purchase} B` };
    const both = await Promise.all([scene.transfer(made), scene.transfer(made, scene.finance)]);
    // The slower one tells the same: it is recorded once, and with another reference refused.
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await expectRefused(scene.pix.server, () => scene.transfer({ ...made, referencia: 'TED outra' }), 409);
    expect(await scene.pix.book()).toEqual(PAID);
    expect(await scene.own()).toMatchObject([{ situacao: 'feita', referencia: made.referencia }]);
    await scene.paidByTransfer(100);
    await scene.propose('transferencia', 100);
    await scene.decide('liberar');
    await expectRefused(scene.pix.server, () => scene.transfer(made), 409);
    await scene.transfer({ resultado: 'nao-feita', motivo: 'Conta encerrada.' });
    expect(await scene.detail()).toMatchObject({ valor: 100, devolucoes: [{ situacao: 'falhou' }, {}] });
  });

  it('is refused for another amount than is owed, or while one is open', async () => {
    await scene.paidByTransfer(12_300);
    const { server } = scene.pix;
    for (const valor of [299.99, 300.01, 0, -1])
      await expectRefused(server, () => scene.propose('transferencia', valor), valor < 0 ? 422 : 409);
    await expectRefused(server, () => scene.propose('pix', 300), 409);
    await expectRefused(server, () => scene.propose('transferencia', 300, { motivo: '' }), 422);
    await expectRefused(server, () => scene.propose('transferencia', 300, {}, scene.sales), 403);
    const both = await Promise.all([
      scene.propose('transferencia', 300),
      scene.propose('transferencia', 300, {}, scene.colleague),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    // More money came since: the proposal is not what is owed any more.
    await scene.paidByTransfer(50);
    await expectRefused(server, () => scene.decide('liberar'), 409);
  });
});

it('two users who release at the same moment send the money once', async () => {
  await scene.paidByPix(1_230_000);
  await scene.propose('pix', 300);
  const before = scene.returnedAtBank();
  const third = await scene.detail();
  const path = `/admin/paybacks/${third.devolucoes[0]?.codigo}/decision`;
  const both = await Promise.all([
    scene.colleague.post(path, { decisao: 'liberar' }),
    scene.colleague.post(path, { decisao: 'liberar' }),
    scene.finance.post(path, { decisao: 'recusar', motivo: 'Mudei de ideia.' }),
  ]);
  expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  await Promise.all([scene.send(), scene.send(), scene.send()]);
  const [payback] = (await scene.detail()).devolucoes;
  expect(scene.returnedAtBank() - before).toBe(payback?.situacao === 'feita' ? 30_000 : 0);
});

it('a refund is not noted by hand while a payback is open, or the book owes its buyer', async () => {
  await scene.paidByPix();
  await scene.cancelled();
  await scene.propose('pix', 12_000);
  const cancellation = (await scene.detail()).cancelamento?.codigo;
  const noted = () => scene.finance.post(`/admin/cancellations/${cancellation}/refunded`, {});
  const refund = async () => {
    const reply = await scene.finance.get(`/admin/refunds?comprador=${scene.pix.buyer.id}`);
    return listRefunds.success.schema.parse(reply.json()).data[0];
  };
  const open = await expectRefused(scene.pix.server, noted, 409);
  expect(open.json()).toEqual({ erros: [expect.stringContaining('Já há uma devolução desta compra')] });
  await scene.decide('recusar');
  const owed = await expectRefused(scene.pix.server, noted, 409);
  expect(owed.json()).toEqual({ erros: [expect.stringContaining('Devolva por A devolver')] });
  expect(await refund()).toMatchObject({ aDevolver: 12_000, acoes: { devolvido: null } });

  await scene.propose('transferencia', 12_000);
  await scene.decide('liberar');
  expect((await noted()).statusCode).toBe(409);
  await scene.transfer({ resultado: 'feita', referencia: `TED ${scene.pix.purchase} V` });
  expect(await scene.detail()).toMatchObject({ valor: 0 });
  const made = await scene.finance.get(`/admin/refunds?situacao=devolvido&comprador=${scene.pix.buyer.id}`);
  expect(made.json()).toMatchObject({ data: [{ aDevolver: 0, devolvidoEm: expect.any(String) }] });
});

it('a receipt whose money is on its way back is not taken back', async () => {
  await scene.paidByTransfer(12_300);
  await scene.cancelled();
  await scene.propose('transferencia', 12_300);
  await scene.decide('liberar');
  const receipt = (await scene.detail()).recebimentos[0]?.codigo;
  await expectRefused(
    scene.pix.server,
    () => scene.colleague.post(`/admin/receipts/${receipt}/undo`, { motivo: 'Compra errada.' }),
    409,
  );
});

it('the list is exported as it is narrowed, and who did is noted', async () => {
  await scene.paidByPix(1_230_000);
  const { server, purchase, buyer } = scene.pix;
  const read = async () => {
    const { body } = await scene.finance.get(`/admin/paybacks.csv?comprador=${buyer.id}&motivo=a-mais`);
    const [, line = '', ...rest] = body.split('\r\n');
    expect(line.split(';')).toEqual(
      expect.arrayContaining([String(purchase), '300,00', 'Pago a mais', 'A decidir', 'não']),
    );
    expect(rest).toEqual(['']);
  };
  await expectOnlyChanged(server, read, {
    audit: added({ action: 'export-list', actor_id: scene.finance.id }),
  });
  expect((await scene.sales.get('/admin/paybacks.csv')).statusCode).toBe(403);
});

it('buyers see what goes back of their own purchases alone', async () => {
  await scene.paidByPix(1_230_000);
  await scene.propose('pix', 300);
  expect(await scene.own()).toMatchObject([{ situacao: 'proposta', valor: 300 }]);
  await scene.decide('recusar');
  expect(await scene.own()).toEqual([]);
  const path = `/usrio/compras/${scene.pix.purchase}/devolucoes`;
  await scene.pix.buy();
  expect((await scene.pix.buyer.get(path)).statusCode).toBe(404);
});
