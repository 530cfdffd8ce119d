import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { answerCall, held, sentCalls, reply } from '../../../../../test/screens/calls.ts';
import { answerAboutCookies } from '../../../../../test/screens/deals/consent.ts';
import { boxOf, press, textsOf } from '../../../../../test/screens/elements.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { HomeScreen } from '../../../../../test/screens/pages/home-screen.ts';
import { world } from '../../../../../test/screens/world.ts';

beforeEach(() => page.viewport(1400, 900));

describe('a search', () => {
  test('begins on Enter only: neither typing nor leaving the field searches, SRCH-01', async () => {
    const word = world.word();
    const code = await world.offer({ title: `Gol ${word}` });
    await openScreen(`/oferta/${code}`);
    const home = new HomeScreen();
    await home.search.fill(word);
    await expect.poll(() => sentCalls('GET', '/offer/suggest').length).toBe(1);
    await userEvent.tab();
    expect(currentAddress()).toBe(`/oferta/${code}`);
    await press(home.search, '{Enter}');
    await expect.poll(home.shown).toEqual([`Gol ${word}`]);
    expect(currentAddress()).toBe(`/home?term=${word}`);
    const lists = sentCalls('GET', '/offer').filter(
      ({ query }) => !query.has('spotlight') && !query.has('moment'),
    );
    expect(lists.map(({ query }) => query.get('term'))).toEqual([word]);
  });

  test('with nothing or only blanks in the field does nothing, SRCH-02', async () => {
    const home = await new HomeScreen().open('', '/home/2');
    const asked = sentCalls('GET', '/offer').length;
    const length = history.length;
    for (const empty of ['', '   ']) {
      await home.search.fill(empty);
      await press(home.search, '{Enter}');
    }
    expect(currentAddress()).toBe('/home/2');
    expect(history.length).toBe(length);
    expect(sentCalls('GET', '/offer')).toHaveLength(asked);
  });

  test('leaves only the offers with the term, and is in the field, SRCH-03', async () => {
    const word = world.word();
    await world.offer({ title: `Gol ${word}` });
    const home = await new HomeScreen().open();
    await home.searchFor(word);
    await expect.poll(home.shown).toEqual([`Gol ${word}`]);
    await expect.element(home.search).toHaveValue(word);
  });

  test('goes from another screen to home, where the window stands at the grid, SRCH-04', async () => {
    await world.signedIn();
    await openScreen('/perfil/');
    const home = new HomeScreen();
    await home.searchFor('fiat');
    await expect.poll(currentAddress).toBe('/home?term=fiat');
    await expect.poll(() => home.shown().length).toBe(9);
    // Banners and "Destaques" stand above: the grid is at the upper edge only where the window was scrolled.
    await expect.poll(() => boxOf(home.grid).top).toSatisfy((top: number) => top >= 0 && top < 100);
    expect(window.scrollY).toBeGreaterThan(300);
  });

  test('is understood: a colour becomes a filter that can be removed, at the grid still, SRCH-03, SRCH-04', async () => {
    const [word, colour] = [world.word(), world.word()];
    await world.offer({ title: `Claro ${word}`, vehicles: [{ colour }] });
    await world.offer({ title: `Escuro ${word}`, vehicles: [{ colour: 'Preto' }] });
    await openScreen('/texto/vix');
    const home = new HomeScreen();
    await home.searchFor(`${word} ${colour}`);
    await expect.poll(home.shown).toEqual([`Claro ${word}`]);
    expect(currentAddress()).toBe(`/home?term=${word}&colors=${colour}`);
    expect(location.hash).toBe('#ofertas');
    await home.chosen.getByRole('link', { name: `Remover filtro ${colour}` }).click();
    await expect.poll(() => home.shown().toSorted()).toEqual([`Claro ${word}`, `Escuro ${word}`]);
  });
});

