import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bidAs } from '../../../../../test/screens/deals/bid-as.ts';
import { HomeScreen } from '../../../../../test/screens/pages/home-screen.ts';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { openReview } from '../../../../../test/screens/pages/stored-flow.ts';
import { world } from '../../../../../test/screens/world.ts';

const over = 'Compre já encerrado: os lances o alcançaram';

test('a page loses its buy-now the moment a bid reaches it, and says why, rule 0.29', async () => {
  const code = await world.offer({ buyNow: 20_000 });
  const offer = await new OfferScreen().open(code);
  await expect.element(offer.buyNow).toBeEnabled();
  expect(await bidAs(await world.person(), code, 19_999)).toBe(201);
  await expect.element(offer.panel).toMatchTextContent('R$ 19.999,00');
  await expect.element(offer.buyNow).toBeEnabled();
  expect(await bidAs(await world.person(), code, 20_000)).toBe(201);
  await expect.element(offer.panel.getByText(over)).toBeVisible();
  await expect.element(offer.buyNow).not.toBeInTheDocument();
  await expect.element(offer.price).toMatchTextContent('R$ 20.000,00');
});

test('neither the display of bids nor a card offers it any more, rule 0.29', async () => {
  const title = `Gol ${world.word()}`;
  const code = await world.offer({ title, buyNow: 20_000 });
  expect(await bidAs(await world.person(), code, 25_000)).toBe(201);
  const offer = await new OfferScreen().open(code, 'leilao');
  await expect.element(offer.panel.getByText(over)).toBeVisible();
  await expect.element(offer.buyNow).not.toBeInTheDocument();
  const card = (await new HomeScreen().open(`term=${encodeURIComponent(title)}`)).card(title);
  await expect.element(card).toMatchTextContent('Compre já encerrado');
  await expect.element(card.getByTestId('price')).toMatchTextContent('R$ 25.000,00');
  await expect.element(card.getByRole('button', { name: 'Comprar' })).not.toBeInTheDocument();
  await expect.element(card.getByRole('link', { name: 'Dar lance' })).toBeVisible();
});

test('the flow of a purchase that comes too late names the bid, rule 0.29', async () => {
  await world.signedIn();
  const code = await world.offer({ buyNow: 20_000 });
  const flow = await openReview({ type: 'BUY', code, value: 2_000_000 });
  expect(await bidAs(await world.person(), code, 20_000)).toBe(201);
  await flow.commit();
  const shown = page.getByRole('dialog');
  await expect.element(shown).toMatchTextContent('o lance atual é R$ 20.000,00');
  await expect.element(shown.getByRole('link', { name: 'Voltar para a oferta' })).toBeVisible();
});
