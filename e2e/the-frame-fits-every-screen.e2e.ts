import { expect, test } from './journey.ts';
import { freeze } from './pages/freeze.ts';
import { Header } from './pages/header.ts';
import { HomePage } from './pages/home-page.ts';
import { ready } from './pages/ready.ts';

const NAMES = ['Carros', 'Utilitários', 'Máquinas', 'Ônibus', 'Caminhões', 'Implementos'];
const MOBILE = { width: 400, height: 800 };
const TABLET = { width: 800, height: 900 };
const DESKTOP = { width: 1400, height: 900 };

test('a desktop has the categories in the header, a tablet and a phone a menu with them, LAYO-01, LAYO-02, LAYO-03, LAYO-04, GENL-01', async ({
  page,
}) => {
  const header = new Header(page);
  await page.setViewportSize(DESKTOP);
  await page.goto('/home');
  await ready(page);
  await expect(header.categories).toHaveText(NAMES);
  await expect(header.burger).toBeHidden();
  for (const size of [{ width: 1279, height: 900 }, TABLET, MOBILE]) {
    await page.setViewportSize(size);
    await expect(header.categories.first()).toBeHidden();
    const links = header.menu.getByRole('navigation').getByRole('link');
    // A menu that opens within half a second after the change is closed by it.
    await expect(async () => {
      if ((await header.menu.count()) === 0) await header.burger.click();
      await expect(links).toHaveText(['Início', ...NAMES], { timeout: 900 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(header.menu).toHaveCount(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(header.categories.first()).toBeVisible();
});

test('a change of the screen class closes menu and filters, half a second after the last change, LAYO-06, LAYO-07', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize(TABLET);
  const home = await new HomePage(page).open();
  const header = new Header(page);
  await freeze(page);
  await header.burger.click();
  // The menu is fetched when it is first asked for, and React shows it at its own time: the clock goes on until it is there.
  await expect(async () => {
    await page.clock.runFor(400);
    await expect(header.menu).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.setViewportSize({ width: 599, height: 900 });
  await page.clock.runFor(400);
  await expect(header.menu).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(header.menu).toHaveCount(0);
  await home.filterBy.click();
  await expect(async () => {
    await page.clock.runFor(400);
    await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.setViewportSize(TABLET);
  await page.clock.runFor(600);
  await expect(page.getByRole('dialog', { name: 'Filtros' })).toHaveCount(0);
});

test('the filters of a phone take the whole screen, over the header, LAYO-05', async ({ page }) => {
  await page.setViewportSize(MOBILE);
  const home = await new HomePage(page).open();
  await home.filterBy.click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await expect(sheet).toBeVisible();
  const { width, height } = (await sheet.boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([MOBILE.width, MOBILE.height]);
  const top = await page.evaluate(() =>
    document.elementFromPoint(200, 20)?.closest('dialog')?.getAttribute('aria-label'),
  );
  expect(top).toBe('Filtros');
  await sheet.getByRole('button', { name: /^Ver [\d.]+ ofertas?$/ }).click();
  await expect(sheet).toHaveCount(0);
});

test('the menu of a user leads to his negotiations and purchases; a visitor has none, LAYO-08, LAYO-09', async ({
  page,
  context,
  world,
}) => {
  const header = new Header(page);
  await page.goto('/home');
  await expect(header.signIn).toBeVisible();
  await expect(header.account).toHaveCount(0);
  await world.signedIn(context);
  await page.goto('/home');
  await ready(page);
  await header.account.click();
  await expect(header.root.getByRole('link', { name: 'Minhas negociações' })).toHaveAttribute(
    'href',
    '/negociacao/?view=negociacao',
  );
  await expect(header.root.getByRole('link', { name: 'Minhas compras' })).toHaveAttribute(
    'href',
    '/negociacao/?view=compra',
  );
  await expect(header.root.getByRole('link', { name: 'Área do parceiro' })).toHaveCount(0);
  const leave = header.root.getByRole('button', { name: 'Sair' });
  await page.keyboard.press('Escape');
  await expect(leave).toBeHidden();
  await expect(header.account).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(leave).toBeVisible();
  await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } });
  await expect(leave).toBeHidden();
  await header.account.click();
  await header.root.getByRole('link', { name: 'Minhas compras' }).click();
  await expect(leave).toBeHidden();
  await expect(page).toHaveURL(/view=compra/);
});

test('a partner user has the way to the partner platform, LAYO-09', async ({ page, context, world }) => {
  const store = await world.value(
    'id',
    `insert into partner (store, name, status, member_since) values ($1, 'Loja do menu', 'approved', now()) returning id`,
    [`menu-${world.word().replaceAll(/[^a-z]/g, '')}`],
  );
  await world.signedIn(context, typeof store === 'number' ? { partnerId: store } : {});
  await page.goto('/home');
  await ready(page);
  await new Header(page).account.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Área do parceiro' })).toHaveAttribute(
    'href',
    'https://parceiros.patio.test',
  );
});

test('nobody has a menu of his role but users of a store, who have one entry more, ROLE-05', async ({
  page,
  context,
  world,
}) => {
  const store = await world.value(
    'id',
    `insert into partner (store, name, status, member_since) values ($1, 'Loja dos papéis', 'approved', now()) returning id`,
    [`papeis-${world.word().replaceAll(/[^a-z]/g, '')}`],
  );
  const menu = async (person: { readonly id: number }): Promise<readonly string[]> => {
    await context.clearCookies({ name: 'token' });
    await world.signIn(context, person);
    await page.goto('/acessibilidade');
    await ready(page);
    const header = new Header(page);
    await header.account.click();
    await expect(header.root.getByRole('button', { name: 'Sair' })).toBeVisible();
    const links = header.root.locator('details[open]').getByRole('link');
    return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  };
  const plain = await menu(await world.person());
  expect(plain.length).toBeGreaterThan(4);
  const administrator = await world.person({ profileCode: 6 });
  await world.query(`update account set staff_role = 'administrator' where id = $1`, [administrator.id]);
  expect(await menu(administrator)).toEqual(plain);
  const partner = await menu(await world.person(typeof store === 'number' ? { partnerId: store } : {}));
  expect(partner.filter((address) => !plain.includes(address))).toEqual(['https://parceiros.patio.test']);
});

test('the footer has the categories backwards, hours, teams, mail, texts and terms, FOOT-01, FOOT-02, FOOT-03, FOOT-04, FOOT-05, FOOT-06, FOOT-07, FOOT-08, FOOT-09, GENL-01', async ({
  page,
}) => {
  await page.goto('/home');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href^="/home"]')).toHaveText([...NAMES.toReversed(), 'Início']);
  await expect(footer).toContainText('07:30-17:30');
  const teams = footer.locator('a[href^="https://wa.me/"]:not([href*="?"])');
  expect(await teams.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^https:\/\/wa\.me\/5527\d{9}$/)]),
  );
  await expect(teams).toHaveCount(6);
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
  for (const key of ['lojista', 'empresa', 'colaborador', 'pessoa', 'vix', 'termos']) {
    await expect(footer.locator(`a[href="/texto/${key}"]`)).toHaveCount(1);
  }
  await expect(footer.locator('a[href="/politica-privacidade"]')).toHaveCount(1);
  for (const name of ['Logística', 'Trabalhe conosco']) {
    const site = footer.getByRole('link', { name });
    await expect(site).toHaveAttribute('href', /^https:\/\//);
    await expect(site).toHaveAttribute('target', '_blank');
  }
  await footer.getByRole('link', { name: 'Acessibilidade' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Acessibilidade' })).toBeVisible();
});

test('every page begins at its top, ROUT-32', async ({ page, world }) => {
  const code = await world.offer();
  await page.goto(`/oferta/${code}`);
  await ready(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Para empresas' }).click();
  await expect(page).toHaveURL(/\/texto\/empresa$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the page of a text shows it, and an unknown key nothing, ROUT-25, TEXT-01, TEXT-02, TEXT-03', async ({
  page,
  world,
}) => {
  await world.query(
    `insert into content_text (key, language, description, html) values ('avisoslegais', 'PTBR', 'Avisos legais', '<p>Aviso</p>')
     on conflict (key, language) do nothing returning key`,
  );
  for (const key of [
    'empresa',
    'vix',
    'termos_app',
    'termos',
    'pessoa',
    'lojista',
    'colaborador',
    'condicaouso',
    'vendas',
    'avisoslegais',
    'mapa',
  ]) {
    await page.goto(`/texto/${key}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), key).not.toBeEmpty();
  }
  await page.goto('/texto/xyz');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('main')).toHaveText('');
});

test('an address that is none says 404 with a way out, ROUT-27', async ({ page }) => {
  for (const path of ['/a/b/c', '/oferta/999999999', '/oferta/abc', '/nada']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByText('404', { exact: true }), path).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Ver ofertas' }).click();
  await expect(page.locator('#ofertas')).toBeVisible();
});
