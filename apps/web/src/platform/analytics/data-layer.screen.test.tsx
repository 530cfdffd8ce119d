import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../test/screens/deals/address.ts';
import { answerAboutCookies } from '../../../test/screens/deals/consent.ts';
import { installClock, runClock } from '../../../test/screens/deals/clock.ts';
import { openScreen } from '../../../test/screens/open-screen.tsx';
import { consentQuestion } from '../../../test/screens/pages/consent-question.ts';
import { FlowScreen } from '../../../test/screens/pages/flow-screen.ts';
import { OfferScreen } from '../../../test/screens/pages/offer-screen.ts';
import { signInScreen } from '../../../test/screens/pages/sign-in-screen.ts';
import { signUpScreen } from '../../../test/screens/pages/sign-up-screen.ts';
import { header } from '../../../test/screens/pages/header-part.ts';
import { textsOf } from '../../../test/screens/elements.ts';
import { world } from '../../../test/screens/world.ts';
import { newVisitor } from '../../../test/world/new-visitor.ts';

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

/** What the page has sent to the data layer so far. */
function received(): readonly unknown[] {
  return [...(window.dataLayer ?? [])];
}

const grid = page.getByCss('#ofertas');

beforeEach(() => {
  delete window.dataLayer;
  answerAboutCookies(['performance']);
});

describe('before and after the answer about cookies', () => {
  beforeEach(() => answerAboutCookies(null));

  test('nothing is sent before consent, events come after it, and a withdrawal ends and empties them, ANLY-01', async () => {
    const code = await world.offer();
    await openScreen(`/oferta/${code}`);
    await expect.element(consentQuestion.bar).toBeVisible();
    expect(window.dataLayer).toBeUndefined();
    await consentQuestion.accept.click();
    await expect.element(consentQuestion.bar).not.toBeInTheDocument();
    await openScreen(`/oferta/${code}`);
    await expect.poll(received).toEqual([{ event: 'view_details', codigo: code }]);
    await consentQuestion.fromFooter.click();
    await consentQuestion.refuseAll.click();
    await expect.element(consentQuestion.dialog).not.toBeInTheDocument();
    await openScreen(`/oferta/${code}`);
    expect(window.dataLayer).toBeUndefined();
  });
});

describe('a list', () => {
  test('a search is sent with its words, but not with an e-mail, ANLY-03', async () => {
    const word = world.word();
    await world.offer({ title: `Buscado ${word}` });
    await openScreen('/home');
    const search = page.getByRole('combobox', { name: 'Buscar' }).first();
    for (const term of [word, `${word} ana@patio.test`]) {
      await search.fill(term);
      await page.getByRole('combobox', { name: 'Buscar' }).first().click();
      const form = search.element().closest('form');
      form?.requestSubmit();
      await expect.poll(() => new URLSearchParams(location.search).get('term')).toBe(term);
    }
    const searches = () => received().filter((event) => JSON.stringify(event).includes('"search"'));
    await expect.poll(searches).toEqual([
      { event: 'search', term: word },
      { event: 'search', term: `${word} ***` },
    ]);
  });

  test('filters are sent at most once in ten seconds, with the whole state, ANLY-04, ENTY-01', async () => {
    installClock();
    await page.viewport(1400, 1000);
    await openScreen('/home/1');
    // An earlier test may just have sent filter events.
    await runClock(10_500);
    const toggle = async (address: RegExp) => {
      await page
        .getByRole('complementary', { name: 'Filtros' })
        .getByText(/^Lotes/)
        .click();
      await expect.poll(currentAddress).toMatch(address);
    };
    await toggle(/lot=0/);
    await toggle(/\/home\/1$/);
    await toggle(/lot=0/);
    expect(received()).toEqual([{ event: 'filter', filters: { ...STATE, lot: false } }]);
    await runClock(10_500);
    await toggle(/\/home\/1$/);
    expect(received().slice(1)).toEqual([{ event: 'filter', filters: STATE }]);
  });

  test('sort orders are sent each time, ANLY-04', async () => {
    await page.viewport(1400, 1000);
    await openScreen('/home/1');
    const order = grid.getByRole('combobox', { name: 'Ordenar por' });
    await order.selectOptions('MENOR_PRECO');
    await order.selectOptions('MAIOR_PRECO');
    await expect.poll(currentAddress).toContain('MAIOR_PRECO');
    await expect.poll(received).toEqual([
      { event: 'sort', order: 'MENOR_PRECO' },
      { event: 'sort', order: 'MAIOR_PRECO' },
    ]);
  });
});

