import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { answerCall, sentCalls, reply } from '../../../../../test/screens/calls.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { FlowScreen } from '../../../../../test/screens/pages/flow-screen.ts';
import { openReview, openStep } from '../../../../../test/screens/pages/stored-flow.ts';
import { world } from '../../../../../test/screens/world.ts';

const bidOn = (code: number) => ({ type: 'BID', code, value: 1_000_000 }) as const;
const personal = page.getByRole('heading', { name: 'Dados pessoais' });

async function gap(set: string): Promise<void> {
  const { id } = await world.signedIn();
  await world.query(`update account set ${set} where id = $1`, [id]);
}

test('the review is not reached by its address while personal data are missing, C-100, FLOW-01', async () => {
  await gap(`surname = '', name = 'Ana', birth = null`);
  await openReview(bidOn(await world.offer()));
  await expect.element(personal).toBeVisible();
  expect(currentAddress()).toBe('/fluxo/?step=0');
});

test('nor while there is no address: that step comes first, C-100, FLOW-01', async () => {
  await world.signIn(await world.person({ withAddress: false }));
  await openReview(bidOn(await world.offer()));
  await expect.element(page.getByRole('heading', { name: 'Escolha o endereço' })).toBeVisible();
  expect(currentAddress()).toBe('/fluxo/?step=1');
});

test('what the server misses leads to its step, and from there back to the review and the deal, C-100', async () => {
  const person = await world.signedIn();
  const code = await world.offer();
  const flow = await openStep(bidOn(code), '0');
  await flow.toReview('Retirar no pátio');
  await world.query('update account set birth = null where id = $1', [person.id]);
  await flow.commit();
  await expect.element(personal).toBeVisible();
  await expect
    .element(page.getByCss('[data-notices]'))
    .toMatchTextContent('Complete seus dados pessoais antes de continuar.');
  await page.getByLabelText('Data de nascimento').fill('01021990');
  await flow.toReview('Retirar no pátio');
  await flow.commit();
  await expect.element(flow.done).toBeVisible();
});

test('the full name of the sign-up fills name and surname, and nothing is asked for again, FLOW-11', async () => {
  await gap(`surname = '', name = 'Ana Maria Souza'`);
  const flow = new FlowScreen();
  await openReview(bidOn(await world.offer()));
  await flow.steps.nth(0).click();
  await expect.element(page.getByLabelText('Nome', { exact: true })).toHaveValue('Ana');
  await expect.element(page.getByLabelText('Sobrenome')).toHaveValue('Maria Souza');
});

test('outside the flow the missing step is asked for, and leads back to where one was, C-100', async () => {
  await world.signIn(await world.person({ withAddress: false }));
  answerCall('GET', /^\/usrio\/cep/, () => reply(404, {}));
  await openScreen('/perfil/completar?voltar=%2Fnegociacao%2F%3Fview%3Dcompra');
  await expect.element(page.getByRole('heading', { name: 'Complete seu cadastro' })).toBeVisible();
  await page.getByLabelText('CEP').fill('29160-000');
  await page.getByLabelText('Endereço').fill('Rua Outra');
  await page.getByLabelText('Número').fill('7');
  await page.getByLabelText('Bairro').fill('Centro');
  await page.getByLabelText('Estado').selectOptions('Espírito Santo');
  await page.getByLabelText('Cidade').selectOptions('Vila Velha');
  await page.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect.poll(currentAddress).toBe('/negociacao/?view=compra');
  expect(sentCalls('POST', '/usrio/address')).toHaveLength(1);
});
