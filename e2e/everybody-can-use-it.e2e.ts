import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { FlowPage } from './pages/flow-page.ts';
import { OfferPage } from './pages/offer-page.ts';
import { ready } from './pages/ready.ts';

const WIDTHS = [360, 1024, 1440] as const;

/** What breaks WCAG 2.2 AA on this page, by rule and place. */
async function broken(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** How many pixels the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    for (const { name, path } of [
      { name: 'home', path: () => '/home' },
      { name: 'an auction', path: (code: number) => `/oferta/${code}?view=leilao` },
      { name: 'an ended offer', path: (_: number, ended: number) => `/oferta/${ended}` },
      { name: 'sign-in', path: () => '/auth/' },
      { name: 'a text', path: () => '/texto/empresa' },
      { name: 'a missing page', path: () => '/a/b/c' },
    ]) {
      test(`${name} breaks no rule of WCAG 2.2 AA and never scrolls sideways, at three widths`, async ({
        page,
        world,
      }) => {
        const [code, ended] = [
          await world.offer({ photos: 8, acceptsProposals: true, buyNow: 30_000 }),
          await world.offer({ status: 'V', endsInSeconds: 0 }),
        ];
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path(code, ended));
          await ready(page);
          expect(await overflow(page), `${width} px`).toBe(0);
          expect(await broken(page), `${width} px`).toEqual([]);
        }
      });
    }

    test('the flow, its last page and the negotiations break no rule either', async ({
      page,
      context,
      world,
    }) => {
      test.setTimeout(120_000);
      await world.signedIn(context);
      const flow = new FlowPage(page);
      await (await new OfferPage(page).open(await world.offer(), 'leilao')).bid('10000');
      const check = async (): Promise<void> => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect(await overflow(page), `${page.url()} at ${width} px`).toBe(0);
          expect(await broken(page), `${page.url()} at ${width} px`).toEqual([]);
        }
      };
      await expect(page.getByLabel('Nome', { exact: true })).toBeVisible();
      await check();
      await flow.confirmPersonalData();
      await expect(page.getByRole('radio').first()).toBeChecked();
      await check();
      await flow.chooseFreight('Entrega no endereço');
      await expect(flow.agree).toBeVisible();
      await check();
      await flow.commit();
      await expect(page.getByRole('heading', { name: 'Tudo Encaminhado!' })).toBeVisible();
      await check();
      await page.goto('/negociacao/');
      await expect(page.getByText('Você está ganhando')).toBeVisible();
      await check();
    });
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
    expect(await broken(page), dialog).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
});

test('a bid can be made with the keyboard alone, BIDS-07', async ({ page, context, world }) => {
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
  await flow.next.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Retirar no pátio' }).focus();
  await page.keyboard.press('Space');
  await flow.next.focus();
  await page.keyboard.press('Enter');
  await flow.agree.focus();
  await page.keyboard.press('Space');
  await flow.confirm.focus();
  await page.keyboard.press('Enter');
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
