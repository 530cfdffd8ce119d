import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addAddress } from '../../../../../test/screens/deals/add-address.ts';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { answerCall, cutOff, sentCalls, reply } from '../../../../../test/screens/calls.ts';
import { openStep } from '../../../../../test/screens/pages/stored-flow.ts';
import { world } from '../../../../../test/screens/world.ts';
import { fieldOf } from '../../../../../test/world/world.ts';

const field = (label: string) => page.getByLabelText(label, { exact: true });
const save = page.getByRole('button', { name: 'Salvar endereço' });
const choice = (street: string) => page.getByRole('radio', { name: new RegExp(street) });

async function openAddresses(withAddress: boolean) {
  const person = await world.signedIn({ withAddress });
  const flow = await openStep({ type: 'BID', code: await world.offer(), value: 1_000_000 }, '1');
  return { person, flow };
}

/** The form of a new address, for a user without one. */
const openForm = () => openAddresses(false);

async function fillIn(street: string): Promise<void> {
  await field('CEP').fill('1');
  await field('Endereço').fill(street);
  await field('Número').fill('10');
  await field('Bairro').fill('Centro');
  await field('Estado').selectOptions('Espírito Santo');
  await field('Cidade').selectOptions('Serra');
}

describe('the form of an address', () => {
  test('wants every field but the complement, ADDR-01', async () => {
    await openForm();
    const required = ['CEP', 'Endereço', 'Número', 'Bairro', 'Estado', 'Cidade'];
    await save.click();
    for (const label of required) await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field('Complemento')).toHaveAttribute('aria-invalid', 'false');
    await fillIn('Rua Inteira');
    for (const label of ['CEP', 'Endereço', 'Número', 'Bairro']) {
      await field(label).fill('');
      await save.click();
      await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
      await field(label).fill('1');
    }
    for (const label of ['Cidade', 'Estado']) {
      await field(label).selectOptions('Selecione...');
      await save.click();
      await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
      await field('Estado').selectOptions('Espírito Santo');
    }
    expect(sentCalls('POST', '/usrio/address')).toEqual([]);
  });

  test('takes digits only as CEP, ADDR-02', async () => {
    await openForm();
    await field('CEP').fill('29.100-000');
    await save.click();
    await expect.element(page.getByText('CEP não contém somente números!')).toBeVisible();
    expect(sentCalls('POST', '/usrio/address')).toEqual([]);
  });

  test('takes twenty characters as CEP, ADDR-03', async () => {
    await openForm();
    await userEvent.type(field('CEP'), '1'.repeat(21));
    await expect.element(field('CEP')).toHaveValue('1'.repeat(20));
  });

  test('is filled in with what is known of the CEP when that is left, ADDR-04', async () => {
    await world.query(
      `insert into postal_code (cep, street, complement, district, city, uf)
       values ('29100124', 'Rua do Teste', 'Bloco B', 'Praia da Costa', 'Vila Velha', 'ES')
       on conflict do nothing returning cep`,
    );
    await openForm();
    await field('CEP').fill('29100124');
    await userEvent.tab();
    await expect.element(field('Endereço')).toHaveValue('Rua do Teste');
    await expect.element(field('Complemento')).toHaveValue('Bloco B');
    await expect.element(field('Bairro')).toHaveValue('Praia da Costa');
    await expect.element(field('Estado')).toHaveDisplayValue('Espírito Santo');
    await expect.element(field('Cidade')).toHaveDisplayValue('Vila Velha');
  });

  test('says when a CEP is not found or cannot be looked up, and is filled in by hand', async () => {
    await openForm();
    answerCall('GET', '/endereco/cep/29160003', cutOff);
    answerCall('GET', '/endereco/cep/29160004', () => reply(404, { erros: ['CEP não encontrado.'] }));
    for (const [cep, shown] of [
      ['29160003', /Não foi possível buscar o CEP agora/],
      ['29160004', /Não encontramos este CEP/],
    ] as const) {
      await field('CEP').fill(cep);
      await userEvent.tab();
      await expect.element(field('CEP')).toHaveAccessibleDescription(shown);
    }
    await fillIn('Rua à Mão');
    await save.click();
    await expect.element(choice('Rua à Mão')).toBeChecked();
  });

  test('says that the street is still to be filled in if the CEP gives only state and city, ADDR-04', async () => {
    await openForm();
    answerCall('GET', '/endereco/cep/29160000', () =>
      reply(200, {
        logradouro: '',
        complemento: '',
        bairro: '',
        localidade: 'Serra',
        uf: 'ES',
        codigoEstado: 32,
        codigoCidade: 3_205_002,
      }),
    );
    await field('CEP').fill('29160-000');
    await userEvent.tab();
    await expect.element(field('CEP')).toHaveAccessibleDescription(/^Estado e cidade preenchidos pelo CEP/);
  });

  test('goes by the last of two CEPs, whichever is answered first', async () => {
    await openForm();
    const place = { complemento: '', bairro: 'Centro', localidade: 'Serra', uf: 'ES' };
    const codes = { codigoEstado: 32, codigoCidade: 3_205_002 };
    const released = Promise.withResolvers<void>();
    const slow = released.promise.then(() =>
      reply(200, { ...place, ...codes, logradouro: 'Rua Lenta', complemento: 'Fundos' }),
    );
    answerCall('GET', '/endereco/cep/29160001', () => slow);
    answerCall('GET', '/endereco/cep/29160002', () =>
      reply(200, { ...place, ...codes, logradouro: 'Rua Nova' }),
    );
    await field('CEP').fill('29160001');
    await userEvent.tab();
    await expect.element(field('CEP')).toHaveAccessibleDescription(/Buscando o endereço/);
    await field('CEP').fill('29160002');
    await userEvent.tab();
    await expect.element(field('Endereço')).toHaveValue('Rua Nova');
    released.resolve();
    await slow;
    await field('Número').fill('10');
    await expect.element(field('Endereço')).toHaveValue('Rua Nova');
    await expect.element(field('Complemento')).toHaveValue('');
    await expect.element(field('CEP')).toHaveAccessibleDescription(/Endereço preenchido pelo CEP/);
  });
});

