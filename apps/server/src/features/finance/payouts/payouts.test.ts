import { describe, expect, it } from 'vitest';
import { payoutScene, PRICE } from '../../../../test/scenes/purchases/payout-scene.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';

const scene = payoutScene();
const DAY = 86_400_000;

describe('a sale of a store', () => {
  it('is due after payment, handover and term, and each state stands in its statement', async () => {
    await scene.commission(5);
    const sale = await scene.sell();
    const state = async () => (await scene.statement(scene.member)).linhas[0]?.situacao;
    expect(await state()).toBe('em-aberto');
    await scene.paid(sale);
    expect(await state()).toBe('sem-entrega');
    await scene.handOver(sale);
    expect(await state()).toBe('a-vencer');
    expect(await scene.statement(scene.member)).toMatchObject({ devido: 0, aVencer: 11_400 });
    await scene.run(`update purchase set cancellation = 'Q' where code = $1`, [sale.purchase]);
    expect(await state()).toBe('retido');
    await scene.run('update purchase set cancellation = null where code = $1', [sale.purchase]);
    scene.server.clock.advance(15 * DAY);
    expect(await scene.statement(scene.member)).toMatchObject({
      devido: 11_400,
      bruto: 12_000,
      comissao: 600,
      aVencer: 0,
      linhas: [{ situacao: 'devido', valor: 12_000, comissao: 600, aRepassar: 11_400 }],
    });
  });

  it('pays the commission of its day, whatever is set later, and none without a version', async () => {
    const before = await scene.sold();
    await scene.commission(5, { maximo: 500 });
    const then = await scene.sold();
    await scene.commission(50);
    const { linhas } = await scene.statement();
    expect(linhas.map(({ codigoCompra, comissao }) => [codigoCompra, comissao])).toEqual([
      [then.purchase, 500],
      [before.purchase, 0],
    ]);
  });
});

