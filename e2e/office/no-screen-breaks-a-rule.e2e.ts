import { expect, test } from '../journey.ts';
import { brokenRules, lowContrast, overflow } from '../pages/accessibility.ts';
import { OfficePage } from './office-page.ts';
import { proposed } from '../world/sales-team.ts';

const FRAME = ['header', 'nav'];

test('no rule of WCAG 2.2 AA is broken in the back office, narrow or wide, light or dark', async ({
  page,
  request,
  world,
}) => {
  test.setTimeout(400_000);
  const title = `Palio ${world.word()}`;
  const offer = await world.offer({ title, acceptsProposals: true });
  await proposed(world, request, { accountId: (await world.person()).id, offer });
  const office = await new OfficePage(page).open();
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  const showIn = async (colorScheme: 'light' | 'dark'): Promise<void> => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    // Colours that still move would be measured on their way.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  };
  const check = async (name: string, without: readonly string[] = []): Promise<void> => {
    await showIn('light');
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflow(page), `${name}, ${width} px`).toBe(0);
      expect(await brokenRules(page, without), `${name}, ${width} px`).toEqual([]);
    }
    await showIn('dark');
    expect(await lowContrast(page, without), `${name}, dark`).toEqual([]);
  };
  await check('the door');
  const administrator = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'administrator' where id = $1`, [administrator.id]);
  await office.signIn(administrator);
  await expect(office.heading).toHaveText('O que espera por você');
  const links = page.getByRole('navigation').getByRole('link');
  const pages = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(pages).toContain('/painel/propostas');
  for (const path of pages) {
    await office.open(path.replace(/^\/painel/, ''));
    await expect(office.heading).toBeVisible();
    await expect(page.getByLabel('Carregando')).toHaveCount(0);
    // The frame is the same on all of them: it is looked at once.
    await check(path, path === pages[0] ? [] : FRAME);
  }
  await office.open('/propostas');
  await office.row(title).click();
  await expect(office.panel).toContainText('Histórico');
  await check('a proposal');
});
