import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brokenRules } from '../../../../test/screens/accessibility.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { OfferScreen } from '../../../../test/screens/pages/offer-screen.ts';
import { SIZES } from '../../../../test/screens/sizes.ts';
import { world } from '../../../../test/screens/world.ts';

const button = page.getByRole('main').getByRole('button', { name: 'Compartilhar' });
const ways = page.getByRole('dialog', { name: 'Compartilhar por' });
const whatsapp = ways.getByRole('link', { name: 'WhatsApp' });

/** Replaces what the browser can do for this test; null: it cannot. */
function browserHas(ability: 'share' | 'clipboard', value: object | null): void {
  const known = Object.getOwnPropertyDescriptor(Navigator.prototype, ability);
  Reflect.deleteProperty(Navigator.prototype, ability);
  if (value !== null) Object.defineProperty(Navigator.prototype, ability, { value, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(Navigator.prototype, ability);
    if (known !== undefined) Object.defineProperty(Navigator.prototype, ability, known);
  });
}

const textFor = (href: string | null): string => new URL(href ?? '').searchParams.get('text') ?? '';

describe('without a share sheet', () => {
  beforeEach(async () => {
    await page.viewport(1400, 900);
  });

  test('an offer goes by WhatsApp, by e-mail or as a copied link, under its clean address', async () => {
    browserHas('share', null);
    const copied: string[] = [];
    browserHas('clipboard', { writeText: (text: string) => Promise.resolve(void copied.push(text)) });
    const code = await world.offer({ title: 'Gol & cia' });
    await openScreen(`/oferta/${code}?view=leilao&utm_source=jornal#perguntas`);
    await button.click();
    await expect.element(whatsapp).toHaveFocus();
    const address = `${location.origin}/oferta/${code}`;
    expect(textFor(whatsapp.element().getAttribute('href'))).toBe(`Gol & cia\n${address}`);
    await expect
      .element(ways.getByRole('link', { name: 'E-mail' }))
      .toHaveAttribute('href', expect.stringMatching(/^mailto:\?subject=Gol%20%26/));
    await ways.getByRole('button', { name: 'Copiar link' }).click();
    await expect.element(ways.getByRole('status')).toHaveTextContent('Link copiado');
    expect(copied).toEqual([address]);
    expect(await brokenRules()).toEqual([]);
  });

  test('the address under which search engines know a page is what is shared', async () => {
    browserHas('share', null);
    await new OfferScreen().open(await world.offer());
    const canonical = document.head.appendChild(document.createElement('link'));
    onTestFinished(() => canonical.remove());
    Object.assign(canonical, { rel: 'canonical', href: 'https://patio.test/oferta/7' });
    await button.click();
    await expect.element(whatsapp).toBeVisible();
    expect(textFor(whatsapp.element().getAttribute('href'))).toMatch(/\nhttps:\/\/patio\.test\/oferta\/7$/);
  });

  test('Escape closes the ways and gives the focus back, a click elsewhere closes them', async () => {
    browserHas('share', null);
    await new OfferScreen().open(await world.offer());
    await button.click();
    await expect.element(ways).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(ways).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await button.click();
    await expect.element(ways).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect.element(ways).not.toBeInTheDocument();
  });

  test('the link can be selected where nothing can be copied', async () => {
    browserHas('share', null);
    browserHas('clipboard', null);
    const code = await world.offer();
    await new OfferScreen().open(code);
    await button.click();
    await ways.getByRole('button', { name: 'Copiar link' }).click();
    await expect
      .element(page.getByRole('textbox', { name: 'Link' }))
      .toHaveValue(`${location.origin}/oferta/${code}`);
  });

  test('a list is shared with what was chosen for it, a comparison with its offers', async () => {
    browserHas('share', null);
    const word = world.word();
    const codes = [await world.offer({ title: `Um ${word}` }), await world.offer({ title: `Dois ${word}` })];
    await openScreen(`/home?term=${word}&lot=0&utm_source=x`);
    await page.getByCss('#ofertas').getByRole('button', { name: 'Compartilhar' }).click();
    await expect.element(whatsapp).toBeVisible();
    const shared = (): string => textFor(whatsapp.element().getAttribute('href')).split('\n')[1] ?? '';
    expect(shared()).toBe(`${location.origin}/home?term=${word}&lot=0`);
    await openScreen(`/comparar?codigos=${codes.join(',')}&diferencas=1`);
    await button.click();
    await expect.element(whatsapp).toBeVisible();
    expect(shared()).toBe(`${location.origin}/comparar?codigos=${codes.join(',')}`);
  });
});

for (const { screen, width, height } of SIZES) {
  test(`the share sheet of the system goes first on ${screen}, and closing it opens nothing else`, async () => {
    await page.viewport(width, height);
    const handed: unknown[] = [];
    browserHas('share', (content: unknown) => {
      handed.push(content);
      return handed.length === 1 ? Promise.resolve() : Promise.reject(new DOMException('', 'AbortError'));
    });
    const code = await world.offer({ title: 'Partilhado' });
    await new OfferScreen().open(code);
    await button.click();
    await button.click();
    const content = { title: 'Partilhado', url: `${location.origin}/oferta/${code}` };
    await expect.poll(() => handed).toEqual([content, content]);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
}
