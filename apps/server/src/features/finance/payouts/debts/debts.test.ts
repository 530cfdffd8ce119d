import { payoutErrors } from '@patio/contract/errors/purchases/payout-errors.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { describe, expect, it } from 'vitest';
import { payoutScene, PRICE } from '../../../../../test/scenes/purchases/payout-scene.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../../test/state/whole-state.ts';

const scene = payoutScene();
const WHY = 'A loja fechou e não vende mais.';
let made = 0;

/** A sale that was cancelled after its payout. */
async function undone() {
  await scene.commission(5);
  const sale = await scene.sold();
  await scene.paidOut();
  await scene.cancelled(sale);
  return sale;
}

const propose = (valor = 11_400, by = scene.finance) =>
  by.post(`/admin/stores/${scene.store}/forgivenesses`, { valor, motivo: WHY });
const latest = async () => (await scene.statement()).perdoes[0]?.codigo ?? 0;
const decide = async (decisao: 'liberar' | 'recusar' = 'liberar', by = scene.colleague) => {
  const more = decisao === 'recusar' ? { motivo: 'A loja vai pagar.' } : {};
  return by.post(`/admin/forgivenesses/${await latest()}/decision`, { decisao, ...more });
};
const undo = async (by = scene.finance) =>
  by.post(`/admin/forgivenesses/${await latest()}/undo`, { motivo: 'A loja voltou a vender.' });
const repay = (valor: number, referencia = `TED dívida ${(made += 1)}`) =>
  scene.finance.post(`/admin/stores/${scene.store}/repayments`, {
    valor,
    forma: 'transferencia',
    dia: dayOf(scene.server.clock.now()),
    referencia,
  });
const undoRepayment = async (by = scene.colleague, code?: number) =>
  by.post(`/admin/store-repayments/${code ?? (await scene.statement()).devolucoes[0]?.codigo ?? 0}/undo`, {
    motivo: 'Era de outra loja.',
  });
/** A colleague takes back what was received for a sale: the store owes what it was passed on of it. */
async function unreceived({ charge }: { readonly charge: number }) {
  const [receipt] = await scene.rows<{ code: number }>('select code from receipt where charge_code = $1', [
    charge,
  ]);
  const body = { motivo: 'De outra compra.' };
  expect((await scene.colleague.post(`/admin/receipts/${receipt?.code}/undo`, body)).statusCode).toBe(200);
}
const lastMail = async (to: string) => {
  const [mail] = await scene.rows<{ text: string }>(
    'select text from mail where recipient = $1 order by id desc limit 1',
    [to],
  );
  return mail?.text;
};
const codesOf = (replies: readonly { readonly statusCode: number }[]) =>
  replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

