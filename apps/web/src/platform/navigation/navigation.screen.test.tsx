import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentAddress } from '../../../test/screens/deals/address.ts';
import { answerCall, held } from '../../../test/screens/calls.ts';
import { openScreen } from '../../../test/screens/open-screen.tsx';
import { OfferScreen } from '../../../test/screens/pages/offer-screen.ts';
import { world } from '../../../test/screens/world.ts';

const footerLink = (address: string) => page.getByRole('contentinfo').getByCss(`a[href="${address}"]`);

test('the view is at the top before a page is left and after the next has come; going back returns to where it was, ROUT-32', async () => {
  await openScreen('/home');
  window.scrollTo(0, 900);
  await expect.poll(() => window.scrollY).toBe(900);
  const slow = held();
  answerCall('GET', /^\/dynamic\//, slow.answer);
  const link = footerLink('/texto/empresa').element();
  if (link instanceof HTMLElement) link.click();
  await slow.reached;
  await expect.poll(() => window.scrollY).toBe(0);
  expect(currentAddress()).toBe('/home');
  slow.release();
  await expect.poll(currentAddress).toBe('/texto/empresa');
  expect(window.scrollY).toBe(0);
  history.back();
  await expect.poll(currentAddress).toBe('/home');
  await expect.poll(() => window.scrollY).toBe(900);
});

test('another category begins at the top before and after it has come, and going back returns to where it was, ROUT-32', async () => {
  await page.viewport(1400, 900);
  await openScreen('/home');
  window.scrollTo(0, 700);
  await expect.poll(() => window.scrollY).toBe(700);
  const slow = held();
  answerCall('GET', '/offer', slow.answer);
  const link = footerLink('/home/1').element();
  if (link instanceof HTMLElement) link.click();
  await slow.reached;
  await expect.poll(() => window.scrollY).toBe(0);
  slow.release();
  await expect.poll(currentAddress).toBe('/home/1');
  expect(window.scrollY).toBe(0);
  history.back();
  await expect.poll(currentAddress).toBe('/home');
  await expect.poll(() => window.scrollY).toBe(700);
});

test('a session that ends leaves a user who is signing in where they are, and leads everybody else home, ROUT-14', async () => {
  const end = (): void => {
    window.dispatchEvent(new CustomEvent('patio:signed-out', { detail: { action: false } }));
  };
  await openScreen('/auth/');
  end();
  await page.getByRole('main').getByLabelText('E-mail').fill('ana@patio.test');
  expect(currentAddress()).toBe('/auth/');
  await openScreen('/texto/empresa');
  end();
  await expect.poll(() => `${location.pathname}${location.hash}`).toBe('/#/home');
});

const WIDE = 1400;

async function widthOfDialog(open: () => Promise<void>): Promise<number> {
  await open();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const { width } = dialog.element().getBoundingClientRect();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  return Math.round(width);
}

for (const [screen, width] of [
  ['a desktop', WIDE],
  ['a phone', 400],
] as const) {
  test(`small dialogs are 500 px wide, large ones 80 % of the window, or fit ${screen}, CONS-01`, async () => {
    await page.viewport(width, 900);
    const offer = await new OfferScreen().open(await world.offer(), 'leilao');
    const small = await widthOfDialog(() =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' }).click(),
    );
    const large = await widthOfDialog(() =>
      offer.panel.getByRole('button', { name: 'Como funcionam os lances' }).click(),
    );
    if (width === WIDE) expect([small, large]).toEqual([500, 1120]);
    else {
      expect(small).toBeLessThanOrEqual(400 - 16);
      expect(large).toBe(320);
    }
  });
}
