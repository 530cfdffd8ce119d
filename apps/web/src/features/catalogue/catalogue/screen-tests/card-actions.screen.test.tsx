import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { answerCall } from '../../../../../test/screens/calls.ts';
import { textsOf } from '../../../../../test/screens/elements.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { HomeScreen } from '../../../../../test/screens/pages/home-screen.ts';
import { world } from '../../../../../test/screens/world.ts';

let word = '';
let full = 0;
beforeAll(async () => {
  word = world.word();
  full = await world.offer({
    title: `Completo ${word}`,
    description: '<ul><li>Único dono</li><li>Revisado</li></ul>',
    buyNow: 45_900,
    acceptsProposals: true,
    vehicles: [{ yearManufacture: 2019, yearModel: 2020, usage: 120_000, counter: 'Km', plate: 'ABC1D23' }],
  });
  await world.offer({ title: `Misto ${word}`, description: '<p>Texto</p><ul><li>solto</li></ul>' });
});
beforeEach(() => page.viewport(1400, 900));

const popup = () => page.getByRole('dialog');
const details = (home: HomeScreen, title: string) =>
  home.card(title).getByRole('button', { name: 'Detalhes' }).click();

describe('"Detalhes" of a card', () => {
  test('opens a popup with mileage, years and a way to buy, CARD-13, CARD-14, CARD-17', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    await expect.element(home.card('Completo').getByRole('button', { name: 'Comprar' })).toBeVisible();
    await details(home, 'Completo');
    await expect.element(page.getByRole('dialog', { name: `Completo ${word}` })).toBeVisible();
    await expect.element(popup().getByText('120.000 Km', { exact: true })).toBeVisible();
    await expect.element(popup().getByText('2019/2020', { exact: true })).toBeVisible();
    await expect.element(popup().getByRole('button', { name: 'Comprar' })).toBeVisible();
  });

  test('shows only the last four characters of the plate, and no reply holds the rest, CARD-15', async () => {
    const replies: string[] = [];
    answerCall('GET', /^\/(offer|filter)/, async (_call, pass) => {
      const answer = await pass();
      replies.push(await answer.clone().text());
      return answer;
    });
    const home = await new HomeScreen().open(`term=${word}`);
    await details(home, 'Completo');
    await expect.element(popup().getByText('***-1D23', { exact: true })).toBeVisible();
    expect(document.documentElement.outerHTML).not.toContain('C1D23');
    expect(replies.length).toBeGreaterThan(1);
    expect(replies.join('\n')).not.toContain('C1D23');
  });

  test('shows a description that is a single list as a list, CARD-16', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    await details(home, 'Completo');
    await expect.poll(() => textsOf(popup().getByRole('listitem'))).toEqual(['Único dono', 'Revisado']);
  });

  test('shows a mixed description as text, CARD-16', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    await details(home, 'Misto');
    await expect.element(popup().getByText(/^Texto\s*solto$/)).toBeVisible();
    await expect.element(popup().getByRole('list')).not.toBeInTheDocument();
  });

  test('shows a broken list as text, CARD-16', async () => {
    answerCall('GET', `/offer/${full}`, async (_call, pass) => {
      const text = await (await pass()).text();
      const broken = text.replace('<li>Revisado</li></ul>', '<li>Revisado');
      expect(broken).not.toBe(text);
      return new Response(broken, { headers: { 'content-type': 'application/json' } });
    });
    const home = await new HomeScreen().open(`term=${word}`);
    await details(home, 'Completo');
    await expect.element(popup().getByText(/^Único dono\s*Revisado$/)).toBeVisible();
    await expect.element(popup().getByRole('list')).not.toBeInTheDocument();
  });
});

describe('a card leads', () => {
  test('with its title to the offer, and with "Faça uma Oferta" to the proposal, CARD-18', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    await home.card('Completo').getByText('Faça uma Oferta').click();
    await expect.poll(currentAddress).toBe(`/oferta/${full}?view=proposta`);
    await home.open(`term=${word}`);
    await home.card('Completo').getByRole('heading').getByRole('link').click();
    await expect.poll(currentAddress).toBe(`/oferta/${full}`);
  });

  test('a visitor who buys to the offer, from card and popup, CARD-18, CARD-19', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    await home.card('Completo').getByRole('button', { name: 'Comprar' }).click();
    await expect.poll(currentAddress).toBe(`/oferta/${full}`);
    await home.open(`term=${word}`);
    await details(home, 'Completo');
    await popup().getByRole('button', { name: 'Comprar' }).click();
    await expect.poll(currentAddress).toBe(`/oferta/${full}`);
  });

  for (const from of ['card', 'popup'] as const) {
    test(`a buyer who is signed in straight to the flow with that offer, from the ${from}, CARD-20`, async () => {
      await world.signedIn();
      const home = await new HomeScreen().open(`term=${word}`);
      if (from === 'popup') await details(home, 'Completo');
      const place = from === 'popup' ? popup() : home.card('Completo');
      await place.getByRole('button', { name: 'Comprar' }).click();
      await expect.poll(currentAddress).toMatch(/^\/fluxo\/\?step=0/);
      const main = page.getByRole('main');
      await expect.element(main.getByText(`Completo ${word}`).first()).toBeVisible();
      await expect.element(main.getByText('R$ 45.900,00').first()).toBeVisible();
    });
  }
});

describe('the heart of a card', () => {
  test('is not there for a visitor, CARD-04', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    await expect.element(home.card('Completo')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Favoritar' })).not.toBeInTheDocument();
  });

  test('marks the offer of a user signed in, and it stays marked, CARD-04, CARD-18', async () => {
    await world.signedIn();
    const home = await new HomeScreen().open(`term=${word}`);
    await home.card('Completo').getByRole('button', { name: 'Favoritar' }).click();
    await expect
      .element(home.card('Completo').getByRole('button', { name: 'Remover dos favoritos' }))
      .toHaveAttribute('aria-pressed', 'true');
    await openScreen('/favoritos');
    await expect
      .element(page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 }))
      .toHaveTextContent(`Completo ${word}`);
  });
});
