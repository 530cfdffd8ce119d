import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addAddress } from '../../../../../test/screens/deals/add-address.ts';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { FlowScreen } from '../../../../../test/screens/pages/flow-screen.ts';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { openReview, openStep, storedFlow } from '../../../../../test/screens/pages/stored-flow.ts';
import { world } from '../../../../../test/screens/world.ts';

const VEHICLE = {
  yearManufacture: 2019,
  yearModel: 2020,
  usage: 45_000,
  plate: 'ABC1D23',
  fuel: 'Flex',
  colour: 'Prata',
  additional: [{ codigoAdditionalInformation: 204, title: 'Portas', value: '4' }],
};

const bidOn = (code: number) => ({ type: 'BID', code, value: 1_000_000 }) as const;

test('three steps lead from a chosen bid to the last page, FLOW-01, ROUT-07, ROUT-24', async () => {
  await world.signedIn();
  const code = await world.offer();
  await (await new OfferScreen().open(code, 'leilao')).bid('10000');
  const flow = new FlowScreen();
  await expect.element(page.getByRole('heading', { name: 'Dados pessoais' })).toBeVisible();
  expect(currentAddress()).toBe('/fluxo/?step=0');
  const named = flow.steps.elements().map(({ textContent }) => textContent.replace(/^\d/, ''));
  expect(named).toEqual(['Dados pessoais', 'Endereço e frete', 'Revisão']);
  await flow.confirmPersonalData();
  await expect.element(page.getByRole('heading', { name: 'Escolha o endereço' })).toBeVisible();
  await flow.chooseFreight('Retirar no pátio');
  await expect.element(page.getByRole('heading', { name: 'Confira antes de enviar' })).toBeVisible();
  expect(currentAddress()).toBe('/fluxo/?step=2');
  await flow.commit();
  await expect.element(flow.done).toBeVisible();
  expect(currentAddress()).toBe(`/finalizar/?tipo=BID&oferta=${code}`);
});

test('title, value and every fact of the vehicle stand beside the steps, on a phone too; of the plate only its end, FLOW-03', async () => {
  await world.signedIn();
  const code = await world.offer({ title: 'Gol 1.6', vehicles: [VEHICLE] });
  await (await new OfferScreen().open(code, 'leilao')).bid('10000');
  const flow = new FlowScreen();
  await expect.element(flow.summary.getByRole('heading', { name: 'Gol 1.6' })).toBeVisible();
  await expect.element(flow.summary.getByTestId('price')).toHaveTextContent('R$ 10.000,00');
  for (const [title, value] of [
    ['Ano/modelo', '2019/2020'],
    ['Combustível', 'Flex'],
    ['Final da placa', '1D23'],
    ['Cor', 'Prata'],
    ['Quilometragem', '45.000 Km'],
    ['Portas', '4'],
  ] as const)
    for (const width of [1400, 400]) {
      await page.viewport(width, 900);
      await expect.element(flow.fact(title)).toBeVisible();
      await expect.element(flow.fact(title)).toHaveTextContent(value);
    }
});

test('only earlier steps can be chosen, FLOW-04', async () => {
  await world.signedIn();
  const code = await world.offer();
  const flow = await openStep(bidOn(code), '0');
  await expect.element(flow.steps.nth(1)).toBeDisabled();
  await expect.element(flow.steps.nth(2)).toBeDisabled();
  await openReview(bidOn(code));
  await expect.element(flow.steps.nth(2)).toBeDisabled();
  await flow.steps.nth(1).click();
  await expect.element(flow.current).toMatchTextContent('Endereço e frete');
  await expect.element(flow.steps.nth(2)).toBeDisabled();
  await flow.steps.nth(0).click();
  await expect.element(flow.current).toMatchTextContent('Dados pessoais');
});

test('back leads through every earlier screen, and the first step has none, FLOW-05', async () => {
  await world.signedIn();
  const flow = await openReview(bidOn(await world.offer()));
  await flow.back.click();
  await expect.element(page.getByRole('heading', { name: 'Escolha o endereço' })).toBeVisible();
  await expect.element(page.getByRole('radio')).toBeChecked();
  await flow.next.click();
  await expect.element(page.getByRole('heading', { name: 'Como você quer receber?' })).toBeVisible();
  await flow.back.click();
  await expect.element(page.getByRole('heading', { name: 'Escolha o endereço' })).toBeVisible();
  await flow.back.click();
  await expect.element(page.getByRole('heading', { name: 'Dados pessoais' })).toBeVisible();
  await expect.element(flow.next).toBeEnabled();
  await expect.element(flow.back).not.toBeInTheDocument();
});

test('continuing waits for an address, then for a freight, then for the agreement, FLOW-05', async () => {
  await addAddress(await world.signedIn(), 'Rua Segunda');
  const flow = await openStep(bidOn(await world.offer()), '1');
  await expect.element(flow.next).toBeDisabled();
  await page.getByRole('radio').first().click();
  await expect.element(flow.next).toBeEnabled();
  await flow.next.click();
  await expect.element(flow.next).toBeDisabled();
  await page.getByRole('radio', { name: /^Retirar no pátio/ }).click();
  await expect.element(flow.next).toBeEnabled();
  await flow.next.click();
  await expect.element(flow.confirm).toBeDisabled();
  await flow.agree.click();
  await expect.element(flow.confirm).toBeEnabled();
});

test('leaving the flow begins it again at its first step, FLOW-07', async () => {
  await world.signedIn();
  const flow = await openReview(bidOn(await world.offer()));
  await expect.poll(storedFlow).toMatchObject({ step: 2 });
  await page.getByRole('banner').getByRole('link', { name: 'Pátio' }).click();
  await expect.poll(currentAddress).toMatch(/^\/home/);
  await expect.poll(storedFlow).toMatchObject({ step: 0, canNext: false });
  await openScreen('/fluxo');
  await expect.element(flow.current).toMatchTextContent('Dados pessoais');
});

test('the flow is not shown to a visitor, nor without an offer, FLOW-02', async () => {
  await openScreen('/fluxo');
  await expect.poll(currentAddress).toBe('/auth/?redirectFrom=%2Ffluxo');
  await world.signedIn();
  await openScreen('/fluxo');
  await expect.poll(currentAddress).toBe('/home');
  await expect.element(new FlowScreen().summary).not.toBeInTheDocument();
});
