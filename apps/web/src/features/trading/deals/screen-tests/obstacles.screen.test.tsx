import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { answerCall, held, sentCalls, reply } from '../../../../../test/screens/calls.ts';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { storedFlow } from '../../../../../test/screens/pages/stored-flow.ts';
import { bidAs } from '../../../../../test/screens/deals/bid-as.ts';
import { world } from '../../../../../test/screens/world.ts';
import { endIn } from '../../../../../test/world/end-in.ts';

const textOf = ({ textContent }: Node): string => textContent ?? '';
const offerOfAllKinds = () => world.offer({ buyNow: 20_000, acceptsProposals: true });

describe('a visitor', () => {
  for (const { request, act, id } of [
    { request: 'bids', act: (offer: OfferScreen) => offer.bid('10000'), id: 'BIDS-01' },
    {
      request: 'bids automatically',
      act: (offer: OfferScreen) => offer.bidAutomatically('12000'),
      id: 'AUTO-02',
    },
    { request: 'buys', act: (offer: OfferScreen) => offer.buyNow.click(), id: 'BUYN-04, BUYN-01' },
    { request: 'proposes', act: (offer: OfferScreen) => offer.sendProposal('9000'), id: 'PROP-01' },
  ]) {
    test(`who ${request} is asked to sign in, and OK goes to the sign-in screen, ${id}`, async () => {
      const code = await offerOfAllKinds();
      const offer = await new OfferScreen().open(code, 'leilao');
      await act(offer);
      const dialog = offer.dialog('Entre para continuar');
      await expect.element(dialog.getByText(/^Você precisa estar logado!/)).toBeVisible();
      expect(storedFlow()).toBeNull();
      await dialog.getByRole('button', { name: 'OK' }).click();
      const back = encodeURIComponent(`/oferta/${code}?view=leilao`);
      await expect.poll(currentAddress).toBe(`/auth/?redirectFrom=${back}`);
      expect(sentCalls('GET', '/usrio/limites')).toEqual([]);
    });
  }
});

describe('an offer that is over', () => {
  for (const { who, enter } of [
    { who: 'a user', enter: () => world.signedIn() },
    { who: 'a visitor', enter: async () => undefined },
  ]) {
    test(`tells ${who} so, and cannot be bought, BUYN-01, BUYN-02`, async () => {
      await enter();
      const code = await world.offer({ status: 'V', buyNow: 20_000, endsInSeconds: 0 });
      const offer = await new OfferScreen().open(code);
      await expect.element(offer.panel.getByText('Esta oferta não está mais disponível.')).toBeVisible();
      await expect.element(page.getByText('Oferta encerrada')).toBeVisible();
      await expect.element(offer.buyNow).not.toBeInTheDocument();
    });
  }

  test('by the server before its screen knows cannot be bought, and OK only closes the message, BUYN-02, BUYN-03', async () => {
    await world.signedIn();
    const code = await world.offer({ buyNow: 20_000 });
    const offer = await new OfferScreen().open(code);
    const verification = held();
    answerCall('GET', new RegExp(`${code}.*verif|verif.*${code}`), verification.answer);
    await offer.buyNow.click();
    await verification.reached;
    await world.query(`update offer set status = 'V' where code = $1 returning code`, [code]);
    verification.release();
    const dialog = offer.dialog('Oferta indisponível');
    await expect.element(dialog).toMatchTextContent('Esta oferta não está mais disponível.');
    expect(storedFlow()).toBeNull();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(currentAddress()).toBe(`/oferta/${code}`);
  });

  test('since a dialog was opened stops the request, and its actions are gone after OK, BUYN-02, BUYN-03', async () => {
    await world.signedIn();
    const code = await world.offer({ buyNow: 20_000 });
    const offer = await new OfferScreen().open(code, 'leilao');
    await offer.automaticBid.click();
    await offer.dialog('Lance automático').getByLabelText('Seu valor máximo').fill('12000');
    await endIn(world, code, 0, 0);
    await expect.element(offer.panel.getByText('Esta oferta não está mais disponível.')).toBeVisible();
    await offer.dialog('Lance automático').getByRole('button', { name: 'Definir lance automático' }).click();
    const dialog = offer.dialog('Oferta indisponível');
    await expect.element(dialog).toMatchTextContent('Esta oferta não está mais disponível.');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(currentAddress()).toBe(`/oferta/${code}?view=leilao`);
    for (const action of [offer.buyNow, offer.sendBid, offer.automaticBid])
      await expect.element(action).not.toBeInTheDocument();
  });
});

