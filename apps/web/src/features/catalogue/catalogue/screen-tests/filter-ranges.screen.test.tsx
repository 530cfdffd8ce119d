import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { sentCalls } from '../../../../../test/screens/calls.ts';
import { drawn, freezeClock, runClock } from '../../../../../test/screens/deals/clock.ts';
import { focusOn, press, textsOf } from '../../../../../test/screens/elements.ts';
import { HomeScreen } from '../../../../../test/screens/pages/home-screen.ts';
import { world } from '../../../../../test/screens/world.ts';

let word = '';
const nothing = (home: HomeScreen): Locator => home.grid.getByRole('heading', { name: 'Nada aqui' });

beforeAll(async () => {
  word = world.word();
  await world.offer({ title: `Uno ${word}`, buyNow: 20_000, vehicles: [{ usage: 40_000 }] });
  await world.offer({ title: `Fiesta ${word}`, buyNow: 45_000, vehicles: [{ usage: 90_000 }] });
  await world.offer({ title: `Caminhão ${word}`, buyNow: 600_000, vehicles: [{ usage: 200_000 }] });
});
beforeEach(() => page.viewport(1400, 900));

describe('the bounds of a range', () => {
  test('a price that stands exactly on a bound is left out, FILT-05', async () => {
    const home = await new HomeScreen().open(`term=${word}&priceStart=20000&priceEnd=45000`);
    await expect.element(nothing(home)).toBeVisible();
    await home.open(`term=${word}&priceStart=19999&priceEnd=45000`);
    await expect.poll(home.shown).toEqual([`Uno ${word}`]);
    await home.open(`term=${word}&priceStart=20000&priceEnd=45001`);
    await expect.poll(home.shown).toEqual([`Fiesta ${word}`]);
  });

  test('an end of -1 keeps the most expensive offer, FILT-06', async () => {
    const home = await new HomeScreen().open(`term=${word}&priceStart=45000&priceEnd=-1`);
    await expect.poll(home.shown).toEqual([`Caminhão ${word}`]);
  });

  test('a mileage that stands exactly on a bound is left out, FILT-07', async () => {
    const home = await new HomeScreen().open(`term=${word}&usageStart=40000&usageEnd=90000`);
    await expect.element(nothing(home)).toBeVisible();
    await home.open(`term=${word}&usageStart=39999&usageEnd=90000`);
    await expect.poll(home.shown).toEqual([`Uno ${word}`]);
    await home.open(`term=${word}&usageStart=40000&usageEnd=90001`);
    await expect.poll(home.shown).toEqual([`Fiesta ${word}`]);
  });

  test('both ranges begin at 0 without an end, and leave nothing out, FILT-19', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    await expect.poll(home.shown).toHaveLength(3);
    for (const name of ['Preço', 'Quilometragem']) {
      await expect.element(home.slider(`${name}: mínimo`)).toHaveValue('0');
      await expect.element(home.slider(`${name}: máximo`)).toHaveAttribute('aria-valuetext', 'Ilimitado');
    }
    for (const { query } of sentCalls('GET', '/offer'))
      expect([...query.keys()].filter((name) => /^(price|usage)/.test(name))).toEqual([]);
  });

  test('a range that ends before it begins matches nothing, and can be dropped, FILT-05', async () => {
    const home = await new HomeScreen().open(`term=${word}&priceStart=50000&priceEnd=10000`);
    await expect.element(nothing(home)).toBeVisible();
    await home.chosen.getByRole('link', { name: /Remover filtro Preço/ }).click();
    await expect.poll(home.shown).toHaveLength(3);
  });
});

