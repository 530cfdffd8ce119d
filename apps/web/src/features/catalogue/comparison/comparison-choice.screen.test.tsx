import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brokenRules, overflow } from '../../../../test/screens/accessibility.ts';
import { currentAddress } from '../../../../test/screens/deals/address.ts';
import { boxOf } from '../../../../test/screens/elements.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { ComparisonScreen } from '../../../../test/screens/pages/comparison-screen.ts';
import { HomeScreen } from '../../../../test/screens/pages/home-screen.ts';
import { world } from '../../../../test/screens/world.ts';

beforeEach(() => page.viewport(1400, 900));

describe('offers for a comparison', () => {
  test('are chosen on cards and on the page of an offer, and four are enough', async () => {
    const word = world.word();
    const codes: number[] = [];
    for (const name of ['Um', 'Dois', 'Três', 'Quatro', 'Cinco'])
      codes.push(await world.offer({ title: `${name} ${word}` }));
    const home = await new HomeScreen().open(`term=${word}`);
    const comparison = new ComparisonScreen();
    await comparison.toggle(`Um ${word}`).click();
    await expect.element(comparison.toggle(`Um ${word}`)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(comparison.tray).toMatchTextContent('Escolha mais uma oferta');
    await comparison.toggle(`Dois ${word}`).click();
    await comparison.toggle(`Três ${word}`).click();
    await openScreen(`/oferta/${codes[3]}`);
    await comparison.ownToggle.click();
    await expect.element(comparison.ownToggle).toHaveTextContent('Na comparação');
    await expect.element(comparison.compare).toHaveTextContent('Comparar (4)');
    await home.open(`term=${word}`);
    await comparison.toggle(`Cinco ${word}`).click();
    await expect.element(page.getByText(/^Você pode comparar até 4 ofertas\./)).toBeVisible();
    await expect.element(comparison.toggle(`Cinco ${word}`)).toHaveAttribute('aria-pressed', 'false');
    await comparison.tray.getByRole('button', { name: `Remover Dois ${word} da comparação` }).click();
    await expect.element(comparison.tray).toHaveFocus();
    await comparison.toggle(`Cinco ${word}`).click();
    await comparison.compare.click();
    await expect
      .poll(currentAddress)
      .toBe(`/comparar?codigos=${[codes[0], codes[2], codes[3], codes[4]].join(',')}`);
    await expect.poll(() => comparison.heads.elements().length).toBe(4);
  });

  test('can all be thrown away, and fetched back', async () => {
    const word = world.word();
    await world.offer({ title: `Só ${word}` });
    await new HomeScreen().open(`term=${word}`);
    const comparison = new ComparisonScreen();
    await comparison.toggle(`Só ${word}`).click();
    await comparison.tray.getByRole('button', { name: 'Limpar' }).click();
    await expect.element(comparison.tray).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(comparison.toggle(`Só ${word}`)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(comparison.tray).toBeVisible();
  });
});

for (const [width, height] of [
  [1280, 720],
  [412, 839],
] as const) {
  test(`the tray breaks no rule, covers no bar and leaves the screen its width at ${width} px`, async () => {
    await page.viewport(width, height);
    await openScreen(`/oferta/${await world.offer({ title: 'Bandeja', buyNow: 20_000 })}`);
    const comparison = new ComparisonScreen();
    await comparison.ownToggle.click();
    await expect.element(comparison.tray).toBeVisible();
    expect(await brokenRules()).toEqual([]);
    expect(overflow()).toBe(0);
    const bar = page.getByCss('[data-bottom-bar]');
    expect(bar.elements().some((element) => element.checkVisibility())).toBe(width === 412);
    if (width === 412) expect(boxOf(comparison.tray).bottom).toBeLessThanOrEqual(boxOf(bar).top + 1);
  });
}
