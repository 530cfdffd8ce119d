import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { answerCall, reply } from '../../../../test/screens/calls.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { world } from '../../../../test/screens/world.ts';
import { purchasedOffer } from '../../../../test/world/purchases.ts';
import { numberOf } from '../../../../test/world/world.ts';

test('what was charged after the payment was approved is asked for alone', async () => {
  const charge = {
    codigo: 1,
    tipo: 'preco',
    credor: 'casa',
    valor: 12_000,
    aberto: 12_000,
    aDevolver: 0,
    devolvidoPeloBanco: 0,
    devolucoesDoBanco: [],
    devolvidoAMais: null,
    vencimento: '2099-12-01T15:00:00Z',
    situacao: 'aberta',
    emConferencia: false,
    posterior: false,
  };
  const freight = { ...charge, codigo: 2, tipo: 'frete', valor: 1850, aberto: 1850, posterior: true };
  answerCall('GET', /^\/usrio\/compras\/\d+\/cobrancas$/, () =>
    reply(200, { data: { aberto: 13_850, cobrancas: [charge, freight] } }),
  );
  const { id } = await world.signedIn();
  const offer = await purchasedOffer(world, id, { status: 'V', columns: { payment_approved: true } });
  const purchase = await world.value('code', 'select code from purchase where offer_code = $1', [offer]);
  await openScreen(`/compra/${numberOf(purchase)}`);
  await expect.element(page.getByText(/^Pague R\$\s1\.850,00 até 01\/12\/2099\.$/)).toBeVisible();
});