test('a searched price counts itself, in the words that were typed, until the slider sets another, SRCH-03, FILT-05', async () => {
  const word = world.word();
  await world.offer({ title: `Na conta ${word}`, buyNow: 60_000 });
  await world.offer({ title: `Acima ${word}`, buyNow: 60_000.01 });
  await openScreen('/home');
  const home = new HomeScreen();
  await home.searchFor(`${word} até 60 mil`);
  await expect.poll(home.shown).toEqual([`Na conta ${word}`]);
  expect(currentAddress()).toBe(`/home?term=${word}&priceTo=60000`);
  await expect.element(home.chosen.getByText('Preço: até R$ 60.000', { exact: true })).toBeVisible();
  await home.filters.getByLabelText('De (R$)').fill('10000');
  await userEvent.tab();
  await expect.poll(currentAddress).toBe(`/home?term=${word}&priceStart=10000&priceTo=60000`);
  await expect.poll(home.shown).toEqual([`Na conta ${word}`]);
  await home.filters.getByLabelText('Até (R$)').fill('60001');
  await userEvent.tab();
  await expect.poll(currentAddress).toBe(`/home?term=${word}&priceStart=10000&priceEnd=60001`);
});

describe('the words of a search', () => {
  test('are found in title, description and tags, in any case and without accents, FILT-12', async () => {
    const [word, tag] = [world.word(), `t${world.word()}`];
    await world.offer({
      title: `Ônibus ${word}`,
      tags: tag,
      description: '<p>Com bagageiro reforçado</p>',
    });
    await world.offer({ title: `Outro ${word}` });
    const home = await new HomeScreen().open();
    for (const term of [tag.toUpperCase(), `onibus ${word}`, `REFORCADO ${word}`]) {
      await home.searchFor(term);
      await expect.poll(() => new URLSearchParams(location.search).get('term')).toBe(term);
      await expect.poll(home.shown).toEqual([`Ônibus ${word}`]);
    }
  });

  test('are found in brand and category, in any case, FILT-13', async () => {
    const word = world.word();
    await world.offer({ title: `Pesado ${word}`, vehicles: [{ brand: 'Volvo', categoryCode: 5 }] });
    await world.offer({ title: `Leve ${word}`, vehicles: [{ brand: 'Fiat', categoryCode: 1 }] });
    const home = await new HomeScreen().open();
    for (const [found, title] of [
      ['volvo', 'Pesado'],
      ['FIAT', 'Leve'],
      ['CAMINHÕES', 'Pesado'],
      ['carros', 'Leve'],
    ] as const) {
      await home.searchFor(`${found} ${word}`);
      await expect.poll(home.shown).toEqual([`${title} ${word}`]);
    }
  });

  test('are found in the model, in any case, FILT-13', async () => {
    const model = await world.value(
      'name',
      `select m.name from offer o join model m on m.code = o.model_codes[1]
       where o.status = 'A' and length(m.name) > 4 and m.name ~ '^[A-Za-z]+$' group by 1 having count(*) = 1 limit 1`,
    );
    const home = await new HomeScreen().open();
    await home.searchFor(String(model).toUpperCase());
    await expect
      .poll(() => new URLSearchParams(location.search).get('term'))
      .toBe(String(model).toUpperCase());
    // Every offer of the catalogue that has a model names it in its title.
    const found = () => home.shown().filter((title) => title.includes(String(model))).length;
    await expect.poll(found).toBeGreaterThan(0);
    await expect.poll(() => home.shown().length).toBe(found());
  });

  test('that are mistyped are corrected, the screen says so, and the exact ones can be searched, SRCH-03', async () => {
    const home = await new HomeScreen().open('term=corola');
    await expect.element(page.getByText(/^Mostrando resultados para “corolla”\./)).toBeVisible();
    await expect.element(home.cards.first()).toBeVisible();
    await page.getByRole('link', { name: 'Buscar exatamente por “corola”' }).click();
    await expect.poll(currentAddress).toMatch(/exact=1/);
    await expect.element(home.grid.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
  });

  test('typed while the list is on its way stay, and going back shows those of then, SRCH-03', async () => {
    const word = world.word();
    await world.offer({ title: `Gol ${word}` });
    const home = await new HomeScreen().open(`term=${word}`);
    const slow = held();
    answerCall('GET', '/offer', slow.answer);
    await home.searchFor(`gol ${word}`);
    await slow.reached;
    await home.search.fill(`uno ${word}`);
    slow.release();
    await expect.poll(currentAddress).toMatch(/term=gol/);
    await expect.element(home.search).toHaveValue(`uno ${word}`);
    history.back();
    await expect.element(home.search).toHaveValue(word);
  });
});

describe('suggestions', () => {
  test('come while one types, the arrows walk through them and Enter goes there, SRCH-01', async () => {
    const word = world.word();
    const code = await world.offer({ title: `Toyota ${word}` });
    const home = await new HomeScreen().open();
    await userEvent.type(home.search, word.slice(0, 12));
    const option = home.suggestions.getByRole('option', { name: new RegExp(`Toyota ${word}`) });
    await expect.element(option).toBeVisible();
    await expect.element(home.search).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option).toHaveAttribute('aria-selected', 'true');
    await expect
      .element(home.search)
      .toHaveAttribute('aria-activedescendant', option.element().getAttribute('id') ?? '');
    await userEvent.keyboard('{Escape}');
    await expect.element(home.suggestions).not.toBeInTheDocument();
    await expect.element(home.search).toHaveValue(word.slice(0, 12));
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(home.suggestions).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(currentAddress).toBe(`/oferta/${code}`);
  });

  test('of a question that is out of date are given up and not shown', async () => {
    const home = await new HomeScreen().open();
    const late = Promise.withResolvers<Response>();
    const lines = (term: string): Response =>
      reply(200, { data: [{ tipo: 'marca', texto: `Marca ${term}`, codigo: 1, total: 3 }] });
    answerCall('GET', '/offer/suggest', ({ query }) =>
      query.get('term') === 'fi' ? late.promise : lines(query.get('term') ?? ''),
    );
    await home.search.click();
    await home.search.fill('fi');
    await expect.poll(() => sentCalls('GET', '/offer/suggest').length).toBe(1);
    await home.search.fill('fiat');
    const options = () => textsOf(home.suggestions.getByRole('option'));
    await expect.poll(options).toEqual([expect.stringContaining('Marca fiat')]);
    late.resolve(lines('fi'));
    await home.search.fill('fiats');
    await expect.poll(options).toEqual([expect.stringContaining('Marca fiats')]);
  });
});

