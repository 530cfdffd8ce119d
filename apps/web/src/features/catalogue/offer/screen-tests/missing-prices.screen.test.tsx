import { describe, expect, test } from 'vitest';
import { answerCall, cutOff, sentCalls, reply } from '../../../../../test/screens/calls.ts';
import { changeReply, objectOf } from '../../../../../test/screens/changed-reply.ts';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { world } from '../../../../../test/screens/world.ts';

/** What the screens show of an amount of zero. */
const DEFAULT_TEXT = 'R$ 0.000,00*';
const PRICE = /^\/offer\/\d+\/price$/;

const priced = () => world.offer({ base: 12_000, buyNow: 30_000 });

describe('a call for the prices of an offer', () => {
  for (const { how, answer } of [
    { how: 'is refused', answer: () => reply(500, { erros: ['Fora do ar.'] }) },
    { how: 'does not come through', answer: cutOff },
  ]) {
    test(`that ${how} leaves the default text, and nothing to buy, ENTY-05, API-05`, async () => {
      answerCall('GET', PRICE, answer);
      await world.signedIn();
      const offer = await new OfferScreen().open(await priced());
      await expect.element(offer.price).toHaveTextContent(DEFAULT_TEXT);
      await expect.element(offer.buyNow).toBeDisabled();
      expect(sentCalls('GET', PRICE)).toHaveLength(1);
    });
  }

  test('that fails leaves the default text beside the bidding, and neither bids nor a purchase, ENTY-05', async () => {
    answerCall('GET', PRICE, cutOff);
    await world.signedIn();
    const offer = await new OfferScreen().open(await priced(), 'leilao');
    await expect.element(offer.panel.getByText(DEFAULT_TEXT, { exact: true })).toBeVisible();
    for (const action of [offer.sendBid, offer.automaticBid, offer.buyNow])
      await expect.element(action).toBeDisabled();
    await expect.element(offer.panel.getByText('R$ 30.000,00')).not.toBeInTheDocument();
  });

  test('that answers shows the price of its reply, API-05', async () => {
    changeReply('GET', PRICE, (json) => ({ ...objectOf(json), valorCompreJa: 28_500.5 }));
    const offer = await new OfferScreen().open(await priced());
    await expect.element(offer.price).toHaveTextContent('R$ 28.500,50');
    await expect.element(offer.buyNow).toBeEnabled();
  });
});
