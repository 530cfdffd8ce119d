import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { answerCall, cutOff, held, sentCalls, reply } from '../../../../../test/screens/calls.ts';
import { openStep } from '../../../../../test/screens/pages/stored-flow.ts';
import { world } from '../../../../../test/screens/world.ts';
import { house, registerHouse } from '../../../../platform/house/house.ts';

const PRICED = {
  linhas: [
    { tipo: 'preco', texto: 'Preço', valor: 10_000 },
    { tipo: 'taxa', texto: 'Taxa do comprador (2,5%)', valor: 300 },
    { tipo: 'frete', texto: 'Frete até ES', valor: 900 },
  ],
  total: 11_200,
  parcial: 11_200,
  taxa: { percentual: 2.5, minimo: 300, fixa: 0 },
  frete: 900,
  destino: { cidade: null, uf: 'ES', aproximado: false },
  km: null,
  retirada: [],
  diarias: null,
};
const delivery = page.getByRole('radio', { name: /Entrega no endereço/ });
const pickup = page.getByRole('radio', { name: /Retirar no pátio/ });

async function bid() {
  const person = await world.signedIn();
  return { person, type: 'BID', code: await world.offer(), value: 1_000_000 } as const;
}

test('continuing from the address asks for a freight, and goes on once one is chosen, FLOW-09, ADDR-06', async () => {
  const flow = await openStep(await bid(), '1');
  await expect.element(page.getByRole('radio')).toBeChecked();
  await flow.next.click();
  await expect.poll(currentAddress).toBe('/fluxo/?step=1&tela=frete');
  await expect.element(page.getByText('Necessário escolher um frete!')).toBeVisible();
  await expect.element(flow.next).toBeDisabled();
  await delivery.click();
  await expect.element(page.getByText('Necessário escolher um frete!')).not.toBeInTheDocument();
  await expect.element(flow.next).toBeEnabled();
});

test('what is fetched at the yard costs no freight, and the review says where the yard is, FLOW-08, FLOW-10', async () => {
  const shown = house();
  onTestFinished(() => registerHouse(shown));
  registerHouse({ ...shown, office: 'Avenida das Oficinas, 1000, Serra/ES' });
  const flow = await openStep(await bid(), '1');
  await flow.chooseFreight('Retirar no pátio');
  await expect
    .element(page.getByRole('main').getByText(/^Avenida das Oficinas, 1000, Serra\/ES/))
    .toMatchTextContent('Sem custo de frete.');
  await expect.element(flow.costs).toMatchTextContent('FreteGrátis');
  await flow.commit();
  await expect.element(flow.done).toBeVisible();
  expect(sentCalls('POST', '/lance')[0]?.body).toMatchObject({ frete: 'N', endereco: null });
});

test('what is delivered has a freight, and goes with its address, FLOW-10', async () => {
  const { person, ...request } = await bid();
  const flow = await openStep(request, '1');
  await flow.chooseFreight('Entrega no endereço');
  await expect.element(page.getByText(/^O frete é combinado com a equipe de vendas\./)).toBeVisible();
  await flow.commit();
  await expect.element(flow.done).toBeVisible();
  const address = await world.value('code', 'select code from address where account_id = $1', [person.id]);
  expect(sentCalls('POST', '/lance')[0]?.body).toMatchObject({ frete: 'S', endereco: address });
});

