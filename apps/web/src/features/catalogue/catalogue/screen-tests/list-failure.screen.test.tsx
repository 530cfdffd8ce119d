import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCall, cutOff, held, reply } from '../../../../../test/screens/calls.ts';
import { boxOf } from '../../../../../test/screens/elements.ts';
import { HomeScreen } from '../../../../../test/screens/pages/home-screen.ts';
import { world } from '../../../../../test/screens/world.ts';

const FAILED = /Não foi possível carregar as ofertas agora\./;

/** A failed list is empty, and says nothing but what failed: neither that nothing is there nor how much. */
async function expectFailureAlone(home: HomeScreen): Promise<void> {
  await expect.element(home.grid.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  await expect.element(page.getByRole('article')).not.toBeInTheDocument();
  await expect.element(page.getByText(/Nada aqui|Nenhuma oferta|\d ofertas?$/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).toHaveLength(1);
}

describe('a list that is asked for within the page', () => {
  let word = '';
  beforeAll(async () => {
    word = world.word();
    await world.offer({ title: `Uno ${word}`, buyNow: 20_000 });
    await world.offer({ title: `Ka ${word}`, buyNow: 40_000 });
  });
  beforeEach(() => page.viewport(1400, 900));

  for (const { name, answer } of [
    { name: 'refused', answer: () => reply(500, { erros: ['x'] }) },
    { name: 'cut off halfway', answer: () => new Response('{"data":[{"codi') },
    { name: 'unreachable', answer: cutOff },
  ]) {
    test(`${name}: the list is empty, the failure stands there alone with another try, and filters and order stay, HOME-11`, async () => {
      const home = await new HomeScreen().open(`term=${word}`);
      expect(home.shown()).toHaveLength(2);
      answerCall('GET', '/offer', answer);
      await home.order.selectOptions('MENOR_PRECO');
      await expect.element(home.grid.getByRole('alert')).toMatchTextContent(FAILED);
      await expectFailureAlone(home);
      await expect.element(home.filters).toBeVisible();
      await expect.element(home.order).toHaveValue('MENOR_PRECO');
      answerCall('GET', '/offer', (_call, pass) => pass());
      await home.grid.getByRole('button', { name: 'Tentar de novo' }).click();
      await expect.poll(home.shown).toEqual([`Uno ${word}`, `Ka ${word}`]);
    });
  }

  test('failed from the beginning: an empty home that says so and nothing else, with its controls, HOME-11', async () => {
    answerCall('GET', /^\/(offer|filter|header\/banner)/, () => reply(500, { erros: ['x'] }));
    const home = await new HomeScreen().open(`term=${word}`);
    await expect.element(home.grid.getByRole('alert')).toMatchTextContent(FAILED);
    await expectFailureAlone(home);
    await expect.element(home.order).toBeVisible();
    await expect.element(home.filters).toBeVisible();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Veículos usados por oferta');
  });

  test('failed on a phone: the filters promise no number of offers either, HOME-11', async () => {
    await page.viewport(400, 800);
    answerCall('GET', '/offer', () => reply(500, { erros: ['x'] }));
    const home = await new HomeScreen().open(`term=${word}`);
    await home.filterBy.click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await expect.element(sheet.getByRole('button', { name: 'Ver ofertas', exact: true })).toBeVisible();
  });

  test('slow: a bar at once, then grey cards of the same size, HOME-03', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    const before = boxOf(home.cards.first());
    const slow = held();
    answerCall('GET', '/offer', slow.answer);
    await home.order.selectOptions('MENOR_PRECO');
    await expect.element(page.getByRole('progressbar', { name: 'Carregando' })).toBeVisible();
    const grey = home.grid.getByRole('status', { name: 'Carregando' });
    await expect.element(grey).toBeVisible();
    const card = boxOf(grey.getByCss('li').first());
    expect(card.width).toBe(before.width);
    expect(Math.abs(card.height - before.height)).toBeLessThan(40);
    slow.release();
    await expect.poll(home.shown).toEqual([`Uno ${word}`, `Ka ${word}`]);
    await expect.element(grey).not.toBeInTheDocument();
  });
});
