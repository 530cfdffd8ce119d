import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCall, sentCalls, reply } from '../../../../test/screens/calls.ts';
import { OfferScreen } from '../../../../test/screens/pages/offer-screen.ts';
import { openReview } from '../../../../test/screens/pages/stored-flow.ts';
import { world } from '../../../../test/screens/world.ts';

const SAO_PAULO = 3_550_308;

const inSaoPaulo = () => world.offer({ vehicles: [{ categoryCode: 1, cityCode: SAO_PAULO }] });

test('a visitor reads the freight to the own CEP at every amount, and Enter in that field sends no bid', async () => {
  const offer = await new OfferScreen().open(await inSaoPaulo(), 'leilao');
  const costs = offer.panel.getByTestId('costs');
  await expect.element(costs).toMatchTextContent('depende do destino');
  await costs.getByRole('combobox', { name: /Frete/ }).selectOptions('Entregar no CEP…');
  const cep = costs.getByRole('textbox', { name: 'CEP da entrega' });
  await cep.fill('29100000');
  await expect.element(cep).toHaveValue('29100-000');
  await expect.element(costs).toMatchTextContent('R$ 1.306,75');
  await expect.element(costs.getByRole('status')).toMatchTextContent(/^Frete até Vila Velha \(ES\)\.$/);
  const before = costs.getByCss('dl > div').last().element().textContent;
  await offer.bidField.fill('20000');
  await expect.element(costs.getByCss('dl > div').last()).not.toMatchTextContent(before);
  await cep.click();
  await userEvent.keyboard('{Enter}');
  expect(sentCalls('POST')).toEqual([]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('the choice of where to is not cut on a phone: the amount goes below it', async () => {
  await page.viewport(360, 760);
  const offer = await new OfferScreen().open(await inSaoPaulo(), 'leilao');
  const choice = offer.panel.getByTestId('costs').getByRole('combobox', { name: /Frete/ });
  await expect.element(choice).toBeVisible();
  const select = choice.element();
  const shown = select.getBoundingClientRect().width;
  const free = select.cloneNode(true);
  if (!(free instanceof HTMLElement)) throw new Error('no element');
  free.style.position = 'absolute';
  free.style.width = 'max-content';
  select.parentElement?.append(free);
  expect(shown).toBeCloseTo(free.getBoundingClientRect().width, 0);
  free.remove();
});

test('a state is quoted by its capital, an unknown CEP is not found, and pickup shows the yard', async () => {
  const offer = await new OfferScreen().open(await inSaoPaulo(), 'leilao');
  const costs = offer.panel.getByTestId('costs');
  const delivery = costs.getByRole('combobox', { name: /Frete/ });
  await delivery.selectOptions('ES');
  await expect
    .element(costs.getByRole('status'))
    .toMatchTextContent(
      'Frete até Vitória (ES). Preço até a capital; o do seu endereço aparece antes de confirmar.',
    );
  await delivery.selectOptions('Entregar no CEP…');
  await costs.getByRole('textbox', { name: 'CEP da entrega' }).fill('00000000');
  await expect.element(costs.getByRole('status')).toMatchTextContent('Não encontramos este destino agora.');
  await expect.element(costs).toMatchTextContent('depende do destino');
  await delivery.selectOptions('Retirar no pátio');
  await expect
    .element(costs.getByRole('status'))
    .toMatchTextContent('Retirada em São Paulo (SP), sem custo.');
  await expect.element(costs).toMatchTextContent(/sem custoTotalR\$ 10\.000,00/);
});

test('a total that changed before the confirmation is shown with the new one and confirmed again; then it goes through', async () => {
  await world.signedIn();
  const options = { type: 'BID', code: await inSaoPaulo(), value: 1_000_000 } as const;
  let stale = true;
  answerCall('GET', /\/custos$/, async (_call, pass) => {
    if (!stale) return pass();
    const costs: unknown = await (await pass()).json();
    const given = typeof costs === 'object' ? costs : {};
    return reply(200, { ...given, taxa: { percentual: 0, minimo: 0, fixa: 77.5 } });
  });
  const flow = await openReview(options);
  await expect.element(flow.costs).toMatchTextContent('TotalR$ 10.077,50');
  stale = false;
  await flow.commit();
  const dialog = page.getByRole('dialog', { name: 'O total mudou' });
  await expect.element(dialog).toMatchTextContent(/Total agora: R\$ 10\.\d{3},\d\d\./);
  await dialog.getByRole('button', { name: 'Ver o novo total' }).click();
  await expect.element(flow.costs).not.toMatchTextContent('10.077,50');
  await expect.element(flow.agree).not.toBeChecked();
  await flow.commit();
  await expect.element(flow.done).toBeVisible();
});
