import { expect, test } from './journey.ts';
import { ConsentQuestion } from './pages/consent.ts';
import { HomePage } from './pages/home-page.ts';

test.use({ viewport: { width: 1400, height: 900 } });

test('searches on Enter only, shows the grid and sets the term, SRCH-01, SRCH-03, SRCH-04', async ({
  page,
  world,
}) => {
  const word = world.word();
  await world.offer({ title: `Gol ${word}` });
  const code = await world.offer({ title: 'Outra' });
  await page.goto(`/oferta/${code}`);
  const home = new HomePage(page);
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
  await home.search.fill(word);
  await home.search.blur();
  await expect(page).toHaveURL(new RegExp(`/oferta/${code}$`));
  await home.search.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/home\\?term=${word}`));
  await expect(home.titles).toHaveText([`Gol ${word}`]);
  await expect(home.grid).toBeInViewport();
  await expect(home.search).toHaveValue(word);
});

test('does nothing on Enter in an empty field, SRCH-02', async ({ page, world }) => {
  const code = await world.offer();
  await page.goto(`/oferta/${code}`);
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
  const home = new HomePage(page);
  await home.search.fill('   ');
  await home.search.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/oferta/${code}$`));
});

test('finds words of title, description, tags and brand in any case and without accents, FILT-12, FILT-13', async ({
  page,
  world,
}) => {
  const word = world.word();
  const tag = `t${world.word()}`;
  await world.offer({
    title: `Ônibus ${word}`,
    tags: tag,
    description: '<p>Com bagageiro reforçado</p>',
    vehicles: [{ brand: 'Volvo' }],
  });
  const home = await new HomePage(page).open(`term=${tag.toUpperCase()}`);
  await expect(home.titles).toHaveText([`Ônibus ${word}`]);
  for (const found of [`onibus ${word}`, `REFORCADO ${word}`, `volvo ${word}`]) {
    await home.searchFor(found);
    await expect(page).toHaveURL(/term=/);
    await expect(home.search).toHaveValue(found);
    await expect(home.titles).toHaveText([`Ônibus ${word}`]);
  }
});

test('a new search clears the filters, FILT-16', async ({ page, world }) => {
  const word = world.word();
  await world.offer({ title: `Uno ${word}`, vehicles: [{ brand: 'Fiat' }] });
  await world.offer({ title: `Ka ${word}`, vehicles: [{ brand: 'Ford' }] });
  const home = await new HomePage(page).open(`term=${word}`);
  await home.filters.getByRole('checkbox', { name: /Fiat/ }).click();
  await expect(home.cards).toHaveCount(1);
  await home.searchFor(`Ka ${word}`);
  await expect(home.titles).toHaveText([`Ka ${word}`]);
  await expect(page).not.toHaveURL(/brands=/);
});

test.describe('while somebody types', () => {
  test('what is typed while the list is on its way stays, and going back shows the term of then, SRCH-04', async ({
    page,
    world,
  }) => {
    const word = world.word();
    await world.offer({ title: `Gol ${word}` });
    const home = await new HomePage(page).open(`term=${word}`);
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(
      (url) => url.searchParams.get('term') === `gol ${word}`,
      async (route) => {
        await held;
        await route.continue();
      },
    );
    const asked = page.waitForRequest((request) => request.url().includes('term=gol'));
    await home.searchFor(`gol ${word}`);
    await asked;
    await home.search.fill(`uno ${word}`);
    arrive();
    await expect(page).toHaveURL(/term=gol/);
    await expect(home.search).toHaveValue(`uno ${word}`);
    await page.goBack();
    await expect(home.search).toHaveValue(word);
  });

  test('suggestions come, the arrows walk through them and Enter goes there, SRCH-01', async ({
    page,
    world,
  }) => {
    const word = world.word();
    const code = await world.offer({ title: `Toyota ${word}` });
    const home = await new HomePage(page).open();
    await home.search.click();
    await home.search.pressSequentially(word.slice(0, 12));
    const list = page.getByRole('listbox', { name: 'Sugestões de busca' });
    const option = list.getByRole('option', { name: new RegExp(`Toyota ${word}`) });
    await expect(option).toBeVisible();
    await expect(home.search).toHaveAttribute('aria-expanded', 'true');
    await home.search.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    const active = await home.search.getAttribute('aria-activedescendant');
    await expect(option).toHaveAttribute('id', active ?? '');
    await home.search.press('Escape');
    await expect(list).toBeHidden();
    await expect(home.search).not.toHaveValue('');
    await home.search.press('ArrowDown');
    await expect(list).toBeVisible();
    await home.search.press('ArrowDown');
    await home.search.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/oferta/${code}`));
  });

  test('a question that is out of date is given up, and its answer is not shown', async ({ page }) => {
    const home = await new HomePage(page).open();
    const asked: string[] = [];
    const givenUp: string[] = [];
    const termOf = (url: string): string => new URL(url).searchParams.get('term') ?? '';
    page.on('requestfailed', (request) => givenUp.push(termOf(request.url())));
    await page.route(/\/api\/offer\/suggest/, async (route) => {
      const term = termOf(route.request().url());
      asked.push(term);
      if (term === 'fi') return;
      await route.fulfill({
        json: { data: [{ tipo: 'marca', texto: `Marca ${term}`, codigo: 1, total: 3 }] },
      });
    });
    await home.search.click();
    await home.search.fill('fi');
    await expect.poll(() => asked).toContain('fi');
    await home.search.fill('fiat');
    await expect.poll(() => givenUp).toContain('fi');
    const list = page.getByRole('listbox', { name: 'Sugestões de busca' });
    await expect(list.getByRole('option')).toHaveText([/Marca fiat/]);
  });
});

test.describe('a visitor who has not answered about cookies', () => {
  test.use({ consent: null });

  test('searches of before are offered when the visitor allows it, and can be cleared', async ({
    page,
    world,
  }) => {
    const word = world.word();
    await world.offer({ title: `Gol ${word}` });
    const home = await new HomePage(page).open();
    await home.searchFor(word);
    await expect(home.titles).toHaveText([`Gol ${word}`]);
    await home.search.fill('');
    await home.search.click();
    await expect(page.getByRole('listbox', { name: 'Buscas recentes' })).toBeHidden();
    await new ConsentQuestion(page).accept.click();
    await home.open();
    await home.searchFor(word);
    await expect(home.titles).toHaveText([`Gol ${word}`]);
    await home.open();
    await home.search.click();
    const recent = page.getByRole('listbox', { name: 'Buscas recentes' });
    await recent.getByRole('option', { name: word }).click();
    await expect(home.titles).toHaveText([`Gol ${word}`]);
    await home.open();
    await home.search.click();
    await page.getByRole('button', { name: 'Limpar buscas recentes' }).click();
    await expect(recent).toBeHidden();
  });
});

test('a mistyped word is corrected, the page says so, and the exact words can be searched, SRCH-03', async ({
  page,
}) => {
  const home = await new HomePage(page).open('term=corola');
  await expect(page.getByText('Mostrando resultados para “corolla”.')).toBeVisible();
  await expect(home.cards.first()).toBeVisible();
  await page.getByRole('link', { name: 'Buscar exatamente por “corola”' }).click();
  await expect(page).toHaveURL(/exact=1/);
  await expect(home.grid.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
});
