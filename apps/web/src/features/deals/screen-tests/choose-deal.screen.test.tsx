import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCall, madeCalls, reply } from '../../../test/screens/calls.ts';
import { freezeClock, runClock } from '../../../test/screens/clock.ts';
import { currentAddress } from '../../../test/screens/address.ts';
import { OfferScreen } from '../../../test/screens/pages/offer-screen.ts';
import { world } from '../../../test/screens/world.ts';

test('the limits are asked for before a bid goes to the flow, BIDS-02, BIDS-07', async () => {
  await world.signedIn();
  const offer = await new OfferScreen().open(await world.offer({ title: 'Fusca 1968' }), 'leilao');
  await offer.bid('10000');
  await expect.poll(currentAddress).toMatch(/^\/fluxo\/\?step=0/);
  expect(madeCalls('GET', '/usrio/limites')).toHaveLength(1);
});

test('an empty value does nothing in a bid, an automatic bid or a proposal, BIDS-04, AUTO-04, PROP-03', async () => {
  await world.signedIn();
  const offer = await new OfferScreen().open(await world.offer({ acceptsProposals: true }), 'leilao');
  await offer.bid('');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await offer.bidAutomatically('');
  await expect.element(offer.dialog('Lance automático')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await offer.sendProposal('');
  await expect.element(offer.dialog('Faça uma proposta')).toBeVisible();
  expect(currentAddress()).toMatch(/^\/oferta\//);
  expect(madeCalls('GET', /usrio\/limites|\/lance/)).toEqual([]);
});

describe('the money field', () => {
  test('takes digits and one comma, becomes money on leaving, and empty for zero, BIDS-05, BIDS-06', async () => {
    const { bidField } = await new OfferScreen().open(await world.offer(), 'leilao');
    await userEvent.type(bidField, 'a1b5c0d0');
    await expect.element(bidField).toHaveValue('1500');
    await userEvent.tab();
    await expect.element(bidField).toHaveValue('R$ 1.500,00');
    await bidField.fill('1500,5');
    await userEvent.tab();
    await expect.element(bidField).toHaveValue('R$ 1.500,50');
    await bidField.fill('0');
    await userEvent.tab();
    await expect.element(bidField).toHaveValue('');
  });

  test('formats itself five seconds after the last key and puts the caret at the end, BIDS-10', async () => {
    const { bidField } = await new OfferScreen().open(await world.offer(), 'leilao');
    freezeClock();
    await userEvent.type(bidField, '12500');
    await runClock(4900);
    await expect.element(bidField).toHaveValue('12500');
    await runClock(200);
    await expect.element(bidField).toHaveValue('R$ 12.500,00');
    await runClock(100);
    const field = bidField.element();
    expect(field instanceof HTMLInputElement && field.selectionStart).toBe('R$ 12.500,00'.length);
  });
});

describe('the allowances', () => {
  for (const { name, answer } of [
    { name: 'with a value', answer: () => reply(200, [{ tipo: 'PODE_DAR_LANCE', valor: 2 }]) },
    { name: 'that cannot be read', answer: () => reply(500, { erros: ['x'] }) },
  ]) {
    test(`an entry ${name} lets a bid go on, LIMT-01`, async () => {
      await world.signedIn();
      answerCall('GET', '/usrio/limites', answer);
      const offer = await new OfferScreen().open(await world.offer(), 'leilao');
      await offer.bid('10000');
      await expect.poll(currentAddress).toMatch(/^\/fluxo\//);
    });
  }
});
