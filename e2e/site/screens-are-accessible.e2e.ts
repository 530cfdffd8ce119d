import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { lowContrast, brokenRules, FRAME, overflow } from '../pages/accessibility.ts';
import { FlowPage } from '../pages/flow-page.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { ready } from '../pages/ready.ts';
import { screens, type Screen } from '../pages/screens.ts';

/** A phone and a wide screen show different parts; between them nothing but the space differs. */
const IN_FULL = [360, 1440] as const;
const WIDTHS = [360, 1024, 1440] as const;

/** The screen that stands on the page, opened once: resized, and then once in its other colours. */
async function checkScreen(page: Page, { name, frame }: Screen): Promise<void> {
  const without = frame ? [] : FRAME;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflow(page), `${name}, ${width} px`).toBe(0);
    if (IN_FULL.some((each) => each === width))
      expect(await brokenRules(page, without), `${name}, ${width} px, light`).toEqual([]);
  }
  // In the other colours only contrast can differ.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await lowContrast(page, without), `${name}, dark`).toEqual([]);
}

for (const screen of screens) {
  const names = [screen, ...(screen.next ?? [])].map(({ name }) => name).join(', ');

  test(`no rule of WCAG 2.2 AA is broken and nothing scrolls sideways, narrow or wide, light or dark: ${names}`, async ({
    page,
    context,
    world,
  }) => {
    for (const each of [screen, ...(screen.next ?? [])]) {
      await each.open({ page, context, world });
      await checkScreen(page, each);
    }
  });
}

test('the dialogs of an offer break no rule', async ({ page, world }) => {
  const offer = await new OfferPage(page).open(await world.offer({ acceptsProposals: true }), 'leilao');
  for (const [button, dialog] of [
    [offer.automaticBid, 'Lance automático'],
    [offer.propose, 'Faça uma proposta'],
    [offer.panel.getByRole('button', { name: 'Como funcionam os lances' }), 'Como funcionam os lances'],
  ] as const) {
    await button.click();
    await expect(offer.dialog(dialog)).toBeVisible();
    expect(await brokenRules(page), dialog).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
});

/** Presses a button by keyboard. One that waits for what loads cannot be focused before. */
async function press(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

test('a bid can be made with the keyboard alone, BIDS-07 @smoke', async ({ page, context, world }) => {
  await world.signedIn(context);
  const offer = await new OfferPage(page).open(await world.offer(), 'leilao');
  await offer.bidField.focus();
  await page.keyboard.type('10000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fluxo\/\?step=0/);
  const flow = new FlowPage(page);
  await page.getByLabel('Data de nascimento').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/step=1/);
  await expect(page.getByRole('radio').first()).toBeChecked();
  await press(flow.next);
  await page.getByRole('radio', { name: 'Retirar no pátio' }).focus();
  await page.keyboard.press('Space');
  await press(flow.next);
  await flow.agree.focus();
  await page.keyboard.press('Space');
  await press(flow.confirm);
  await expect(page.getByRole('heading', { name: 'Tudo Encaminhado!' })).toBeVisible();
});

test('the first tab stop leads past the header to the content', async ({ page }) => {
  await page.goto('/home');
  await ready(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
