import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../test/screens/deals/address.ts';
import { changeRows } from '../../../../test/screens/changed-reply.ts';
import { freezeClock } from '../../../../test/screens/deals/clock.ts';
import { buyNow, placeBid, propose } from '../../../../test/screens/deals/deals-by-call.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { NegotiationsScreen } from '../../../../test/screens/pages/negotiations-screen.ts';
import { attributesOf, boxOf, textsOf } from '../../../../test/screens/elements.ts';
import { world } from '../../../../test/screens/world.ts';
import { purchasedOffer } from '../../../../test/world/purchases.ts';
import { fieldOf } from '../../../../test/world/world.ts';

const views = page.getByRole('main').getByRole('navigation');

describe('a user without any', () => {
  test('sees so in both views, NEGO-01, NEGO-03, NEGO-04, ROUT-19', async () => {
    await world.signedIn();
    await new NegotiationsScreen().open();
    await expect.element(page.getByRole('heading', { name: 'Nenhuma negociação' })).toBeVisible();
    await expect.element(page.getByText('Você ainda não tem negociações.')).toBeVisible();
    await new NegotiationsScreen().open('compra');
    await expect.element(page.getByRole('heading', { name: 'Nenhuma compra' })).toBeVisible();
    await expect.element(page.getByText('Você ainda não tem compras.')).toBeVisible();
  });

  test('changes between negotiations and purchases at the side, NEGO-02', async () => {
    await world.signedIn();
    await new NegotiationsScreen().open();
    await views.getByRole('link', { name: 'Minhas compras' }).click();
    await expect.poll(currentAddress).toBe('/negociacao/?view=compra');
    await expect.element(page.getByRole('heading', { name: 'Nenhuma compra' })).toBeVisible();
    await views.getByRole('link', { name: 'Minhas negociações' }).click();
    await expect.poll(currentAddress).toBe('/negociacao/?view=negociacao');
    await expect.element(page.getByRole('heading', { name: 'Nenhuma negociação' })).toBeVisible();
  });
});

test('a visitor is sent to sign in, and comes back to the same view', async () => {
  await openScreen('/negociacao/?view=compra');
  await expect.poll(currentAddress).toBe('/auth/?redirectFrom=%2Fnegociacao%2F%3Fview%3Dcompra');
});

describe('a row', () => {
  test('keeps a count and its unit on one line, and a picture without a grey rest however tall it is', async () => {
    await page.viewport(700, 900);
    const person = await world.signedIn();
    const title = `Caminhão ${'de muitas palavras '.repeat(5)}`.trim();
    const code = await world.offer({ title, photos: 1 });
    await placeBid(person, code, 10_000);
    const row = (await new NegotiationsScreen().open('negociacao')).row(title);
    const picture = row.getByCss('picture img');
    await expect.element(picture).toBeVisible();
    expect(boxOf(row).height).toBeGreaterThan(240);
    const around = picture.element().closest('div')?.getBoundingClientRect();
    expect([around?.height, around?.width]).toEqual([boxOf(picture).height, boxOf(picture).width]);
    const usage = row.getByText('45.000 Km', { exact: true });
    for (let width = 330; width < 420; width += 10) {
      await page.viewport(width, 900);
      expect(usage.element().getClientRects(), String(width)).toHaveLength(1);
    }
  });
});

