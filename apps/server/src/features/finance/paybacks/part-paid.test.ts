import { listMyOffers } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import { describe, expect, it } from 'vitest';
import { notifySellingSide } from '../../../../test/scenes/selling-side.ts';
import { paybackScene } from '../../../../test/scenes/purchases/payback-scene.ts';

const scene = paybackScene();

describe('who paid a part is told of it', () => {
  const told = async () =>
    (
      await scene.pix.server.deps.database.row<{ text: string }>(
        { name: 'test.mail', text: 'select text from mail where recipient = $1 order by id desc limit 1' },
        [scene.pix.buyer.email],
      )
    )?.text.replaceAll(/\s+/g, ' ');

  it('when the sale is undone, and finance sees what is owed', async () => {
    await scene.paidByTransfer(500);
    await scene.cancelled();
    expect(await told()).toContain('Recebemos R$ 500,00 por esta compra e devolvemos tudo.');
    expect(await scene.detail()).toMatchObject({ valor: 500, cancelamento: { temDadosBancarios: false } });
  });

  it('when they regret the purchase', async () => {
    await scene.paidByTransfer(500);
    const { buyer, purchase } = scene.pix;
    const offer = await scene.pix.server.deps.database.row<{ offer_code: number }>(
      { name: 'test.offer-of', text: 'select offer_code from purchase where code = $1' },
      [purchase],
    );
    const regretted = await buyer.post('/offer/arrependimento', { cdOfrta: offer?.offer_code });
    expect(regretted.json()).toMatchObject({ data: { devolucao: true } });
    expect(await told()).toContain('Devolvemos tudo o que você pagou');
    const own = listMyOffers.success.schema.parse((await buyer.get('/offer/myoffers')).json()).data;
    expect(own.find(({ codigo }) => codigo === offer?.offer_code)?.arrependimento).toMatchObject({
      situacao: 'feito',
      devolucao: true,
    });
    await notifySellingSide(scene.pix.server);
    const { text: toSellers } = (await scene.pix.server.deps.database.row<{ text: string }>({
      name: 'test.sellers',
      text: `select text from mail where dedupe_key like 'selling:%regretted%' order by id desc limit 1`,
    })) ?? { text: '' };
    expect(toSellers.replaceAll(/\s+/g, ' ')).toContain('devolve de imediato tudo o que foi pago');
  });
});
