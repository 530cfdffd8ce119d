import { expect, test } from './journey.ts';
import { brokenContrast, brokenRules, overflow } from './pages/accessibility.ts';
import { OfferPage } from './pages/offer-page.ts';
import { ready } from './pages/ready.ts';
import { findOut, giveReference, vehicleCodes } from '../apps/web/test/world/findings.ts';
import { textOf, type World } from './world/world.ts';

/** An offer of one vehicle of which something is known, with a picture. */
async function known(world: World): Promise<number> {
  const code = await world.offer({ photos: 2, buyNow: 40_000, base: 30_000 });
  const [vehicle = 0] = await vehicleCodes(world, code);
  const guid = await world.value('guid', 'select guid from photo where offer_code = $1 limit 1', [code]);
  await findOut(world, vehicle, textOf(guid));
  await giveReference(world, vehicle, 50_000);
  return code;
}

/** A lot of so many cars, the first of which something is known. */
async function lotOf(world: World, count: number): Promise<number> {
  const vehicles = Array.from({ length: count }, (_, at) => ({
    version: `Versão ${at + 1}`,
    yearModel: 2020,
    optionals: [{ title: 'Conforto', items: [{ name: `Banco ${at + 1}`, stars: 3 }] }],
  }));
  const code = await world.offer({ title: `Lote de ${count}`, vehicles });
  const [first = 0] = await vehicleCodes(world, code);
  await findOut(world, first);
  return code;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('legal sheet, condition and reference price are there to read, and never say clean where nobody checked, DETL-19', async ({
    page,
    world,
  }) => {
    await page.goto(`/oferta/${await known(world)}`);
    const sheet = page.getByRole('region', { name: 'Situação legal e condição' });
    await expect(sheet).toContainText('Lei 13.111/2015');
    await expect(sheet).toContainText('1 pendência · 1 item sem registro · 7 não informados');
    for (const words of [
      /Furto ou roubo.*Nada consta.*Verificado em 30\/06\/2026 · Fonte: Senatran/,
      /Multas.*Consta.*R\$ 293,47.*Duas multas/,
      /IPVA.*Não informado/,
    ]) {
      await expect(sheet.locator('dl > div').filter({ hasText: words })).toHaveCount(1);
    }
    await expect(sheet).toContainText('Riscos do lado direito');
    const reference = page.getByRole('region', { name: 'Referência de preço' });
    await expect(reference).toContainText('Referência FIPE de junho de 2026: R$ 50.000,00');
    await expect(reference.getByRole('img', { name: /maio de 2026 a junho de 2026/ })).toBeVisible();
    await reference.getByText('Ver os valores em tabela').click();
    await expect(reference.getByRole('row')).toHaveText([/Mês/, /junho.*50\.000,00/, /maio.*51\.000,00/]);
  });

  test('the vehicles of a lot stand in a table, and each opens its details, DETL-19', async ({
    page,
    world,
  }) => {
    await page.goto(`/oferta/${await lotOf(world, 30)}`);
    await expect(page.getByRole('rowheader')).toHaveCount(30);
    await page
      .getByText(/^30\. .*Versão 30$/)
      .last()
      .click();
    await expect(page.locator('details[open]').getByText('Situação legal')).toBeVisible();
  });
});

test('a vehicle of which nobody told anything is not called clean', async ({ page, world }) => {
  await new OfferPage(page).open(await world.offer());
  const sheet = page.getByRole('region', { name: 'Situação legal e condição' });
  await expect(sheet.getByText('Não informado', { exact: true })).toHaveCount(9);
  await expect(sheet.getByText('Nada consta', { exact: true })).toHaveCount(0);
  await expect(sheet).toContainText('A condição do veículo não foi informada.');
  await expect(page.getByRole('region', { name: 'Referência de preço' })).toContainText(
    'Sem referência FIPE',
  );
});

