import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addAddress } from '../../../../test/screens/deals/add-address.ts';
import { currentAddress } from '../../../../test/screens/deals/address.ts';
import { answerCall, sentCalls, reply } from '../../../../test/screens/calls.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { main } from '../../../../test/screens/pages/header-part.ts';
import { world } from '../../../../test/screens/world.ts';

const PATH = '/usrio/address';
const lines = () => main().getByRole('list', { name: 'Endereços' }).getByRole('listitem');
const stored = (id: number) =>
  world.query('select street, cep, main from address where account_id = $1 order by code', [id]);

test('the profile leads to the addresses, the main one first and marked', async () => {
  await addAddress(await world.signedIn(), 'Rua Segunda');
  await openScreen('/perfil/');
  await main().getByRole('link', { name: 'Endereços' }).click();
  await expect.poll(currentAddress).toBe('/perfil/enderecos');
  await expect.element(lines().nth(0)).toMatchTextContent(/Rua das Acácias.*Principal/);
  await expect.element(lines().nth(1)).toMatchTextContent('Rua Segunda');
  await expect.element(lines().nth(1).getByText('Principal', { exact: true })).not.toBeInTheDocument();
});

test('another one is made the main one', async () => {
  const person = await world.signedIn();
  await addAddress(person, 'Rua Segunda');
  await openScreen('/perfil/enderecos');
  await main().getByRole('button', { name: 'Tornar principal: Rua Segunda' }).click();
  await expect.element(lines().nth(0)).toMatchTextContent(/Rua Segunda.*Principal/);
  await expect
    .poll(() => stored(person.id))
    .toMatchObject([
      { street: 'Rua das Acácias', main: false },
      { street: 'Rua Segunda', main: true },
    ]);
});

test('one is changed, and one is added beside the main one, its CEP as people write it', async () => {
  const person = await world.signedIn();
  await openScreen('/perfil/enderecos');
  await main().getByRole('button', { name: 'Editar endereço: Rua das Acácias' }).click();
  await main().getByLabelText('Endereço').fill('Rua Nova');
  await main().getByRole('button', { name: 'Salvar endereço' }).click();
  await expect.element(lines().nth(0)).toMatchTextContent('Rua Nova');
  await main().getByRole('button', { name: 'Novo endereço' }).click();
  const cep = main().getByLabelText('CEP');
  await expect.element(cep).toHaveAttribute('autocomplete', 'postal-code');
  answerCall('GET', /^\/usrio\/cep/, () => reply(404, {}));
  await cep.fill('29160-000');
  await main().getByLabelText('Endereço').fill('Rua Outra');
  await main().getByLabelText('Número').fill('7');
  await main().getByLabelText('Bairro').fill('Centro');
  await main().getByLabelText('Estado').selectOptions('Espírito Santo');
  await main().getByLabelText('Cidade').selectOptions('Vila Velha');
  await main().getByRole('button', { name: 'Salvar endereço' }).click();
  await expect
    .poll(() => stored(person.id))
    .toEqual([
      { street: 'Rua Nova', cep: '29100000', main: true },
      { street: 'Rua Outra', cep: '29160000', main: false },
    ]);
});

test('one is removed after a question, and without any the page says so and offers the form', async () => {
  const person = await world.signedIn();
  await openScreen('/perfil/enderecos');
  const remove = main().getByRole('button', { name: 'Excluir endereço: Rua das Acácias' });
  await remove.click();
  const question = main().getByRole('group', { name: 'Excluir este endereço?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  expect(sentCalls('DELETE', PATH)).toEqual([]);
  await remove.click();
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect.element(main().getByText('Nenhum endereço ainda')).toBeVisible();
  expect(await stored(person.id)).toEqual([]);
  await main().getByRole('button', { name: 'Novo endereço' }).click();
  await expect.element(main().getByLabelText('CEP')).toBeVisible();
});

test('a refusal is shown, and the list stays', async () => {
  await world.signedIn();
  await openScreen('/perfil/enderecos');
  answerCall('DELETE', PATH, () => reply(404, { erros: ['Endereço não encontrado.'] }));
  await main().getByRole('button', { name: 'Excluir endereço: Rua das Acácias' }).click();
  await page.getByRole('group').getByRole('button', { name: 'Excluir' }).click();
  await expect.element(main().getByRole('alert')).toMatchTextContent('Endereço não encontrado.');
  await expect.element(lines().nth(0)).toMatchTextContent('Rua das Acácias');
});

test('a visitor signs in first and comes back', async () => {
  await openScreen('/perfil/enderecos');
  await expect.poll(currentAddress).toBe('/auth/?redirectFrom=%2Fperfil%2Fenderecos');
});
