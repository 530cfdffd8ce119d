import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { callAs } from '../../../../../test/screens/call-as.ts';
import { sentCalls } from '../../../../../test/screens/calls.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { world } from '../../../../../test/screens/world.ts';

const main = page.getByRole('main');
const field = (label: string) => main.getByLabelText(label, { exact: true });

test('a save overwrites nothing that was saved elsewhere meanwhile: the user is warned, sees it, and saves again, PROF-14, PROF-15', async () => {
  const person = await world.signedIn();
  await openScreen('/perfil/');
  await expect.element(field('Sobrenome')).not.toHaveValue('');
  const { json } = await callAs(person, 'GET', '/usrio/edit');
  const profile = typeof json === 'object' ? json : {};
  const elsewhere = { ...profile, sobrenome: 'De Outra Aba', oldPassword: null, password: null };
  expect((await callAs(person, 'PUT', '/usrio/edit', elsewhere)).status).toBe(200);

  await field('Telefone').fill('27911112222');
  await field('Senha atual').fill(person.password);
  await field('Nova senha').fill(person.password);
  await field('Repetir nova senha').fill(person.password);
  const save = main.getByRole('button', { name: /^Salva/ });
  await save.click();
  await expect.element(main.getByRole('alert')).toMatchTextContent('alterados em outra aba ou aparelho');
  await expect.element(field('Sobrenome')).toHaveValue('De Outra Aba');
  await expect.element(field('Telefone')).toHaveValue('27911112222');
  await save.click();
  await expect.poll(currentAddress).toBe('/home');
  const saves = sentCalls('PUT').map(({ path }) => path);
  expect(saves.slice(-2)).toEqual(['/usrio/edit', '/usrio/interest']);
  const saved = 'select surname, phone from account where id = $1';
  expect(await world.query(saved, [person.id])).toEqual([{ surname: 'De Outra Aba', phone: '27911112222' }]);
});
