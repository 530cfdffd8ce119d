import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { answerCall, sentCalls, reply } from '../../../../../test/screens/calls.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { header } from '../../../../../test/screens/pages/header-part.ts';
import { profileScreen as screen } from '../../../../../test/screens/pages/profile-screen.ts';
import { signInScreen } from '../../../../../test/screens/pages/sign-in-screen.ts';
import { world } from '../../../../../test/screens/world.ts';
import { fieldOf } from '../../../../../test/world/world.ts';

const EDIT = '/usrio/edit';
const INTERESTS = '/usrio/interest';

const saveInterest = (account: number, category: number) =>
  world.query('insert into interest (account_id, category_code) values ($1, $2) returning account_id', [
    account,
    category,
  ]);
const refusals = () => screen.refusals.elements().map(({ textContent }) => textContent);

test('a visitor is asked to sign in and comes back, ROUT-21', async () => {
  const person = await world.person();
  await openScreen('/perfil/');
  await expect.poll(currentAddress).toBe('/auth/?redirectFrom=%2Fperfil%2F');
  await signInScreen.signIn(person);
  await expect.poll(currentAddress).toBe('/perfil/');
  await expect.element(screen.field('Nome')).toHaveValue(person.name);
});

test('the picker begins with the saved interests, PROF-07', async () => {
  const person = await world.signedIn();
  await saveInterest(person.id, 5);
  await screen.open();
  await expect.element(screen.interest('Caminhões')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.interest('Carros')).toHaveAttribute('aria-pressed', 'false');
});

test('saving sends the profile, then the interests, and goes home with a word, PROF-14, API-61, ERRS-03', async () => {
  const person = await world.signedIn();
  await saveInterest(person.id, 1);
  await screen.open();
  await screen.interest('Carros').click();
  await screen.interest('Caminhões').click();
  await screen.field('Nome').fill('  Joaquina ');
  await screen.field('Telefone').fill('(27) 98888-7777');
  await screen.passwords(person.password);
  await screen.save.click();
  await expect.poll(currentAddress).toBe('/home');
  await expect.element(page.getByText('Dados salvos com sucesso!')).toBeVisible();
  expect(sentCalls('PUT').map(({ path }) => path)).toEqual([EDIT, INTERESTS]);
  expect(fieldOf(sentCalls('PUT', EDIT)[0]?.body, 'telefone')).toBe('27988887777');
  expect(sentCalls('PUT', INTERESTS)[0]?.body).toEqual({ codigoCategoria: [5] });
  await expect.element(header.account).toMatchTextContent('Joaquina');
  await screen.open();
  await expect.element(screen.field('Nome')).toHaveValue('Joaquina');
  await expect.element(screen.interest('Carros')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(screen.interest('Caminhões')).toHaveAttribute('aria-pressed', 'true');
});

test('the new password is sent without the spaces around it, and signs in, PASS-19', async () => {
  const person = await world.signedIn();
  await screen.open();
  await screen.passwords(person.password, ' Senha123* ');
  await screen.save.click();
  await expect.poll(currentAddress).toBe('/home');
  expect(fieldOf(sentCalls('PUT', EDIT)[0]?.body, 'password')).toBe('Senha123*');
  await header.signOut();
  await expect.element(header.signIn).toBeVisible();
  await signInScreen.open();
  await signInScreen.signIn({ email: person.email, password: 'Senha123*' });
  await expect.element(header.account).toBeVisible();
});

describe('what the server refuses', () => {
  test('stands above the form, each alert with a button that takes it away, and nothing is lost, PROF-15, ERRS-01', async () => {
    const person = await world.signedIn();
    answerCall('PUT', EDIT, () => reply(422, { erros: ['Primeiro erro.', 'Segundo erro.'] }));
    await screen.open();
    await screen.field('Nome').fill('Outro nome');
    await screen.passwords(person.password);
    await screen.save.click();
    await expect.poll(refusals).toEqual(['Primeiro erro.', 'Segundo erro.']);
    await screen.refusals.first().getByRole('button', { name: 'Dispensar aviso' }).click();
    await expect.poll(refusals).toEqual(['Segundo erro.']);
    await expect.element(screen.field('Nome')).toHaveValue('Outro nome');
    await expect.element(screen.field('Nova senha')).toHaveValue(person.password);
    expect(sentCalls('PUT', INTERESTS)).toEqual([]);
    expect(currentAddress()).toBe('/perfil/');
  });

  test('is said in its own words when the current password is wrong, PROF-12', async () => {
    await world.signedIn();
    await screen.open();
    await screen.passwords('Errada@2026', 'Senha123*');
    await screen.save.click();
    await expect.poll(refusals).toEqual(['A senha atual não confere.']);
  });

  test('of the interests alone can be saved again, with the password that is in force by then, PROF-14', async () => {
    const person = await world.signedIn();
    await screen.open();
    await screen.interest('Ônibus').click();
    await screen.passwords(person.password, 'Senha123*');
    answerCall('PUT', INTERESTS, () => reply(500, {}));
    await screen.save.click();
    await expect.element(screen.refusals.first()).toMatchTextContent('mas os interesses não');
    answerCall('PUT', INTERESTS, (_call, pass) => pass());
    await screen.save.click();
    await expect.poll(currentAddress).toBe('/home');
    await screen.open();
    await expect.element(screen.interest('Ônibus')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a new password ends the sessions elsewhere and keeps this one, S-32', async () => {
  const person = await world.signedIn();
  const elsewhere = await world.token(person);
  await screen.open();
  await screen.passwords(person.password, 'Outra@2026x');
  await screen.save.click();
  await expect.poll(currentAddress).toBe('/home');
  await expect.element(header.account).toBeVisible();
  const asked = await fetch('/api/usrio/edit', { headers: { 'security-token': elsewhere } });
  expect(asked.status).toBe(401);
  await openScreen('/perfil/seguranca');
  await expect.element(page.getByText('Nenhum outro aparelho está conectado.')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Histórico' })).toMatchTextContent('Senha alterada');
});
