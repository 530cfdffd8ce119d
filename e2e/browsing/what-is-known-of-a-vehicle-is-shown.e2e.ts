import { expect, test } from '../journey.ts';
import { findOut, giveReference, vehicleCodes } from '../../apps/web/test/world/findings.ts';
import { textOf, type World } from '../world/world.ts';

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

  test('legal sheet, condition and reference price are there to read and to print, and never say clean where nobody checked', async ({
    page,
    world,
  }) => {
    const code = await known(world);
    await page.goto(`/oferta/${code}`);
    const sheet = page.getByRole('region', { name: 'Situação legal e condição' });
    await expect(sheet).toContainText('Lei 13.111/2015');
    await expect(sheet).toContainText('1 pendência · 1 item em ordem · 7 não informados');
    for (const words of [
      /Furto ou roubo.*Nada consta.*Verificado em 30\/06\/2026 · Fonte: Senatran/,
      /Multas.*Consta.*R\$\s293,47.*Duas multas/,
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
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button').filter({ visible: true, hasNotText: /^$/ })).toHaveCount(0);
    for (const text of ['R$ 40.000,00', 'Multas', `Oferta ${code} · Impresso de`]) {
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    }
    await expect(page.getByRole('img', { name: /Ilustração 1 de 2/ })).toBeVisible();
  });

  test('the vehicles of a lot stand in a table, and each opens its details', async ({ page, world }) => {
    await page.goto(`/oferta/${await lotOf(world, 30)}`);
    await expect(page.getByRole('rowheader')).toHaveCount(30);
    await page
      .getByText(/^30\. .*Versão 30$/)
      .last()
      .click();
    await expect(page.locator('details[open]').getByText('Situação legal')).toBeVisible();
  });
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
  await page.goto(`/oferta/${await lotOf(world, 2)}`, { waitUntil: 'commit' });
  await page.getByRole('group').locator('summary').filter({ hasText: 'Versão 2' }).click();
  arrive();
  await expect(page.getByText('Banco 2')).toBeVisible();
});