describe('a payout', () => {
  it('is proposed, released by another user and recorded, and book and statement say so', async () => {
    await scene.commission(5);
    const sale = await scene.sold();
    const { server, finance, colleague, owner, member } = scene;
    await expectRefused(server, () => scene.propose(finance, 11_399.99), 409);
    await expectOnlyChanged(server, () => scene.propose(), {
      payout: added({ state: 'proposed', amount_cents: 1_140_000, proposed_by: finance.id }),
      payout_part: added({ charge_code: sale.charge, gross_cents: PRICE, commission_cents: 60_000 }),
      audit: added({ action: 'propose-payout', actor_id: finance.id }),
    });
    await expectRefused(server, () => scene.propose(colleague), 409);
    await expectRefused(server, () => scene.decide('liberar', finance), 409);
    const at = server.clock.now();
    await expectOnlyChanged(server, () => scene.decide(), {
      payout: {
        state: ['proposed', 'sending'],
        decided_by: [null, colleague.id],
        decided_at: [null, at],
      },
      book_account: added({ kind: 'paid-out', partner_id: scene.store }),
      book_transaction: added({ kind: 'paying-out', charge_code: sale.charge, by_id: colleague.id }),
      book_entry: [
        added({ amount_cents: PRICE }),
        added({ amount_cents: -1_140_000 }),
        added({ amount_cents: -60_000 }),
      ],
      audit: added({ action: 'release-payout', actor_id: colleague.id }),
      mail: [mailTo(owner.email), mailTo(member.email)],
      notification: [noticeTo(owner.id), noticeTo(member.id)],
    });
    expect(await scene.statement(owner)).toMatchObject({
      devido: 0,
      aCaminho: 11_400,
      linhas: [{ situacao: 'a-caminho' }],
      repasses: [{ situacao: 'em-envio', equipe: null, podeRegistrar: false }],
    });
    await expectRefused(server, () => scene.decide(), 409);
    await scene.transfer();
    await expectRefused(server, () => scene.transfer(), 409);
    expect(await scene.book(sale)).toEqual({
      'house-bank': 60_000,
      'third-party': -PRICE,
      'paid-out': PRICE,
      'store-commission': -60_000,
    });
    expect(await scene.statement(owner)).toMatchObject({
      devido: 0,
      repassado: 11_400,
      comissaoCobrada: 600,
      linhas: [{ situacao: 'repassado', repassado: 12_000, comissao: 600, aRepassar: 0 }],
      repasses: [{ situacao: 'feito', valor: 11_400, conta: 'Banco do Norte ····4321' }],
    });
    expect(await scene.faults()).toEqual([]);
  });

  it('that could not be transferred is owed again, and can be proposed again', async () => {
    await scene.commission(5);
    const sale = await scene.sold();
    await scene.propose();
    await scene.decide();
    await scene.transfer(false);
    expect(await scene.book(sale)).toEqual({ 'house-bank': PRICE, 'third-party': -PRICE });
    expect(await scene.statement()).toMatchObject({ devido: 11_400, repasses: [{ situacao: 'falhou' }] });
    await scene.paidOut();
    expect(await scene.statement()).toMatchObject({ devido: 0, repassado: 11_400 });
  });

  it('is not released once its sale is no longer due, and what became due since waits for the next one', async () => {
    const sale = await scene.sold();
    await scene.propose();
    await scene.run(`update purchase set cancellation = 'Q' where code = $1`, [sale.purchase]);
    await expectRefused(scene.server, () => scene.decide(), 409);
    await scene.run('update purchase set cancellation = null where code = $1', [sale.purchase]);
    await scene.sold();
    expect((await scene.decide()).statusCode).toBe(200);
    expect(await scene.statement()).toMatchObject({ devido: 12_000, aCaminho: 12_000 });
  });

  it('turned down by who proposed it leaves everything due', async () => {
    await scene.sold();
    await scene.propose();
    expect((await scene.decide('recusar', scene.finance)).statusCode).toBe(200);
    expect(await scene.statement()).toMatchObject({ devido: 12_000, podePropor: true });
  });

  it('two users release it at the same moment once', async () => {
    const sale = await scene.sold();
    await scene.propose();
    const { codigo } = await scene.last();
    const release = () => scene.colleague.post(`/admin/payouts/${codigo}/decision`, { decisao: 'liberar' });
    const replies = await Promise.all(Array.from({ length: 6 }, release));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    expect(await scene.book(sale)).toMatchObject({ 'paying-out': -PRICE, 'paid-out': PRICE });
  });

  it('and a cancellation of its sale at the same moment: the money is the store’s debt, or was not released', async () => {
    for (let race = 0; race < 4; race += 1) {
      const sale = await scene.sold();
      await scene.propose();
      const [released] = await Promise.all([scene.decide(), scene.cancelled(sale)]);
      const book = await scene.book(sale);
      if (released.statusCode === 200) {
        expect(book).toMatchObject({ 'paid-out': PRICE, 'paying-out': -PRICE, user: -PRICE });
        await scene.transfer();
        expect((await scene.statement()).devido).toBeLessThan(0);
      } else {
        expect(book).toEqual({ 'house-bank': PRICE, user: -PRICE });
        await scene.decide('recusar');
      }
      await scene.newStore();
    }
  });
});

describe('a purchase that is cancelled after its payout', () => {
  it('is a debt of the store, with the commission given back, and comes off its next payout', async () => {
    await scene.commission(5);
    const sale = await scene.sold();
    await scene.paidOut();
    await scene.cancelled(sale);
    expect(await scene.statement()).toMatchObject({
      devido: -11_400,
      podePropor: false,
      linhas: [{ situacao: 'devolver', aRepassar: -11_400 }],
    });
    await expectRefused(scene.server, () => scene.propose(scene.finance, 0), 409);
    await scene.sold();
    const next = await scene.sold();
    expect(await scene.statement()).toMatchObject({ devido: 11_400 });
    await scene.paidOut();
    expect(await scene.book(sale)).toEqual({ 'house-bank': PRICE, user: -PRICE });
    expect(await scene.book(next)).toMatchObject({ 'paid-out': PRICE, 'store-commission': -60_000 });
    expect((await scene.statement()).linhas.map(({ situacao }) => situacao)).toEqual([
      'repassado',
      'repassado',
      'cancelado',
    ]);
  });

  it('stops a proposal that was made before it', async () => {
    const sale = await scene.sold();
    await scene.paidOut();
    await scene.sold();
    await scene.sold();
    await scene.propose();
    await scene.cancelled(sale);
    await expectRefused(scene.server, () => scene.decide(), 409);
  });
});

