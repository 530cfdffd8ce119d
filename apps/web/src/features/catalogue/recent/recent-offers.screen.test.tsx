import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCall, sentCalls, reply } from '../../../../test/screens/calls.ts';
import { answerAboutCookies } from '../../../../test/screens/deals/consent.ts';
import { textsOf } from '../../../../test/screens/elements.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { HomeScreen } from '../../../../test/screens/pages/home-screen.ts';
import { world } from '../../../../test/screens/world.ts';

const stored = () => localStorage.getItem('patio.functionality.vistas');
const row = () => page.getByRole('region', { name: 'Vistas recentemente' });
const see = (code: number) => openScreen(`/oferta/${code}`);

beforeEach(() => page.viewport(1400, 900));

test('nothing is remembered without consent', async () => {
  await see(await world.offer());
  const home = await new HomeScreen().open();
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(page.getByRole('contentinfo')).toBeInViewport();
  await expect.element(home.cards.first()).toBeVisible();
  await expect.element(row()).not.toBeInTheDocument();
  expect(stored()).toBeNull();
  expect(sentCalls('GET', '/offer').filter(({ query }) => query.has('codes'))).toEqual([]);
});

describe('after consent', () => {
  beforeEach(() => answerAboutCookies(['functionality']));

  test('the offers seen last stand below, the newest first, those that are over marked', async () => {
    const word = world.word();
    const first = await world.offer({ title: `Visto ${word}` });
    const over = await world.offer({ title: `Vendido ${word}`, status: 'V', endsInSeconds: 0 });
    const last = await world.offer({ title: `Agora ${word}` });
    await see(first);
    await see(over);
    await see(last);
    const titles = () => textsOf(row().getByRole('heading', { level: 3 }));
    await expect.poll(titles).toEqual([`Vendido ${word}`, `Visto ${word}`]);
    await expect
      .element(
        row().getByRole('listitem').filter({ hasText: 'Vendido' }).getByText('Vendida', { exact: true }),
      )
      .toBeVisible();
    await new HomeScreen().open();
    await expect.poll(titles).toEqual([`Agora ${word}`, `Vendido ${word}`, `Visto ${word}`]);
  });

  test('"Limpar" forgets them, and can be undone', async () => {
    const code = await world.offer();
    await see(code);
    await new HomeScreen().open();
    await row().getByRole('button', { name: 'Limpar' }).click();
    await expect.element(row()).not.toBeInTheDocument();
    expect(stored()).toBe('');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(() => row().getByRole('article').elements().length).toBe(1);
    expect(stored()).toBe(String(code));
  });

  test('withdrawing the consent deletes them at once', async () => {
    await see(await world.offer());
    await new HomeScreen().open();
    await expect.element(row()).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preferências de cookies' });
    await dialog.getByRole('switch', { name: 'Funcionalidade' }).click();
    await dialog.getByRole('button', { name: 'Salvar escolhas' }).click();
    await expect.element(row()).not.toBeInTheDocument();
    expect(stored()).toBeNull();
  });

  test('a row that cannot be loaded says so and is asked for again', async () => {
    await see(await world.offer({ title: 'Volta' }));
    answerCall('GET', '/offer', ({ query }, pass) =>
      query.has('codes') ? reply(500, { erros: ['x'] }) : pass(),
    );
    await new HomeScreen().open();
    const alert = row().getByRole('alert');
    await expect
      .element(alert)
      .toMatchTextContent('Não foi possível carregar as ofertas vistas recentemente.');
    answerCall('GET', '/offer', (_call, pass) => pass());
    await alert.getByRole('button').click();
    await expect.poll(() => row().getByRole('article').elements().length).toBe(1);
  });
});