describe('a leading bid', () => {
  test('stands with photo, icon, version, years and use of its vehicle, NEGO-05', async () => {
    const person = await world.signedIn();
    const code = await world.offer({ title: 'Gol na frente', photos: 1 });
    await placeBid(person, code, 10_000);
    const row = (await new NegotiationsScreen().open('negociacao')).row('Gol na frente');
    await expect.element(row.getByText('1.0 Flex · 2019/2020 · 45.000 Km', { exact: true })).toBeVisible();
    await expect.element(row.getByCss('picture img')).toBeVisible();
    const reply: unknown = await (
      await fetch('/api/offer/myoffers', { headers: { 'security-token': await world.token(person) } })
    ).json();
    const icon = String(
      fieldOf(fieldOf(fieldOf(fieldOf(fieldOf(reply, 'data'), '0'), 'vehicles'), '0'), 'ativo'),
    );
    expect(icon).toMatch(/^\/./);
    expect(attributesOf(row.getByCss('h2 img'), 'src')).toEqual([icon]);
  });

  test('shows its end and that it leads, links to its offer and offers no bid, NEGO-06, NEGO-10, NEGO-12, GENL-09', async () => {
    const person = await world.signedIn();
    const code = await world.offer({ title: 'Gol na frente' });
    await placeBid(person, code, 10_000);
    const row = (await new NegotiationsScreen().open('negociacao')).row('Gol na frente');
    await expect.element(row).toMatchTextContent('Você está ganhando');
    await expect.element(row).toMatchTextContent('R$ 10.000,00');
    await expect.element(row.getByText(/^Fim: \d{2}\/\d{2}\/\d{4},? \d{2}:\d{2}$/)).toBeVisible();
    await expect.element(row.getByRole('link', { name: 'Dar lance' })).not.toBeInTheDocument();
    await row.getByRole('link', { name: 'Gol na frente' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Gol na frente');
    expect(currentAddress()).toBe(`/oferta/${code}`);
  });

  test('shows the time left in minutes below 3600 seconds, then in hours, above 48 in days, NEGO-07', async () => {
    const person = await world.signedIn();
    for (const title of ['Gol primeiro', 'Gol segundo', 'Gol terceiro'])
      await placeBid(person, await world.offer({ title }), 10_000);
    freezeClock();
    changeRows('/offer/myoffers', (row, index) => ({
      ...row,
      title: ['Em minutos', 'Em uma hora', 'Em dias'][index],
      date: new Date(Date.now() + ([3_599_000, 3_600_900, 705 * 3_600_000 + 900][index] ?? 0)).toISOString(),
    }));
    const list = await new NegotiationsScreen().open('negociacao');
    await expect.element(list.row('Em minutos').getByText(/^Restam/)).toHaveTextContent('Restam 59 min');
    await expect.element(list.row('Em uma hora').getByText(/^Restam/)).toHaveTextContent('Restam 1 h');
    await expect.element(list.row('Em dias').getByText(/^Restam/)).toHaveTextContent('Restam 29 dias e 9 h');
    await openScreen('/negociacao/?view=negociacao&idiom=EN');
    await expect
      .element(list.row('Em dias').getByText('29 days and 9 h left', { exact: true }))
      .toBeVisible();
  });
});

test('a beaten bid is said to be, and offers a new one, NEGO-12, STAT-13', async () => {
  const person = await world.signedIn();
  const code = await world.offer({ title: 'Gol superado' });
  await placeBid(person, code, 10_000);
  await placeBid(await world.person(), code, 10_500);
  const row = (await new NegotiationsScreen().open('negociacao')).row('Gol superado');
  await expect.element(row).toMatchTextContent('Lance superado');
  await row.getByRole('link', { name: 'Dar lance' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Gol superado');
  expect(currentAddress()).toBe(`/oferta/${code}?view=leilao&lance=minimo`);
});

test('a lost offer is no link, leads to the page of its deals alone and offers no bid, NEGO-09, NEGO-12, STAT-14', async () => {
  const person = await world.signedIn();
  const code = await world.offer({ title: 'Gol perdido', buyNow: 20_000 });
  await placeBid(person, code, 10_000);
  await buyNow(await world.person(), code, 20_000);
  const row = (await new NegotiationsScreen().open('negociacao')).row('Gol perdido');
  await expect.element(row).toMatchTextContent('Oferta perdida');
  const links = row.getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent)).toEqual(['Acompanhar negociação']);
  await row.getByRole('heading').click();
  expect(currentAddress()).toBe('/negociacao/?view=negociacao');
});

test('what was won stands under purchases, everything else under negotiations, NEGO-11', async () => {
  const person = await world.signedIn();
  const lost = await world.offer({ title: 'Gol perdido', buyNow: 20_000 });
  await placeBid(person, lost, 10_000);
  await buyNow(await world.person(), lost, 20_000);
  await placeBid(person, await world.offer({ title: 'Gol disputado' }), 10_000);
  await purchasedOffer(world, person.id, { offer: { title: 'Gol comprado' } });
  const list = await new NegotiationsScreen().open('negociacao');
  await expect.element(list.row('Gol disputado')).toBeVisible();
  expect(textsOf(list.rows.getByRole('heading')).toSorted()).toEqual(['Gol disputado', 'Gol perdido']);
  await list.open('compra');
  await expect.element(list.row('Gol comprado')).toBeVisible();
  expect(textsOf(list.rows.getByRole('heading'))).toEqual(['Gol comprado']);
});

test('the history of a row names each own step but the internal ones, NEGO-17', async () => {
  const person = await world.signedIn();
  await placeBid(person, await world.offer({ title: 'Gol com história' }), 10_000);
  const entry = (day: number, status: string | null) => ({
    data: `2026-11-0${day}T15:00:00.000Z`,
    valor: day * 1000,
    codigoUsr: person.id,
    status,
    tipo: 'L',
  });
  changeRows('/offer/myoffers', (row) => ({
    ...row,
    histLances: [entry(1, null), entry(2, 'R'), entry(3, 'K'), entry(4, 'Z'), entry(5, '.')],
  }));
  const row = (await new NegotiationsScreen().open('negociacao')).row('Gol com história');
  await row.getByText('Histórico (4)').click();
  expect(textsOf(row.getByRole('listitem')).toSorted()).toEqual([
    expect.stringMatching(/^01\/11\/2026.*Realizado.*R\$\u00A01\.000,00$/),
    expect.stringMatching(/^02\/11\/2026.*Recusado.*R\$\u00A02\.000,00$/),
    expect.stringMatching(/^03\/11\/2026.*Desistência.*R\$\u00A03\.000,00$/),
    expect.stringMatching(/^04\/11\/2026.*Lance cancelado.*R\$\u00A04\.000,00$/),
  ]);
});

test('an own proposal is called one, and a bid a bid, NEGO-18', async () => {
  const person = await world.signedIn();
  await placeBid(person, await world.offer({ title: 'Gol com lance' }), 10_000);
  await propose(person, await world.offer({ title: 'Gol com proposta', acceptsProposals: true }), 9000);
  const list = await new NegotiationsScreen().open('negociacao');
  await expect.element(list.row('Gol com lance').getByText('Lance', { exact: true })).toBeVisible();
  await expect.element(list.row('Gol com proposta').getByText('Proposta', { exact: true })).toBeVisible();
});