describe('a debt that the house gives up', () => {
  it('is proposed by one user and released by another one; the store keeps it and is told', async () => {
    const sale = await undone();
    const { server, finance, colleague, owner, member, store } = scene;
    expect(await scene.statement()).toMatchObject({ divida: 11_400, perdoavel: 11_400, perdoes: [] });
    await expectOnlyChanged(server, () => propose(), {
      store_forgiveness: added({
        partner_id: store,
        amount_cents: 1_140_000,
        state: 'proposed',
        reason: WHY,
        proposed_by: finance.id,
      }),
      store_forgiveness_part: added({
        charge_code: sale.charge,
        gross_cents: PRICE,
        commission_cents: 60_000,
      }),
      audit: added({ action: 'propose-forgiveness', actor_id: finance.id }),
    });
    expect(await scene.statement(owner)).toMatchObject({ divida: 11_400, perdoavel: 0, perdoes: [] });
    const at = server.clock.now();
    await expectOnlyChanged(server, () => decide(), {
      store_forgiveness: {
        state: ['proposed', 'forgiven'],
        decided_by: [null, colleague.id],
        decided_at: [null, at],
      },
      book_transaction: added({ kind: 'debt-forgiven', charge_code: sale.charge, by_id: colleague.id }),
      book_entry: [
        added({ amount_cents: 1_140_000 }),
        added({ amount_cents: -PRICE }),
        added({ amount_cents: 60_000 }),
      ],
      audit: added({ action: 'release-forgiveness', actor_id: colleague.id }),
      mail: [mailTo(owner.email), mailTo(member.email)],
      notification: [noticeTo(owner.id), noticeTo(member.id)],
    });
    expect(await scene.book(sale)).toEqual({
      'house-bank': 60_000,
      'house-loss': 1_140_000,
      user: -PRICE,
    });
    expect(await scene.statement(owner)).toMatchObject({
      devido: 0,
      divida: 0,
      repassado: 11_400,
      comissaoCobrada: 0,
      linhas: [{ situacao: 'cancelado' }],
      perdoes: [
        { situacao: 'perdoado', valor: 11_400, compras: [sale.purchase], equipe: null, podeDesfazer: false },
      ],
    });
    expect(await scene.faults()).toEqual([]);
  });

  it('in part leaves the rest, and turned down leaves all', async () => {
    await undone();
    await propose(1400);
    await decide('recusar', scene.finance);
    expect(await scene.statement()).toMatchObject({ divida: 11_400, perdoes: [{ situacao: 'recusado' }] });
    expect((await scene.statement(scene.owner)).perdoes).toEqual([]);
    await propose(1400);
    await decide();
    expect(await scene.statement()).toMatchObject({ divida: 10_000, perdoavel: 10_000 });
    await scene.sold();
    await scene.paidOut();
    expect(await scene.statement()).toMatchObject({ divida: 0, devido: 0 });
    expect(await scene.faults()).toEqual([]);
  });

  it('is owed again if a colleague undoes it, and is told', async () => {
    const sale = await undone();
    await propose();
    await decide();
    const { server, colleague, finance, owner, member } = scene;
    await expectRefused(server, () => undo(colleague), 409);
    await expectOnlyChanged(server, () => undo(), {
      store_forgiveness: {
        state: ['forgiven', 'undone'],
        undone_by: [null, finance.id],
        undone_at: [null, server.clock.now()],
        undo_reason: [null, 'A loja voltou a vender.'],
      },
      book_transaction: added({ kind: 'debt-restored', charge_code: sale.charge, by_id: finance.id }),
      book_entry: [
        added({ amount_cents: -1_140_000 }),
        added({ amount_cents: PRICE }),
        added({ amount_cents: -60_000 }),
      ],
      audit: added({ action: 'undo-forgiveness', actor_id: finance.id }),
      mail: [mailTo(owner.email), mailTo(member.email)],
      notification: [noticeTo(owner.id), noticeTo(member.id)],
    });
    await expectRefused(server, () => undo(), 409);
    expect(await scene.statement(owner)).toMatchObject({
      divida: 11_400,
      perdoes: [{ situacao: 'desfeito' }],
    });
    expect((await repay(11_400)).statusCode).toBe(201);
    expect(await scene.faults()).toEqual([]);
  });

  it('is never more than is owed of cancelled sales, nor released by who proposed it, nor by others than finance', async () => {
    const { server, finance, sales, owner } = scene;
    await undone();
    for (const amount of [11_400.01, 0]) await expectRefused(server, () => propose(amount), 409);
    for (const by of [sales, owner]) await expectRefused(server, () => propose(1, by), 403);
    await propose();
    await expectRefused(server, () => propose(1), 409);
    const own = await expectRefused(server, () => decide('liberar', finance), 409);
    expect(own.json()).toEqual({ erros: [payoutErrors['forgiveness-own'].PTBR] });
    await repay(400);
    const changed = await expectRefused(server, () => decide(), 409);
    expect(changed.json()).toEqual({ erros: [payoutErrors['forgiveness-changed'].PTBR] });
  });

  it('of a sale that its buyer may still pay is not given up: it would be due to the store twice', async () => {
    const sale = await scene.sold();
    await scene.paidOut();
    await unreceived(sale);
    expect(await scene.statement()).toMatchObject({ divida: 12_000, perdoavel: 0 });
    await expectRefused(scene.server, () => propose(1), 409);
  });

  it('is released once, or paid back, whichever comes first', async () => {
    for (let race = 0; race < 3; race += 1) {
      await scene.newStore();
      await undone();
      await propose();
      const replies = await Promise.all([decide(), decide(), decide(), repay(11_400)]);
      expect(replies.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
      expect(await scene.statement()).toMatchObject({ divida: 0 });
      expect(await scene.faults()).toEqual([]);
    }
  });
});

describe('what a store gave back, recorded by mistake', () => {
  it('is taken back by a colleague: book, debt and reference are as before, and the store is told', async () => {
    const sale = await undone();
    await repay(11_400, 'TED 9001');
    const { server, finance, colleague, owner, member } = scene;
    const own = await expectRefused(server, () => undoRepayment(finance), 409);
    expect(own.json()).toEqual({ erros: [payoutErrors['repayment-own'].PTBR] });
    await expectOnlyChanged(server, () => undoRepayment(), {
      store_repayment: {
        reversed_by: [null, colleague.id],
        reversed_at: [null, server.clock.now()],
        reverse_reason: [null, 'Era de outra loja.'],
      },
      book_transaction: added({ kind: 'store-unrepaid', reference: 'TED 9001', by_id: colleague.id }),
      book_entry: [
        added({ amount_cents: -1_140_000 }),
        added({ amount_cents: PRICE }),
        added({ amount_cents: -60_000 }),
      ],
      audit: added({ action: 'undo-store-repayment', actor_id: colleague.id }),
      mail: [mailTo(owner.email), mailTo(member.email)],
      notification: [noticeTo(owner.id), noticeTo(member.id)],
    });
    await expectRefused(server, () => undoRepayment(), 409);
    const { devolucoes, ...statement } = await scene.statement(owner);
    expect(statement).toMatchObject({ divida: 11_400, repassado: 11_400, comissaoCobrada: 600 });
    expect(devolucoes).toMatchObject([{ desfeitaPor: null, motivoDesfeita: null, podeDesfazer: false }]);
    expect(devolucoes[0]?.desfeitaEm).not.toBeNull();
    expect(await scene.book(sale)).toMatchObject({ 'house-bank': 60_000, 'paid-out': PRICE });
    expect((await repay(11_400, 'ted  9001')).statusCode).toBe(201);
    expect(await scene.faults()).toEqual([]);
  });

  it('stays once its sale was passed on to the store again', async () => {
    const sale = await scene.sold();
    await scene.paidOut();
    await unreceived(sale);
    await repay(12_000);
    await scene.paid(sale);
    scene.server.clock.advance(15 * 86_400_000);
    await scene.paidOut();
    const refused = await expectRefused(scene.server, () => undoRepayment(), 409);
    expect(refused.json()).toEqual({ erros: [payoutErrors['repayment-passed-on'].PTBR] });
    expect((await scene.statement(scene.colleague)).devolucoes).toMatchObject([{ podeDesfazer: false }]);
  });

  it('of a sale that was paid again counts as passed on when it is taken back: no debt is told that is none', async () => {
    const [whole, half] = [await scene.sold(), await scene.sold()];
    await scene.paidOut();
    for (const sale of [whole, half]) await unreceived(sale);
    await repay(24_000);
    await scene.paid(whole);
    await scene.paid(half, 4000);
    await undoRepayment();
    expect(await scene.statement()).toMatchObject({ divida: 8000, devido: -8000 });
    const partly = await lastMail(scene.owner.email);
    expect(partly).toContain(`deve de novo ${formatMoney(800_000)}`);
    expect(partly).toContain(`${formatMoney(1_600_000)} são de vendas que o comprador pagou de novo`);
    await scene.newStore();
    const sale = await scene.sold();
    await scene.paidOut();
    await unreceived(sale);
    await repay(12_000);
    await scene.paid(sale);
    await undoRepayment();
    expect(await scene.statement()).toMatchObject({
      divida: 0,
      devido: 0,
      linhas: [{ situacao: 'repassado' }],
    });
    const told = await lastMail(scene.owner.email);
    expect(told).toContain('A loja não deve nada por isso.');
    expect(told).not.toContain('deve de novo');
    expect(await scene.faults()).toEqual([]);
  });

  it('is taken back once by users at the same moment, and by finance alone', async () => {
    await undone();
    await repay(11_400);
    const code = (await scene.statement()).devolucoes[0]?.codigo ?? 0;
    for (const by of [scene.sales, scene.owner])
      await expectRefused(scene.server, () => undoRepayment(by, code), 403);
    const replies = await Promise.all(Array.from({ length: 5 }, () => undoRepayment(scene.colleague, code)));
    expect(codesOf(replies)).toEqual([200, 409, 409, 409, 409]);
    await expectRefused(scene.server, () => undoRepayment(scene.colleague, 999_999), 404);
    expect(await scene.faults()).toEqual([]);
  });

  it('no row of it is rewritten otherwise', async () => {
    await undone();
    await repay(1);
    await expect(scene.run('update store_repayment set amount_cents = 2')).rejects.toThrow('only taken back');
    await expect(scene.run('delete from store_repayment')).rejects.toThrow('append-only');
  });
});
