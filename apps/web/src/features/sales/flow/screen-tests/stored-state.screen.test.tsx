import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { FlowScreen } from '../../../../../test/screens/pages/flow-screen.ts';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { storedFlow } from '../../../../../test/screens/pages/stored-flow.ts';
import { world } from '../../../../../test/screens/world.ts';
import { numberOf } from '../../../../../test/world/world.ts';

/** A store and its name in URLs. */
async function newStore() {
  const store = `loja-${world.word().replaceAll(/[^a-z]/g, '')}`;
  const saved = `insert into partner (store, name, status, member_since) values ($1, 'Loja da Serra', 'approved', now()) returning id`;
  return { store, id: numberOf(await world.value('id', saved, [store])) };
}

describe('the state of the flow', () => {
  test('follows a bid from action to action, ENTY-02', async () => {
    const { id } = await world.signedIn();
    const address = await world.value('code', 'select code from address where account_id = $1', [id]);
    const code = await world.offer({ title: 'Gol 1.6' });
    const offer = await new OfferScreen().open(code, 'leilao');
    expect(storedFlow()).toBeNull();
    await offer.bid('10500');
    const flow = new FlowScreen();
    await expect.element(flow.next).toBeEnabled();
    const chosen = {
      fluxType: 'BID',
      bid: 1_050_000,
      purpose: null,
      offerPrice: 1_000_000,
      offer: { code, title: 'Gol 1.6' },
      parceiro: null,
    };
    const addresses = [address];
    const keeps = async (state: object): Promise<void> => {
      await expect.poll(storedFlow).toMatchObject({ ...chosen, ...state });
    };
    await keeps({ addresses: [], selectedAddress: null, freight: null, step: 0, canNext: true });
    await flow.confirmPersonalData();
    await keeps({ addresses, selectedAddress: address, freight: null, step: 1, canNext: true });
    await flow.next.click();
    await keeps({ addresses, selectedAddress: address, freight: null, step: 1, canNext: false });
    await page.getByRole('radio', { name: /^Entrega no endereço/ }).click();
    await keeps({ addresses, selectedAddress: address, freight: 'S', step: 1, canNext: true });
    await flow.next.click();
    await keeps({ addresses, selectedAddress: address, freight: 'S', step: 2, canNext: false });
    await flow.agree.click();
    await keeps({ addresses, selectedAddress: address, freight: 'S', step: 2, canNext: true });
    await flow.confirm.click();
    await expect.element(flow.done).toBeVisible();
    expect(storedFlow()).toBeNull();
  });

  for (const { request, act, stored } of [
    {
      request: 'an automatic bid',
      act: (offer: OfferScreen) => offer.bidAutomatically('12000'),
      stored: { fluxType: 'AUTO_BID', bid: 1_200_000, purpose: null, offerPrice: 1_000_000 },
    },
    {
      request: 'a purchase',
      act: (offer: OfferScreen) => offer.buyNow.click(),
      stored: { fluxType: 'BUY', bid: null, purpose: null, offerPrice: 2_000_000 },
    },
    {
      request: 'a proposal',
      act: async (offer: OfferScreen) => {
        await offer.propose.click();
        const dialog = offer.dialog('Faça uma proposta');
        await dialog.getByLabelText('Valor da proposta').fill('9000');
        await dialog.getByLabelText(/^Mensagem/).fill('Pago à vista.');
        await dialog.getByRole('button', { name: 'Continuar com a proposta' }).click();
      },
      stored: { fluxType: 'PURPOSE', bid: null, purpose: { text: 'Pago à vista.', value: 900_000 } },
    },
  ]) {
    test(`begins ${request} with its type and its amount, ENTY-02`, async () => {
      await world.signedIn();
      const code = await world.offer({ title: 'Gol 1.6', buyNow: 20_000, acceptsProposals: true });
      await act(await new OfferScreen().open(code, 'leilao'));
      await expect.element(new FlowScreen().next).toBeEnabled();
      const started = { offer: { code, title: 'Gol 1.6' }, parceiro: null, freight: null, step: 0 };
      expect(storedFlow()).toMatchObject({ ...started, ...stored });
    });
  }

  test('names the store in which it has begun, ENTY-02', async () => {
    await world.signedIn();
    const { store, id } = await newStore();
    const code = await world.offer({ partnerId: id, buyNow: 20_000 });
    await openScreen(`/${store}/oferta/${code}`);
    await new OfferScreen().buyNow.click();
    await expect.element(new FlowScreen().next).toBeEnabled();
    expect(storedFlow()).toMatchObject({ fluxType: 'BUY', parceiro: { id, nome: 'Loja da Serra' } });
  });
});
