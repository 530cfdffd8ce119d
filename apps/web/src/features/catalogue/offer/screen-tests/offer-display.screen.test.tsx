import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { answerCall, cutOff, sentCalls } from '../../../../../test/screens/calls.ts';
import { freezeClock, runClock } from '../../../../../test/screens/deals/clock.ts';
import { placeBid } from '../../../../../test/screens/deals/deals-by-call.ts';
import { once } from '../../../../../test/screens/deals/once.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { textsOf } from '../../../../../test/screens/elements.ts';
import { world } from '../../../../../test/screens/world.ts';

const toBidding = page.getByRole('link', { name: 'Ir para os lances' });

describe('the displays of an offer', () => {
  const code = once(() =>
    world.offer({
      title: 'Volvo FH 540 completo',
      buyNow: 400_000,
      base: 1000.5,
      increments: [600, 100, 500, 200, 400, 300],
      endsInSeconds: 2 * 86_400 + 3 * 3600 + 1800,
    }),
  );

  test('view=leilao shows title and current value with a field and a button for bids, ROUT-02, ROUT-03, DETL-01, DETL-02', async () => {
    const offer = await new OfferScreen().open(await code(), 'leilao');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Volvo FH 540 completo');
    await expect.element(offer.price).toHaveTextContent('R$ 1.000,50');
    await expect.element(offer.bidField).toBeVisible();
    await expect.element(offer.sendBid).toBeEnabled();
    await expect.element(toBidding).not.toBeInTheDocument();
  });

  test('view=leilao has automatic bids and the price for buying at once beside its button, DETL-07, DETL-08', async () => {
    const offer = await new OfferScreen().open(await code(), 'leilao');
    await expect.element(offer.automaticBid).toBeEnabled();
    await expect.element(offer.buyNow).toBeEnabled();
    await expect.element(offer.panel.getByText('R$ 400.000,00', { exact: true })).toBeVisible();
  });

  test('the time to the end stands there in days, hours, minutes and seconds, DETL-05', async () => {
    const offer = await new OfferScreen().open(await code(), 'leilao');
    for (const part of ['dias', 'horas', 'min', 'seg'])
      await expect.element(offer.countdown.getByText(part)).toBeVisible();
    const [days, hours, minutes, seconds] = textsOf(offer.countdown.getByCss('.money'));
    expect([days, hours]).toEqual(['02', '03']);
    expect(minutes).toMatch(/^2\d$|^30$/);
    expect(seconds).toMatch(/^[0-5]\d$/);
    await expect.element(offer.countdown).toHaveAttribute('aria-label', 'Tempo restante: 2 dias e 3 horas');
  });

  for (const view of ['', '?view=xyz']) {
    test(`only the buy display stands at /oferta/{code}${view}, ROUT-05, DETL-18`, async () => {
      await openScreen(`/oferta/${await code()}${view}`);
      const offer = new OfferScreen();
      await expect.element(offer.price).toHaveTextContent('R$ 400.000,00');
      await expect.element(offer.buyNow).toBeVisible();
      await expect.element(toBidding).toBeVisible();
      await expect.element(offer.bidField).not.toBeInTheDocument();
      await expect.element(offer.sendBid).not.toBeInTheDocument();
    });
  }

  test('four quick amounts go up from the price, rounded up, DETL-03, DETL-04', async () => {
    const offer = await new OfferScreen().open(await code(), 'leilao');
    await expect.element(offer.quickBids.nth(3)).toBeVisible();
    expect(textsOf(offer.quickBids)).toEqual(['1.101', '1.201', '1.301', '1.401']);
  });

  test('a quick amount fills the field and sends nothing, C-63', async () => {
    await world.signedIn();
    const offer = await new OfferScreen().open(await code(), 'leilao');
    await offer.quickBids.nth(1).click();
    await expect.element(offer.bidField).toHaveValue('R$ 1.201,00');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(currentAddress()).toMatch(/view=leilao$/);
    expect(sentCalls('GET', '/usrio/limites')).toEqual([]);
    expect(sentCalls('POST', /lance/)).toEqual([]);
  });
});

test('an offer without increments of its own has the default quick amounts, DETL-03', async () => {
  const offer = await new OfferScreen().open(await world.offer({ base: 2000 }), 'leilao');
  await expect.element(offer.quickBids.nth(3)).toBeVisible();
  expect(textsOf(offer.quickBids)).toEqual(['2.100', '2.200', '2.300', '2.400']);
});

test('the price on show is the current bid once there is one, DETL-01', async () => {
  const code = await world.offer({ base: 2000 });
  await placeBid(await world.person(), code, 2350);
  const offer = await new OfferScreen().open(code, 'leilao');
  await expect.element(offer.panel.getByText('Lance atual', { exact: true })).toBeVisible();
  await expect.element(offer.price).toHaveTextContent('R$ 2.350,00');
});

test('the countdown goes on every 1000 ms, stops at zeros, and nothing can be bid then, DETL-06', async () => {
  const code = await world.offer({ endsInSeconds: 125 });
  freezeClock();
  const offer = await new OfferScreen().open(code, 'leilao');
  // The first change may be that of a clock which was compared with the server's, the second is a second that has passed.
  await passes(offer);
  // The server would tell the page that its clock was set.
  answerCall('GET', /\/stat$/, cutOff);
  await passes(offer);
  const first = secondsLeft(offer);
  await runClock(800);
  expect(secondsLeft(offer)).toBe(first);
  await runClock(200);
  for (const passed of [1, 2, 3]) {
    expect(secondsLeft(offer)).toBe(first - passed);
    await runClock(1000);
  }
  await runClock(125_000);
  await expect.element(offer.panel.getByText('Esta oferta não está mais disponível.')).toBeVisible();
  expect(textsOf(offer.countdown.getByCss('.money'))).toEqual(['00', '00', '00', '00']);
  await expect.element(offer.sendBid).not.toBeInTheDocument();
});

/** Settles soon after the countdown has gone on; waiting moves the frozen clock by and by. */
async function passes(offer: OfferScreen): Promise<void> {
  const before = secondsLeft(offer);
  await expect.poll(() => secondsLeft(offer)).toBeLessThan(before);
}

function secondsLeft(offer: OfferScreen): number {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = textsOf(offer.countdown.getByCss('.money')).map(
    Number,
  );
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

describe('the button for proposals', () => {
  test('is there while proposals are taken and nobody has bid, DETL-09', async () => {
    const taken = await world.offer({ acceptsProposals: true, buyNow: 30_000 });
    const offer = await new OfferScreen().open(taken);
    await expect.element(offer.propose).toBeVisible();
    await placeBid(await world.person(), taken, 10_000);
    await offer.open(taken);
    await expect.element(offer.buyNow).toBeVisible();
    await expect.element(offer.propose).not.toBeInTheDocument();
  });

  test('is not there where none are taken, whatever the address says, DETL-09', async () => {
    const offer = await new OfferScreen().open(
      await world.offer({ acceptsProposals: false, buyNow: 30_000 }),
      'proposta',
    );
    await expect.element(offer.buyNow).toBeVisible();
    await expect.element(offer.propose).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('view=proposta opens its dialog by itself, ROUT-04', async () => {
    const offer = await new OfferScreen().open(await world.offer({ acceptsProposals: true }), 'proposta');
    await expect.element(offer.dialog('Faça uma proposta')).toBeVisible();
  });
});
