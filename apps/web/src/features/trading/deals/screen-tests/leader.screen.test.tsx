import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { bidAs } from '../../../../../test/screens/deals/bid-as.ts';
import { callAs } from '../../../../../test/screens/call-as.ts';
import { FlowScreen } from '../../../../../test/screens/pages/flow-screen.ts';
import { NegotiationsScreen } from '../../../../../test/screens/pages/negotiations-screen.ts';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { openReview, storedFlow } from '../../../../../test/screens/pages/stored-flow.ts';
import { world } from '../../../../../test/screens/world.ts';

/** A user who leads an offer with R$ 10.000,00, on its page. */
async function leads() {
  const person = await world.signedIn();
  const code = await world.offer();
  expect(await bidAs(person, code, 10_000)).toBe(201);
  const offer = await new OfferScreen().open(code, 'leilao');
  await expect.element(offer.panel.getByText('Você está ganhando')).toBeVisible();
  return { person, code, offer };
}

describe('the one who leads', () => {
  test('raises a maximum instead of bidding against themselves, AUTO-01', async () => {
    const { code, offer } = await leads();
    await expect.element(offer.bidField).not.toBeInTheDocument();
    await offer.raise('15000');
    await expect.element(new FlowScreen().summary).toMatchTextContent('Seu máximoR$ 15.000,00');
    expect(currentAddress()).toBe('/fluxo/?step=2');
    expect(storedFlow()).toMatchObject({ fluxType: 'AUTO_BID', bid: 1_500_000, offer: { code } });
  });

  test('sees their maximum, which nobody else sees, and the price stays until a user bids', async () => {
    const { person, code, offer } = await leads();
    const flow = await openReview({ type: 'AUTO_BID', code, value: 1_500_000 });
    await flow.commit();
    await expect.element(flow.done).toBeVisible();
    await offer.open(code, 'leilao');
    await expect.element(offer.price).toHaveTextContent('R$ 10.000,00');
    await expect.element(offer.panel.getByText(/^Seu máximo: R\$\s15\.000,00\./)).toBeVisible();
    expect(await bidAs(await world.person(), code, 14_000)).toBe(409);
    await expect.element(offer.price).toHaveTextContent('R$ 14.100,00');
    await expect.element(offer.panel.getByText('Você está ganhando')).toBeVisible();
    for (const [reader, path] of [
      [person, '/offer/myoffers'],
      [await world.person(), `/offer/${code}/ledger`],
    ] as const) {
      const { json } = await callAs(reader, 'GET', path);
      expect(JSON.stringify(json)).not.toContain('15000');
    }
  });

  test('sees that the new maximum is not above their own, and keeps what they typed', async () => {
    const { code, offer } = await leads();
    const flow = await openReview({ type: 'AUTO_BID', code, value: 1_200_000 });
    await flow.commit();
    await expect.element(flow.done).toBeVisible();
    await offer.open(code, 'leilao');
    await offer.raise('11500');
    const dialog = offer.dialog('Máximo não aumentado');
    await expect.element(dialog).toMatchTextContent('Seu máximo já é R$ 12.000,00.');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(offer.raiseField).toHaveValue('R$ 11.500,00');
  });

  test('who is overtaken while typing a maximum loses nothing, and bids by hand again if they like', async () => {
    const { code, offer } = await leads();
    await offer.raiseField.fill('12000');
    expect(await bidAs(await world.person(), code, 10_500)).toBe(201);
    await expect.element(offer.panel.getByText('Seu lance foi superado')).toBeVisible();
    await expect.element(offer.raiseField).toHaveDisplayValue(/12\.?000/);
    await expect.element(offer.panel.getByText(/vale como lance automático/)).toBeVisible();
    await offer.panel.getByRole('button', { name: 'Dar um lance manual' }).click();
    await expect.element(offer.bidField).toBeVisible();
  });

  test('sees that when a manual bid reaches the server nevertheless, and is led to the maximum, rules 0.19', async () => {
    const { code, offer } = await leads();
    const flow = await openReview({ type: 'BID', code, value: 1_030_000 });
    await flow.commit();
    const dialog = offer.dialog('Você está ganhando');
    await expect.element(dialog).toMatchTextContent('Você já tem o maior lance.');
    await dialog.getByRole('link', { name: 'Aumentar meu máximo' }).click();
    await expect.element(offer.raiseField).toHaveFocus();
  });
});

test('the button to bid stands only at offers that are open and led by others, NEGO-12, STAT-13, STAT-14', async () => {
  const person = await world.signedIn();
  const rival = await world.person();
  const titles = { led: `Gol ${world.word()}`, lost: `Gol ${world.word()}`, over: `Gol ${world.word()}` };
  const led = await world.offer({ title: titles.led });
  const overtaken = await world.offer({ title: titles.lost });
  const over = await world.offer({ title: titles.over });
  for (const code of [led, overtaken, over]) expect(await bidAs(person, code, 10_000)).toBe(201);
  for (const code of [overtaken, over]) expect(await bidAs(rival, code, 10_500)).toBe(201);
  await world.query(`update offer set status = 'E' where code = $1 returning code`, [over]);
  const list = await new NegotiationsScreen().open('negociacao');
  await expect.element(list.row(titles.lost)).toMatchTextContent('Lance superado');
  const bid = { name: 'Dar lance' };
  await expect.element(list.row(titles.lost).getByRole('link', bid)).toBeVisible();
  await expect.element(list.row(titles.led)).toBeVisible();
  await expect.element(list.row(titles.over)).toMatchTextContent('Oferta perdida');
  await expect.element(list.row(titles.led).getByRole('link', bid)).not.toBeInTheDocument();
  await expect.element(list.row(titles.over).getByRole('link', bid)).not.toBeInTheDocument();
  await list.row(titles.lost).getByRole('link', bid).click();
  await expect.element(new OfferScreen().bidField).toHaveValue('R$ 10.600,00');
  expect(currentAddress()).toBe(`/oferta/${overtaken}?view=leilao&lance=minimo`);
});

test('the row of a bid that leads goes to the field of the maximum', async () => {
  const person = await world.signedIn();
  const title = `Gol ${world.word()}`;
  expect(await bidAs(person, await world.offer({ title }), 10_000)).toBe(201);
  const row = (await new NegotiationsScreen().open()).row(title);
  await row.getByRole('link', { name: 'Aumentar meu máximo' }).click();
  await expect.element(new OfferScreen().raiseField).toHaveFocus();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
