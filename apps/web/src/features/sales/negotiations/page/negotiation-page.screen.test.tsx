import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brokenRules, overflow } from '../../../../../test/screens/accessibility.ts';
import { answerCall, cutOff } from '../../../../../test/screens/calls.ts';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { bidAs } from '../../../../../test/screens/deals/bid-as.ts';
import { proposed, salesTeam } from '../../../../../test/screens/deals/sales-team.ts';
import { offeredAgain } from '../../../../../test/screens/deals/undone-sale.ts';
import { goneTo, openScreen } from '../../../../../test/screens/open-screen.tsx';
import { NegotiationsScreen } from '../../../../../test/screens/pages/negotiations-screen.ts';
import { purchasedOffer } from '../../../../../test/world/purchases.ts';
import { world } from '../../../../../test/screens/world.ts';
import { rememberMaximum } from '../../../trading/standings/public.ts';

const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const main = page.getByRole('main');
const current = () => page.getByRole('listitem').filter({ has: page.getByText('Agora') });

describe('a bid', () => {
  test('that leads waits for the end, and one that is outbid meanwhile says so and can be raised', async () => {
    const person = await world.signedIn();
    const title = `Gol ${world.word()}`;
    const code = await world.offer({ title });
    expect(await bidAs(person, code, 10_000)).toBe(201);
    await openScreen(`/negociacao/${code}`);
    await expect.element(heading('Você está na frente')).toBeVisible();
    await expect.element(heading(title)).toBeVisible();
    await expect.element(main.getByText(new RegExp(`^Oferta nº ${code} · Lance nº \\d+$`))).toBeVisible();
    await expect.element(main.getByText('Sem ação sua')).toBeVisible();
    await expect.element(current()).toMatchTextContent('Fim da oferta');
    await expect.element(page.getByTestId('costs')).toMatchTextContent('Seu lanceR$ 10.000,00');
    expect(await brokenRules()).toEqual([]);
    expect(await bidAs(await world.person(), code, 11_000)).toBe(201);
    await expect.element(heading('Há um lance maior que o seu')).toBeVisible();
    await expect.element(main.getByText('Com você')).toBeVisible();
    await expect.element(page.getByTestId('current-value')).toHaveTextContent('R$ 11.000,00');
    await expect
      .element(page.getByRole('link', { name: 'Dar lance' }))
      .toHaveAttribute('href', `/oferta/${code}?view=leilao&lance=minimo`);
  });

  test('with a maximum shows it where this tab knows it, S-18', async () => {
    const person = await world.signedIn();
    const code = await world.offer();
    expect(await bidAs(person, code, 15_000, true)).toBe(201);
    await openScreen(`/negociacao/${code}`);
    await expect.element(heading('Você está na frente')).toBeVisible();
    expect(page.getByText(/^Seu máximo/).elements()).toEqual([]);
    rememberMaximum({ userCode: person.id, offerCode: code }, 1_500_000);
    await openScreen(`/negociacao/${code}`);
    await expect.element(page.getByText('R$ 15.000,00')).toBeVisible();
  });

  test('of the next bidder after a default is answered here, and leads to the purchase it becomes', async () => {
    const runnerUp = await world.signedIn();
    const code = await offeredAgain({ sales: await salesTeam(), title: `Gol ${world.word()}`, runnerUp });
    await openScreen(`/negociacao/${code}`);
    await expect.element(heading('A oferta pode ser sua')).toBeVisible();
    await expect.element(page.getByTestId('costs')).toMatchTextContent('Segunda chanceR$ 8.000,00');
    await page.getByRole('button', { name: 'Aceitar' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Comprar por/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
    await expect.element(heading(/^Virou a compra nº \d+$/)).toBeVisible();
    await page.getByRole('link', { name: 'Acompanhar a compra' }).click();
    await expect.poll(currentAddress).toMatch(/^\/compra\/\d+$/);
  });
});

describe('a proposal', () => {
  async function opened() {
    const person = await world.signedIn();
    const code = await world.offer({ title: `Gol ${world.word()}`, acceptsProposals: true });
    const proposal = await proposed(person.id, code);
    await openScreen(`/negociacao/${code}`);
    await expect.element(heading('Quem vende responde à sua proposta')).toBeVisible();
    return { code, proposal };
  }

  test('waits for the seller, is written about, and is withdrawn from its page', async () => {
    const { code, proposal } = await opened();
    await expect.element(main.getByText(`Oferta nº ${code} · Proposta nº ${proposal}`)).toBeVisible();
    await expect.element(main.getByText('Com quem vende')).toBeVisible();
    await expect.element(main.getByText(/^Até \d\d\/\d\d\/\d{4}/)).toBeVisible();
    await expect.element(heading('Mensagens')).toBeVisible();
    expect(await brokenRules()).toEqual([]);
    await page.getByRole('button', { name: 'Cancelar proposta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancelar proposta' });
    await dialog.getByRole('radio').first().click();
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await expect.element(heading('Você desistiu')).toBeVisible();
  });

  test('that was answered while its page is open is the turn of its buyer', async () => {
    const { proposal } = await opened();
    const sales = await salesTeam();
    await sales.post(`proposals/${proposal}/counter`, { valor: 9_600, valorProposta: 9_000 });
    await expect.element(heading('Responda à contraproposta')).toBeVisible();
    await expect.element(current()).toMatchTextContent('Sua resposta');
    await expect.element(page.getByTestId('costs')).toMatchTextContent('ContrapropostaR$ 9.600,00');
    await expect.element(page.getByRole('button', { name: 'Aceitar' })).toBeVisible();
  });
});

test('what became a purchase leads over to it', async () => {
  const { id } = await world.signedIn();
  const offer = await purchasedOffer(world, id);
  const purchase = Number(
    await world.value('code', 'select code from purchase where offer_code = $1', [offer]),
  );
  await openScreen(`/negociacao/${offer}`);
  await expect.element(heading(`Virou a compra nº ${purchase}`)).toBeVisible();
  await page.getByRole('link', { name: 'Acompanhar a compra' }).click();
  await expect.poll(currentAddress).toBe(`/compra/${purchase}`);
});

test('what became a purchase that was cancelled says so', async () => {
  const { id } = await world.signedIn();
  const offer = await purchasedOffer(world, id, { columns: { cancelled_at: '2026-11-02T15:00:00Z' } });
  await openScreen(`/negociacao/${offer}`);
  await expect.element(heading(/^A compra nº \d+ foi cancelada$/)).toBeVisible();
  await openScreen(`/negociacao/${offer}?idiom=EN`);
  await expect.element(heading(/^Purchase no. \d+ was cancelled$/)).toBeVisible();
});

test('what is known of one offer never stands under the address of another', async () => {
  const person = await world.signedIn();
  const [first, second] = [await world.offer(), await world.offer()];
  expect(await bidAs(person, first, 10_000)).toBe(201);
  await openScreen(`/negociacao/${first}`);
  await expect.element(heading('Você está na frente')).toBeVisible();
  answerCall('GET', `/usrio/negociacoes/${second}`, cutOff);
  goneTo(`/negociacao/${second}`);
  await expect.element(page.getByRole('alert')).toMatchTextContent('Não foi possível carregar');
  expect(heading('Você está na frente').elements()).toEqual([]);
});

test('every row of the list leads to the page of its deals', async () => {
  const person = await world.signedIn();
  const title = `Gol ${world.word()}`;
  const code = await world.offer({ title });
  expect(await bidAs(person, code, 10_000)).toBe(201);
  const row = (await new NegotiationsScreen().open('negociacao')).row(title);
  await row.getByRole('link', { name: 'Acompanhar negociação' }).click();
  await expect.poll(currentAddress).toBe(`/negociacao/${code}`);
  await page.getByRole('link', { name: '‹ Todas as negociações' }).click();
  await expect.poll(currentAddress).toBe('/negociacao/?view=negociacao');
});

test('visitors sign in first, and an offer without own deals has nothing', async () => {
  await openScreen('/negociacao/1042');
  await expect.poll(currentAddress).toBe('/auth/?redirectFrom=%2Fnegociacao%2F1042');
  await openScreen('/negociacao/1042#mensagens');
  await expect.poll(currentAddress).toBe('/auth/?redirectFrom=%2Fnegociacao%2F1042%23mensagens');
  await world.signedIn();
  await openScreen(`/negociacao/${await world.offer()}`);
  await expect.element(heading('Negociação não encontrada')).toBeVisible();
});

test('one that could not be loaded says so and tries again', async () => {
  const person = await world.signedIn();
  const code = await world.offer();
  expect(await bidAs(person, code, 10_000)).toBe(201);
  answerCall('GET', /\/usrio\/negociacoes\/\d+$/, cutOff);
  await openScreen(`/negociacao/${code}`);
  await expect.element(page.getByRole('alert')).toMatchTextContent('Não foi possível carregar');
  answerCall('GET', /\/usrio\/negociacoes\/\d+$/, (_call, pass) => pass());
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.element(heading('Você está na frente')).toBeVisible();
});

for (const width of [360, 1024])
  test(`on ${width} pixels it fits, also in English`, async () => {
    await page.viewport(width, 800);
    const person = await world.signedIn();
    const code = await world.offer({ title: `Gol ${world.word()}` });
    expect(await bidAs(person, code, 10_000)).toBe(201);
    await openScreen(`/negociacao/${code}?idiom=EN`);
    await expect.element(heading('You are ahead')).toBeVisible();
    expect(overflow()).toBeLessThanOrEqual(0);
  });
