import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sentCalls } from '../../../test/screens/calls.ts';
import { openScreen } from '../../../test/screens/open-screen.tsx';
import { header } from '../../../test/screens/pages/header-part.ts';
import { attributesOf, textsOf } from '../../../test/screens/elements.ts';
import { world } from '../../../test/screens/world.ts';

test('a fresh browser reads Portuguese, I18N-01', async () => {
  await openScreen('/acessibilidade');
  expect(document.documentElement.lang).toBe('pt-BR');
  await expect.element(header.signIn).toBeVisible();
});

test('an unknown language in the address is Portuguese, I18N-01', async () => {
  await openScreen('/acessibilidade?idiom=XX');
  await expect.element(header.signIn).toBeVisible();
});

test('the languages of the server are offered, each with an address that keeps the filters, I18N-05', async () => {
  await page.viewport(1400, 900);
  await openScreen('/home?order=MENOR_PRECO');
  const choices = page.getByRole('navigation', { name: 'Idioma' }).getByRole('link');
  await expect
    .poll(() => textsOf(choices))
    .toEqual([expect.stringMatching(/Português/), expect.stringMatching(/English/)]);
  for (const address of attributesOf(choices, 'href')) expect(address).toContain('order=MENOR_PRECO');
});

test('a page in English speaks English, I18N-02', async () => {
  document.cookie = 'idiom=EN; Path=/';
  await openScreen('/acessibilidade');
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('English pages name days as English readers do, and money stays in reais, I18N-02', async () => {
  await openScreen(`/oferta/${await world.offer({ buyNow: 12_300 })}?idiom=EN`);
  await expect.element(page.getByText(/^Ends on \d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d$/)).toBeVisible();
  await expect.element(page.getByTestId('price').first()).toHaveTextContent('R$ 12.300,00');
});

test('every call of a screen names the language, I18N-04', async () => {
  await page.viewport(1400, 900);
  await world.signedIn();
  document.cookie = 'idiom=EN; Path=/';
  const offer = await world.offer();
  const prepared = sentCalls().length;
  await openScreen(`/oferta/${offer}?view=leilao`);
  await expect.poll(() => sentCalls('GET', /\/ledger$/).length).toBeGreaterThan(0);
  await openScreen('/negociacao/');
  await expect.poll(() => sentCalls('GET', /myoffers/).length).toBeGreaterThan(0);
  const others = sentCalls()
    .slice(prepared)
    .filter(({ path, query }) => !path.startsWith('/live') && query.get('idiom') !== 'EN');
  expect(others.map(({ path }) => path)).toEqual([]);
});
