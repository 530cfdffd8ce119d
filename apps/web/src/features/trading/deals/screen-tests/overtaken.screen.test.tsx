import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { bidAs } from '../../../../../test/screens/deals/bid-as.ts';
import { answerCall, held, sentCalls, reply } from '../../../../../test/screens/calls.ts';
import { FlowScreen } from '../../../../../test/screens/pages/flow-screen.ts';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { storedFlow } from '../../../../../test/screens/pages/stored-flow.ts';
import { world } from '../../../../../test/screens/world.ts';
import { fieldOf, numberOf } from '../../../../../test/world/world.ts';
import { endIn } from '../../../../../test/world/end-in.ts';
import { currentToken } from '../../../../platform/session/token.ts';

/** A user whose R$ 10.000,00 were overtaken by R$ 10.500,00. */
async function overtaken() {
  const person = await world.signedIn();
  const rival = await world.person();
  const code = await world.offer();
  expect(await bidAs(person, code, 10_000)).toBe(201);
  expect(await bidAs(rival, code, 10_500)).toBe(201);
  return { person, rival, code };
}

describe('an overtaken bidder', () => {
  test('comes to the review of the next bid with one tap, BIDS-07', async () => {
    const { code } = await overtaken();
    const offer = await new OfferScreen().open(code, 'leilao');
    await expect.element(offer.panel.getByText('Seu lance foi superado')).toBeVisible();
    await offer.panel.getByRole('button', { name: 'Dar lance de R$ 10.600,00' }).click();
    await expect.element(new FlowScreen().summary).toMatchTextContent('R$ 10.600,00');
    expect(currentAddress()).toBe('/fluxo/?step=2');
    expect(storedFlow()).toMatchObject({ fluxType: 'BID', bid: 1_060_000, freight: 'N' });
  });

  test('who comes from an alert finds the next bid in the field; it follows the price, and nothing is sent by itself', async () => {
    const { rival, code } = await overtaken();
    const offer = await new OfferScreen().open(code, 'leilao', 'minimo');
    await expect.element(offer.bidField).toHaveValue('R$ 10.600,00');
    await expect.element(offer.bidField).toHaveFocus();
    await expect.element(offer.panel.getByText(/^Preenchemos com o próximo lance\./)).toBeVisible();
    expect(await bidAs(rival, code, 12_000, true)).toBe(201);
    expect(await bidAs(await world.person(), code, 11_000)).toBe(409);
    await expect.element(offer.bidField).toHaveValue('R$ 11.200,00');
    await offer.bidField.fill('11150');
    await expect.element(offer.bidField).toHaveValue('11150');
    const own = sentCalls('POST', '/lance').filter(
      ({ headers }) => headers.get('security-token') === currentToken(),
    );
    expect(own).toEqual([]);
    await offer.sendBid.click();
    await expect.poll(currentAddress).toBe('/fluxo/?step=2');
  });

  test('comes to the review also while their page does not know yet that they have bid, BIDS-07', async () => {
    const { code } = await overtaken();
    answerCall('GET', '/offer/meuslances', held().answer);
    const offer = await new OfferScreen().open(code, 'leilao');
    await offer.bidField.fill('10600');
    await offer.sendBid.click();
    await expect.poll(currentAddress).toBe('/fluxo/?step=2');
  });

  test('inside the closing window sees the moved end and its latest in place, and the review says what a bid does', async () => {
    const { rival, code } = await overtaken();
    const offer = await new OfferScreen().open(code, 'leilao');
    await endIn(world, code, 40, 60);
    expect(await bidAs(rival, code, 11_000)).toBe(409);
    expect(await bidAs(await world.person(), code, 11_000)).toBe(201);
    await expect
      .element(offer.panel.getByText(/^Prorrogada até \d\d:\d\d:\d\d \(máximo até \d\d:\d\d:\d\d\)$/))
      .toBeVisible();
    await offer.panel.getByRole('button', { name: 'Dar lance de R$ 11.100,00' }).click();
    await expect.element(page.getByText(/^Minutos finais: um lance/)).toBeVisible();
  });
});

test('the quick amounts follow the price into the next band that staff set, without a reload, API-07', async () => {
  const [staff] = await world.query(`select id from account order by id limit 1`, []);
  const bands = JSON.stringify([
    { upTo: 2_000_000, step: 10_000 },
    { upTo: null, step: 20_000 },
  ]);
  await world.query(
    `insert into increment_table (partner_id, category_code, bands, changed_by, changed_at) values (null, 6, $1, $2, now())
     on conflict do nothing returning category_code`,
    [bands, numberOf(fieldOf(staff, 'id'))],
  );
  const code = await world.offer({ base: 19_900, vehicles: [{ categoryCode: 6 }] });
  const offer = await new OfferScreen().open(code, 'leilao');
  await expect.poll(() => amounts(offer)).toEqual(['20.000', '20.100', '20.200', '20.300']);
  document.title = 'nunca recarregada';
  expect(await bidAs(await world.person(), code, 21_000)).toBe(201);
  await expect.poll(() => amounts(offer)).toEqual(['21.200', '21.400', '21.600', '21.800']);
  expect(document.title).toBe('nunca recarregada');
});

test('the four smallest of the offer’s own increments are quick amounts, ascending, DETL-03', async () => {
  const code = await world.offer({ increments: [900, 500, 700, 300, 1100, 200] });
  const offer = await new OfferScreen().open(code, 'leilao');
  await expect.poll(() => amounts(offer)).toEqual(['10.200', '10.300', '10.500', '10.700']);
});

for (const [base, shown] of [
  [1000, ['1.100', '1.200', '1.300', '1.400']],
  [61_050, ['61.150', '61.250', '61.350', '61.450']],
  [750_000, ['750.100', '750.200', '750.300', '750.400']],
] as const) {
  test(`without increments of its own an offer at R$ ${base} has those of 100, 200, 300 and 400 reais, DETL-03`, async () => {
    const offer = await new OfferScreen().open(await world.offer({ base }), 'leilao');
    await expect.poll(() => amounts(offer)).toEqual(shown);
  });
}

function amounts({ quickBids }: OfferScreen): string[] {
  return quickBids.elements().map(({ textContent }) => textContent);
}

test('a bid right after another is refused with the time to wait, counted down, and a maximum need not wait, BIDS-09', async () => {
  const { code } = await overtaken();
  const offer = await new OfferScreen().open(code, 'leilao');
  await offer.panel.getByRole('button', { name: 'Dar lance de R$ 10.600,00' }).click();
  const visible =
    'Lance recusado. Seu último lance foi há poucos minutos; o próximo estará disponível em instantes.';
  const refusal = { erros: [visible], minutos: 2 };
  answerCall('POST', '/lance', () => reply(429, refusal, { 'retry-after': '3' }));
  await new FlowScreen().commit();
  const dialog = offer.dialog('Lance recusado');
  await expect.element(dialog).toMatchTextContent('Seu último lance foi há poucos minutos');
  await expect.element(dialog.getByRole('timer')).toMatchTextContent(/^Próximo lance manual em 0:0[123]$/);
  await expect.element(dialog.getByText('Você já pode dar outro lance.')).toBeVisible();
  await dialog.getByRole('link', { name: 'Aumentar meu máximo' }).click();
  await expect.poll(currentAddress).toBe(`/oferta/${code}?view=leilao&lance=maximo`);
});
