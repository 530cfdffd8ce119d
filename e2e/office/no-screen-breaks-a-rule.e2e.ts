import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { brokenRules, lowContrast, overflow } from '../pages/accessibility.ts';
import { OfficePage } from './office-page.ts';
import { proposed } from '../world/sales-team.ts';
import type { World } from '../world/world.ts';

const FRAME = ['header', 'nav'];
/** The pages are looked at in so many journeys, which run beside each other. */
const PARTS = 4;

test.describe.configure({ mode: 'parallel' });

async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  // Colours that still move would be measured on their way.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

async function check(page: Page, name: string, without: readonly string[] = []): Promise<void> {
  await showIn(page, 'light');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflow(page), `${name}, ${width} px`).toBe(0);
    expect(await brokenRules(page, without), `${name}, ${width} px`).toEqual([]);
  }
  await showIn(page, 'dark');
  expect(await lowContrast(page, without), `${name}, dark`).toEqual([]);
}

async function openAsAdministrator(page: Page, world: World): Promise<OfficePage> {
  const office = await new OfficePage(page).open();
  const administrator = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'administrator' where id = $1`, [administrator.id]);
  await office.signIn(administrator);
  await expect(office.heading).toHaveText('O que espera por você');
  return office;
}

for (let part = 0; part < PARTS; part += 1) {
  test(`no rule of WCAG 2.2 AA is broken on the pages of the back office, narrow or wide, light or dark, ${part + 1} of ${PARTS}`, async ({
    page,
    world,
  }) => {
    const office = await openAsAdministrator(page, world);
    const links = page.getByRole('navigation').getByRole('link');
    const pages = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(pages).toContain('/painel/propostas');
    for (const path of pages.filter((_, index) => index % PARTS === part)) {
      await office.show(path.replace(/^\/painel/, ''));
      await expect(page.getByRole('navigation').locator('[aria-current=page]')).toHaveAttribute('href', path);
      await expect(office.heading).toBeVisible();
      await expect(page.getByLabel('Carregando')).toHaveCount(0);
      // The frame is the same on all of them: it is looked at once.
      await check(page, path, path === pages[0] ? [] : FRAME);
    }
  });
}

test('no rule of WCAG 2.2 AA is broken at the door of the back office and on an open record', async ({
  page,
  request,
  world,
}) => {
  const title = `Palio ${world.word()}`;
  const offer = await world.offer({ title, acceptsProposals: true });
  await proposed(world, request, { accountId: (await world.person()).id, offer });
  await new OfficePage(page).open();
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await check(page, 'the door');
  const office = await openAsAdministrator(page, world);
  await office.open('/propostas');
  await office.row(title).click();
  await expect(office.panel).toContainText('Histórico');
  await check(page, 'a proposal');
});