test('suggested offers of the same title are distinguished, and all leave with their question', async () => {
  const home = await new HomeScreen().open();
  const line = (texto: string, codigo: number) => ({ tipo: 'oferta', texto, codigo, total: 1 });
  const twins = [line('Gol', 1), line('Gol', 2), line('Gol', 3)];
  answerCall('GET', '/offer/suggest', ({ query }) =>
    reply(200, { data: query.get('term') === 'go' ? twins : [line('Gol novo', 4)] }),
  );
  const options = () => textsOf(home.suggestions.getByRole('option'));
  await home.search.click();
  await home.search.fill('go');
  await expect.poll(options).toEqual(['GolOferta', 'GolOferta', 'GolOferta']);
  await home.search.fill('gol');
  await expect.poll(options).toEqual(['Gol novoOferta']);
});

describe('earlier searches', () => {
  test('are not offered to a visitor who has not answered about cookies, SRCH-03', async () => {
    answerAboutCookies(null);
    const word = world.word();
    await world.offer({ title: `Gol ${word}` });
    const home = await new HomeScreen().open();
    await home.searchFor(word);
    await expect.poll(home.shown).toEqual([`Gol ${word}`]);
    await home.search.fill('');
    await home.search.click();
    await expect.element(page.getByRole('listbox', { name: 'Buscas recentes' })).not.toBeInTheDocument();
    expect(localStorage.getItem('patio.functionality.buscas')).toBeNull();
  });

  test('are offered to one who allows it, and can be cleared, SRCH-03', async () => {
    answerAboutCookies(['functionality']);
    const word = world.word();
    await world.offer({ title: `Gol ${word}` });
    const home = await new HomeScreen().open();
    await home.searchFor(word);
    await expect.poll(home.shown).toEqual([`Gol ${word}`]);
    await home.open();
    await home.search.click();
    const recent = page.getByRole('listbox', { name: 'Buscas recentes' });
    await recent.getByRole('option', { name: word }).click();
    await expect.poll(home.shown).toEqual([`Gol ${word}`]);
    await home.open();
    await home.search.click();
    await page.getByRole('button', { name: 'Limpar buscas recentes' }).click();
    await expect.element(recent).not.toBeInTheDocument();
  });
});