describe('an offer', () => {
  test('that is viewed and favourited is sent once each, unfavouriting is not, ANLY-05', async () => {
    await world.signedIn();
    const code = await world.offer();
    await openScreen(`/oferta/${code}`);
    const pressed = page.getByRole('button', { name: /favorit/i, pressed: true });
    await page.getByRole('button', { name: 'Favoritar' }).first().click();
    await expect.element(pressed.first()).toBeVisible();
    await pressed.first().click();
    await expect.poll(() => textsOf(pressed)).toEqual([]);
    expect(received()).toEqual([
      { event: 'view_details', codigo: code },
      { event: 'favorite', codigo: code },
    ]);
  });

  test('that is bought is sent from checkout to the end, with amounts and no person, ANLY-06, ANLY-07, ANLY-08, ENTY-03', async () => {
    await world.signedIn();
    const code = await world.offer({ buyNow: 30_000 });
    const offer = await new OfferScreen().open(code);
    await offer.buyNow.click();
    const flow = new FlowScreen();
    await flow.toReview();
    await flow.commit();
    await expect.element(flow.done).toBeVisible();
    expect(received()).toEqual([
      { event: 'view_details', codigo: code },
      { event: 'verified', codigo: code },
      { event: 'checkout_started', type: 'Compra' },
      { event: 'checkout_completed', type: 'Compra', value: 30_000 },
      { event: 'purchase', codigo: code, value: 30_000 },
    ]);
  });

  const checkouts = () => received().filter((event) => JSON.stringify(event).includes('checkout_'));

  test('that is bid on by hand has a name of its own, and ends without a purchase, ANLY-06, ANLY-08, ENTY-03', async () => {
    await world.signedIn();
    const offer = await new OfferScreen().open(await world.offer(), 'leilao');
    await offer.bid('10500');
    const flow = new FlowScreen();
    await flow.toReview();
    await flow.commit();
    await expect.element(flow.done).toBeVisible();
    expect(checkouts()).toEqual([
      { event: 'checkout_started', type: 'Lance Manual' },
      { event: 'checkout_completed', type: 'Lance Manual', value: 10_500 },
    ]);
    expect(JSON.stringify(received())).not.toContain('purchase');
  });

  test('that is bid on automatically has a name of its own, ANLY-08, ENTY-03', async () => {
    await world.signedIn();
    const automatic = await new OfferScreen().open(await world.offer(), 'leilao');
    await automatic.bidAutomatically('12000');
    await expect.poll(checkouts).toEqual([{ event: 'checkout_started', type: 'Lance Automático' }]);
  });

  test('that is proposed for has a name of its own, ANLY-08, ENTY-03', async () => {
    await world.signedIn();
    const proposed = await new OfferScreen().open(
      await world.offer({ buyNow: 30_000, acceptsProposals: true }),
      'leilao',
    );
    await proposed.sendProposal('25000');
    await expect.poll(checkouts).toEqual([{ event: 'checkout_started', type: 'PROPOSTA' }]);
  });
});

test('signing in and out is sent without saying who, ANLY-02', async () => {
  const person = await world.person();
  await signInScreen.open();
  await signInScreen.signIn(person);
  await expect.element(header.account).toBeVisible();
  await expect.poll(received).toEqual([{ event: 'login' }]);
  await header.signOut();
  await expect.element(header.signIn).toBeVisible();
  expect(received()).toEqual([{ event: 'login' }, { event: 'logout' }]);
});

test('a sign-up is sent as success or failure, and nothing of the person, ANLY-02', async () => {
  const person = newVisitor();
  const signUp = async () => {
    await signUpScreen.open();
    await signUpScreen.choose('Para mim');
    await signUpScreen.fillPerson(person);
    await signUpScreen.register.click();
  };
  await signUp();
  await expect.element(signUpScreen.success).toBeVisible();
  expect(received()).toEqual([{ event: 'signup', result: 'success' }]);
  sessionStorage.clear();
  delete window.dataLayer;
  await signUp();
  await expect.poll(received).toEqual([{ event: 'signup', result: 'failure' }]);
});
