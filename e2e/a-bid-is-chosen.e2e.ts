import { expect, test } from './journey.ts';
import { freeze } from './pages/freeze.ts';
import { FlowPage } from './pages/flow-page.ts';
import { OfferPage } from './pages/offer-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { endIn } from './world/listings.ts';

const NEED_LOGIN = 'Entre para continuar';

test.describe('a visitor', () => {
  for (const { wish, act, ids } of [
    { wish: 'bids', act: (offer: OfferPage) => offer.bid('10000'), ids: 'BIDS-01' },
    {
      wish: 'bids automatically',
      act: (offer: OfferPage) => offer.bidAutomatically('12000'),
      ids: 'AUTO-02',
    },
    { wish: 'buys', act: (offer: OfferPage) => offer.buyNow.click(), ids: 'BUYN-04, BUYN-01' },
    { wish: 'proposes', act: propose, ids: 'PROP-01' },
  ]) {
    test(`who ${wish} is asked to sign in, and comes back to the offer, ${ids}`, async ({ page, world }) => {
      const code = await world.offer({ buyNow: 20_000, acceptsProposals: true });
      const offer = await new OfferPage(page).open(code, 'leilao');
      await act(offer);
      const dialog = offer.dialog(NEED_LOGIN);
      await expect(dialog).toContainText('Você precisa estar logado!');
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(page).toHaveURL(/\/auth\/\?redirectFrom=/);
      await new SignInPage(page).signIn(await world.person());
      await expect(page).toHaveURL(new RegExp(`/oferta/${code}\\?view=leilao$`));
    });
  }
});

async function propose(offer: OfferPage): Promise<void> {
  await offer.propose.click();
  const dialog = offer.dialog('Faça uma proposta');
  await dialog.getByLabel('Valor da proposta').fill('9000');
  await dialog.getByRole('button', { name: 'Continuar com a proposta' }).click();
}

test('the limits are asked for before a bid goes to the flow, BIDS-02, BIDS-07', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  const offer = await new OfferPage(page).open(await world.offer({ title: 'Fusca 1968' }), 'leilao');
  const limits = page.waitForResponse('**/api/usrio/limites*');
  await offer.bid('10000');
  await limits;
  await expect(page).toHaveURL(/\/fluxo\/\?step=0/);
  const flow = new FlowPage(page);
  await expect(flow.summary).toContainText('Fusca 1968');
  await expect(flow.summary).toContainText('R$ 10.000,00');
});

test('an empty value does nothing in a bid, an automatic bid or a proposal, BIDS-04, AUTO-04, PROP-03', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  const offer = await new OfferPage(page).open(await world.offer({ acceptsProposals: true }), 'leilao');
  let calls = 0;
  page.on('request', (request) => (calls += /usrio\/limites|\/lance/.test(request.url()) ? 1 : 0));
  await offer.bid('');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await offer.bidAutomatically('');
  await expect(offer.dialog('Lance automático')).toBeVisible();
  await page.keyboard.press('Escape');
  await offer.propose.click();
  await offer.dialog('Faça uma proposta').getByRole('button', { name: 'Continuar com a proposta' }).click();
  await expect(offer.dialog('Faça uma proposta')).toBeVisible();
  await expect(page).toHaveURL(/\/oferta\//);
  expect(calls).toBe(0);
});

test.describe('the money field', () => {
  test('takes digits and one comma, becomes money on leaving, and empty for zero, BIDS-05, BIDS-06', async ({
    page,
    world,
  }) => {
    const { bidField } = await new OfferPage(page).open(await world.offer(), 'leilao');
    await bidField.pressSequentially('a1b5c0d0');
    await expect(bidField).toHaveValue('1500');
    await bidField.blur();
    await expect(bidField).toHaveValue('R$ 1.500,00');
    await bidField.fill('1500,5');
    await bidField.blur();
    await expect(bidField).toHaveValue('R$ 1.500,50');
    await bidField.fill('0');
    await bidField.blur();
    await expect(bidField).toHaveValue('');
  });

  test('formats itself five seconds after the last key and puts the caret at the end, BIDS-10', async ({
    page,
    world,
  }) => {
    await page.clock.install();
    const { bidField } = await new OfferPage(page).open(await world.offer(), 'leilao');
    await freeze(page);
    await bidField.pressSequentially('12500');
    await page.clock.runFor(4900);
    await expect(bidField).toHaveValue('12500');
    await page.clock.runFor(200);
    await expect(bidField).toHaveValue('R$ 12.500,00');
    await page.clock.runFor(100);
    expect(
      await bidField.evaluate((field) => (field instanceof HTMLInputElement ? field.selectionStart : 0)),
    ).toBe('R$ 12.500,00'.length);
  });

  test('a bid typed without comma is whole reais, BIDS-05', async ({ page, context, world }) => {
    await world.signedIn(context);
    const offer = await new OfferPage(page).open(await world.offer(), 'leilao');
    await offer.bid('10500');
    await expect(new FlowPage(page).summary).toContainText('R$ 10.500,00');
  });
});

