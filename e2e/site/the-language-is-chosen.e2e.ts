import { expect, test } from '../journey.ts';

test.use({ viewport: { width: 1400, height: 900 } });

test('English is offered by the list of languages, kept in the cookie and after a reload, I18N-02, I18N-03, I18N-05', async ({
  page,
  context,
}) => {
  await page.goto('/home?order=MENOR_PRECO');
  const choices = page.getByRole('navigation', { name: 'Idioma' }).getByRole('link');
  await expect(choices).toHaveText([/Português/, /English/]);
  await choices.last().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/order=MENOR_PRECO/);
  expect((await context.cookies()).find(({ name }) => name === 'idiom')?.value).toBe('EN');
  await page.goto('/texto/empresa');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