describe('an allowance', () => {
  const noBids = ['Você atingiu o limite de lances do seu perfil. Solicite a liberação à nossa equipe.'];
  const noPurchases = [
    'Você atingiu o limite de compras do seu perfil.',
    'Para continuar comprando, solicite a liberação à nossa equipe de vendas.',
  ];
  for (const { type, request, act, title, texts, ids } of [
    {
      type: 'PODE_DAR_LANCE',
      request: 'a bid',
      act: (offer: OfferScreen) => offer.bid('10000'),
      title: 'Limite de lances',
      texts: noBids,
      ids: 'LIMT-02',
    },
    {
      type: 'PODE_DAR_LANCE',
      request: 'an automatic bid',
      act: (offer: OfferScreen) => offer.bidAutomatically('12000'),
      title: 'Limite de lances',
      texts: noBids,
      ids: 'LIMT-02, AUTO-03',
    },
    {
      type: 'PODE_DAR_LANCE',
      request: 'a proposal',
      act: (offer: OfferScreen) => offer.sendProposal('9000'),
      title: 'Limite de lances',
      texts: noBids,
      ids: 'LIMT-02, PROP-02',
    },
    {
      type: 'PODE_COMPRAR',
      request: 'a purchase',
      act: (offer: OfferScreen) => offer.buyNow.click(),
      title: 'Limite de compras',
      texts: noPurchases,
      ids: 'LIMT-03, BUYN-05',
    },
  ]) {
    test(`${type} without value stops ${request} with a dialog, LIMT-01, ${ids}`, async () => {
      await world.signedIn();
      answerCall('GET', '/usrio/limites', () => reply(200, [{ tipo: type, valor: null }]));
      const offer = await new OfferScreen().open(await offerOfAllKinds(), 'leilao');
      await act(offer);
      const dialog = offer.dialog(title);
      await expect.element(dialog).toBeVisible();
      expect(dialog.getByRole('paragraph').elements().map(textOf)).toEqual(texts);
      expect(storedFlow()).toBeNull();
      expect(currentAddress()).toMatch(/^\/oferta\//);
    });
  }

  for (const { name, answer } of [
    { name: 'with a value', answer: () => reply(200, [{ tipo: 'PODE_DAR_LANCE', valor: 2 }]) },
    { name: 'of the other type', answer: () => reply(200, [{ tipo: 'PODE_COMPRAR', valor: null }]) },
    { name: 'that cannot be read', answer: () => reply(500, { erros: ['x'] }) },
  ]) {
    test(`${name} lets a bid go on, LIMT-01`, async () => {
      await world.signedIn();
      answerCall('GET', '/usrio/limites', answer);
      const offer = await new OfferScreen().open(await world.offer(), 'leilao');
      await offer.bid('10000');
      await expect.poll(currentAddress).toMatch(/^\/fluxo\//);
    });
  }
});

test('a bid below the current value says the least one and stays, BIDS-03', async () => {
  await world.signedIn();
  const code = await world.offer();
  const offer = await new OfferScreen().open(code, 'leilao');
  await offer.bid('9999');
  const dialog = offer.dialog('Valor mínimo');
  await expect.element(dialog).toMatchTextContent('O valor mínimo para o lance é R$ 10.000,00.');
  await expect.element(dialog).not.toMatchTextContent('Já há um lance');
  await dialog.getByRole('button', { name: 'OK' }).click();
  expect(currentAddress()).toBe(`/oferta/${code}?view=leilao`);
  expect(await bidAs(await world.person(), code, 12_000)).toBe(201);
  await expect.element(offer.price).toMatchTextContent('12.000,00');
  await offer.bid('11999');
  await expect.element(dialog).toMatchTextContent('O valor mínimo para o lance é R$ 12.000,00.');
  await expect.element(dialog).toMatchTextContent('Já há um lance nesse valor: informe um valor maior.');
  expect(storedFlow()).toBeNull();
});
