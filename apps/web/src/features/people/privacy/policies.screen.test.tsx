import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../test/screens/deals/address.ts';
import { notifyHouse } from '../../../../test/screens/house.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { textsOf } from '../../../../test/screens/elements.ts';
import { world } from '../../../../test/screens/world.ts';

const article = page.getByRole('article');
const HEADINGS = [
  'Glossário',
  'Dados que coletamos',
  'Cookies',
  'Compartilhamento',
  'Proteção',
  'Armazenamento',
  'Direitos do titular',
  'Alterações desta política e lei aplicável',
  'Contato',
];

for (const [path, route] of [
  ['/politica-privacidade', 'ROUT-15'],
  ['/politica-privacidade-parceiro', 'ROUT-16'],
] as const) {
  describe(`the page ${path}`, () => {
    test(`opens from the footer with nine headings, ${route}, PRIV-01`, async () => {
      await openScreen('/acessibilidade');
      await page.getByRole('contentinfo').getByCss(`a[href="${path}"]`).click();
      await expect.poll(currentAddress).toBe(path);
      await expect
        .element(article.getByRole('heading', { level: 1 }))
        .toMatchTextContent(/^Política de privacidade/);
      expect(textsOf(article.getByCss('section > h2'))).toEqual(HEADINGS);
    });

    test('names the mailbox and the portal for requests, PRIV-18', async () => {
      await openScreen(path);
      const contact = article.getByCss('#contato');
      await expect.element(contact.getByCss('a[href^="mailto:privacidade@"]')).toBeVisible();
      await expect
        .element(contact.getByRole('link', { name: /^Portal de privacidade/ }))
        .toHaveAttribute('href', 'https://privacidade.patio.test');
    });

    test('leads to the screen of the product where the house has no portal, PRIV-18', async () => {
      notifyHouse({ privacyUrl: null });
      await openScreen(path);
      for (const part of [article.getByCss('#contato'), page.getByRole('contentinfo')])
        await expect
          .element(part.getByRole('link', { name: /^Portal de privacidade/ }))
          .toHaveAttribute('href', '/perfil/dados');
    });

    test('has contents that lead to each part', async () => {
      await openScreen(path);
      const contents = page.getByRole('navigation', { name: 'Nesta página' });
      await contents.getByRole('link', { name: 'Cookies' }).click();
      await expect.element(article.getByCss('#cookies h2')).toBeInViewport();
      expect(location.hash).toBe('#cookies');
    });

    for (const width of [360, 1024, 1440]) {
      test(`has a picture as wide as its column of ${width} px and a quarter as high, PRIV-02`, async () => {
        await page.viewport(width, 900);
        await openScreen(path);
        const picture = article.getByCss('img').first().element();
        await expect.poll(() => picture instanceof HTMLImageElement && picture.naturalWidth).toBe(600);
        const column = picture.parentElement ?? document.body;
        const { paddingLeft, paddingRight } = getComputedStyle(column);
        const inner = column.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const box = picture.getBoundingClientRect();
        expect(box.width).toBeCloseTo(inner, 0);
        expect(box.height).toBeCloseTo(inner / 4, 0);
        expect(document.documentElement.scrollWidth).toBe(width);
      });
    }
  });
}

describe('the link to the page of the partner', () => {
  const link = (address: string) => article.getByRole('link', { name: address, exact: true });

  test('leads to the root outside stores, PRIV-03', async () => {
    await openScreen('/politica-privacidade-parceiro');
    await link(`${location.origin}/`).click();
    await expect.poll(currentAddress).toBe('/home');
  });

  test('leads to the store inside one, PRIV-03', async () => {
    const store = `loja-${world.word().replaceAll(/[^a-z]/g, '')}`;
    await world.query(
      `insert into partner (store, name, status, member_since) values ($1, 'Loja da Política', 'approved', now()) returning id`,
      [store],
    );
    await openScreen(`/${store}/politica-privacidade-parceiro`);
    await link(`${location.origin}/${store}`).click();
    await expect.poll(currentAddress).toBe(`/${store}/home`);
  });
});

test('who reads English gets a courtesy translation that says which text rules', async () => {
  await openScreen('/politica-privacidade?idiom=EN');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect.element(page.getByText(/the Portuguese text prevails/).first()).toBeVisible();
});

test('the preferences can be opened from the policy too', async () => {
  await openScreen('/politica-privacidade');
  await page.getByRole('button', { name: 'Mudar as minhas preferências de cookies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preferências de cookies' });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Recusar todos' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a text of the content editor replaces the default, an empty one does not, C-105', async () => {
  const write = (html: string) =>
    world.query(
      `insert into content_text (key, language, description, html) values ('politica_privacidade', 'PTBR', 'x', $1)
       on conflict (key, language) do update set html = excluded.html returning key`,
      [html],
    );
  const shown = async () => {
    await openScreen('/politica-privacidade');
    return article.element().textContent;
  };
  await write('<p>Texto da equipe de conteúdo</p>');
  await expect.poll(shown).toContain('Texto da equipe de conteúdo');
  expect(await shown()).not.toContain('Glossário');
  await write('');
  await expect.poll(shown).toContain('Glossário');
});
