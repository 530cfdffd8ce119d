import { expect, test } from './journey.ts';
import { brokenRules } from './pages/accessibility.ts';
import { ComparisonPage } from './pages/comparison-page.ts';
import { HomePage } from './pages/home-page.ts';
import { OfferPage } from './pages/offer-page.ts';

test.use({ viewport: { width: 1400, height: 900 } });

const NO_SHEET = () => Reflect.deleteProperty(Navigator.prototype, 'share');

test.describe('without a share sheet', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(NO_SHEET);
  });

  test('an offer goes by WhatsApp, by e-mail or as a copied link, under its clean address', async ({
    page,
    context,
    world,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const code = await world.offer({ title: 'Gol & cia' });
    await page.goto(`/oferta/${code}?view=leilao&utm_source=jornal#perguntas`);
    await new OfferPage(page).open(code, 'leilao');
    const button = page.getByRole('main').getByRole('button', { name: 'Compartilhar' });
    await button.click();
    const ways = page.getByRole('dialog', { name: 'Compartilhar por' });
    await expect(ways.getByRole('link', { name: 'WhatsApp' })).toBeFocused();
    const address = `${new URL(page.url()).origin}/oferta/${code}`;
    const whatsapp = await ways.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(new URL(whatsapp ?? '').searchParams.get('text')).toBe(`Gol & cia\n${address}`);
    await expect(ways.getByRole('link', { name: 'E-mail' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=Gol%20%26/,
    );
    await ways.getByRole('button', { name: 'Copiar link' }).click();
    await expect(ways.getByRole('status')).toHaveText('Link copiado');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    expect(await brokenRules(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(ways).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(ways).toHaveCount(0);
  });

  test('where nothing can be copied, the link can be selected', async ({ page, world }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
    await new OfferPage(page).open(await world.offer());
    await page.getByRole('main').getByRole('button', { name: 'Compartilhar' }).click();
    await page.getByRole('button', { name: 'Copiar link' }).click();
    await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/oferta\/\d+$/);
  });

  test('a list is shared with what was chosen for it, a comparison with its offers', async ({
    page,
    world,
  }) => {
    const word = world.word();
    const codes = [await world.offer({ title: `Um ${word}` }), await world.offer({ title: `Dois ${word}` })];
    const home = await new HomePage(page).open(`term=${word}&lot=0&utm_source=x`);
    const shared = async (): Promise<string> => {
      const href = await page
        .getByRole('dialog')
        .getByRole('link', { name: 'WhatsApp' })
        .getAttribute('href');
      return new URL(href ?? '').searchParams.get('text')?.split('\n')[1] ?? '';
    };
    const { origin } = new URL(page.url());
    await home.grid.getByRole('button', { name: 'Compartilhar' }).click();
    expect(await shared()).toBe(`${origin}/home?term=${word}&lot=0`);
    await new ComparisonPage(page).open(codes, '&diferencas=1');
    await page.getByRole('main').getByRole('button', { name: 'Compartilhar' }).click();
    expect(await shared()).toBe(`${origin}/comparar?codigos=${codes.join(',')}`);
  });
});

test('the share sheet of the system goes first, and closing it opens nothing else @phone', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => {
    const handed: unknown[] = [];
    Object.assign(window, { handed });
    Navigator.prototype.share = (content) => {
      handed.push(content);
      return handed.length === 1 ? Promise.resolve() : Promise.reject(new DOMException('', 'AbortError'));
    };
  });
  const code = await world.offer({ title: 'Partilhado' });
  await new OfferPage(page).open(code);
  const button = page.getByRole('main').getByRole('button', { name: 'Compartilhar' });
  await button.click();
  await button.click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'handed')))
    .toEqual([1, 2].map(() => ({ title: 'Partilhado', url: expect.stringMatching(`/oferta/${code}$`) })));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