describe('the sliders', () => {
  test('run from 0 to 500000 reais and from 0 to 150000 km, FILT-20, FILT-21', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    for (const side of ['mínimo', 'máximo']) {
      const [price, usage] = [home.slider(`Preço: ${side}`), home.slider(`Quilometragem: ${side}`)];
      await expect.element(price).toHaveAttribute('min', '0');
      await expect.element(price).toHaveAttribute('max', '500000');
      await expect.element(usage).toHaveAttribute('min', '0');
      await expect.element(usage).toHaveAttribute('max', '150000');
    }
  });

  for (const { name, text } of [
    { name: 'Preço', text: 'R$ 495.000' },
    { name: 'Quilometragem', text: '149.000 km' },
  ]) {
    test(`${name}: the value above the thumb has dots, and is "Ilimitado" at the end, FILT-22, FILT-24`, async () => {
      const home = await new HomeScreen().open(`term=${word}`);
      const thumb = home.slider(`${name}: máximo`);
      const tooltip = home.filters.getByRole('tooltip');
      await press(thumb, '{ArrowLeft}');
      await expect.element(tooltip).toHaveTextContent(text);
      await userEvent.keyboard('{End}');
      await expect.element(tooltip).toHaveTextContent('Ilimitado');
      await expect.element(thumb).toHaveAttribute('aria-valuetext', 'Ilimitado');
    });
  }

  test('count half a second after their last move, FILT-25', async () => {
    const home = await new HomeScreen().open(`term=${word}&priceEnd=50000`);
    const chosen = () => textsOf(home.chosen.getByRole('link')).find((text) => text.startsWith('Preço'));
    expect(chosen()).toBe('Preço: até R$\u00A050.000');
    freezeClock();
    await press(home.slider('Preço: máximo'), '{ArrowLeft}');
    await runClock(400);
    await userEvent.keyboard('{ArrowLeft}');
    await runClock(450);
    expect(chosen()).toBe('Preço: até R$\u00A050.000');
    await runClock(100);
    const counted = 'Preço: até R$\u00A040.000';
    expect(await drawn(chosen, counted)).toBe(counted);
    await expect.poll(currentAddress).toContain('priceEnd=40000');
    await expect.poll(home.shown).toEqual([`Uno ${word}`]);
    expect(sentCalls('GET', '/offer').some(({ query }) => query.get('priceEnd') === '45000')).toBe(false);
  });

  test('at their maximum nothing is too expensive or too far driven, FILT-20, FILT-23', async () => {
    const home = await new HomeScreen().open(`term=${word}&priceStart=1000&priceEnd=25000&usageEnd=50000`);
    await expect.poll(home.shown).toEqual([`Uno ${word}`]);
    await press(home.slider('Quilometragem: máximo'), '{End}');
    await expect.poll(currentAddress).not.toContain('usageEnd');
    await press(home.slider('Preço: máximo'), '{End}');
    await expect.poll(currentAddress).not.toContain('priceEnd=25000');
    await expect.poll(home.shown).toHaveLength(3);
    expect(sentCalls('GET', '/offer').at(-1)?.query.get('priceEnd')).toBe('-1');
  });
});

describe('the numbers beside the sliders', () => {
  test('an exact price counts on Enter, another one on leaving, FILT-05', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    const to = home.filters.getByRole('textbox', { name: 'Até (R$)' });
    await to.fill('R$ 45.000');
    await press(to, '{Enter}');
    await expect.poll(currentAddress).toContain('priceEnd=45000');
    await expect.poll(home.shown).toEqual([`Uno ${word}`]);
    const from = home.filters.getByRole('textbox', { name: 'De (R$)' });
    await from.fill('1000');
    await userEvent.tab();
    await expect.poll(currentAddress).toContain('priceStart=1000');
  });

  test('a mileage gets its dots, FILT-22', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    const to = home.filters.getByRole('textbox', { name: 'Até (km)' });
    await to.fill('150000');
    await press(to, '{Enter}');
    await expect.poll(currentAddress).toContain('usageEnd=150000');
    await expect.element(to).toHaveValue('150.000');
    await expect.poll(home.shown).toEqual([`Fiesta ${word}`, `Uno ${word}`]);
  });

  test('what is wrong is said, and what was typed stays, FILT-05', async () => {
    const home = await new HomeScreen().open(`term=${word}&priceEnd=45000`);
    const from = home.filters.getByRole('textbox', { name: 'De (R$)' });
    await from.fill('90.000');
    await userEvent.tab();
    const alert = home.filters.getByRole('alert');
    await expect.element(alert).toHaveTextContent('O mínimo precisa ser menor que o máximo.');
    await expect.element(from).toHaveValue('90.000');
    await from.fill('muito');
    await userEvent.tab();
    await expect.element(alert).toMatchTextContent(/Digite um número/);
    await from.fill('1000');
    focusOn(home.order);
    await expect.poll(currentAddress).toContain('priceStart=1000');
    await expect.element(alert).not.toBeInTheDocument();
  });
});
