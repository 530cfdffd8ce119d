import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sentCalls } from '../../../../../test/screens/calls.ts';
import { boxOf } from '../../../../../test/screens/elements.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { main } from '../../../../../test/screens/pages/header-part.ts';
import { newPasswordScreen } from '../../../../../test/screens/pages/password-screens.ts';
import { profileScreen } from '../../../../../test/screens/pages/profile-screen.ts';
import { signUpScreen } from '../../../../../test/screens/pages/sign-up-screen.ts';
import { world } from '../../../../../test/screens/world.ts';

const strength = page.getByCss('[data-strength]');
const shown = async (words: string): Promise<void> => {
  await expect.element(strength).toMatchTextContent(`Força estimada da senha: ${words}`);
};

test('beside the password of a sign-up stands its estimate, with the name, and it refuses nothing, rule 0.40', async () => {
  await signUpScreen.open('?etapa=pessoa');
  await signUpScreen.field('nome').fill('Rita Wolskaquirino');
  await expect.element(strength).not.toBeInTheDocument();
  await signUpScreen.field('password').fill('Wolskaquirino#7');
  await shown('fraca');
  await expect.element(strength).toMatchTextContent('Dica: junte três ou quatro palavras');
  await signUpScreen.field('password').fill('Girassol#24Verde!');
  await shown('forte');
  await expect.element(strength).not.toMatchTextContent('Dica');
  expect(JSON.stringify(sentCalls().map(({ body }) => body))).not.toContain('Girassol');
});

test('it stands beside the new password of the profile, of /auth/senha and of a partner, rule 0.40', async () => {
  const person = await world.signedIn();
  await profileScreen.open();
  await profileScreen.passwords(person.password, 'Abril@2019');
  await shown('razoável');
  await newPasswordScreen.open();
  await newPasswordScreen.password.fill('Abril@2019');
  await shown('razoável');
  await expect.element(strength).not.toMatchTextContent('Contas da equipe e de lojas');
  await openScreen('/seja-um-parceiro');
  await main().getByLabelText('Senha', { exact: true }).fill('Abril@2019');
  await shown('razoável');
  await expect
    .element(strength)
    .toMatchTextContent('Contas da equipe e de lojas precisam de uma senha forte.');
});

test('its room is there from the first key on, so that the button stays where it is, rule 0.40', async () => {
  await world.signedIn();
  await newPasswordScreen.open();
  await newPasswordScreen.password.fill('Abril@2019');
  const before = boxOf(newPasswordScreen.submit).top;
  await shown('razoável');
  expect(boxOf(newPasswordScreen.submit).top).toBe(before);
});
