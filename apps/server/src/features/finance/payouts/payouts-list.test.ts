import { listPayouts } from '@patio/contract/finance/payouts/list-payouts.ts';
import { describe, expect, it } from 'vitest';
import { payoutScene } from '../../../../test/scenes/purchases/payout-scene.ts';

const scene = payoutScene();
const DAY = 86_400_000;

describe('what is owed to a store', () => {
  it('stands on the list of finance with what is to be done', async () => {
    await scene.sold();
    expect(await scene.list()).toMatchObject({ devido: 12_000, situacao: 'propor', banco: 'vale' });
    // What finance do is in it at once.
    await scene.propose();
    expect(await scene.listed()).toMatchObject({ situacao: 'liberar' });
    await scene.decide();
    expect(await scene.listed()).toMatchObject({ devido: 0, situacao: 'registrar' });
    await scene.transfer();
    expect(await scene.listed()).toBeUndefined();
    // Who looks for it finds it, to put right what was recorded.
    const found = await scene.finance.get(`/admin/payouts?busca=${scene.store}`);
    expect(listPayouts.success.schema.parse(found.json()).data).toMatchObject([
      { codigo: scene.store, devido: 0, situacao: 'em-dia' },
    ]);
  });

  it('of every store is a page of a list, which is narrowed, sorted and saved as a file', async () => {
    await scene.sold();
    const first = scene.store;
    await scene.newStore();
    await scene.sold();
    await scene.sold();
    await scene.list();
    const get = async (query: string) =>
      listPayouts.success.schema.parse((await scene.finance.get(`/admin/payouts?${query}`)).json());
    const whole = await get('order=-devido');
    const own = whole.data.filter(({ codigo }) => [first, scene.store].includes(codigo));
    expect(own).toMatchObject([
      { codigo: scene.store, devido: 24_000, situacao: 'propor' },
      { codigo: first, devido: 12_000, situacao: 'propor' },
    ]);
    const one = await get('order=-devido&limit=1');
    expect(one).toMatchObject({ data: [whole.data[0]], total: whole.total });
    const next = await get(`order=-devido&limit=1&cursor=${one.next}`);
    expect(next.data).toEqual([whole.data[1]]);
    expect((await get(`situacao=liberar&busca=${scene.store}`)).data).toEqual([]);
    expect((await get(`devido.de=20000&situacao=propor&busca=${scene.store}`)).total).toBe(1);
    expect((await get(`devido.de=20000&busca=${first}`)).total).toBe(0);
    const file = await scene.finance.get(`/admin/payouts.csv?devido.de=20000&busca=${scene.store}`);
    expect(file.body.split('\r\n')).toHaveLength(3);
    expect(file.body).toContain(`${scene.store};`);
    expect((await scene.owner.get('/admin/payouts.csv')).statusCode).toBe(403);
  });

  it('that owes is told apart from one with nothing to do, and what is due is not hidden by a debt that is given up', async () => {
    const sale = await scene.sold();
    await scene.paidOut();
    await scene.cancelled(sale);
    expect(await scene.list()).toMatchObject({
      devido: -12_000,
      situacao: 'deve',
      perdao: false,
      desde: null,
    });
    const found = async (query: string) => {
      const reply = await scene.finance.get(`/admin/payouts?busca=${scene.store}&${query}`);
      return listPayouts.success.schema.parse(reply.json()).total;
    };
    expect([await found('situacao=deve'), await found('situacao=em-dia')]).toEqual([1, 0]);
    const file = await scene.finance.get(`/admin/payouts.csv?situacao=deve&busca=${scene.store}`);
    expect(file.body).toContain('A loja deve');
    const asked = { valor: 12_000, motivo: 'A loja fechou.' };
    expect((await scene.finance.post(`/admin/stores/${scene.store}/forgivenesses`, asked)).statusCode).toBe(
      201,
    );
    const proposedAt = new Date(scene.server.clock.now()).toISOString();
    expect(await scene.listed()).toMatchObject({ situacao: 'perdoar', perdao: true, desde: proposedAt });
    await scene.sold();
    await scene.sold();
    const waiting = await scene.list();
    expect(waiting).toMatchObject({ devido: 12_000, situacao: 'propor', perdao: true });
    expect(waiting?.desde).not.toBe(proposedAt);
    expect([await found('situacao=propor&perdao=S'), await found('perdao=N')]).toEqual([1, 0]);
    await scene.propose();
    expect(await scene.listed()).toMatchObject({ situacao: 'liberar', perdao: true });
  });

  it('is up to date again once anything was booked, time has passed, or a request to cancel stopped it', async () => {
    const sale = await scene.sell();
    expect(await scene.list()).toBeUndefined();
    await scene.paid(sale);
    expect(await scene.list()).toMatchObject({ devido: 0, aVencer: 12_000, situacao: 'em-dia', desde: null });
    await scene.handOver(sale);
    scene.server.clock.advance(15 * DAY);
    expect(await scene.list()).toMatchObject({ devido: 12_000, aVencer: 0, situacao: 'propor' });
    await scene.run(`update purchase set cancellation = 'Q' where code = $1`, [sale.purchase]);
    scene.server.clock.advance(5 * 60_000);
    expect(await scene.list()).toMatchObject({ devido: 0, aVencer: 12_000 });
    await scene.run('update purchase set cancellation = null where code = $1', [sale.purchase]);
  });
});
