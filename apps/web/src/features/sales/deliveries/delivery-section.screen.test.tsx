import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { brokenRules } from '../../../../test/screens/accessibility.ts';
import { answerCall, cutOff, cutOffUntilClicked } from '../../../../test/screens/calls.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { sendWithoutSession } from '../../../../test/screens/pages/lost-session.ts';
import { world } from '../../../../test/screens/world.ts';
import { purchasedOffer } from '../../../../test/world/purchases.ts';
import { numberOf } from '../../../../test/world/world.ts';

/** A released purchase of the signed-in user whose delivery stands in a state; opens its page and gives its code. */
async function opened(state: string, columns = ''): Promise<number> {
  return (await openedBy(state, columns)).code;
}

async function openedBy(state: string, columns = '') {
  const person = await world.signedIn();
  const { id } = person;
  const offer = await purchasedOffer(world, id, { status: 'L', columns: { payment_approved: true } });
  const code = numberOf(
    await world.value('code', `update purchase set freight = 'S' where offer_code = $1 returning code`, [
      offer,
    ]),
  );
  await world.value(
    'purchase_code',
    `insert into delivery (purchase_code, state, amount_cents, carrier, carrier_document, driver, truck_plate, pickup_on, arrival_on,
        tracking_code, tracking_url, created_at, changed_at${columns === '' ? '' : ', proof, delivered_at, delivered_by'})
      values ($1, $2, 185000, 'Transportes Horizonte', '11222333000181', 'João Pereira', 'ABC1D23', current_date, current_date + 2,
        'TH-4471', 'https://rastreio.example.com/TH-4471', now(), now()${columns}) returning purchase_code`,
    [code, state],
  );
  await openScreen(`/compra/${code}`);
  return { person, code };
}

const ARRIVED = ', gen_random_uuid(), now(), (select min(id) from account)';
const section = () => page.getByRole('region', { name: 'Entrega', exact: true });
const button = (name: string | RegExp) => section().getByRole('button', { name });

test('a proposed freight is refused after a question, and the vehicle is collected', async () => {
  await opened('proposta');
  await expect.element(section()).toMatchTextContent('Frete proposto');
  await expect.element(section()).toMatchTextContent('R$ 1.850,00');
  await button('Recusar e retirar').click();
  await expect.element(section()).toMatchTextContent('Sem frete, você vem buscar o veículo');
  expect(await brokenRules()).toEqual([]);
  await button('Recusar o frete').click();
  await expect.element(section()).toMatchTextContent('Frete recusado. Agora você retira o veículo.');
  await expect.element(page.getByRole('region', { name: 'Retirada' })).toBeVisible();
});

test('a freight that changed meanwhile is not accepted, and the new one is shown', async () => {
  // It changes once the answer is under way: the page shows by itself what has changed before.
  answerCall('POST', /\/entrega$/, async (_call, pass) => {
    await world.value(
      'purchase_code',
      'update delivery set amount_cents = 250000, version = version + 1 where purchase_code = $1 returning purchase_code',
      [code],
    );
    return pass();
  });
  const code = await opened('proposta');
  await button(/^Aceitar frete de/).click();
  await button('Aceitar o frete').click();
  await expect.element(section()).toMatchTextContent('A entrega mudou enquanto você olhava.');
  await expect.element(section()).toMatchTextContent('R$ 2.500,00');
});

test('a delivery on its way shows carrier, days and the tracking page, which cannot reach back', async () => {
  await opened('em-transito');
  await expect.element(section()).toMatchTextContent('Transportes Horizonte, CNPJ 11.222.333/0001-81');
  const link = section().getByRole('link', { name: /^Acompanhar em rastreio.example.com/ });
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(section().getByRole('button').elements()).toHaveLength(0);
  expect(await brokenRules()).toEqual([]);
});

test('what is wrong is said with its kind and words, which stay when it could not be sent', async () => {
  await opened('entregue', ARRIVED);
  answerCall('POST', /\/entrega$/, () => cutOff());
  await button('Algo está errado').click();
  await button('Enviar reclamação').click();
  await expect.element(section().getByText('Preencha este campo.').first()).toBeVisible();
  await section().getByLabelText('O que está errado').selectOptions('avaria');
  await section().getByLabelText('O que você quer').selectOptions('desconto');
  await section().getByLabelText('Conte o que aconteceu').fill('A porta chegou amassada.');
  await button('Enviar reclamação').click();
  await expect.element(section()).toMatchTextContent('Não foi possível salvar. Tente de novo.');
  await expect
    .element(section().getByLabelText('Conte o que aconteceu'))
    .toHaveValue('A porta chegou amassada.');
  expect(await brokenRules()).toEqual([]);
});

test('a failed call says so and is made again', async () => {
  answerCall('GET', /\/entrega$/, cutOffUntilClicked());
  await opened('em-transito');
  await expect.element(section()).toMatchTextContent('Não foi possível carregar a entrega.');
  await button('Tentar de novo').click();
  await expect.element(section()).toMatchTextContent('Em trânsito');
});

test('what is wrong with a delivery is there again after the session ended, and gone once it was sent, SESS-11', async () => {
  const { person } = await openedBy('entregue', ARRIVED);
  const words = page.getByLabelText('Conte o que aconteceu');
  await button('Algo está errado').click();
  await page.getByLabelText('O que está errado').selectOptions('avaria');
  await page.getByLabelText('O que você quer').selectOptions('resposta');
  await words.fill('Veio com a porta amassada.');
  const send = button('Enviar reclamação');
  await sendWithoutSession({ person, send, method: 'POST', path: /\/entrega$/ });
  await button('Algo está errado').click();
  await expect.element(words).toHaveValue('Veio com a porta amassada.');
  await send.click();
  await expect.element(section()).toMatchTextContent('Reclamação aberta.');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('patio.rascunho.'))).toEqual([]);
});
