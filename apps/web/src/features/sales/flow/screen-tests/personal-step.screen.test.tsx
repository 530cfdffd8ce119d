import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { answerCall, sentCalls, reply } from '../../../../../test/screens/calls.ts';
import { openStep, storedFlow } from '../../../../../test/screens/pages/stored-flow.ts';
import { world } from '../../../../../test/screens/world.ts';
import type { PersonOptions } from '../../../../../test/world/options.ts';

const FILL_FIELDS = 'Preencha todos os campos obrigatórios.';
const field = (label: string) => page.getByRole('main').getByLabelText(label, { exact: true });
const alert = page.getByRole('alert');

/** The first step of a bid, with the data of a new user; `profile` overrides what the API returns for them. */
async function openData(options: PersonOptions = {}, profile: object = {}) {
  const person = await world.signedIn(options);
  answerCall('GET', '/usrio/edit', async (_call, pass) => {
    const known: unknown = await (await pass()).json();
    return reply(200, { ...(typeof known === 'object' ? known : {}), ...profile });
  });
  const flow = await openStep({ type: 'BID', code: await world.offer(), value: 1_000_000 }, '0');
  await expect.element(field('Telefone com DDD')).toBeVisible();
  return { person, flow };
}

test('the flow stays where it is when the save fails, and says why, FLOW-06, FLOW-20', async () => {
  const { flow } = await openData();
  answerCall('PUT', '/usrio/edit', () => reply(422, { erros: ['O servidor não quis.', 'Outro.'] }));
  await flow.next.click({ force: true });
  await expect.element(alert).toHaveTextContent('O servidor não quis.');
  answerCall('PUT', '/usrio/edit', () => reply(500, {}));
  await flow.next.click({ force: true });
  await expect.element(alert).toHaveTextContent('Falha ao salvar.');
  expect(currentAddress()).toMatch(/step=0$/);
});

test('personal data are saved and read again before the flow goes on, FLOW-20', async () => {
  const { person, flow } = await openData();
  await field('Sobrenome').fill('Das Compras');
  await flow.next.click({ force: true });
  await expect.poll(currentAddress).toBe('/fluxo/?step=1');
  const methods = sentCalls(undefined, '/usrio/edit').map(({ method }) => method);
  expect(methods.slice(-2)).toEqual(['PUT', 'GET']);
  const surname = 'select surname from account where id = $1';
  expect(await world.value('surname', surname, [person.id])).toBe('Das Compras');
});

for (const { profileCode, label, ids } of [
  { profileCode: 7, label: 'Data de nascimento', ids: 'FLOW-12' },
  { profileCode: 4, label: 'Nome fantasia', ids: 'FLOW-13' },
  { profileCode: 6, label: 'Matrícula', ids: 'FLOW-14' },
  { profileCode: 6, label: 'Data de nascimento', ids: 'FLOW-14' },
] as const) {
  test(`profile ${profileCode} must fill in ${label}, ${ids}, FLOW-18`, async () => {
    const { flow } = await openData({ profileCode });
    await field(label).fill('');
    await flow.next.click({ force: true });
    await expect.element(alert).toHaveTextContent(FILL_FIELDS);
    await expect.element(field(label)).toHaveFocus();
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    expect(sentCalls('PUT', '/usrio/edit')).toEqual([]);
    expect(currentAddress()).toMatch(/step=0$/);
  });
}

for (const { label, profile } of [
  { label: 'Nome', profile: { nome: '' } },
  { label: 'Sobrenome', profile: { nome: 'Ana', sobrenome: '' } },
  { label: 'Telefone com DDD', profile: { telefone: null } },
  { label: 'E-mail', profile: { email: '' } },
  { label: 'Usuário', profile: { login: '' } },
  { label: 'CPF/CNPJ', profile: { cpf: null } },
]) {
  test(`an empty ${label} keeps the flow where it is, FLOW-11, FLOW-18`, async () => {
    const { flow } = await openData({}, profile);
    await flow.next.click({ force: true });
    await expect.element(alert).toHaveTextContent(FILL_FIELDS);
    await expect.element(field(label)).toHaveFocus();
    expect(sentCalls('PUT', '/usrio/edit')).toEqual([]);
  });
}

test('a phone of twelve digits is refused, one of eleven is not, FLOW-15, FLOW-18', async () => {
  const { flow } = await openData();
  await field('Telefone com DDD').fill('279999900001');
  await flow.next.click({ force: true });
  await expect.element(alert).toHaveTextContent('Telefone inválido.');
  expect(currentAddress()).toMatch(/step=0$/);
  await field('Telefone com DDD').fill('27999990000');
  await flow.next.click({ force: true });
  await expect.poll(currentAddress).toBe('/fluxo/?step=1');
});

test('names take a hundred characters, FLOW-16', async () => {
  await openData();
  for (const label of ['Nome', 'Sobrenome']) {
    await field(label).fill('a'.repeat(100));
    await userEvent.type(field(label), 'b');
    await expect.element(field(label)).toHaveValue('a'.repeat(100));
  }
});

test('a document takes digits, dots, slashes and hyphens only, FLOW-17', async () => {
  const { flow } = await openData({}, { cpf: null });
  await field('CPF/CNPJ').fill('529_982_247 25');
  await flow.next.click({ force: true });
  await expect.element(page.getByText('Use somente números, ponto, barra e hífen.')).toBeVisible();
  await expect.element(field('CPF/CNPJ')).toHaveAttribute('aria-invalid', 'true');
  expect(sentCalls('PUT', '/usrio/edit')).toEqual([]);
  await field('CPF/CNPJ').fill('529.982.247-25');
  await expect.element(field('CPF/CNPJ')).toHaveAttribute('aria-invalid', 'false');
});

test('a birth date gets its slashes while it is typed, FLOW-19', async () => {
  await openData();
  await field('Data de nascimento').fill('');
  await userEvent.type(field('Data de nascimento'), '01021990');
  await expect.element(field('Data de nascimento')).toHaveValue('01/02/1990');
});

test('what was given at sign-up cannot be changed in the flow', async () => {
  await openData();
  for (const label of ['E-mail', 'Usuário', 'CPF/CNPJ'])
    await expect.element(field(label)).toHaveAttribute('readonly');
});

test('continuing is disabled until the data are complete, and the stored state says so, FLOW-05', async () => {
  const { flow } = await openData();
  await expect.element(flow.next).not.toHaveAttribute('aria-disabled');
  await expect.poll(storedFlow).toMatchObject({ canNext: true });
  await field('Sobrenome').fill('');
  await expect.element(flow.next).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(storedFlow).toMatchObject({ canNext: false });
  await flow.next.click({ force: true });
  await expect.element(alert).toHaveTextContent(FILL_FIELDS);
  expect(currentAddress()).toMatch(/step=0$/);
  await field('Sobrenome').fill('Souza');
  await expect.element(flow.next).not.toHaveAttribute('aria-disabled');
});
