import { expect, test } from './journey.ts';
import { ready } from './pages/ready.ts';

const PATHS = ['/politica-privacidade', '/politica-privacidade-parceiro'] as const;

test('both policies open from the footer, with nine headings, contents that lead to them, and who answers, ROUT-15, ROUT-16, PRIV-01, PRIV-18', async ({
  page,
  complaints,
}) => {
  for (const path of PATHS) {
    await page.goto('/home');
    await ready(page);
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(/^Política de privacidade/);
    await expect(article.locator('section > h2')).toHaveText([
      'Glossário',
      'Dados que coletamos',
      'Cookies',
      'Compartilhamento',
      'Proteção',
      'Armazenamento',
      'Direitos do titular',
      'Alterações desta política e lei aplicável',
      'Contato',
    ]);
    await expect(article.locator('#contato a[href^="mailto:privacidade@"]')).toBeVisible();
    await expect(
      article.locator('#contato').getByRole('link', { name: 'Portal de privacidade' }),
    ).toHaveAttribute('href', 'https://privacidade.patio.test');
    await page
      .getByRole('navigation', { name: 'Nesta página' })
      .getByRole('link', { name: 'Cookies' })
      .click();
    await expect(article.locator('#cookies h2')).toBeInViewport();
    await expect(page).toHaveURL(/#cookies$/);
  }
  expect(complaints).toEqual([]);
});

test('the picture is as wide as its column and a quarter as high, PRIV-02', async ({ page }) => {
  for (const path of PATHS) {
    for (const width of [360, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const picture = page.getByRole('article').locator('img').first();
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(600);
      const box = await picture.boundingBox();
      const column = await picture.evaluate((img) => {
        const style = getComputedStyle(img.parentElement ?? img);
        return (
          (img.parentElement?.clientWidth ?? 0) -
          Number.parseFloat(style.paddingLeft) -
          Number.parseFloat(style.paddingRight)
        );
      });
      expect(box?.width).toBeCloseTo(column, 0);
      expect(box?.height).toBeCloseTo(column / 4, 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

test('the policy of partners leads to the page of the partner, or to the root without one, PRIV-03', async ({
  page,
  baseURL,
  world,
}) => {
  await page.goto('/politica-privacidade-parceiro');
  await ready(page);
  const link = (address: string) =>
    page.getByRole('article').getByRole('link', { name: address, exact: true });
  await link(`${baseURL}/`).click();
  await expect(page).toHaveURL(/\d\/home$/);
  const store = `loja-${world.word().replaceAll(/[^a-z]/g, '')}`;
  await world.query(
    `insert into partner (store, name, status, member_since) values ($1, 'Loja da Política', 'approved', now()) returning id`,
    [store],
  );
  await page.goto(`/${store}/politica-privacidade-parceiro`);
  await ready(page);
  await link(`${baseURL}/${store}`).click();
  await expect(page).toHaveURL(new RegExp(`/${store}/home$`));
});

test('what the content editor writes stands in place of the text, an empty text does not, C-105', async ({
  page,
  world,
}) => {
  const write = (html: string) =>
    world.query(
      `insert into content_text (key, language, description, html) values ('politica_privacidade', 'PTBR', 'x', $1)
       on conflict (key, language) do update set html = excluded.html returning key`,
      [html],
    );
  const open = async () => {
    await page.goto('/politica-privacidade');
    return page.getByRole('article').innerText();
  };
  await write('<p>Texto da equipe de conteúdo</p>');
  await expect.poll(open).toContain('Texto da equipe de conteúdo');
  expect(await open()).not.toContain('Glossário');
  await write('');
  await expect.poll(open).toContain('Glossário');
});

test('who reads English gets a courtesy translation that says which text rules', async ({ page }) => {
  await page.goto('/politica-privacidade?idiom=EN');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect(page.getByText('the Portuguese text rules').first()).toBeVisible();
});

test('the words of the policies are no part of what every page loads', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/') && response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/home');
  await ready(page);
  expect(scripts.length).toBeGreaterThan(1);
  for (const url of scripts) expect(await (await page.request.get(url)).text()).not.toContain('Anonimização');
});

test('the preferences can be opened from the policy too', async ({ page }) => {
  await page.goto('/politica-privacidade');
  await ready(page);
  await page.getByRole('button', { name: 'Mudar as minhas preferências de cookies' }).click();
  await expect(page.getByRole('dialog', { name: 'Preferências de cookies' })).toBeVisible();
});
