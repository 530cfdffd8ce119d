import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bidAs } from '../../../../../test/screens/deals/bid-as.ts';
import { sentCalls } from '../../../../../test/screens/calls.ts';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { openReview } from '../../../../../test/screens/pages/stored-flow.ts';
import { world } from '../../../../../test/screens/world.ts';

/** The countdown uses the server's time, which is known after the first figures. */
const secondsShown = () => page.getByTestId('countdown').first().element().textContent;

test('the bid field says above which amount a bid lies, and holds the next one until the user types', async () => {
  const code = await world.offer({ base: 61_000 });
  const offer = await new OfferScreen().open(code, 'leilao');
  await expect.element(offer.bidField).toHaveValue('R$ 61.000,00');
  await expect.element(offer.panel.getByText('A partir de R$ 61.000,00')).toBeVisible();
  expect(await bidAs(await world.person(), code, 61_150)).toBe(201);
  await expect.element(offer.panel.getByText('Acima de R$ 61.150,00')).toBeVisible();
  await expect.element(offer.bidField).toHaveValue('R$ 61.250,00');
  await offer.bidField.click();
  await offer.bidField.fill('70000');
  expect(await bidAs(await world.person(), code, 62_000)).toBe(201);
  await expect.element(offer.panel.getByText('Acima de R$ 62.000,00')).toBeVisible();
  await expect.element(offer.bidField).toHaveValue('70000');
});

test('what is typed after a click replaces the amount that stood in the field', async () => {
  const offer = await new OfferScreen().open(await world.offer({ base: 61_000 }), 'leilao');
  await expect.element(offer.bidField).toHaveValue('R$ 61.000,00');
  await offer.bidField.click();
  const field = offer.bidField.element();
  if (!(field instanceof HTMLInputElement)) throw new Error('The bid field is no input.');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});

test('where steps bind the field, the buttons and the rule ask for a whole step, and less is not sent', async () => {
  await world.signedIn();
  const code = await world.offer({ minimumStep: 'increment', increment: 200, increments: [50, 200, 300] });
  expect(await bidAs(await world.person(), code, 10_000)).toBe(201);
  const offer = await new OfferScreen().open(code, 'leilao');
  await expect.element(offer.panel.getByText('A partir de R$ 10.200,00')).toBeVisible();
  await expect.element(offer.bidField).toHaveValue('R$ 10.200,00');
  const amounts = () => offer.quickBids.elements().map(({ textContent }) => textContent);
  expect(amounts()).toEqual(['10.200', '10.300']);
  await offer.bidField.fill('10100');
  await offer.sendBid.click();
  const dialog = page.getByRole('dialog', { name: 'Valor mínimo' });
  await expect.element(dialog).toMatchTextContent('O valor mínimo para o lance é R$ 10.200,00.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await offer.panel.getByRole('button', { name: 'Como funcionam os lances' }).click();
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent(/um lance vale a partir de R\$ 200,00 acima/);
  // The only one was sent by the other bidder.
  expect(sentCalls('POST', /lance/)).toHaveLength(1);
});

test('a bid that falls short of a binding step meanwhile is refused with the next amount at a tap', async () => {
  await world.signedIn();
  const code = await world.offer({ minimumStep: 'increment' });
  const flow = await openReview({ type: 'BID', code, value: 1_005_000 });
  expect(await bidAs(await world.person(), code, 10_000)).toBe(201);
  await flow.commit();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog)
    .toMatchTextContent(
      'O lance mínimo agora é R$ 10.100,00: nesta oferta cada lance sobe ao menos R$ 100,00.',
    );
  await expect.element(dialog.getByRole('button', { name: 'Dar lance de R$ 10.100,00' })).toBeVisible();
});

test('the price does not flash when the page comes to life, and flashes once it has changed', async () => {
  const code = await world.offer();
  const offer = await new OfferScreen().open(code, 'leilao');
  await expect.element(offer.price).toBeVisible();
  const before = offer.price.element();
  // One call to load the page, one by the page itself.
  await expect.poll(() => sentCalls('GET', /\/stat$/).length).toBeGreaterThan(1);
  await expect.poll(() => secondsShown()).not.toBe('');
  const shown = secondsShown();
  await expect.poll(secondsShown).not.toBe(shown);
  expect(offer.price.element()).toBe(before);
  expect(before.className).not.toContain('animate-flash');
  expect(await bidAs(await world.person(), code, 10_500)).toBe(201);
  await expect.element(offer.price).toHaveTextContent('R$ 10.500,00');
  expect(offer.price.element().className).toContain('animate-flash');
});

test('no amount breaks between its currency and its figure', async () => {
  const code = await world.offer({ base: 61_050, buyNow: 90_000 });
  await new OfferScreen().open(code, 'leilao');
  await expect.element(new OfferScreen().price).toBeVisible();
  expect(document.body.innerText).not.toMatch(/R\$ \d/u);
});
