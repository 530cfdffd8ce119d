import { expect, test } from '../journey.ts';
import { newFirm, PartnerRegistrationPage } from '../pages/partner-registration-page.ts';
import { OfficePage } from './office-page.ts';

test('a registration waits, is approved, its store edits its profile on the site, and is suspended', async ({
  page,
  browser,
  request,
  world,
}) => {
  const store = `loja-${world.word().replaceAll(/[^a-z]/g, '')}`;
  const firm = newFirm(world.word());
  const registration = await new PartnerRegistrationPage(page).open();
  await registration.register(firm);
  await registration.confirm(request, firm.email);
  await registration.continueFromInterests();
  await registration.saveStore(store);
  await expect(registration.step('Cadastro enviado')).toBeVisible();

  const sales = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'sales' where id = $1`, [sales.id]);
  const house = await new OfficePage(await (await browser.newContext()).newPage()).open(
    `/lojas?situacao=analise&busca=${store}`,
  );
  await house.signIn(sales);
  await house.row('Serra Veículos').click();
  await house.panel.getByRole('button', { name: 'Aprovar' }).click();
  const question = house.page.getByRole('dialog', { name: 'Abrir Serra Veículos ao público?' });
  await expect(question).toContainText(`/${store}`);
  await question.getByRole('button', { name: 'Aprovar' }).click();
  await expect(house.done('Loja aprovada e avisada.')).toBeVisible();

  await world.query('update account set two_step = true where email = $1', [firm.email]);
  const own = await new OfficePage(await (await browser.newContext()).newPage()).open('/lojas');
  await own.signIn(firm);
  await expect(own.heading).toHaveText('Serra Veículos');
  await own.page.getByRole('button', { name: 'Editar o perfil' }).click();
  await own.panel.getByLabel('Descrição').fill('Revisados, com laudo.');
  // Any picture will do: the one of this screen.
  const picture = { name: 'loja.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await own.panel.locator('input[type=file]').setInputFiles(picture);
  await own.panel.getByRole('button', { name: 'Salvar' }).click();
  await expect(own.done('Perfil salvo.')).toBeVisible();
  await page.goto(`/${store}/home`);
  await expect(page.getByText('Revisados, com laudo.')).toBeVisible();
  const photo = page.locator('img[src^="/media/"]').first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await house.open(`/lojas?busca=${store}`);
  await house.row('Serra Veículos').click();
  await house.panel.getByRole('link', { name: 'Abrir a loja inteira' }).click();
  // The panel, which has the same buttons, stays until the page is there.
  await expect(house.panel).toHaveCount(0);
  await house.page.getByRole('button', { name: 'Suspender a loja' }).click();
  await house.panel.getByLabel('Motivo, que a loja lê').fill('Documentos em análise.');
  await house.panel.getByRole('button', { name: 'Suspender a loja' }).click();
  await expect(house.done('Loja suspensa:')).toBeVisible();
  await expect(house.page.getByText('Documentos em análise.')).toBeVisible();
  await expect(async () => {
    await page.goto(`/${store}/home`);
    await expect(page.getByText('Revisados, com laudo.')).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await own.page.reload();
  await expect(own.page.getByText(/suspensa/).first()).toBeVisible();
});