describe('the account of a store', () => {
  it('is set by who answers for it alone; all its users are mailed, and it is stored encrypted', async () => {
    const { server, owner, member } = scene;
    await expectRefused(server, () => scene.bank({}, member), 403);
    await expectRefused(server, () => scene.bank({}, scene.finance), 403);
    const [first] = await scene.rows<{ code: number }>('select max(code) as code from store_bank');
    await expectOnlyChanged(server, () => scene.bank({ conta: '11111-2222' }), {
      store_bank: [
        { sealed: [expect.any(String), null] },
        added({ partner_id: scene.store, changed_by: owner.id, shown: 'Banco do Norte ····2222' }),
      ],
      audit: added({ action: 'set-store-bank', actor_id: owner.id }),
      mail: [mailTo(owner.email), mailTo(member.email)],
    });
    const [stored] = await scene.rows<{ text: string; code: number }>(
      `select code, encode(sealed, 'escape') as text from store_bank order by code desc limit 1`,
    );
    expect(stored?.code).toBeGreaterThan(first?.code ?? 0);
    expect(stored?.text).not.toContain('11111');
    expect((await scene.bank({ conta: '' })).statusCode).toBe(422);
  });

  it('gets no money before its waiting period is over, nor a proposal that names another one', async () => {
    await scene.sold();
    await scene.propose();
    await scene.bank({ conta: '11111-2222' });
    await expectRefused(scene.server, () => scene.decide(), 409);
    await scene.decide('recusar');
    await scene.propose();
    await expectRefused(scene.server, () => scene.decide(), 409);
    expect(await scene.statement()).toMatchObject({ banco: { emEspera: true } });
    scene.server.clock.advance(8 * DAY);
    expect((await scene.decide()).statusCode).toBe(200);
  });

  it('that a released payout names is the one that is shown, also if the store told another one since', async () => {
    await scene.sold();
    await scene.propose();
    await scene.decide();
    await scene.bank({ conta: '66666-6666' });
    const path = `/admin/stores/${scene.store}/bank?motivo=Fazer%20o%20repasse`;
    expect((await scene.finance.get(path)).json()).toMatchObject({ data: { conta: '98765-4321' } });
    await scene.transfer();
    expect((await scene.finance.get(path)).json()).toMatchObject({ data: { conta: '66666-6666' } });
  });

  it('is read in full by finance alone, with a reason in the audit', async () => {
    const path = `/admin/stores/${scene.store}/bank?motivo=Fazer%20o%20repasse`;
    const read = await scene.finance.get(path);
    expect(read.json()).toMatchObject({
      data: { conta: '98765-4321', nome: 'Loja Ltda.', documento: '11222333000181' },
    });
    expect((await scene.owner.get(path)).statusCode).toBe(403);
    const [audit] = await scene.rows<{ details: object }>(
      `select details from audit where action = 'get-store-bank' order by code desc limit 1`,
    );
    expect(audit?.details).toMatchObject({ reason: 'Fazer o repasse' });
  });
});

describe('a statement', () => {
  it('is for the users of the store and for finance, as a file too', async () => {
    await scene.sold();
    const { store } = scene;
    const file = await scene.owner.get(`/admin/stores/${store}/statement.csv`);
    expect(file.statusCode).toBe(200);
    expect(file.body.split('\r\n')).toHaveLength(3);
    expect(file.body).toContain('12000,00');
    const of = scene.member;
    await scene.newStore();
    for (const path of ['statement', 'statement.csv'])
      expect((await of.get(`/admin/stores/${scene.store}/${path}`)).statusCode).toBe(404);
    expect((await scene.sales.get(`/admin/stores/${store}/statement`)).statusCode).toBe(403);
  });

  it('leaves out money from before the book', async () => {
    const sale = await scene.sold();
    await scene.run(`update receipt set source = 'opening' where charge_code = $1`, [sale.charge]);
    expect(await scene.statement()).toMatchObject({ devido: 0, linhas: [{ situacao: 'anterior' }] });
  });
});
