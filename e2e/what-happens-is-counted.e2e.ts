import { expect, test } from './journey.ts';
import { ConsentQuestion } from './pages/consent.ts';
import { told, toldNames } from './pages/data-layer.ts';
import { FlowPage } from './pages/flow-page.ts';
import { Header } from './pages/header.ts';
import { HomePage } from './pages/home-page.ts';
import { OfferPage } from './pages/offer-page.ts';
import { ready } from './pages/ready.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { SignUpPage } from './pages/sign-up-page.ts';
import { newcomer } from '../apps/web/test/world/newcomer.ts';

test.describe('before and after the answer', () => {
  test.use({ consent: null });

  test('nothing is told before a yes, events come after it, and a withdrawal ends and empties them, ANLY-01', async ({
    page,
    world,
  }) => {
    const word = world.word();
    const code = await world.offer({ title: `Contado ${word}` });
    const question = new ConsentQuestion(page);
    const home = await new HomePage(page).open(`term=${word}`);
    const open = async () => {
      await home.card('Contado').getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/\/oferta\/\d+$/);
    };
    await open();
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    await page.goBack();
    await question.accept.click();
    await expect(question.bar).toHaveCount(0);
    expect(await told(page)).toEqual([]);
    await open();
    await expect.poll(() => told(page)).toEqual([{ event: 'view_details', codigo: code }]);
    await question.fromFooter.click();
    await question.dialog.getByRole('button', { name: 'Recusar todos' }).click();
    await expect(question.dialog).toHaveCount(0);
    await page.goBack();
    await open();
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  });
});

