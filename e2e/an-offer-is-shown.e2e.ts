import { expect, test } from './journey.ts';
import { freeze } from './pages/freeze.ts';
import { OfferPage } from './pages/offer-page.ts';

const SERRA = 3_205_002;

test.describe('the page of an offer', () => {
  let code = 0;
  test.beforeAll(async ({ world }) => {
    code = await world.offer({
      title: 'Volvo FH 540 completo',
      description: '<p>Caminhão <strong>revisado</strong></p><script>window.estragado = 1</script>',
      buyNow: 400_000,
      base: 1000.5,
      increments: [600, 100, 500, 200, 400, 300],
      reportCode: `laudo${Date.now()}`,
      reportName: 'laudo-volvo.txt',
      vehicles: [
        {
          categoryCode: 5,
          brand: 'Volvo',
          version: '540 6x4',
          yearManufacture: 2019,
          yearModel: 2020,
          usage: 120_000,
          counter: 'Km',
          plate: 'ABC1D23',
          colour: 'Branco',
          fuel: 'Diesel',
          cityCode: SERRA,
          additional: [
            { codigoAdditionalInformation: 119, title: 'Câmbio', value: 'Automatizado' },
            { codigoAdditionalInformation: 120, title: 'Portas', value: '2' },
            { codigoAdditionalInformation: 121, title: 'Tração', value: '6x4' },
            { codigoAdditionalInformation: 122, title: 'Tipo de Direção', value: 'Hidráulica' },
            { codigoAdditionalInformation: 123, title: 'Chassis Remarcado', value: 'Não' },
          ],
          optionals: [
            {
              title: 'Conforto',
              items: [
                { name: 'Ar-condicionado', stars: 3 },
                { name: 'Rádio', stars: 1 },
                { name: 'Bancos', stars: 2 },
                { name: 'Cama', stars: 0 },
              ],
            },
          ],
          tanks: [{ material: 'Aço', capacidade: 15_000 }],
          implements: [
            {
              tipoImplemento: 'Baú',
              fabricante: 'Randon',
              modelo: 'SR',
              anoImplemento: 2018,
              largura: 2.6,
              altura: 4,
              comprimento: 14,
            },
          ],
        },
      ],
    });
  });

  test('shows title, current value and time left in the auction display, ROUT-02, ROUT-03, DETL-01, DETL-02, DETL-05, DETL-07, DETL-08', async ({
    page,
  }) => {
    const offer = await new OfferPage(page).open(code, 'leilao');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volvo FH 540 completo');
    await expect(offer.price).toHaveText('R$ 1.000,50');
    await expect(offer.bidField).toBeVisible();
    await expect(offer.sendBid).toBeEnabled();
    await expect(offer.automaticBid).toBeVisible();
    await expect(offer.buyNow).toBeVisible();
    await expect(offer.panel.getByText('R$ 400.000,00')).toBeVisible();
    for (const part of ['dias', 'horas', 'min', 'seg'])
      await expect(offer.countdown.getByText(part)).toBeVisible();
  });

  for (const view of ['', '?view=xyz']) {
    test(`shows only the buy display at ${view === '' ? 'its plain address' : view}, ROUT-05, DETL-18`, async ({
      page,
    }) => {
      await page.goto(`/oferta/${code}${view}`);
      const offer = new OfferPage(page);
      await expect(offer.price).toHaveText('R$ 400.000,00');
      await expect(offer.buyNow).toBeVisible();
      await expect(offer.bidField).toHaveCount(0);
    });
  }

  test('has four ascending quick amounts, rounded up, that fill the field and send nothing, DETL-03, DETL-04', async ({
    page,
  }) => {
    const offer = await new OfferPage(page).open(code, 'leilao');
    await expect(offer.quickBids).toHaveText(['1.101', '1.201', '1.301', '1.401']);
    await offer.quickBids.nth(1).click();
    await expect(offer.bidField).toHaveValue('R$ 1.201,00');
    await expect(page).toHaveURL(/view=leilao$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('has the default quick amounts without increments of its own, DETL-03', async ({ page, world }) => {
    const plain = await world.offer({ base: 2000 });
    const offer = await new OfferPage(page).open(plain, 'leilao');
    await expect(offer.quickBids).toHaveText(['2.100', '2.200', '2.300', '2.400']);
  });

  test('counts every second down to zeros on the clock of the server, DETL-06', async ({ page, world }) => {
    const soon = await world.offer({ endsInSeconds: 60 });
    await page.clock.install();
    const offer = await new OfferPage(page).open(soon, 'leilao');
    const seconds = () => offer.countdown.locator('.money').last().textContent();
    // The server would tell the page that its clock was set.
    await page.route(/\/api\/(?:live|offer\/\d+\/stat)/, (route) => route.abort());
    await freeze(page);
    await page.clock.runFor(1000);
    const first = Number(await seconds());
    await page.clock.runFor(2000);
    await expect.poll(async () => (first - Number(await seconds()) + 60) % 60).toBe(2);
    await page.clock.runFor(90_000);
    await expect(offer.panel.getByText('Esta oferta não está mais disponível.')).toBeVisible();
    await expect(offer.countdown.locator('.money')).toHaveText(['00', '00', '00', '00']);
    await expect(offer.sendBid).toBeHidden();
  });

  test('shows the facts of the vehicle, the plate masked, DETL-19, DETL-20, DETL-21, DETL-22, DETL-23', async ({
    page,
  }) => {
    const offer = await new OfferPage(page).open(code);
    for (const [title, value] of [
      ['Quilometragem', '120.000 Km'],
      ['Fabricação/modelo', '2019/2020'],
      ['Placa', '***-1D23'],
      ['Câmbio', 'Automatizado'],
      ['Cor', 'Branco'],
      ['Combustível', 'Diesel'],
      ['Tração', '6x4'],
      ['Tipo de Direção', 'Hidráulica'],
      ['Portas', '2'],
    ] as const) {
      await expect(offer.fact(title), title).toHaveText(
        new RegExp(`^${value.replaceAll(/[*.]/g, '\\$&')}$`, 'i'),
      );
    }
    await expect(page.getByText('Chassis Remarcado')).toHaveCount(0);
    expect(await page.content()).not.toContain('ABC1D23');
  });

  test('shows description, tanks, implements and equipment with its rating, DETL-24, DETL-25, DETL-26, DETL-27', async ({
    page,
  }) => {
    await new OfferPage(page).open(code);
    const description = page.getByRole('region', { name: 'Descrição' });
    await expect(description.locator('strong')).toHaveText('revisado');
    expect(await page.evaluate(() => Reflect.get(window, 'estragado'))).toBeUndefined();
    await expect(page.getByRole('region', { name: 'Tanques' }).getByRole('row').last()).toHaveText(
      /Aço.*15\.000 L/,
    );
    await expect(page.getByRole('region', { name: 'Implementos' }).getByRole('row').last()).toHaveText(
      /Baú.*Randon.*SR.*2018.*2,60 x 4,00 x 14,00 m/,
    );
    const optionals = page.getByRole('region', { name: 'Opcionais' }).getByRole('listitem');
    for (const words of [/Ar-condicionado.*Bom/, /Rádio.*Ruim/, /Bancos.*Regular/, /Cama.*—/]) {
      await expect(optionals.filter({ hasText: words })).toHaveCount(1);
    }
  });

  test('lists similar offers of the same category below, DETL-28', async ({ page, world }) => {
    const other = `Scania ${world.word()}`;
    await world.offer({ title: other, buyNow: 400_000, vehicles: [{ categoryCode: 5, brand: 'Volvo' }] });
    await page.goto(`/oferta/${code}?view=x${world.word()}`);
    await expect(
      page
        .getByRole('region', { name: 'Ofertas semelhantes' })
        .first()
        .getByRole('article')
        .filter({ hasText: other }),
    ).toHaveCount(1);
  });

  test('offers the report for saving under its name, and none without one, DETL-13', async ({
    page,
    world,
  }) => {
    await new OfferPage(page).open(code);
    await expect(page.getByRole('link', { name: 'Baixar laudo' })).toHaveAttribute(
      'download',
      'laudo-volvo.txt',
    );
    await new OfferPage(page).open(await world.offer());
    await expect(page.getByRole('link', { name: 'Baixar laudo' })).toHaveCount(0);
  });

  test('explains bidding with the step of automatic bids and a worked example, DETL-14, DETL-15', async ({
    page,
  }) => {
    const offer = await new OfferPage(page).open(code, 'leilao');
    await offer.panel.getByRole('button', { name: 'Como funcionam os lances' }).click();
    const dialog = offer.dialog('Como funcionam os lances');
    await expect(dialog).toContainText(/R\$ \d+,00 ao maior lance/);
    await expect(dialog.getByRole('heading', { name: 'Exemplo' })).toBeVisible();
    await expect(dialog).toContainText('Ao final da oferta o resultado será enviado por e-mail.');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('falls back to its own words about bidding when the house has none, DETL-14', async ({ page }) => {
    await page.route('**/api/dynamic/info_lance*', (route) =>
      route.fulfill({ json: { description: '', html: '' } }),
    );
    const offer = await new OfferPage(page).open(code, 'leilao');
    await offer.panel.getByRole('button', { name: 'Como funcionam os lances' }).click();
    await expect(offer.dialog('Como funcionam os lances')).toContainText(
      'Lance manual: você informa o valor do lance.',
    );
  });

  test('leads from the shortcut to the question field, DETL-12', async ({ page }) => {
    await new OfferPage(page).open(code);
    await page.getByRole('button', { name: 'Fazer uma pergunta' }).click();
    await expect(page.getByRole('textbox', { name: 'Sua pergunta' })).toBeInViewport();
  });
});

test('the proposal button is there only while proposals are taken and nobody has bid, DETL-09, ROUT-04', async ({
  page,
  world,
}) => {
  const [taken, refused] = [
    await world.offer({ acceptsProposals: true }),
    await world.offer({ acceptsProposals: false }),
  ];
  const offer = await new OfferPage(page).open(taken);
  await expect(offer.propose).toBeVisible();
  await offer.open(taken, 'proposta');
  await expect(offer.dialog('Faça uma proposta')).toBeVisible();
  await offer.open(refused, 'proposta');
  await expect(offer.buyNow).toBeVisible();
  await expect(offer.propose).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('the favourite of the offer page', () => {
  test('changes only after the call has succeeded, DETL-10, DETL-11', async ({ page, context, world }) => {
    await world.signedIn(context);
    const offer = await new OfferPage(page).open(await world.offer());
    const toggle = offer.panel.getByRole('button', { name: 'Favoritar', exact: true });
    const marked = offer.panel.getByRole('button', { name: 'Remover dos favoritos' });
    await page.route('**/api/offer/favorite*', (route) =>
      route.fulfill({ status: 500, json: { erros: ['x'] } }),
    );
    const refused = page.waitForResponse('**/api/offer/favorite*');
    await toggle.click();
    await refused;
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await page.unrouteAll();
    await toggle.click();
    await expect(marked).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(marked).toBeVisible();
  });

  test('does nothing for a visitor, DETL-10', async ({ page, world }) => {
    await new OfferPage(page).open(await world.offer());
    await page.getByRole('button', { name: 'Favoritar', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Favoritar', exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
