import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { bidAs } from '../../../../../test/screens/deals/bid-as.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { listedWithBid } from '../../../../../test/screens/listed.ts';
import { HomeScreen } from '../../../../../test/screens/pages/home-screen.ts';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { attributesOf } from '../../../../../test/screens/elements.ts';
import { world } from '../../../../../test/screens/world.ts';
import { numberOf } from '../../../../../test/world/world.ts';

const NO_PRICE = 'R$ 0.000,00*';

let word = '';
let store = '';
let only = 0;
let ofStore = 0;
let priceless = 0;
beforeAll(async () => {
  word = world.word();
  store = `lances-${word.replaceAll(/[^a-z]/g, '')}`;
  const partnerId = numberOf(
    await world.value(
      'id',
      `insert into partner (store, name, status, member_since) values ($1, 'Loja Faixa', 'approved', now()) returning id`,
      [store],
    ),
  );
  only = await world.offer({ title: `Leilão ${word}` });
  priceless = await world.offer({ title: `Nada ${word}`, base: 0 });
  ofStore = await world.offer({ title: `Da loja ${word}`, partnerId });
});
beforeEach(() => page.viewport(1400, 900));

/** What its panel says, and the bar at the bottom of a phone; other offers stand below. */
const pricesOfOffer = (): string =>
  [...document.querySelectorAll('main aside, [data-bottom-bar]')].map((part) => part.textContent).join(' ');

describe('an offer that can only be bid on', () => {
  test('says "Dar lance" on its card, and every link of it leads to the bid field, CARD-13, CARD-18, C-41', async () => {
    const card = (await new HomeScreen().open(`term=${word}`)).card('Leilão');
    await expect.element(card.getByTestId('price')).toHaveTextContent('R$ 10.000,00');
    await expect.element(card.getByRole('button', { name: 'Comprar' })).not.toBeInTheDocument();
    expect(new Set(attributesOf(card.getByCss('a'), 'href'))).toEqual(
      new Set([`/oferta/${only}?view=leilao`]),
    );
    await card.getByRole('button', { name: 'Detalhes' }).click();
    const popup = page.getByRole('dialog');
    await expect
      .element(popup.getByRole('link', { name: 'Dar lance' }))
      .toHaveAttribute('href', `/oferta/${only}?view=leilao`);
    await expect.element(popup.getByRole('button', { name: 'Comprar' })).not.toBeInTheDocument();
    await popup.getByRole('button', { name: 'Fechar' }).click();
    await card.getByRole('link', { name: 'Dar lance' }).click();
    await expect.poll(currentAddress).toBe(`/oferta/${only}?view=leilao`);
    await expect.element(new OfferScreen().bidField).toBeVisible();
  });

  for (const width of [360, 1400]) {
    test(`leads its buy display with the bid price at ${width} px, and nowhere says that there is none, ROUT-05, C-41`, async () => {
      await page.viewport(width, 900);
      const offer = await new OfferScreen().open(only);
      await expect.element(offer.price).toHaveTextContent('R$ 10.000,00');
      await expect.element(offer.panel.getByText('Lance inicial', { exact: true })).toBeVisible();
      await expect.element(offer.buyNow).not.toBeInTheDocument();
      await expect.element(offer.panel.getByRole('link', { name: 'Dar lance' })).toBeVisible();
      expect(pricesOfOffer()).not.toContain(NO_PRICE);
    });
  }

  test('shows no missing buy-now price beside its bid field either, C-41', async () => {
    const offer = await new OfferScreen().open(only, 'leilao');
    await expect.element(offer.bidField).toBeVisible();
    await expect.element(offer.buyNow).not.toBeInTheDocument();
    expect(pricesOfOffer()).not.toContain(NO_PRICE);
  });
});

describe('an offer with neither price', () => {
  test('shows "R$ 0.000,00*", and neither buying nor bidding on its card, CARD-12, C-41', async () => {
    const card = (await new HomeScreen().open(`term=${word}`)).card('Nada');
    await expect.element(card.getByTestId('price')).toHaveTextContent(NO_PRICE);
    await expect.element(card.getByRole('link', { name: 'Ver oferta' })).toBeVisible();
    await expect.element(card.getByText('Dar lance')).not.toBeInTheDocument();
    await expect.element(card.getByText('Lance inicial')).not.toBeInTheDocument();
    await expect.element(card.getByText('* Sem preço definido')).toBeVisible();
  });

  test('shows "R$ 0.000,00*" on its page too, CARD-12', async () => {
    const offer = await new OfferScreen().open(priceless);
    await expect.element(offer.price).toHaveTextContent(NO_PRICE);
    await expect.element(offer.buyNow).toBeDisabled();
  });
});

describe('in a store, which takes no bids', () => {
  const toHouse = () => page.getByRole('link', { name: /^Dar lance em / });

  for (const width of [360, 1400]) {
    test(`one marked link leads from an offer sold by bids to the house at ${width} px, DETL-16, C-58`, async () => {
      await page.viewport(width, 900);
      await openScreen(`/${store}/oferta/${ofStore}?view=leilao`);
      const offer = new OfferScreen();
      await expect.element(offer.price).toHaveTextContent('R$ 10.000,00');
      await expect.element(offer.bidField).not.toBeInTheDocument();
      const visible = toHouse()
        .elements()
        .filter((link) => link.checkVisibility());
      expect(visible.length).toBe(width < 600 ? 2 : 1);
      for (const link of visible) expect(link.getAttribute('href')).toBe(`/oferta/${ofStore}?view=leilao`);
      await expect.element(offer.panel.getByText(/fora da loja/)).toBeVisible();
      await toHouse().first().click();
      await expect.element(offer.bidField).toBeVisible();
      expect(currentAddress()).toBe(`/oferta/${ofStore}?view=leilao`);
    });
  }

  test('its card leads to its page in the store, CARD-18, C-58', async () => {
    const card = (await new HomeScreen().open(`term=${word}`, `/${store}/home`)).card('Da loja');
    await expect.element(card.getByText('Dar lance')).not.toBeInTheDocument();
    await expect
      .element(card.getByRole('link', { name: 'Ver oferta' }))
      .toHaveAttribute('href', `/${store}/oferta/${ofStore}`);
  });
});

test('the ribbon of a store leads into it, CARD-06', async () => {
  const card = (await new HomeScreen().open(`term=${word}`)).card('Da loja');
  await card.getByRole('link', { name: /Loja Faixa/ }).click();
  await expect.poll(currentAddress).toBe(`/${store}/home`);
});

test('a card with bids shows the current bid beside a price to buy at once, and its end, at first sight, C-41', async () => {
  const own = world.word();
  const code = await world.offer({ title: `Os dois ${own}`, buyNow: 40_000, endsInSeconds: 6 * 86_400 });
  expect(await bidAs(await world.person(), code, 12_500)).toBe(201);
  await listedWithBid(own, 'Os dois');
  const card = (await new HomeScreen().open(`term=${own}`)).card('Os dois');
  // Before the event stream has sent anything.
  expect(card.getByTestId('bid').element().textContent).toBe('Lance atual: R$\u00A012.500,00');
  expect(card.getByTestId('end').element().textContent).toMatch(/^Encerra em \d\d\/\d\d\/\d{4} \d\d:\d\d$/);
  await expect.element(card.getByTestId('price')).toHaveTextContent('R$ 40.000,00');
  await expect.element(card.getByTestId('live-mark')).toBeVisible();
  await expect.element(card.getByTestId('bid')).toHaveTextContent('Lance atual: R$ 12.500,00');
});
