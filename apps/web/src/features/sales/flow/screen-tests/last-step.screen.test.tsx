import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCall, cutOff, held, reply, sentCalls } from '../../../../../test/screens/calls.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { NegotiationsScreen } from '../../../../../test/screens/pages/negotiations-screen.ts';
import { openReview } from '../../../../../test/screens/pages/stored-flow.ts';
import { proposed, salesTeam } from '../../../../../test/screens/deals/sales-team.ts';
import { offeredAgain } from '../../../../../test/screens/deals/undone-sale.ts';
import { world } from '../../../../../test/screens/world.ts';

const COSTS = /\/offer\/\d+\/custos?$/;
const failure = page.getByRole('alert').getByText(/^Não foi possível carregar: /);
const retry = page.getByRole('button', { name: 'Tentar de novo' });

const PARTS = [
  ['profile', '/usrio/edit', 'seus dados'],
  ['address', '/usrio/address', 'o endereço de entrega'],
  ['costs', COSTS, 'o custo total'],
] as const;

for (const type of ['BID', 'AUTO_BID', 'BUY', 'PURPOSE'] as const) {
  test(`the last step of ${type} cannot be confirmed without profile, address and costs, says so and tries again`, async () => {
    const person = await world.signedIn({ withAddress: true });
    const own = 'select code::int from address where account_id = $1';
    const deliverTo = Number(await world.value('code', own, [person.id]));
    const code = await world.offer({ buyNow: 20_000, acceptsProposals: true });
    const value = type === 'BUY' ? 2_000_000 : 1_020_000;
    for (const [, path, words] of PARTS) {
      answerCall('GET', path, cutOff);
      const flow = await openReview({ type, code, value, deliverTo });
      await expect.element(failure).toMatchTextContent(words);
      await flow.agree.click();
      await expect.element(flow.confirm).toBeDisabled();
      answerCall('GET', path, (_call, pass) => pass());
      await retry.click();
      await expect.element(flow.confirm).toBeEnabled();
      await expect.element(failure).not.toBeInTheDocument();
    }
    expect(sentCalls('POST', /lance|compreja/)).toEqual([]);
  });
}

for (const [receiving, told] of [
  ['delivery', /O frete é combinado/],
  ['pickup', /^Avenida das Oficinas/],
] as const) {
  test(`the last step says nothing of ${receiving} while that is loaded or could not be`, async () => {
    const person = await world.signedIn({ withAddress: true });
    const own = 'select code::int from address where account_id = $1';
    const deliverTo = Number(await world.value('code', own, [person.id]));
    const to = receiving === 'delivery' ? { deliverTo } : {};
    const costs = held();
    answerCall('GET', COSTS, costs.answer);
    const flow = await openReview({
      type: 'BUY',
      code: await world.offer({ buyNow: 20_000 }),
      value: 2_000_000,
      ...to,
    });
    await costs.reached;
    await expect.element(flow.confirm).toBeDisabled();
    expect(page.getByRole('main').getByText(told).elements()).toEqual([]);
    answerCall('GET', COSTS, cutOff);
    await openScreen('/fluxo/?step=2');
    await expect.element(failure).toMatchTextContent('o custo total');
    expect(page.getByRole('main').getByText(told).elements()).toEqual([]);
    costs.release();
  });
}

test('a second chance cannot be taken while its cost is not there', async () => {
  const runnerUp = await world.signedIn();
  const title = `Gol ${world.word()}`;
  await offeredAgain({ sales: await salesTeam(), title, runnerUp });
  const row = (await new NegotiationsScreen().open('negociacao')).row(title);
  answerCall('GET', COSTS, cutOff);
  await row.getByRole('button', { name: 'Aceitar' }).click();
  await cannotBuyWithoutCosts('Aceitar segunda chance');
  expect(sentCalls('POST', /segunda|proposta/)).toEqual([]);
});

test('a counter-proposal cannot be accepted while its cost is not there', async () => {
  const person = await world.signedIn();
  const sales = await salesTeam();
  const title = `Gol ${world.word()}`;
  const offer = await world.offer({ title, acceptsProposals: true });
  const proposal = await proposed(person.id, offer);
  await sales.post(`proposals/${proposal}/counter`, { valor: 9_600, valorProposta: 9_000 });
  const row = (await new NegotiationsScreen().open('negociacao')).row(title);
  answerCall('GET', COSTS, cutOff);
  await row.getByRole('button', { name: 'Aceitar' }).click();
  await cannotBuyWithoutCosts('Aceitar contraproposta');
  expect(sentCalls('POST', /segunda|proposta/)).toEqual([]);
});

async function cannotBuyWithoutCosts(name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  const buy = dialog.getByRole('button', { name: /^Comprar por/ });
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('Não foi possível calcular o custo total.');
  await expect.element(buy).toBeDisabled();
  answerCall('GET', COSTS, (_call, pass) => pass());
  await dialog.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.element(buy).toBeEnabled();
}

const storage = page.getByRole('region', { name: 'Diárias de pátio' });
const told = '10 dias úteis sem custo depois da liberação; depois, R$ 50,00 por dia útil.';
const takesStorage = () =>
  answerCall('GET', COSTS, async (_call, pass) => {
    const costs: unknown = await (await pass()).json();
    const diarias = { diasLivres: 10, diaria: 50, maximoDias: 30, maximo: 1500, veiculos: 1 };
    return reply(200, {
      ...(typeof costs === 'object' ? costs : {}),
      diarias: { ...diarias, chaves: 'sempre', texto: told },
    });
  });

for (const [type, later] of [
  ['BUY', false],
  ['BID', true],
  ['AUTO_BID', true],
  ['PURPOSE', true],
] as const) {
  test(`the last step of ${type} says what storage costs before the deal, and nothing where it costs nothing`, async () => {
    const person = await world.signedIn({ withAddress: true });
    const own = 'select code::int from address where account_id = $1';
    const deliverTo = Number(await world.value('code', own, [person.id]));
    const code = await world.offer({ buyNow: 20_000, acceptsProposals: true });
    const value = type === 'BUY' ? 2_000_000 : 1_020_000;
    const flow = await openReview({ type, code, value });
    await flow.agree.click();
    await expect.element(flow.confirm).toBeEnabled();
    expect(storage.elements()).toEqual([]);
    takesStorage();
    await openReview({ type, code, value });
    await expect.element(storage).toMatchTextContent(told);
    const terms = 'Valem as condições do dia da venda';
    if (later) await expect.element(storage).toMatchTextContent(terms);
    else await expect.element(storage).not.toMatchTextContent(terms);
    await expect.element(storage).not.toMatchTextContent('em vez de receber');
    await openReview({ type, code, value, deliverTo });
    await expect.element(storage).toMatchTextContent('Se você retirar em vez de receber: 10 dias');
  });
}
