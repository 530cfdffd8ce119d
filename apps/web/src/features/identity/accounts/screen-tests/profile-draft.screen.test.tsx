import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { footerLink, header } from '../../../../../test/screens/pages/header-part.ts';
import { profileScreen as screen } from '../../../../../test/screens/pages/profile-screen.ts';
import { signInScreen } from '../../../../../test/screens/pages/sign-in-screen.ts';
import { NO_TOKENS, storedTokens, revokeSessions } from '../../../../../test/screens/sessions.ts';
import { world } from '../../../../../test/screens/world.ts';

test('what was typed is not left by accident: staying keeps it, leaving gives it up', async () => {
  const person = await world.signedIn();
  await screen.open();
  await screen.field('Nome').fill('Sem salvar');
  const dialog = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await footerLink().click();
  await dialog.getByRole('button', { name: 'Continuar editando' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(currentAddress()).toBe('/perfil/');
  await expect.element(screen.field('Nome')).toHaveValue('Sem salvar');
  await footerLink().click();
  await dialog.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect.poll(currentAddress).toBe('/texto/empresa');
  await screen.open();
  await expect.element(screen.field('Nome')).toHaveValue(person.name);
});

test('a call that is refused for want of a session leads home, and after signing in all is back, SESS-11, ROUT-28, C-09', async () => {
  const person = await world.signedIn();
  await screen.open();
  await expect.element(header.account).toBeVisible();
  await screen.field('Sobrenome').fill('Que Fica');
  await screen.interest('Máquinas').click();
  await screen.passwords(person.password, 'Senha123*');
  await revokeSessions(person);
  await screen.save.click();
  await expect.poll(() => location.hash).toBe('#/home');
  expect(location.pathname).toBe('/');
  await expect.element(page.getByCss('#ofertas')).toBeVisible();
  expect(storedTokens()).toEqual(NO_TOKENS);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('Você precisa estar logado!');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await signInScreen.signIn(person);
  await expect.poll(currentAddress).toBe('/perfil/');
  await expect.element(screen.field('Sobrenome')).toHaveValue('Que Fica');
  await expect.element(screen.interest('Máquinas')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.field('Nova senha')).toHaveValue('Senha123*');
  await screen.save.click();
  await expect.poll(currentAddress).toBe('/home');
});

test('what was typed belongs to one account alone, and its passwords are kept nowhere', async () => {
  const person = await world.signedIn();
  await screen.open();
  await screen.field('Sobrenome').fill('De Outra Pessoa');
  await screen.passwords(person.password);
  await expect.poll(() => JSON.stringify(sessionStorage)).toContain('De Outra Pessoa');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(person.password);
  const other = await world.signedIn();
  await screen.open();
  await expect.element(screen.field('E-mail')).toHaveValue(other.email);
  await expect.element(screen.field('Sobrenome')).not.toHaveValue('De Outra Pessoa');
  await expect.poll(() => JSON.stringify(sessionStorage)).not.toContain('De Outra Pessoa');
});
