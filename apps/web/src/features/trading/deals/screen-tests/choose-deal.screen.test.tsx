import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bidAs } from '../../../../../test/screens/deals/bid-as.ts';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { answerCall, held, sentCalls } from '../../../../../test/screens/calls.ts';
import { freezeClock, runClock } from '../../../../../test/screens/deals/clock.ts';
import { FlowScreen } from '../../../../../test/screens/pages/flow-screen.ts';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { storedFlow } from '../../../../../test/screens/pages/stored-flow.ts';
import { world } from '../../../../../test/screens/world.ts';

describe('a chosen deal', () => {
  test('waits for the limits before it is stored, BIDS-02', async () => {
    await world.signedIn();
    const limits = held();
    answerCall('GET', '/usrio/limites', limits.answer);
    const offer = await new OfferScreen().open(await world.offer(), 'leilao');
    await offer.bid('10000');
    await limits.reached;
    expect(storedFlow()).toBeNull();
    expect(currentAddress()).toMatch(/^\/oferta\//);
    limits.release();
    await expect.poll(currentAddress).toBe('/fluxo/?step=0');
    expect(sentCalls('GET', '/usrio/limites')).toHaveLength(1);
  });

  test('is stored as BID with its offer and stands beside the flow, BIDS-07', async () => {
    await world.signedIn();
    const code = await world.offer({ title: 'Fusca 1968' });
    const offer = await new OfferScreen().open(code, 'leilao');
    await offer.bid('10000');
    const { summary } = new FlowScreen();
    await expect.element(summary).toMatchTextContent('Fusca 1968');
    await expect.element(summary).toMatchTextContent('Seu lanceR$ 10.000,00');
    expect(currentAddress()).toBe('/fluxo/?step=0');
    const stored = { fluxType: 'BID', bid: 1_000_000, purpose: null, parceiro: null };
    expect(storedFlow()).toMatchObject({ ...stored, offer: { code, title: 'Fusca 1968' } });
  });

  test('with a maximum is stored as AUTO_BID with its offer, AUTO-01', async () => {
    await world.signedIn();
    const code = await world.offer();
    const offer = await new OfferScreen().open(code, 'leilao');
    await offer.bidAutomatically('15000');
    await expect.element(new FlowScreen().summary).toMatchTextContent('Seu máximoR$ 15.000,00');
    expect(currentAddress()).toBe('/fluxo/?step=0');
    expect(storedFlow()).toMatchObject({ fluxType: 'AUTO_BID', bid: 1_500_000, offer: { code } });
  });

  test('is stored as BUY with its offer when it is bought at once, BUYN-06, BUYN-01', async () => {
    await world.signedIn();
    const code = await world.offer({ buyNow: 20_000 });
    const offer = await new OfferScreen().open(code);
    await offer.buyNow.click();
    await expect.element(new FlowScreen().summary).toMatchTextContent('Valor da compraR$ 20.000,00');
    expect(currentAddress()).toBe('/fluxo/?step=0');
    expect(storedFlow()).toMatchObject({
      fluxType: 'BUY',
      offerPrice: 2_000_000,
      bid: null,
      offer: { code },
    });
  });

  test('is stored as PURPOSE with text and value when it is proposed, PROP-04', async () => {
    await world.signedIn();
    const code = await world.offer({ acceptsProposals: true });
    const offer = await new OfferScreen().open(code, 'leilao');
    await offer.propose.click();
    const dialog = offer.dialog('Faça uma proposta');
    await dialog.getByLabelText(/Mensagem para a equipe/).fill('Pago à vista.');
    await dialog.getByLabelText('Valor da proposta').fill('9000');
    await dialog.getByRole('button', { name: 'Continuar com a proposta' }).click();
    await expect.element(new FlowScreen().summary).toMatchTextContent('Sua propostaR$ 9.000,00');
    expect(currentAddress()).toBe('/fluxo/?step=0');
    const purpose = { text: 'Pago à vista.', value: 900_000 };
    expect(storedFlow()).toMatchObject({ fluxType: 'PURPOSE', purpose, bid: null, offer: { code } });
  });

  test('the side bar has a button for automatic bids, which opens their dialog, DETL-07', async () => {
    const offer = await new OfferScreen().open(await world.offer(), 'leilao');
    await offer.automaticBid.click();
    await expect.element(offer.dialog('Lance automático')).toBeVisible();
  });
});

test('an empty value does nothing in a bid, an automatic bid or a proposal, BIDS-04, AUTO-04, PROP-03', async () => {
  await world.signedIn();
  const offer = await new OfferScreen().open(await world.offer({ acceptsProposals: true }), 'leilao');
  await offer.bid('');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await offer.bidAutomatically('');
  await expect.element(offer.dialog('Lance automático')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await offer.sendProposal('');
  await expect.element(offer.dialog('Faça uma proposta')).toBeVisible();
  expect(currentAddress()).toMatch(/^\/oferta\//);
  expect(page.getByRole('dialog').elements()).toHaveLength(1);
  expect(sentCalls('GET', /usrio\/limites|\/lance/)).toEqual([]);
});

describe('the money field', () => {
  test('takes digits and one comma, becomes money on leaving, and empty for zero, BIDS-05, BIDS-06', async () => {
    const { bidField } = await new OfferScreen().open(await world.offer(), 'leilao');
    await userEvent.type(bidField, 'a1b5c0d0');
    await expect.element(bidField).toHaveValue('1500');
    await userEvent.tab();
    await expect.element(bidField).toHaveValue('R$ 1.500,00');
    await bidField.fill('1500,5');
    await userEvent.tab();
    await expect.element(bidField).toHaveValue('R$ 1.500,50');
    await bidField.fill('0');
    await userEvent.tab();
    await expect.element(bidField).toHaveValue('');
  });

  test('sends what was typed without comma as whole reais, BIDS-05', async () => {
    await world.signedIn();
    const offer = await new OfferScreen().open(await world.offer(), 'leilao');
    await userEvent.type(offer.bidField, '10500{Enter}');
    await expect.element(new FlowScreen().summary).toMatchTextContent('R$ 10.500,00');
  });

  test('formats itself five seconds after the last key and puts the caret at the end, BIDS-10', async () => {
    const { bidField } = await new OfferScreen().open(await world.offer(), 'leilao');
    await bidField.click();
    freezeClock();
    await userEvent.keyboard('12500');
    const field = bidField.element();
    if (!(field instanceof HTMLInputElement)) throw new Error('The amount is typed into an input.');
    await runClock(4900);
    expect(field.value).toBe('12500');
    await runClock(100);
    expect(field.value).toBe('R$ 12.500,00');
    field.setSelectionRange(0, 0);
    await runClock(100);
    expect(field.selectionStart).toBe('R$ 12.500,00'.length);
  });
});

for (const { request, act } of [
  { request: 'a bid', act: (offer: OfferScreen) => offer.bid('100000') },
  { request: 'a maximum', act: (offer: OfferScreen) => offer.bidAutomatically('100000') },
]) {
  test(`${request} far above the least one is entered twice before it goes on, and a slip is found, BIDS-07`, async () => {
    await world.signedIn();
    const offer = await new OfferScreen().open(await world.offer(), 'leilao');
    await act(offer);
    const dialog = offer.dialog('Digite o valor de novo');
    await expect.element(dialog).toMatchTextContent('R$ 100.000,00, muito acima do mínimo de R$ 10.000,00');
    await expect.element(dialog).toMatchTextContent('É 10 vezes o mínimo.');
    const again = dialog.getByRole('textbox', { name: 'O mesmo valor, mais uma vez' });
    await expect.element(again).toHaveFocus();
    await dialog.getByRole('button', { name: 'Confirmar valor' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Digite o valor.');
    await again.fill('10000');
    await dialog.getByRole('button', { name: 'Confirmar valor' }).click();
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent('agora R$ 10.000,00, antes R$ 100.000,00');
    expect(currentAddress()).toMatch(/^\/oferta\//);
    await again.fill('100000');
    await userEvent.keyboard('{Enter}');
    await expect.element(new FlowScreen().summary).toMatchTextContent('R$ 100.000,00');
  });
}

test('beside an amount that has to be entered twice stands what the bid field says, BIDS-07', async () => {
  await world.signedIn();
  const code = await world.offer();
  expect(await bidAs(await world.person(), code, 20_000)).toBe(201);
  const offer = await new OfferScreen().open(code, 'leilao');
  await offer.bid('200000');
  const dialog = offer.dialog('Digite o valor de novo');
  await expect.element(dialog).toMatchTextContent('basta um valor acima de R$ 20.000,00.');
  await expect.element(dialog).toMatchTextContent('É 10 vezes o lance atual.');
  await expect.element(offer.panel.getByText('Acima de R$ 20.000,00')).toBeVisible();
});

test('an amount that looks like a slip is corrected where it was typed, BIDS-07', async () => {
  await world.signedIn();
  const offer = await new OfferScreen().open(await world.offer(), 'leilao');
  await offer.bid('100000');
  await offer.dialog('Digite o valor de novo').getByRole('button', { name: 'Corrigir o valor' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(currentAddress()).toMatch(/^\/oferta\//);
  await expect.element(offer.bidField).toHaveValue('R$ 100.000,00');
});
