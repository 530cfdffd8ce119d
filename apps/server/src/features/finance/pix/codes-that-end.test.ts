import { describe, expect, it } from 'vitest';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { DUE, PAID, pixScene } from '../../../../test/scenes/purchases/pix-scene.ts';
import { verifyBook } from '../book/public.ts';

const scene = pixScene();

describe('what is no more to be paid', () => {
  const approve = async () => {
    const sales = await buildStaff(scene.server);
    const order = { notaFiscal: false, pagamentoAprovado: true, formaPagamento: 'A', versao: 0 };
    const saved = await sales.put(`/admin/purchases/${scene.purchase}/order`, order);
    expect(saved.statusCode).toBe(200);
  };
  const transfer = async (valor: number, more: object = {}, charge?: number) => {
    const finance = await buildStaff(scene.server, { staffRole: 'finance' });
    const recorded = await finance.post(
      `/admin/charges/${charge ?? (await scene.list())[0]?.cobranca}/receipts`,
      {
        valor,
        dia: dayOf(scene.server.clock.now()),
        pagador: await scene.buyerName(),
        documentoPagador: null,
        referencia: `TED ${scene.purchase}`,
        ...more,
      },
    );
    expect(recorded.statusCode).toBe(201);
  };

  it('by an approval by hand is offered no Pix, and the open one is removed at the bank', async () => {
    const text = await scene.code();
    const [charge] = await scene.list();
    await approve();
    expect(await scene.list()).toEqual([]);
    expect((await scene.buyer.post(scene.path, { cobranca: charge?.cobranca })).statusCode).toBe(409);
    await scene.settle();
    expect(await scene.pay(text)).toEqual({ refused: 'Esta cobrança foi removida.' });
  });

  it('by a transfer is removed at the bank at once: of a part, and of all', async () => {
    const first = await scene.code();
    await transfer(5000);
    await scene.settle();
    expect(await scene.pay(first)).toEqual({ refused: 'Esta cobrança foi removida.' });
    const rest = await scene.code();
    expect(await scene.list()).toMatchObject([{ emAberto: 7000, pix: { valor: 7000 } }]);
    await transfer(7000, { referencia: `TED B ${scene.purchase}` });
    await scene.settle();
    expect(await scene.pay(rest)).toEqual({ refused: 'Esta cobrança foi removida.' });
    expect(await scene.book()).toEqual(PAID);
  });

  it('because another amount was asked for since is removed at the bank, and the later code stays', async () => {
    const first = await scene.code();
    const [charge] = await scene.list();
    await scene.server.deps.database.run(
      scene.named(`update pix_charge set amount_cents = 1, read_at = null
      where charge_code = $1`),
      [charge?.cobranca ?? 0],
    );
    const later = await scene.code();
    await scene.settle();
    expect(await scene.pay(first)).toEqual({ refused: 'Esta cobrança foi removida.' });
    await scene.pay(later);
    expect(await scene.book()).toEqual(PAID);
  });

  it('is counted once when staff recorded its Pix before, and is the bank’s from then on', async () => {
    const text = await scene.code();
    scene.bank.set({ news: 'lost' });
    const paid = await scene.pay(text);
    await transfer(12_000, { referencia: 'payment' in paid ? paid.payment.endToEndId : '' });
    await scene.find();
    expect(await scene.book()).toEqual(PAID);
    const finance = await buildStaff(scene.server, { staffRole: 'finance' });
    expect((await finance.get(`/admin/purchases/${scene.purchase}/charges`)).json()).toMatchObject({
      data: { recebimentos: [{ situacao: 'contado', podeDesfazer: false }] },
    });
  });

  it.each([
    ['of another amount', 5000, false],
    ['of another purchase', 12_000, true],
  ] as const)(
    'a recording %s gives way to the Pix that the bank tells of',
    async (_what, valor, elsewhere) => {
      const { buyer, purchase } = scene;
      const other = elsewhere ? await scene.buyElse() : null;
      const text = await scene.code();
      scene.bank.set({ news: 'lost' });
      const paid = await scene.pay(text);
      const more = { referencia: 'payment' in paid ? paid.payment.endToEndId : '' };
      await transfer(valor, more, other?.charge);
      await scene.find();
      expect(await scene.book()).toEqual(PAID);
      expect([scene.buyer, scene.purchase]).toEqual([buyer, purchase]);
      if (other) expect(await scene.book(other.purchase)).toEqual(DUE);
      const faults: string[] = [];
      await verifyBook(scene.server.deps.database, (fault) => faults.push(fault));
      expect(faults).toEqual([]);
    },
  );
});