test.describe('with performance allowed', () => {
  test.use({ consent: ['performance'] });

  test('a search is told with its words, but not with an e-mail, ANLY-03', async ({ page, world }) => {
    const word = world.word();
    await world.offer({ title: `Buscado ${word}` });
    const home = await new HomePage(page).open();
    await home.searchFor(word);
    await expect(home.titles).toHaveText([`Buscado ${word}`]);
    await home.searchFor(`${word} ana@patio.test`);
    const searches = async () =>
      (await told(page)).filter((event) => JSON.stringify(event).includes('"search"'));
    await expect.poll(searches).toEqual([
      { event: 'search', term: word },
      { event: 'search', term: `${word} ***` },
    ]);
  });

  test('filters are told at most once in ten seconds, with the whole state; orders each time, ANLY-04, ENTY-01', async ({
    page,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 1400, height: 1000 });
    const home = await new HomePage(page).open('', '/home/1');
    const toggle = async (address: RegExp) => {
      await home.filters.getByText(/^Lotes/).click();
      await expect(page).toHaveURL(address);
    };
    await toggle(/lot=0/);
    await toggle(/\/home\/1$/);
    await toggle(/lot=0/);
    expect(await toldNames(page)).toEqual(['filter']);
    await page.clock.fastForward(10_500);
    await toggle(/\/home\/1$/);
    expect(await told(page)).toEqual([
      { event: 'filter', filters: { ...STATE, lot: false } },
      { event: 'filter', filters: STATE },
    ]);
    await home.order.selectOption('MENOR_PRECO');
    await home.order.selectOption('MAIOR_PRECO');
    await expect(page).toHaveURL(/MAIOR_PRECO/);
    expect((await told(page)).slice(2)).toEqual([
      { event: 'sort', order: 'MENOR_PRECO' },
      { event: 'sort', order: 'MAIOR_PRECO' },
    ]);
  });

  test('an offer that is looked at and marked is told once each, unmarking is not, ANLY-05', async ({
    page,
    context,
    world,
  }) => {
    await world.signedIn(context);
    const code = await world.offer();
    const offer = await new OfferPage(page).open(code);
    await offer.page.getByRole('button', { name: 'Favoritar' }).first().click();
    await expect(page.getByRole('button', { name: /favorit/i, pressed: true }).first()).toBeVisible();
    await page
      .getByRole('button', { name: /favorit/i, pressed: true })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /favorit/i, pressed: true })).toHaveCount(0);
    expect(await told(page)).toEqual([
      { event: 'view_details', codigo: code },
      { event: 'favorite', codigo: code },
    ]);
  });

  test('a purchase is told from its check to its end, with amounts and no person, ANLY-06, ANLY-07, ANLY-08, ENTY-03', async ({
    page,
    context,
    world,
  }) => {
    await world.signedIn(context);
    const code = await world.offer({ buyNow: 30_000 });
    await (await new OfferPage(page).open(code)).buyNow.click();
    await new FlowPage(page).complete();
    expect(await told(page)).toEqual([
      { event: 'view_details', codigo: code },
      { event: 'verified', codigo: code },
      { event: 'checkout_started', type: 'Compra' },
      { event: 'checkout_completed', type: 'Compra', value: 30_000 },
      { event: 'purchase', codigo: code, value: 30_000 },
    ]);
  });

  test('bids, automatic bids and proposals have names of their own, and end without a purchase, ANLY-06, ANLY-08, ENTY-03', async ({
    page,
    context,
    world,
  }) => {
    await world.signedIn(context);
    const types = async () =>
      (await told(page)).filter((event) => JSON.stringify(event).includes('checkout_'));
    const bidOn = await new OfferPage(page).open(await world.offer(), 'leilao');
    await bidOn.bid('10500');
    await new FlowPage(page).complete();
    expect(await types()).toEqual([
      { event: 'checkout_started', type: 'Lance Manual' },
      { event: 'checkout_completed', type: 'Lance Manual', value: 10_500 },
    ]);
    expect(await toldNames(page)).not.toContain('purchase');
    const automatic = await new OfferPage(page).open(await world.offer(), 'leilao');
    await automatic.bidAutomatically('12000');
    await expect(page).toHaveURL(/fluxo/);
    expect(await types()).toEqual([{ event: 'checkout_started', type: 'Lance Automático' }]);
    const proposal = await new OfferPage(page).open(
      await world.offer({ buyNow: 30_000, acceptsProposals: true }),
      'proposta',
    );
    const dialog = proposal.page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('25000');
    await dialog.getByRole('button', { name: /proposta/i }).click();
    await expect(page).toHaveURL(/fluxo/);
    expect(await types()).toEqual([{ event: 'checkout_started', type: 'PROPOSTA' }]);
  });

  test('a sign-up is told as success or failure, and nothing of the person, ANLY-02', async ({ page }) => {
    const person = newcomer();
    const screen = new SignUpPage(page);
    const signUp = async () => {
      await page.goto('/auth/registrar');
      await ready(page);
      await screen.choose('Para mim');
      await screen.fillPerson(person);
      await screen.register.click();
    };
    await signUp();
    await expect(screen.success).toBeVisible();
    expect(await told(page)).toEqual([{ event: 'signup', result: 'success' }]);
    await page.evaluate(() => sessionStorage.clear());
    await signUp();
    await expect.poll(() => told(page)).toEqual([{ event: 'signup', result: 'failure' }]);
  });

  test('signing in and out is told without saying who, ANLY-02', async ({ page, world }) => {
    const person = await world.person();
    await (await new SignInPage(page).open()).signIn(person);
    await expect(new Header(page).account).toBeVisible();
    expect(await told(page)).toEqual([{ event: 'login' }]);
    await new Header(page).account.click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(new Header(page).signIn).toBeVisible();
    expect(await told(page)).toEqual([{ event: 'login' }, { event: 'logout' }]);
  });
});

const STATE = {
  lot: true,
  vehicle: true,
  priceRanger: { start: 0, end: -1 },
  usageRanger: { start: 0, end: -1 },
  brandsSelected: [],
  subcategoriesSelected: [],
  modelsSelected: [],
  category: 1,
  location: { state: '', city: '' },
  term: '',
  order: 'MAIS_RECENTES',
};
