import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../test/screens/deals/address.ts';
import { answerCall, cutOff, held, sentCalls, reply } from '../../../../test/screens/calls.ts';
import { answerAboutCookies } from '../../../../test/screens/deals/consent.ts';
import { textsOf } from '../../../../test/screens/elements.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { HomeScreen } from '../../../../test/screens/pages/home-screen.ts';
import { world } from '../../../../test/screens/world.ts';

beforeEach(() => page.viewport(1400, 900));

const main = () => page.getByRole('main');
const titles = () => textsOf(main().getByRole('article').getByRole('heading', { level: 3 }));

async function store(id: number, ...codes: readonly number[]): Promise<void> {
  for (const code of codes)
    await world.query('insert into favourite (account_id, offer_code, created_at) values ($1, $2, now())', [
      id,
      code,
    ]);
}

const stored = (id: number, code: number) =>
  world.value('n', 'select count(*)::int as n from favourite where account_id = $1 and offer_code = $2', [
    id,
    code,
  ]);

describe('the favourites', () => {
  test('are listed with the order and filter of home, the panel closed; ended ones say so, FAVR-01, ROUT-22, S-55, C-38', async () => {
    const { id } = await world.signedIn();
    const expensive = await world.offer({ title: 'Caro', buyNow: 90_000 });
    const cheap = await world.offer({ title: 'Barato', buyNow: 10_000 });
    const ended = await world.offer({ title: 'Passado', status: 'E', endsInSeconds: 0, buyNow: 50_000 });
    await store(id, expensive, cheap, ended);
    await openScreen('/favoritos');
    expect(titles()).toEqual(['Passado', 'Barato', 'Caro']);
    await expect
      .element(main().getByRole('listitem').filter({ hasText: 'Passado' }).getByText('Encerrada'))
      .toBeVisible();
    await expect.element(main().getByText('3 ofertas', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Abrir filtros' }))
      .toHaveAttribute('aria-expanded', 'false');
    await main().getByRole('combobox', { name: 'Ordenar por' }).selectOptions('MAIOR_PRECO');
    await expect.poll(titles).toEqual(['Caro', 'Passado', 'Barato']);
    expect(currentAddress()).toBe('/favoritos?order=MAIOR_PRECO');
    await openScreen('/favoritos?priceEnd=60000');
    expect(titles()).toEqual(['Passado', 'Barato']);
  });

  test('that are sold or ended offer no purchase, and lead to their page as it is, S-55', async () => {
    const { id } = await world.signedIn();
    const sold = await world.offer({ title: 'Vendido', status: 'V', buyNow: 50_000 });
    const ended = await world.offer({ title: 'Passado', status: 'E', acceptsProposals: true });
    await store(id, sold, ended);
    // The live line would say it too: the list must by itself.
    answerCall('GET', '/live', cutOff);
    await openScreen('/favoritos');
    for (const [title, code] of [
      ['Vendido', sold],
      ['Passado', ended],
    ] as const) {
      const card = main().getByRole('article').filter({ hasText: title });
      for (const name of ['Comprar', 'Dar lance', 'Faça uma Oferta'])
        await expect.element(card.getByText(name, { exact: true })).not.toBeInTheDocument();
      await expect
        .element(card.getByRole('link', { name: 'Ver oferta' }))
        .toHaveAttribute('href', `/oferta/${code}`);
      await expect.element(card.getByTestId('end')).not.toBeInTheDocument();
      await card.getByRole('button', { name: 'Detalhes' }).click();
      const popup = page.getByRole('dialog');
      await expect.element(popup.getByRole('link', { name: 'Ver oferta' })).toBeVisible();
      await expect.element(popup.getByText('Comprar', { exact: true })).not.toBeInTheDocument();
      await popup.getByRole('button', { name: 'Fechar' }).click();
    }
  });

  test('are all that the lists of their filter hold, not the whole catalogue, FAVR-01', async () => {
    const { id } = await world.signedIn();
    for (const brand of ['Fiat', 'Ford', 'Toyota', 'Honda', 'Renault', 'Volvo', 'Scania'])
      await store(id, await world.offer({ vehicles: [{ brand }] }));
    await openScreen('/favoritos');
    await page.getByRole('button', { name: 'Abrir filtros' }).click();
    await page.getByRole('button', { name: 'Mostrar mais (2)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Marcas' });
    await expect.poll(() => dialog.getByRole('checkbox').elements().length).toBe(7);
    await dialog.getByRole('checkbox').last().click();
    await dialog.getByRole('button', { name: 'Aplicar' }).click();
    await expect.poll(titles).toHaveLength(1);
  });

  test('fill their columns on a tablet, as in lists', async () => {
    await page.viewport(1024, 900);
    const { id } = await world.signedIn();
    for (const title of ['Um', 'Dois', 'Três']) await store(id, await world.offer({ title }));
    await openScreen('/favoritos');
    await expect.element(main().getByRole('article').nth(2)).toBeVisible();
    const boxes = main()
      .getByRole('article')
      .elements()
      .map((card) => card.getBoundingClientRect());
    expect(boxes[0]?.top).toBe(boxes[2]?.top);
    expect((boxes[1]?.left ?? 0) - (boxes[0]?.right ?? 0)).toBe(16);
  });

  test('that are none say "Nenhum Favorito" beside a heart, FAVR-02', async () => {
    await world.signedIn();
    await openScreen('/favoritos');
    await expect.element(page.getByRole('heading', { name: 'Nenhum Favorito' })).toBeVisible();
    await expect.element(page.getByText('Você ainda não favoritou nenhuma oferta.')).toBeVisible();
    expect([...document.querySelectorAll('main svg')].some((svg) => svg.clientHeight > 60)).toBe(true);
  });

  test('lose an offer that is taken out, which can be brought back, API-18', async () => {
    const { id } = await world.signedIn();
    const code = await world.offer({ title: 'Par' });
    await store(id, code);
    await openScreen('/favoritos');
    await page.getByRole('button', { name: 'Remover dos favoritos' }).click();
    await expect.element(page.getByText(/^Removida dos favoritos/)).toBeVisible();
    await expect.poll(() => stored(id, code)).toBe(0);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(page.getByRole('article')).toBeVisible();
    await expect.poll(() => stored(id, code)).toBe(1);
    await page.getByRole('button', { name: 'Remover dos favoritos' }).click();
    await expect.poll(() => stored(id, code)).toBe(0);
    await openScreen('/favoritos');
    await expect.element(page.getByRole('heading', { name: 'Nenhum Favorito' })).toBeVisible();
  });
});

describe('a heart', () => {
  test('flips before the reply, and flips back with a message if it cannot be saved, FAVR-03', async () => {
    const word = world.word();
    await world.signedIn();
    await world.offer({ title: `Gol ${word}` });
    const slow = held();
    answerCall('POST', '/offer/favorite', (call) =>
      slow.answer(call, async () => reply(500, { erros: ['x'] })),
    );
    const card = (await new HomeScreen().open(`term=${word}`)).cards;
    await card.getByRole('button', { name: 'Favoritar' }).click();
    await slow.reached;
    await expect
      .element(card.getByRole('button', { name: 'Remover dos favoritos' }))
      .toHaveAttribute('aria-pressed', 'true');
    slow.release();
    await expect.element(page.getByText(/^Não foi possível favoritar a oferta/)).toBeVisible();
    await expect
      .element(card.getByRole('button', { name: 'Favoritar' }))
      .toHaveAttribute('aria-pressed', 'false');
  });

  test('tapped twice in a row ends where it began, without an error, API-18, FAVR-03', async () => {
    const word = world.word();
    const { id } = await world.signedIn();
    const code = await world.offer({ title: `Gol ${word}` });
    const slow = held();
    answerCall('POST', '/offer/favorite', slow.answer);
    const card = (await new HomeScreen().open(`term=${word}`)).cards;
    await card.getByRole('button', { name: 'Favoritar' }).click();
    await slow.reached;
    await card.getByRole('button', { name: 'Remover dos favoritos' }).click();
    await expect.element(card.getByRole('button', { name: 'Favoritar' })).toBeVisible();
    slow.release();
    await expect.poll(() => sentCalls('POST', '/offer/favorite')).toHaveLength(2);
    await expect.poll(() => stored(id, code)).toBe(0);
    await expect.element(card.getByRole('button', { name: 'Favoritar' })).toBeVisible();
    await expect.element(page.getByText(/^Não foi possível/)).not.toBeInTheDocument();
  });

  test('is the same in every list, API-18', async () => {
    const word = world.word();
    const { id } = await world.signedIn();
    const code = await world.offer({ title: `Par ${word}`, spotlight: true });
    const home = await new HomeScreen().open(`term=${word}`);
    await home.grid.getByRole('button', { name: 'Favoritar' }).click();
    const marked = page.getByRole('button', { name: 'Remover dos favoritos' });
    await expect.poll(() => marked.elements().length).toBe(2);
    await expect.poll(() => stored(id, code)).toBe(1);
  });

  test('is counted only where the offer was no favourite before, FAVR-04', async () => {
    answerAboutCookies(['performance']);
    const word = world.word();
    const { id } = await world.signedIn();
    const code = await world.offer({ title: `Conta ${word}` });
    const home = await new HomeScreen().open(`term=${word}`);
    const events = () =>
      (window.dataLayer ?? []).filter((event) => event.event === 'favorite' && event.codigo === code);
    let replies = 0;
    answerCall('POST', '/offer/favorite', async (_call, pass) => {
      const answer = await pass();
      replies += 1;
      return answer;
    });
    const heart = home.grid.getByRole('button', { name: /avorit/ });
    await heart.click();
    await expect.poll(events).toEqual([{ event: 'favorite', codigo: code }]);
    await heart.click();
    await expect.poll(() => replies).toBe(2);
    expect(await stored(id, code)).toBe(0);
    await expect.element(heart).toHaveAccessibleName('Favoritar');
    expect(events()).toHaveLength(1);
  });

  test('on the page of an offer does nothing for a visitor, who has none on cards, FAVR-05', async () => {
    const word = world.word();
    const code = await world.offer({ title: `Visita ${word}` });
    const home = await new HomeScreen().open(`term=${word}`);
    await expect.element(home.cards).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Favoritar' })).not.toBeInTheDocument();
    await openScreen(`/oferta/${code}`);
    const heart = page.getByRole('button', { name: 'Favoritar' }).first();
    await heart.click();
    await heart.click();
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(sentCalls('POST', /favorite/)).toEqual([]);
    expect(currentAddress()).toBe(`/oferta/${code}`);
  });
});
