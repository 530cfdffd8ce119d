import { describe, expect, it } from 'vitest';
import { newestComplaint } from '../../../../../test/scenes/purchases/complaint-scene.ts';
import { undoingScene } from '../../../../../test/scenes/purchases/undoing-scene.ts';
import { expectRefused } from '../../../../../test/state/whole-state.ts';

const { scene, listed, vehicle, own, owed, released, left, undoing } = undoingScene();

/** The text of the newest mail to a buyer. */
const told = async ({ email }: { readonly email: string }) =>
  (
    await scene.rows<{ text: string }>('select text from mail where recipient = $1 order by id desc', [email])
  )[0]?.text;

describe('a sale that ends otherwise while it is to be undone', () => {
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
  } satisfies Record<string, (sale: Awaited<ReturnType<typeof undoing>>) => ReturnType<typeof vehicle>>;

  it.each(Object.entries(ways))('leaves no complaint waiting: %s', async (_how, end) => {
    const sale = await undoing();
    expect((await end(sale)).statusCode).toBe(200);
    const complaint = await newestComplaint(sale.buyer, sale.purchase);
    expect(complaint).toMatchObject({ situacao: 'closed', motivoFim: 'fulfilled' });
    expect(complaint.historico.at(-1)).toMatchObject({ tipo: 'undone', texto: '' });
    expect(await listed(sale)).toBeUndefined();
  });

  const starts = { undoing, released };
  it.each(Object.entries(starts))(
    'awaits what left by the gate before its money, also if it is withdrawn: %s',
    async (_how, start) => {
      const sale = await start();
      await left(sale);
      expect((await ways['withdrawn for cause'](sale)).statusCode).toBe(200);
      expect(await own(sale)).toMatchObject({ desfeita: 'veiculo' });
      expect(await told(sale.buyer)).toContain('Se o veículo está com você');
      await expectRefused(scene.server, () => owed(sale), 409);
      expect((await vehicle(sale, true)).statusCode).toBe(200);
      expect((await owed(sale)).statusCode).toBe(201);
    },
  );
});