describe('the addresses of a user', () => {
  test('begin with the form of the first one, and the way is closed, FLOW-05, ADDR-10', async () => {
    const { flow } = await openAddresses(false);
    await expect.element(page.getByText(/^Você ainda não tem endereços\./)).toBeVisible();
    await expect.element(field('CEP')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Cancelar' })).not.toBeInTheDocument();
    await expect.element(flow.back).toBeVisible();
    await expect.element(flow.next).toBeDisabled();
  });

  test('are chosen by themselves when there is exactly one, ADDR-07', async () => {
    const { flow } = await openAddresses(true);
    await expect.element(page.getByRole('radio')).toBeChecked();
    await expect.element(flow.next).toBeEnabled();
  });

  test('must be chosen from when there are two, which opens the way, ADDR-05, ADDR-08', async () => {
    const { flow } = await twoAddresses();
    await expect.element(page.getByText('Necessário escolher um endereço!')).toBeVisible();
    await expect.element(flow.next).toBeDisabled();
    await choice('Rua Segunda').click();
    await expect.element(flow.next).toBeEnabled();
    await expect.element(page.getByText('Necessário escolher um endereço!')).not.toBeInTheDocument();
  });

  test('have one main address: the last that was chosen, ADDR-09', async () => {
    const { person } = await twoAddresses();
    await choice('Rua Segunda').click();
    await expect.element(page.getByRole('radio', { name: /Rua Segunda.*Principal/ })).toBeChecked();
    const [change] = sentCalls('PUT', /^\/usrio\/address/);
    expect(change?.body).toMatchObject({ endereco: 'Rua Segunda', principal: 'S' });
    const main = 'select street from address where account_id = $1 and main';
    expect(await world.query(main, [person.id])).toEqual([{ street: 'Rua Segunda' }]);
  });

  test('are added, changed and removed, and the one that was just saved is chosen, ADDR-10', async () => {
    const before = window.confirm;
    onTestFinished(() => void (window.confirm = before));
    window.confirm = () => true;
    const { person, flow } = await openForm();
    await fillIn('Rua Primeira');
    await save.click();
    await expect.element(choice('Rua Primeira')).toBeChecked();
    await page.getByRole('button', { name: 'Editar endereço: Rua Primeira' }).click();
    await field('Endereço').fill('Rua Mudada');
    await save.click();
    await expect.element(choice('Rua Mudada')).toBeChecked();
    await page.getByRole('button', { name: 'Novo endereço' }).click();
    await fillIn('Rua Segunda');
    await save.click();
    await expect.element(choice('Rua Segunda')).toBeChecked();
    expect(await streets(person.id)).toEqual(['Rua Mudada', 'Rua Segunda']);
    await page.getByRole('button', { name: 'Excluir endereço: Rua Segunda' }).click();
    await expect.element(choice('Rua Segunda')).not.toBeInTheDocument();
    await expect.element(choice('Rua Mudada')).toBeVisible();
    expect(await streets(person.id)).toEqual(['Rua Mudada']);
    expect(currentAddress()).toBe('/fluxo/?step=1');
    await expect.element(flow.next).toBeEnabled();
  });

  test('leave none chosen when the chosen one of several is removed, ADDR-05', async () => {
    const before = window.confirm;
    onTestFinished(() => void (window.confirm = before));
    window.confirm = () => true;
    const { person, flow } = await twoAddresses();
    await addAddress(person, 'Rua Terceira');
    await choice('Rua Segunda').click();
    await expect.element(flow.next).toBeEnabled();
    await page.getByRole('button', { name: 'Excluir endereço: Rua Segunda' }).click();
    await expect.element(page.getByText('Necessário escolher um endereço!')).toBeVisible();
    await expect.element(flow.next).toBeDisabled();
  });
});

/** A user with two addresses, the first the main one, at the step where they choose. */
async function twoAddresses() {
  const person = await world.signedIn();
  await addAddress(person, 'Rua Segunda');
  const flow = await openStep({ type: 'BID', code: await world.offer(), value: 1_000_000 }, '1');
  await expect.element(choice('Rua Segunda')).toBeVisible();
  return { person, flow };
}

async function streets(accountId: number): Promise<unknown[]> {
  const rows = await world.query('select street from address where account_id = $1 order by street', [
    accountId,
  ]);
  return rows.map((row) => fieldOf(row, 'street'));
}
