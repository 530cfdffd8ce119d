import { describe, expect, it } from 'vitest';
import { getPurchaseCharges } from '@patio/contract/finance/charges/get-purchase-charges.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { followLive } from '../../../../test/follow-live.ts';
import { DUE, MINUTE, PAID, pixScene } from '../../../../test/scenes/purchases/pix-scene.ts';
import { verifyBook } from '../book/public.ts';

const PRICE = 1_200_000;
const scene = pixScene();

describe('a charge', () => {
  it('is paid by Pix: asked for once, shown while it can be paid, settled by the news', async () => {
    const text = await scene.code();
    expect(await scene.code()).toBe(text);
    expect(await scene.list()).toMatchObject([
      { emAberto: 12_000, pix: { valor: 12_000, copiaECola: text } },
    ]);
    expect(await scene.book()).toEqual(DUE);
    await scene.pay(text);
    expect(await scene.book()).toEqual(PAID);
    expect(await scene.list()).toEqual([]);
    const [charge] = scene.bank.state.charges.slice(-1);
    expect(charge).toMatchObject({ centavos: PRICE, status: 'CONCLUIDA' });
  });

  it('gets another Pix when the first expires, and one that was begun in time counts', async () => {
    const first = await scene.code();
    scene.server.clock.advance(40 * MINUTE);
    const second = await scene.code();
    expect(second).not.toBe(first);
    expect(await scene.pay(first)).toEqual({ refused: 'Esta cobrança expirou.' });
    await scene.pay(first, null, true);
    expect(await scene.book()).toEqual(PAID);
  });

  it('is paid by Pix whatever the account of the buyer is called', async () => {
    await scene.server.deps.database.run(
      scene.named(`update account set name = $2, surname = $3, document = 'A-1' where id = $1`),
      [scene.buyer.id, 'Ünïcódé '.repeat(12), 'Ж'.repeat(100)],
    );
    await scene.pay(await scene.code());
    expect(await scene.book()).toEqual(PAID);
  });

  it('that was paid by Pix stays so: nobody takes back what the bank has told', async () => {
    await scene.pay(await scene.code());
    const finance = await buildStaff(scene.server, { staffRole: 'finance' });
    const shown = async () =>
      getPurchaseCharges.success.schema.parse(
        (await finance.get(`/admin/purchases/${scene.purchase}/charges`)).json(),
      ).data.recebimentos;
    const [receipt] = await shown();
    expect(receipt).toMatchObject({ situacao: 'contado', podeDesfazer: false, podeDecidir: false });
    await expectRefused(
      scene.server,
      () => finance.post(`/admin/receipts/${receipt?.codigo}/undo`, { motivo: 'Engano.' }),
      409,
    );
    expect(await scene.book()).toEqual(PAID);
  });

  it('is shown to its buyer alone', async () => {
    const [charge] = await scene.list();
    const other = await buildBuyer(scene.server);
    expect((await other.get(scene.path)).statusCode).toBe(404);
    expect((await other.post(scene.path, { cobranca: charge?.cobranca })).statusCode).toBe(404);
    expect((await scene.buyer.post(scene.path, { cobranca: 999_999 })).statusCode).toBe(404);
  });

  it('is awaited by a purchase of before that has none yet', async () => {
    const [row] = await scene.server.deps.database.rows<{ code: number }>(
      {
        name: 'test.purchase-of-before',
        text: `insert into purchase (offer_code, account_id, origin, value_cents, status, freight, created_at, awaiting_contact_at, cancelled_at)
          select offer_code, account_id, origin, value_cents, status, freight, created_at, awaiting_contact_at, now()
          from purchase where code = $1 returning code`,
      },
      [scene.purchase],
    );
    const reply = await scene.buyer.get(`/usrio/compras/${row?.code}/pix`);
    expect([reply.statusCode, reply.json()]).toEqual([200, { data: { cobrancas: [], recebido: 0 } }]);
  });

  it('takes no more Pix than a person needs', async () => {
    for (let time = 0; time < 12; time += 1) {
      await scene.code();
      await scene.server.deps.database.run(scene.named(`update pix_charge set state = 'ended'`));
    }
    expect((await scene.ask()).statusCode).toBe(429);
  });

  it('that is cancelled takes none, and the open one is removed at the bank', async () => {
    const text = await scene.code();
    const [charge] = await scene.list();
    const sales = await buildStaff(scene.server);
    await sales.post(`/admin/purchases/${scene.purchase}/default`, { motivo: 'Não pagou no prazo.' });
    expect((await scene.buyer.post(scene.path, { cobranca: charge?.cobranca })).statusCode).toBe(409);
    await scene.settle();
    expect(await scene.pay(text)).toEqual({ refused: 'Esta cobrança foi removida.' });
    await scene.pay(text, null, true);
    expect(await scene.book()).toEqual({ 'house-bank': PRICE, user: -PRICE });
  });
});

