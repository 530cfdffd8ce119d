import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { boxOf } from '../../../../../test/screens/elements.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { HomeScreen } from '../../../../../test/screens/pages/home-screen.ts';
import { world } from '../../../../../test/screens/world.ts';
import { numberOf } from '../../../../../test/world/world.ts';

let word = '';
beforeAll(async () => {
  word = world.word();
  const partnerId = numberOf(
    await world.value(
      'id',
      `insert into partner (store, name, status, member_since) values ($1, 'Loja Faixa', 'approved', now()) returning id`,
      [`teclado-${word.replaceAll(/[^a-z]/g, '')}`],
    ),
  );
  await world.offer({
    title: `Cheio ${word}`,
    buyNow: 45_900,
    photos: 5,
    acceptsProposals: true,
    partnerId,
  });
});
beforeEach(() => page.viewport(1400, 900));

const tabStops = (card: Locator): HTMLElement[] =>
  [...card.element().querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex]')].filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility(),
  );

describe('a card with everything on it', () => {
  test('takes three stops of the Tab key at most, and arrows reach the rest, CARD-02, CARD-18', async () => {
    await world.signedIn();
    const card = (await new HomeScreen().open(`term=${word}`)).card('Cheio');
    await expect.element(card.getByRole('button', { name: /^Comparar/ })).toBeVisible();
    await expect.element(card.getByRole('button', { name: 'Mostrar foto 5' })).toBeVisible();
    await expect.poll(() => tabStops(card).length).toBe(3);
    tabStops(card)[2]?.focus();
    await expect.element(card.getByRole('button', { name: 'Comprar' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(card.getByRole('button', { name: 'Detalhes' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(card.getByRole('button', { name: /^Comparar/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(card.getByRole('button', { name: 'Comprar' })).toHaveFocus();
    const photos = card.getByRole('toolbar', { name: /^Fotos/ });
    const reached = new Set<string>();
    tabStops(card)[0]?.focus();
    for (let step = 0; step < 12; step += 1) {
      reached.add(
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
      await userEvent.keyboard('{ArrowRight}');
    }
    for (const name of ['Próxima foto', 'Mostrar foto 5', 'Faça uma Oferta', 'Favoritar'])
      expect([...reached]).toContain(name);
    await expect.poll(() => tabStops(photos).length).toBe(1);
  });

  test('has bullets of 44 px, CARD-02', async () => {
    const card = (await new HomeScreen().open(`term=${word}`)).card('Cheio');
    const bullets = card.getByRole('button', { name: /^Mostrar foto/ });
    await expect.poll(() => bullets.elements().length).toBe(5);
    for (const at of [0, 1, 2, 3, 4]) {
      const { width, height } = boxOf(bullets.nth(at));
      expect([width, height]).toEqual([44, 44]);
    }
  });
});

describe('past the header', () => {
  const skip = (name: string) => page.getByRole('link', { name, exact: true });

  test('"Ir para as ofertas" and "Ir para os filtros" lead where they say on home and favourites', async () => {
    await world.signedIn();
    for (const path of ['/home', '/favoritos']) {
      await openScreen(path);
      await expect.element(skip('Ir para os filtros')).toBeInTheDocument();
      skip('Ir para os filtros')
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      if (path === '/home') {
        expect(document.activeElement?.id).toBe('filtros');
        skip('Ir para as ofertas')
          .element()
          .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        expect(document.activeElement?.id).toBe('ofertas');
      }
    }
  });

  test('on a phone the filters are the button that opens them', async () => {
    await page.viewport(400, 800);
    const home = await new HomeScreen().open(`term=${word}`);
    skip('Ir para os filtros')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await expect.element(home.filterBy).toHaveFocus();
  });

  test('other screens lead to their content alone', async () => {
    await openScreen('/texto/empresa');
    await expect.element(skip('Ir para o conteúdo')).toBeInTheDocument();
    await expect.element(skip('Ir para as ofertas')).not.toBeInTheDocument();
  });
});
