import { dayOf, endOfDay } from '@patio/domain/time/sao-paulo.ts';
import { parsePix } from 'pix-utils';
import { describe, expect, it } from 'vitest';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { DUE, MINUTE, PAID, pixScene } from '../../../../test/scenes/purchases/pix-scene.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { PixError } from '../../../platform/pix/pix-failure.ts';
import { verifyBook } from '../book/public.ts';
import { findLostPixJob } from './news/find-lost-pix.job.ts';
import { pixForCharge } from './pix-for-charge.ts';
import { payableCharges } from './read-pix.ts';
import { settlePixJob } from './settle-pix.job.ts';

const PRICE = 1_200_000;
const DAY = 1440 * MINUTE;
const scene = pixScene();
const last = () => scene.bank.state.charges.at(-1);
const dueDay = async () => dayOf(Date.parse((await scene.list())[0]?.vencimento ?? ''));

describe('a code until the due date', () => {
  it('is a charge with a due date at the bank, valid until the end of that day, and names the buyer', async () => {
    const due = await dueDay();
    const text = await scene.code('vencimento');
    expect(last()).toMatchObject({ kind: 'cobv', dueDate: due, daysAfter: 0, centavos: PRICE });
    expect(last()?.debtor).toMatchObject({ nome: await scene.buyerName(), cpf: /^\d{11}$/ });
    expect(parsePix(text)).toMatchObject({ url: expect.stringContaining('/v2/cobv/') });
    const expiraEm = new Date(endOfDay(due)).toISOString();
    expect(await scene.list()).toMatchObject([
      { ateVencimento: true, pix: { prazo: 'vencimento', copiaECola: text, expiraEm } },
    ]);
    expect(await scene.code('vencimento')).toBe(text);
    expect(await scene.code()).toBe(text);
    scene.server.clock.advance(2 * DAY);
    await scene.settle();
    await scene.pay(text);
    expect(await scene.book()).toEqual(PAID);
    expect(await scene.list()).toEqual([]);
  });

  it('takes the place of one to be paid at once, which is removed at the bank', async () => {
    const now = await scene.code();
    expect(last()).toMatchObject({ kind: 'cob' });
    const text = await scene.code('vencimento');
    await scene.settle();
    expect(await scene.pay(now)).toEqual({ refused: 'Esta cobrança foi removida.' });
    await scene.pay(text);
    expect(await scene.book()).toEqual(PAID);
  });

  it('is over after its day; then and on the day itself one is paid at once', async () => {
    const text = await scene.code('vencimento');
    const due = endOfDay(await dueDay());
    scene.server.clock.advance(due - DAY - scene.server.clock.now() + MINUTE);
    expect(await scene.list()).toMatchObject([{ ateVencimento: false, pix: { copiaECola: text } }]);
    scene.server.clock.advance(DAY);
    expect(await scene.list()).toMatchObject([{ ateVencimento: false, pix: null }]);
    expect(await scene.pay(text)).toEqual({ refused: 'Esta cobrança venceu.' });
    const other = await scene.code('vencimento');
    expect(last()).toMatchObject({ kind: 'cob' });
    await scene.pay(other);
    expect(await scene.book()).toEqual(PAID);
  });

  it('is not offered to a buyer without a CPF or CNPJ', async () => {
    await scene.server.deps.database.run(
      scene.named(`update account set document = 'A-1' || id where id = $1`),
      [scene.buyer.id],
    );
    expect(await scene.list()).toMatchObject([{ ateVencimento: false }]);
    await scene.code('vencimento');
    expect(last()).toMatchObject({ kind: 'cob' });
  });

  it('is not made where the contract with the bank does not have it', async () => {
    const { config } = scene.deps;
    const deps = { ...scene.deps, config: { ...config, pix: { ...config.pix, dated: false } } };
    const read = async (queries: Queries) => (await payableCharges(queries, scene.purchase))[0];
    const code = (await scene.list())[0]?.cobranca ?? 0;
    const made = await pixForCharge(deps, { code, buyer: scene.buyer.id, term: 'due', read });
    expect(made).toMatchObject({ ateVencimento: false, pix: { prazo: 'agora' } });
    expect(last()).toMatchObject({ kind: 'cob' });
  });

  it('that the bank refuses leaves the one to be paid at once', async () => {
    const { client } = scene.process;
    for (const failure of ['refused', 'denied'] as const) {
      await scene.buy();
      scene.bank.set({ answers: 'down' });
      expect((await scene.ask('vencimento')).statusCode).toBe(503);
      scene.bank.set({ answers: 'right' });
      const putDatedCharge = async () => {
        throw new PixError(failure, 'No such product.');
      };
      scene.server.clock.advance(2 * MINUTE);
      await settlePixJob({ ...scene.deps, bank: { ...client, putDatedCharge } }).run();
      await scene.pay(await scene.code());
      expect(last()).toMatchObject({ kind: 'cob' });
      expect(await scene.book()).toEqual(PAID);
    }
  });

  it.each(['down', 'nonsense', 'wrong'] as const)(
    'while the bank is %s waits, and does not stand in the way of one to be paid at once',
    async (answers) => {
      scene.bank.set({ answers });
      expect((await scene.ask('vencimento')).statusCode).toBe(503);
      scene.bank.set({ answers: 'right' });
      const text = await scene.code();
      expect(last()).toMatchObject({ kind: 'cob' });
      scene.server.clock.advance(2 * MINUTE);
      await scene.settle();
      expect(
        scene.bank.state.charges.filter(({ status, kind }) => status === 'ATIVA' && kind === 'cobv'),
      ).toEqual([]);
      await scene.pay(text);
      expect(await scene.book()).toEqual(PAID);
    },
  );

  it('whose answer was lost is the same code when it is asked for again', async () => {
    scene.bank.set({ answers: 'lost' });
    expect((await scene.ask('vencimento')).statusCode).toBe(503);
    const made = scene.bank.state.charges.length;
    const txid = last()?.txid;
    scene.bank.set({ answers: 'right' });
    await scene.pay(await scene.code('vencimento'));
    expect(last()).toMatchObject({ txid, revision: expect.any(Number), kind: 'cobv' });
    expect(scene.bank.state.charges).toHaveLength(made);
    expect(await scene.book()).toEqual(PAID);
  });

  it('whose news are lost is found in the list, also when the clock of the bank is off', async () => {
    for (const clockMs of [0, -90 * MINUTE, 90 * MINUTE]) {
      scene.bank.set({ news: 'lost', clockMs: 0 });
      await scene.buy();
      const text = await scene.code('vencimento');
      scene.server.clock.advance(DAY);
      scene.bank.set({ clockMs });
      await scene.pay(text, null, true);
      expect(await scene.book()).toEqual(DUE);
      await scene.find();
      expect(await scene.book()).toEqual(PAID);
    }
  });

  it('that is paid is found by the list of charges even if no payment is listed', async () => {
    scene.bank.set({ news: 'lost' });
    await scene.pay(await scene.code('vencimento'));
    const { client } = scene.process;
    const listReceived = async () => ({ payments: [], pages: 1 });
    await findLostPixJob({ ...scene.deps, bank: { ...client, listReceived } }).run();
    expect(await scene.book()).toEqual(PAID);
  });

  it('of a cancelled purchase is removed at the bank; what is paid all the same is owed back', async () => {
    const text = await scene.code('vencimento');
    const sales = await buildStaff(scene.server);
    await sales.post(`/admin/purchases/${scene.purchase}/default`, { motivo: 'Não pagou no prazo.' });
    await scene.settle();
    expect(await scene.pay(text)).toEqual({ refused: 'Esta cobrança foi removida.' });
    await scene.pay(text, null, true);
    expect(await scene.book()).toEqual({ 'house-bank': PRICE, user: -PRICE });
  });

  it.each([
    ['twice', [null, null], { ...PAID, 'house-bank': 2 * PRICE, user: -PRICE }],
    ['too much', [PRICE + 100], { ...PAID, 'house-bank': PRICE + 100, user: -100 }],
    ['too little', [PRICE - 100], { ...PAID, 'house-bank': PRICE - 100, receivable: 100 }],
  ] as const)('that is paid %s is booked so', async (_what, amounts, booked) => {
    const text = await scene.code('vencimento');
    for (const centavos of amounts) await scene.pay(text, centavos, true);
    expect(await scene.book()).toEqual(booked);
    const faults: string[] = [];
    await verifyBook(scene.server.deps.database, (fault) => faults.push(fault));
    expect(faults).toEqual([]);
  });

  it('that is paid after its day counts', async () => {
    const text = await scene.code('vencimento');
    scene.bank.set({ news: 'lost' });
    scene.server.clock.advance(30 * DAY);
    await scene.settle();
    await scene.pay(text, null, true);
    await scene.find();
    expect(await scene.book()).toEqual(PAID);
  });

  it('for which the bank has another due date is not shown', async () => {
    const { client } = scene.process;
    scene.bank.set({ answers: 'down' });
    await scene.ask('vencimento');
    scene.bank.set({ answers: 'right' });
    scene.server.clock.advance(2 * MINUTE);
    const putDatedCharge: typeof client.putDatedCharge = async (txid, asked) =>
      client.putDatedCharge(txid, { ...asked, dueDate: '2099-12-31' });
    await settlePixJob({ ...scene.deps, bank: { ...client, putDatedCharge } }).run();
    expect(await scene.list()).toMatchObject([{ pix: null }]);
  });
});
