import { expect, test } from '../journey.ts';
import { newFirm, PartnerRegistrationPage } from '../pages/partner-registration-page.ts';
import { ready } from '../pages/ready.ts';
import { fieldOf } from '../world/world.ts';

const lettersOf = (word: string): string => word.replaceAll(/[^a-z]/g, '');

test('a partner registers in five steps, is approved, and the store opens at its name, PREG-01, PREG-02, PREG-16, PREG-25', async ({
  page,
  request,
  world,
}) => {
  test.slow();
  const firm = newFirm(world.word());
  const store = `loja-${lettersOf(world.word())}`;
  const registration = await new PartnerRegistrationPage(page).open();
  await expect(page.getByRole('list').filter({ hasText: 'Nome do site' }).getByRole('listitem')).toHaveCount(
    5,
  );
  await registration.register(firm);
  await registration.confirm(request, firm.email);

  const interests = page.waitForRequest(
    (sent) => sent.url().includes('/usrio/interest') && sent.method() === 'POST',
  );
  await page.getByRole('button', { name: 'Caminhões' }).click();
  await registration.continueFromInterests();
  const tokenOfInterests = fieldOf((await interests).postDataJSON(), 'tokenUsrio');
  expect(tokenOfInterests).toMatch(/^[\w-]{43}$/);

  await registration.storeName.fill(store);
  await expect(page.getByText(new RegExp(`^https?://[^/]+/${store}$`))).toBeVisible();
  await expect(page.getByText('Este nome está disponível.')).toBeVisible();
  const named = page.waitForRequest('**/partner/url-loja*');
  await page.getByRole('button', { name: 'Salvar nome do site' }).click();
  expect(fieldOf((await named).postDataJSON(), 'tokenUsrio')).toBe(tokenOfInterests);

  await expect(registration.step('Cadastro enviado')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir para o perfil de parceiro' })).toHaveAttribute(
    'href',
    /^https:\/\/parceiros\./,
  );
  await page.reload();
  await expect(registration.step('Cadastro enviado')).toBeVisible();

  const known = async () => fieldOf(await (await request.get(`/api/partner?partner=${store}`)).json(), 'id');
  expect(await known()).toBeNull();
  await world.query(`update partner set status = 'approved' where store = $1`, [store]);
  await expect.poll(known).not.toBeNull();
  await page.goto(`/${store}/home`);
  await expect(page.getByRole('heading', { name: 'Serra Veículos' })).toBeVisible();
  await expect(page.getByText('Vitrine em preparação')).toBeVisible();
  await ready(page);
  await page.getByRole('link', { name: 'Ver todas as ofertas do site' }).click();
  await expect(page).toHaveURL(/\d\/home/);

  await page.goto('/auth/');
  await ready(page);
  await page.getByLabel('E-mail').fill(firm.email);
  await page.getByLabel('Senha', { exact: true }).fill(firm.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  const platform = page.getByRole('link', { name: 'Área do parceiro' });
  // The menu closes when the page changes, perhaps just after it was opened.
  await expect(async () => {
    if (!(await platform.isVisible())) await page.locator('summary', { hasText: 'Minha conta' }).click();
    await expect(platform).toBeVisible({ timeout: 1000 });
  }).toPass();
});