describe('the whole cost', () => {
  test('stands beside every step before the review: with the fee at once, with the freight once it is chosen, S-17', async () => {
    const { code, ...rest } = await bid();
    answerCall('GET', `/offer/${code}/custos`, () => reply(200, PRICED));
    const flow = await openStep({ code, ...rest }, '1');
    const total = page.getByTestId('summary-total');
    await expect.element(total).toMatchTextContent(/^TotalR\$ 10\.300,00 \+ frete$/);
    await flow.next.click();
    await delivery.click();
    await expect.element(total).toMatchTextContent(/^TotalR\$ 11\.200,00$/);
    await pickup.click();
    await expect.element(total).toMatchTextContent(/^TotalR\$ 10\.300,00$/);
    await flow.next.click();
    await expect.element(flow.costs).toBeVisible();
    await expect.element(total).not.toBeInTheDocument();
  });

  test('of a delivery without a price is open, and complete for what is fetched, S-17', async () => {
    const flow = await openStep(await bid(), '1');
    await flow.chooseFreight('Entrega no endereço');
    await expect.element(flow.costs).toMatchTextContent('FreteA combinar com a equipe de vendas');
    await expect.element(flow.costs).toMatchTextContent('TotalR$ 10.000,00 + frete');
    await page.getByRole('button', { name: 'Alterar: Recebimento' }).click();
    await flow.chooseFreight('Retirar no pátio');
    await expect.element(flow.costs).toMatchTextContent('FreteGrátis');
    await expect.element(flow.costs).toMatchTextContent(/TotalR\$ 10\.000,00$/);
  });

  test('with a fee and a price of freight is shown before the commitment, to the centavo, S-17', async () => {
    answerCall('GET', /\/custos$/, () => reply(200, PRICED));
    const flow = await openStep(await bid(), '1');
    await flow.next.click();
    const options = page.getByRole('radiogroup');
    await expect.element(options).toMatchTextContent('Frete até ES, já com preço definido.');
    await page.viewport(360, 780);
    await expect.element(options.getByText('R$ 900,00')).toBeVisible();
    await delivery.click();
    await flow.next.click();
    await expect.element(flow.costs).toMatchTextContent('Taxa do comprador (2,5%)R$ 300,00');
    await expect.element(flow.costs).toMatchTextContent('FreteR$ 900,00');
    await expect.element(flow.costs).toMatchTextContent('TotalR$ 11.200,00');
  });
});

test('what receiving it costs is asked once for the step and the total beside it, S-17', async () => {
  answerCall('GET', /\/custos$/, () => reply(200, PRICED));
  await openStep(await bid(), '1&tela=frete');
  await expect.element(page.getByRole('radiogroup')).toMatchTextContent('R$ 900,00');
  await delivery.click();
  await expect.element(page.getByTestId('summary-total')).toMatchTextContent(/^TotalR\$ 11\.200,00$/);
  expect(sentCalls('GET', /\/custos$/)).toHaveLength(1);
});

for (const [width, terms, freight] of [
  [360, 'fixed', 900],
  [360, 'to agree on', null],
  [1024, 'fixed', 900],
  [1024, 'to agree on', null],
] as const) {
  test(`on ${width} pixels no option moves when the freight arrives, ${terms}, so that a click is not lost`, async () => {
    await page.viewport(width, 780);
    const costs = held();
    answerCall('GET', /\/custos$/, async (call, pass) => {
      await costs.answer(call, pass);
      return reply(200, { ...PRICED, frete: freight });
    });
    await openStep(await bid(), '1&tela=frete');
    await costs.reached;
    const places = () =>
      page
        .getByRole('radiogroup')
        .getByCss('label')
        .elements()
        .map((option) => option.getBoundingClientRect().top);
    const before = places();
    expect(before).toHaveLength(2);
    costs.release();
    await expect
      .element(page.getByRole('radiogroup'))
      .toMatchTextContent(freight === null ? 'O frete é combinado' : 'já com preço definido');
    expect(places()).toEqual(before);
  });
}

test('costs that could not be loaded are not called open to agreement, and are asked for again', async () => {
  answerCall('GET', /\/custos$/, cutOff);
  await openStep(await bid(), '1&tela=frete');
  await expect.element(page.getByRole('alert')).toMatchTextContent('quanto custa receber o veículo');
  const options = page.getByRole('radiogroup');
  await expect.element(options).toMatchTextContent('Não carregado');
  await expect.element(options).not.toMatchTextContent('combinar');
  answerCall('GET', /\/custos$/, () => reply(200, PRICED));
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.element(options).toMatchTextContent('R$ 900,00');
});

test('each way to receive a vehicle says what it costs before it is chosen, FLOW-10', async () => {
  await openStep(await bid(), '1&tela=frete');
  await expect.element(pickup).toBeVisible();
  await expect.element(page.getByRole('radiogroup')).toMatchTextContent('A combinar com a equipe de vendas');
  const options = page.getByRole('radiogroup').getByCss('label').elements();
  const texts = options.map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/^Entrega no endereço.*A combinar com a equipe de vendas$/);
  expect(texts[1]).toMatch(/^Retirar no pátio.*Grátis$/);
});
