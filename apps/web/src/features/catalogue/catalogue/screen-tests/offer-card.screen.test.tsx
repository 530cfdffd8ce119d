import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf } from '../../../../../test/screens/elements.ts';
import { listedWithBid } from '../../../../../test/screens/listed.ts';
import { HomeScreen } from '../../../../../test/screens/pages/home-screen.ts';
import { numberOf } from '../../../../../test/world/world.ts';
import { world } from '../../../../../test/screens/world.ts';

const SERRA = 3_205_002;
const VILA_VELHA = 3_205_200;
const SAO_PAULO = 3_550_308;

let word = '';
beforeAll(async () => {
  word = world.word();
  const store = numberOf(
    await world.value(
      'id',
      `insert into partner (store, name, status, member_since) values ($1, 'Loja Faixa', 'approved', now()) returning id`,
      [`faixa-${word.replaceAll(/[^a-z]/g, '')}`],
    ),
  );
  await world.offer({
    title: `Completo ${word}`,
    buyNow: 45_900,
    photos: 8,
    acceptsProposals: true,
    partnerId: store,
    vehicles: [
      {
        version: '1.0 Drive',
        yearManufacture: 2019,
        yearModel: 2020,
        usage: 120_000,
        counter: 'Km',
        cityCode: SERRA,
      },
    ],
  });
  await world.offer({
    title: `Trio ${word}`,
    vehicles: [
      { cityCode: SERRA, yearModel: 2018, usage: 30_000, counter: 'Km' },
      { cityCode: VILA_VELHA, yearModel: 2015, usage: 120_000, counter: 'Km' },
      { cityCode: SAO_PAULO, yearModel: 2021, usage: 5_000, counter: 'Km' },
    ],
  });
  await world.offer({
    title: `Trator ${word}`,
    base: 0,
    vehicles: [{ categoryCode: 3, usage: 3500, counter: 'h' }],
  });
});
beforeEach(() => page.viewport(1400, 900));

describe('a card shows', () => {
  test('at 268 px title, version and years, CARD-07, CARD-09, CARD-21', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    const card = home.card('Completo');
    expect(boxOf(card).width).toBe(268);
    await expect.element(card.getByRole('heading', { level: 3 })).toHaveTextContent(`Completo ${word}`);
    await expect.element(card.getByText('1.0 Drive', { exact: true })).toBeVisible();
    await expect.element(card.getByText('2019/2020', { exact: true })).toBeVisible();
  });

  test('the mileage with its counter, CARD-08', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    await expect.element(home.card('Completo').getByText('120.000 Km', { exact: true })).toBeVisible();
    await expect.element(home.card('Trator').getByText('3.500 h', { exact: true })).toBeVisible();
  });

  test('of a lot the years and meters from the least to the most, CARD-07, CARD-08', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    await expect.element(home.card('Trio').getByText('2015 – 2021', { exact: true })).toBeVisible();
    await expect.element(home.card('Trio').getByText('5.000 – 120.000 Km', { exact: true })).toBeVisible();
  });

  test('city and state, and of a lot the number of its places and vehicles, CARD-10, CARD-11, GENL-02', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    await expect.element(home.card('Completo').getByText('Serra/ES', { exact: true })).toBeVisible();
    await expect.element(home.card('Trio').getByText('3 localidades', { exact: true })).toBeVisible();
    await expect.element(home.card('Trio').getByText('Lote com 3 veículos', { exact: true })).toBeVisible();
  });

  test('the price, or "R$ 0.000,00*" where there is neither one to buy at nor one to bid from, CARD-12', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    await expect.element(home.card('Completo').getByTestId('price')).toHaveTextContent('R$ 45.900,00');
    await expect.element(home.card('Trio').getByTestId('price')).toHaveTextContent('R$ 10.000,00');
    await expect.element(home.card('Trator').getByTestId('price')).toHaveTextContent('R$ 0.000,00*');
  });

  test('the ribbon of its store, and none without one, CARD-06', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    await expect.element(home.card('Completo').getByText('Loja Faixa')).toBeVisible();
    await expect.element(home.card('Trator')).toBeVisible();
    await expect.element(home.card('Trator').getByText(/Loja /)).not.toBeInTheDocument();
  });
});

test('the badge "Faça uma Oferta" stands where offers are taken and nobody has bid, CARD-05', async () => {
  const own = world.word();
  await world.offer({ title: `Livre ${own}`, acceptsProposals: true });
  await world.offer({ title: `Sem proposta ${own}` });
  const taken = await world.offer({ title: `Disputado ${own}`, acceptsProposals: true });
  await world.query(
    `update auction set bid_count = 1, leader_id = (select min(id) from account), leader_maximum_cents = price_cents,
       leader_automatic = false, leader_since = now() where offer_code = $1 returning offer_code`,
    [taken],
  );
  await listedWithBid(own, 'Disputado');
  const home = await new HomeScreen().open(`term=${own}`);
  const badge = (title: string) => home.card(title).getByText('Faça uma Oferta');
  // At first sight too, before the event stream has sent anything.
  expect(badge('Disputado').elements()).toEqual([]);
  await expect.element(badge('Livre')).toBeVisible();
  for (const title of ['Disputado', 'Sem proposta']) {
    await expect.element(home.card(title)).toBeVisible();
    await expect.element(badge(title)).not.toBeInTheDocument();
  }
});

describe('the photographs of a card', () => {
  test('are its first five, and bullets choose one, CARD-01, CARD-02', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    const card = home.card('Completo');
    const bullets = card.getByRole('button', { name: /^Mostrar foto/ });
    await expect.poll(() => bullets.elements().length).toBe(5);
    const before = card.getByRole('img').element().getAttribute('src');
    await bullets.nth(2).click();
    await expect.element(card.getByRole('img', { name: /^Ilustração 3 de 5/ })).toBeVisible();
    expect(card.getByRole('img').element().getAttribute('src')).not.toBe(before);
  });

  test('go round by arrows in both directions, CARD-02, CARD-03', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    const card = home.card('Completo');
    await card.hover();
    await card.getByRole('button', { name: 'Foto anterior' }).click();
    await expect.element(card.getByRole('img', { name: /^Ilustração 5 de 5/ })).toBeVisible();
    await card.getByRole('button', { name: 'Próxima foto' }).click();
    await expect.element(card.getByRole('img', { name: /^Ilustração 1 de 5/ })).toBeVisible();
    await expect
      .element(card.getByRole('button', { name: /^Mostrar foto 1/ }))
      .toHaveAttribute('aria-current', 'true');
  });

  test('keep their bullets off the words that a drawing bears, on the card of a store too', async () => {
    const own = world.word();
    await world.offer({ title: `Da casa ${own}`, photos: 3 });
    for (const [title, term] of [
      ['Completo', word],
      ['Da casa', own],
    ] as const) {
      for (const width of [360, 1400]) {
        await page.viewport(width, 900);
        const card = (await new HomeScreen().open(`term=${term}`)).card(title);
        const bullet = card.getByRole('button', { name: /^Mostrar foto 1/ }).getByCss('span');
        await expect.element(bullet).toBeVisible();
        const picture = boxOf(card.getByRole('img'));
        // Where packages/pictures writes them.
        const [top, bottom] = [picture.top + picture.height * 0.795, picture.top + picture.height * 0.873];
        const { top: over, bottom: under } = boxOf(bullet);
        expect(under < top || over > bottom, `${title} at ${width} px`).toBe(true);
      }
    }
  });
});