it('a payment reaches the open page of its buyer by the message of the bank alone, before any job asks', async () => {
  const node = await scene.server.another();
  const origin = await node.listen({ port: 0, host: '127.0.0.1' });
  const { headers } = await buildSession(scene.server.deps, scene.buyer.id);
  const line = await followLive(`${origin}/api/live`, headers);
  const text = await scene.code();
  await scene.pay(text);
  await line.next('negociacao');
  expect(await scene.list()).toEqual([]);
  await line.stop();
});

describe('odd payments', () => {
  it.each([
    ['twice', [null, null], { ...PAID, 'house-bank': 2 * PRICE, user: -PRICE }],
    ['too much', [PRICE + 100], { ...PAID, 'house-bank': PRICE + 100, user: -100 }],
    ['too little', [PRICE - 100], { ...PAID, 'house-bank': PRICE - 100, receivable: 100 }],
  ] as const)('%s', async (_what, amounts, booked) => {
    const text = await scene.code();
    for (const centavos of amounts) await scene.pay(text, centavos, true);
    expect(await scene.book()).toEqual(booked);
    const faults: string[] = [];
    await verifyBook(scene.server.deps.database, (fault) => faults.push(fault));
    expect(faults).toEqual([]);
  });

  it('the rest of what was paid too little gets a Pix of its own', async () => {
    await scene.pay(await scene.code(), PRICE - 100);
    const text = await scene.code();
    expect(await scene.list()).toMatchObject([{ emAberto: 1, pix: { valor: 1 } }]);
    await scene.pay(text);
    expect(await scene.book()).toEqual(PAID);
  });
});

describe('news', () => {
  it('are counted once, however often they come, and at the same time', async () => {
    const text = await scene.code();
    scene.bank.set({ news: 'lost' });
    const paid = await scene.pay(text);
    const body = {
      pix: [
        {
          endToEndId: 'payment' in paid ? paid.payment.endToEndId : '',
          txid: scene.bank.state.charges.at(-1)?.txid,
        },
      ],
    };
    await Promise.all([
      scene.tell(body),
      scene.tell(body),
      scene.tell(body),
      scene.settle(),
      scene.find(),
      scene.find(),
    ]);
    await scene.tell(body);
    expect(await scene.book()).toEqual(PAID);
  });

  it('that are forged do nothing, and are answered politely', async () => {
    await scene.code();
    const txid = scene.bank.state.charges.at(-1)?.txid ?? '';
    await scene.bank.forgeNews(txid, PRICE);
    expect(await scene.book()).toEqual(DUE);
    const before = scene.calls();
    const id = 'E'.repeat(32);
    for (const body of [
      {},
      [],
      null,
      'x',
      { pix: 7 },
      { pix: [{}] },
      { pix: [{ endToEndId: id, txid: 'a'.repeat(32) }] },
      { pix: [{ endToEndId: "' or 1=1", txid }] },
      { pix: Array.from({ length: 1001 }, () => ({ endToEndId: id, txid })) },
    ])
      expect((await scene.tell(body)).statusCode).toBe(200);
    expect(scene.calls()).toBe(before);
  });

  it('of one Pix ask the bank only so often', async () => {
    await scene.code();
    const txid = scene.bank.state.charges.at(-1)?.txid ?? '';
    const before = scene.calls();
    for (let n = 0; n < 40; n += 1)
      await scene.tell({ pix: [{ endToEndId: `E${String(n).padStart(31, '0')}`, txid }] });
    expect(scene.calls() - before).toBe(20);
  });

  it('of one message ask the bank once about each Pix', async () => {
    await scene.code();
    const txid = scene.bank.state.charges.at(-1)?.txid ?? '';
    const before = scene.calls();
    const ids = Array.from({ length: 90 }, (_, n) => `F${String(n).padStart(31, '0')}`);
    await scene.tell({ pix: [...ids, ...ids.slice(0, 5)].map((endToEndId) => ({ endToEndId, txid })) });
    expect(scene.calls() - before).toBe(1);
    const [noted] = await scene.server.deps.database.rows<{ n: number }>(
      scene.named('select count(*)::int as n from pix_news where txid = $1'),
      [txid],
    );
    expect(noted?.n).toBe(20);
  });

  it('that are lost are found in the list of the bank, also when its clock is off', async () => {
    for (const clockMs of [0, -90 * MINUTE, 90 * MINUTE]) {
      scene.bank.set({ news: 'lost', clockMs });
      await scene.buy();
      const text = await scene.code();
      await scene.pay(text, null, true);
      expect(await scene.book()).toEqual(DUE);
      scene.server.clock.advance(3 * MINUTE);
      await scene.find();
      expect(await scene.book()).toEqual(PAID);
    }
  });
});
