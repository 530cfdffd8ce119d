import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { brokenRules, overflow } from '../../../../test/screens/accessibility.ts';
import { freezeClock, runClock } from '../../../../test/screens/deals/clock.ts';
import { CancellationScreen, PAID } from '../../../../test/screens/pages/cancellation-screen.ts';
import { textsOf } from '../../../../test/screens/elements.ts';

const search = page.getByRole('main').getByRole('combobox');
const options = page.getByRole('option');

/** The dropdown of states on the cancellation request of a paid purchase. */
async function states() {
  const screen = new CancellationScreen();
  await screen.openNew(PAID);
  const state = screen.dropdown('Estado');
  await expect.element(state).toBeVisible();
  return state;
}

function buttonOf(state: Locator): HTMLElement {
  const button = state.element();
  if (!(button instanceof HTMLElement)) throw new Error('There is no button.');
  return button;
}

test('the search box has the focus 250 ms after the dropdown opened, and not before, DROP-01', async () => {
  const state = await states();
  freezeClock();
  // Waiting for an element would move the clock.
  buttonOf(state).click();
  await runClock(249);
  expect(document.activeElement).not.toBe(search.element());
  await runClock(1);
  expect(document.activeElement).toBe(search.element());
});

test('a search finds parts of names in any case, by keyboard alone, DROP-02, DROP-03', async () => {
  const state = await states();
  await expect.element(state).toMatchTextContent('Selecione...');
  buttonOf(state).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('ESP');
  await expect.poll(() => textsOf(options)).toEqual(['Espírito Santo']);
  await userEvent.keyboard('{Enter}');
  await expect.element(state).toMatchTextContent('Espírito Santo');
  await expect.element(state).not.toMatchTextContent('Selecione...');
  await expect.element(state).toHaveFocus();
});

test('nonsense finds nothing and says so, and a click elsewhere closes it, DROP-04, DROP-07', async () => {
  const state = await states();
  await state.click();
  await search.fill('zzz');
  await expect.element(page.getByText('Sem resultados...')).toBeVisible();
  await expect.element(options).not.toBeInTheDocument();
  expect(await brokenRules()).toEqual([]);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(search).not.toBeInTheDocument();
});

test('it fits a narrow window, where arrow keys choose too', async () => {
  const state = await states();
  await page.viewport(360, 800);
  await state.click();
  await expect.element(search).toHaveFocus();
  expect(overflow()).toBe(0);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(state).not.toMatchTextContent('Selecione...');
  await expect.element(search).not.toBeInTheDocument();
});