test('the photograph of a damage opens on the whole screen and gives the focus back, GALL-05', async ({
  page,
  world,
}) => {
  await new OfferPage(page).open(await known(world));
  const photo = page.getByRole('button', { name: 'Para-choque, foto 1' });
  await photo.click();
  await expect(page.getByRole('dialog', { name: 'Fotos e vídeos' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(photo).toBeFocused();
});

test('the reference stands beside the price with its distance, of a lot the sum once all have one', async ({
  page,
  world,
}) => {
  const offer = await new OfferPage(page).open(await known(world));
  await expect(offer.panel).toContainText(
    'Referência FIPE de junho de 2026: R$ 50.000,00 (20% abaixo da referência)',
  );
  const [part, whole] = [await lotOf(world, 2), await lotOf(world, 2)];
  const [alone = 0] = await vehicleCodes(world, part);
  await giveReference(world, alone, 10_000);
  await offer.open(part);
  await expect(offer.panel).toContainText('Sem referência FIPE para o lote inteiro.');
  const [first = 0, second = 0] = await vehicleCodes(world, whole);
  await giveReference(world, first, 10_000);
  await giveReference(world, second, 20_000);
  await offer.open(whole);
  await expect(offer.panel).toContainText('Soma das referências FIPE de junho de 2026: R$ 30.000,00');
});

test('the cost in all goes along with what is typed, and pickup costs nothing, DETL-02, BIDS-05', async ({
  page,
  world,
}) => {
  const offer = await new OfferPage(page).open(await world.offer({ acceptsProposals: true }), 'leilao');
  const costs = offer.panel.getByTestId('costs');
  await expect(costs).toContainText('a combinar');
  await offer.bidField.fill('20000');
  await expect(costs).toContainText('Seu lanceR$ 20.000,00');
  await expect(costs).toContainText(/TotalR\$ 2\d\.\d{3},\d\d \+ frete/);
  await costs.getByLabel('Frete').selectOption('Retirar no pátio');
  await expect(costs).toContainText('sem custo');
  await expect(costs.locator('div').last()).toHaveText(/^TotalR\$ [\d.]+,\d\d$/);
  for (const [open, name, field, label] of [
    [offer.automaticBid, 'Lance automático', 'Seu valor máximo', 'Seu valor máximo'],
    [offer.propose, 'Faça uma proposta', 'Valor da proposta', 'Sua proposta'],
  ] as const) {
    await open.click();
    const dialog = offer.dialog(name);
    await dialog.getByLabel(field).fill('15000');
    await expect(dialog.getByTestId('costs')).toContainText(`${label}R$ 15.000,00`);
    await page.keyboard.press('Escape');
  }
});

test('each vehicle of a lot shows its own equipment once it is opened, DETL-27', async ({ page, world }) => {
  await new OfferPage(page).open(await lotOf(world, 3));
  await page.getByRole('link', { name: /^2\. .*Versão 2$/ }).click();
  const opened = page.locator('details[open]');
  await expect(opened).toHaveCount(1);
  await expect(opened.getByText('Banco 2')).toBeVisible();
  await expect(opened.getByText('Banco 1')).toHaveCount(0);
  await page.getByRole('button', { name: 'Abrir todos' }).click();
  await expect(page.locator('details[open]')).toHaveCount(3);
});

test('a vehicle that is opened before the scripts are there shows its equipment too, DETL-27', async ({
  page,
  world,
}) => {
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/oferta/${await lotOf(world, 2)}`);
  await page.getByRole('group').locator('summary').filter({ hasText: 'Versão 2' }).click();
  arrive();
  await expect(page.getByText('Banco 2')).toBeVisible();
});

test('a description of 20,000 characters starts folded and opens by its button, DETL-26', async ({
  page,
  world,
}) => {
  const line = '<p>Revisado na concessionária, com todas as notas e o manual.</p>';
  const code = await world.offer({
    description: line.repeat(300),
  });
  await new OfferPage(page).open(code);
  const description = page.getByRole('region', { name: 'Descrição' });
  const height = async (): Promise<number> => (await description.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(600);
  await description.getByRole('button', { name: 'Ler mais' }).click();
  expect(await height()).toBeGreaterThan(3000);
  await description.getByRole('button', { name: 'Ler menos' }).click();
  expect(await height()).toBeLessThan(600);
});

// In the other colours only contrast can differ.
for (const [colorScheme, broken] of [
  ['light', brokenRules],
  ['dark', brokenContrast],
] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('neither a known vehicle nor a lot breaks a rule of WCAG 2.2 AA or scrolls sideways', async ({
      page,
      world,
    }) => {
      test.setTimeout(120_000);
      for (const code of [await known(world), await lotOf(world, 12)]) {
        await page.goto(`/oferta/${code}?view=leilao`);
        await ready(page);
        const button = page.getByRole('button', { name: 'Abrir todos' });
        if (await button.isVisible()) await button.click();
        for (const width of [360, 1024, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await overflow(page), `${width} px`).toBe(0);
          expect(await broken(page), `${width} px`).toEqual([]);
        }
      }
    });
  });
}

test('on paper stand photograph, prices, facts and legal sheet with code and address, and no button', async ({
  page,
  world,
}) => {
  const code = await known(world);
  await new OfferPage(page).open(code);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button').filter({ visible: true, hasNotText: /^$/ })).toHaveCount(0);
  for (const text of ['R$ 40.000,00', 'Multas', `Oferta ${code} · Impresso de`]) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('img', { name: /Foto 1 de 2/ })).toBeVisible();
});