for (const { wish, act } of [
  { wish: 'a bid', act: (offer: OfferPage) => offer.bid('100000') },
  { wish: 'a maximum', act: (offer: OfferPage) => offer.bidAutomatically('100000') },
]) {
  test(`${wish} far above the least one is entered twice before it goes on, and a slip is found, BIDS-07`, async ({
    page,
    context,
    world,
  }) => {
    await world.signedIn(context);
    const offer = await new OfferPage(page).open(await world.offer(), 'leilao');
    await act(offer);
    const dialog = offer.dialog('Digite o valor de novo');
    await expect(dialog).toContainText('R$ 100.000,00, muito acima do mínimo de R$ 10.000,00');
    await expect(dialog).toContainText('É 10 vezes o mínimo.');
    const again = dialog.getByRole('textbox', { name: 'O mesmo valor, mais uma vez' });
    await expect(again).toBeFocused();
    const confirm = dialog.getByRole('button', { name: 'Confirmar valor' });
    await confirm.click();
    await expect(dialog.getByRole('alert')).toHaveText('Digite o valor.');
    await again.fill('10000');
    await confirm.click();
    await expect(dialog.getByRole('alert')).toContainText('agora R$ 10.000,00, antes R$ 100.000,00');
    await expect(page).toHaveURL(/\/oferta\//);
    await again.fill('100000');
    await again.press('Enter');
    await expect(page).toHaveURL(/\/fluxo\//);
    await expect(new FlowPage(page).summary).toContainText('R$ 100.000,00');
  });
}

test('an amount that looks like a slip is corrected where it was typed, BIDS-07', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  const offer = await new OfferPage(page).open(await world.offer(), 'leilao');
  await offer.bid('100000');
  await offer.dialog('Digite o valor de novo').getByRole('button', { name: 'Corrigir o valor' }).click();
  await expect(page).toHaveURL(/\/oferta\//);
  await expect(offer.bidField).toHaveValue('R$ 100.000,00');
});

test('an automatic bid goes to the flow with its maximum, AUTO-01', async ({ page, context, world }) => {
  await world.signedIn(context);
  const offer = await new OfferPage(page).open(await world.offer(), 'leilao');
  await offer.bidAutomatically('15000');
  const { summary } = new FlowPage(page);
  await expect(summary).toContainText('Seu máximo');
  await expect(summary).toContainText('R$ 15.000,00');
});

test.describe('an offer that is over', () => {
  test('is said to be, and offers nothing to do, BUYN-01, BUYN-02, BUYN-03', async ({
    page,
    context,
    world,
  }) => {
    await world.signedIn(context);
    const code = await world.offer({ status: 'V', buyNow: 20_000, endsInSeconds: 0 });
    const offer = await new OfferPage(page).open(code);
    await expect(offer.panel.getByText('Esta oferta não está mais disponível.')).toBeVisible();
    await expect(offer.buyNow).toBeHidden();
    await expect(page.getByText('Oferta encerrada')).toBeVisible();
  });

  test('that ends while a dialog is open gets the message, and OK only closes it, BUYN-02, BUYN-03', async ({
    page,
    context,
    world,
  }) => {
    await world.signedIn(context);
    const code = await world.offer();
    const offer = await new OfferPage(page).open(code, 'leilao');
    await offer.automaticBid.click();
    await offer.dialog('Lance automático').getByLabel('Seu valor máximo').fill('12000');
    await endIn(world, code, 0, 0);
    await expect(offer.panel.getByText('Esta oferta não está mais disponível.')).toBeVisible();
    await offer.dialog('Lance automático').getByRole('button', { name: 'Definir lance automático' }).click();
    const dialog = offer.dialog('Oferta indisponível');
    await expect(dialog).toContainText('Esta oferta não está mais disponível.');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/oferta/${code}`));
  });
});

test.describe('the allowances', () => {
  for (const { type, act, title, texts, ids } of [
    {
      type: 'PODE_DAR_LANCE',
      act: (offer: OfferPage) => offer.bid('10000'),
      title: 'Limite de lances',
      texts: ['Você atingiu o limite de lances do seu perfil.'],
      ids: 'LIMT-02',
    },
    {
      type: 'PODE_DAR_LANCE',
      act: (offer: OfferPage) => offer.bidAutomatically('12000'),
      title: 'Limite de lances',
      texts: ['Você atingiu o limite de lances do seu perfil.'],
      ids: 'AUTO-03',
    },
    {
      type: 'PODE_DAR_LANCE',
      act: propose,
      title: 'Limite de lances',
      texts: ['Você atingiu o limite de lances do seu perfil.'],
      ids: 'PROP-02',
    },
    {
      type: 'PODE_COMPRAR',
      act: (offer: OfferPage) => offer.buyNow.click(),
      title: 'Limite de compras',
      texts: [
        'Você atingiu o limite de compras do seu perfil.',
        'Para continuar comprando, solicite a liberação à nossa equipe de vendas.',
      ],
      ids: 'LIMT-03, BUYN-05',
    },
  ]) {
    test(`${title}: the dialog of ${type} without value stops the wish, LIMT-01, ${ids}`, async ({
      page,
      context,
      world,
    }) => {
      await world.signedIn(context);
      await page.route('**/api/usrio/limites*', (route) =>
        route.fulfill({ json: [{ tipo: type, valor: null }] }),
      );
      const offer = await new OfferPage(page).open(
        await world.offer({ buyNow: 20_000, acceptsProposals: true }),
        'leilao',
      );
      await act(offer);
      const dialog = offer.dialog(title);
      for (const text of texts) await expect(dialog.getByText(text)).toBeVisible();
      await expect(page).toHaveURL(/\/oferta\//);
    });
  }

  for (const { name, reply } of [
    { name: 'with a value', reply: { json: [{ tipo: 'PODE_DAR_LANCE', valor: 2 }] } },
    { name: 'of the other type', reply: { json: [{ tipo: 'PODE_COMPRAR', valor: null }] } },
    { name: 'that cannot be read', reply: { status: 500, json: { erros: ['x'] } } },
  ]) {
    test(`an entry ${name} lets a bid go on, LIMT-01`, async ({ page, context, world }) => {
      await world.signedIn(context);
      await page.route('**/api/usrio/limites*', (route) => route.fulfill(reply));
      const offer = await new OfferPage(page).open(await world.offer(), 'leilao');
      await offer.bid('10000');
      await expect(page).toHaveURL(/\/fluxo\//);
    });
  }
});
