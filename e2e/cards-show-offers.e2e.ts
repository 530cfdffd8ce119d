import { expect, test } from './journey.ts';
import { FlowPage } from './pages/flow-page.ts';
import { HomePage } from './pages/home-page.ts';

const SERRA = 3_205_002;
const VILA_VELHA = 3_205_200;
const SAO_PAULO = 3_550_308;

test.use({ viewport: { width: 1400, height: 900 } });

test.describe('a card', () => {
  let word = '';
  let full = 0;
  test.beforeAll(async ({ world }) => {
    word = world.word();
    const store = await world.value(
      'id',
      `insert into partner (store, name, status, member_since) values ($1, 'Loja Faixa', 'approved', now()) returning id`,
      [`faixa-${word.replaceAll(/[^a-z]/g, '')}`],
    );
    full = await world.offer({
      title: `Completo ${word}`,
      description: '<ul><li>Único dono</li><li>Revisado</li></ul>',
      buyNow: 45_900,
      photos: 8,
      acceptsProposals: true,
      ...(typeof store === 'number' ? { partnerId: store } : {}),
      vehicles: [
        {
          version: '1.0 Drive',
          yearManufacture: 2019,
          yearModel: 2020,
          usage: 120_000,
          counter: 'Km',
          plate: 'ABC1D23',
          cityCode: SERRA,
        },
      ],
    });
    await world.offer({
      title: `Trator ${word}`,
      description: '<p>Texto</p><ul><li>solto</li></ul>',
      base: 0,
      vehicles: [{ categoryCode: 3, usage: 3500, counter: 'h' }],
    });
    await world.offer({
      title: `Trio ${word}`,
      vehicles: [{ cityCode: SERRA }, { cityCode: VILA_VELHA }, { cityCode: SAO_PAULO }],
    });
  });

  test('is 268 px wide and shows title, version, years, mileage, place and price, CARD-07, CARD-08, CARD-09, CARD-10, CARD-12, CARD-21', async ({
    page,
  }) => {
    const home = await new HomePage(page).open(`term=${word}`);
    const card = home.card('Completo');
    expect((await card.boundingBox())?.width).toBe(268);
    for (const text of [`Completo ${word}`, '1.0 Drive', '2019/2020', '120.000 Km', 'Serra/ES'])
      await expect(card).toContainText(text);
    await expect(card.getByTestId('price')).toHaveText('R$ 45.900,00');
    await expect(home.card('Trator')).toContainText('3.500 h');
    await expect(home.card('Trator').getByTestId('price')).toHaveText('R$ 0.000,00*');
  });

  test('counts the places of a lot, CARD-11, GENL-02', async ({ page }) => {
    const home = await new HomePage(page).open(`term=${word}`);
    await expect(home.card('Trio')).toContainText('3 localidades');
    await expect(home.card('Trio')).toContainText('Lote com 3 veículos');
  });

  test('turns round its first five photographs by arrow and bullet, CARD-01, CARD-02, CARD-03', async ({
    page,
  }) => {
    const home = await new HomePage(page).open(`term=${word}`);
    const card = home.card('Completo');
    const bullets = card.getByRole('button', { name: /^Mostrar foto/ });
    await expect(bullets).toHaveCount(5);
    await card.hover();
    await card.getByRole('button', { name: 'Foto anterior' }).click();
    await expect(bullets.nth(4)).toHaveAttribute('aria-current', 'true');
    await card.getByRole('button', { name: 'Próxima foto' }).click();
    await expect(bullets.nth(0)).toHaveAttribute('aria-current', 'true');
    await bullets.nth(2).click();
    await expect(card.getByRole('img', { name: /^Foto 3 de 5/ })).toBeVisible();
  });

  test('has the badge "Faça uma Oferta" and the ribbon of its store only where they belong, CARD-05, CARD-06', async ({
    page,
    world,
  }) => {
    const home = await new HomePage(page).open(`term=${word}`);
    await expect(home.card('Completo').getByText('Faça uma Oferta')).toBeVisible();
    await expect(home.card('Completo').getByText('Loja Faixa')).toBeVisible();
    await expect(home.card('Trator').getByText('Faça uma Oferta')).toHaveCount(0);
    await expect(home.card('Trator').getByText(/Loja /)).toHaveCount(0);
    const taken = await world.offer({ title: `Disputado ${word}x`, acceptsProposals: true });
    await world.query(
      `update auction set bid_count = 1, leader_id = (select min(id) from account), leader_maximum_cents = price_cents,
         leader_automatic = false, leader_since = now() where offer_code = $1 returning offer_code`,
      [taken],
    );
    await home.open(`term=${word}x`);
    await expect(home.card('Disputado')).toBeVisible();
    await expect(home.card('Disputado').getByText('Faça uma Oferta')).toHaveCount(0);
  });

  test('has a heart for somebody signed in only, and it stays marked, CARD-04, CARD-18', async ({
    page,
    context,
    world,
  }) => {
    const home = await new HomePage(page).open(`term=${word}`);
    await expect(home.card('Completo').getByRole('button', { name: 'Favoritar' })).toHaveCount(0);
    await world.signedIn(context);
    await home.open(`term=${word}`);
    const marked = page.waitForResponse('**/api/offer/favorite*');
    await home.card('Completo').getByRole('button', { name: 'Favoritar' }).click();
    await marked;
    await page.reload();
    await expect(home.card('Completo').getByRole('button', { name: 'Remover dos favoritos' })).toBeVisible();
  });

  test('opens a popup with figures, masked plate and a single list as HTML, CARD-13, CARD-14, CARD-15, CARD-16, CARD-17', async ({
    page,
  }) => {
    const home = await new HomePage(page).open(`term=${word}`);
    await home.card('Completo').getByRole('button', { name: 'Detalhes' }).click();
    const popup = page.getByRole('dialog', { name: `Completo ${word}` });
    for (const text of ['120.000 Km', '2019/2020', '1D23']) await expect(popup).toContainText(text);
    await expect(popup.getByRole('listitem')).toHaveText(['Único dono', 'Revisado']);
    await expect(popup.getByRole('button', { name: 'Comprar' })).toBeVisible();
    expect(await page.content()).not.toContain('ABC1D23');
    await page.keyboard.press('Escape');
    await home.card('Trator').getByRole('button', { name: 'Detalhes' }).click();
    await expect(page.getByRole('dialog').getByText('Texto')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('list')).toHaveCount(0);
  });

  test('leads to the offer, to the proposal, and a visitor who buys to the offer, CARD-18, CARD-19', async ({
    page,
  }) => {
    const home = await new HomePage(page).open(`term=${word}`);
    await home.card('Completo').getByText('Faça uma Oferta').click();
    await expect(page).toHaveURL(new RegExp(`/oferta/${full}\\?view=proposta$`));
    await home.open(`term=${word}`);
    await home.card('Completo').getByRole('button', { name: 'Comprar' }).click();
    await expect(page).toHaveURL(new RegExp(`/oferta/${full}$`));
    await home.open(`term=${word}`);
    await home.card('Completo').getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/oferta/${full}$`));
  });

  test('takes a signed-in buyer straight to the flow, from card and popup, CARD-20', async ({
    page,
    context,
    world,
  }) => {
    await world.signedIn(context);
    const home = await new HomePage(page).open(`term=${word}`);
    await home.card('Completo').getByRole('button', { name: 'Comprar' }).click();
    await expect(page).toHaveURL(/\/fluxo\/\?step=0/);
    await expect(new FlowPage(page).summary).toContainText(`Completo ${word}`);
    await expect(new FlowPage(page).summary).toContainText('R$ 45.900,00');
    await home.open(`term=${word}`);
    await home.card('Completo').getByRole('button', { name: 'Detalhes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Comprar' }).click();
    await expect(page).toHaveURL(/\/fluxo\/\?step=0/);
  });
});
