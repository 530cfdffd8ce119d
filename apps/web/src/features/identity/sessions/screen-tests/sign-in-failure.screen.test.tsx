import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { answerCall, held, sentCalls, reply } from '../../../../../test/screens/calls.ts';
import { mailedCode } from '../../../../../test/screens/mailbox.ts';
import { header, main } from '../../../../../test/screens/pages/header-part.ts';
import { signInScreen } from '../../../../../test/screens/pages/sign-in-screen.ts';
import { NO_TOKENS, storedTokens } from '../../../../../test/screens/sessions.ts';
import { world } from '../../../../../test/screens/world.ts';

const { error, dialog } = {
  error: () => signInScreen.error,
  dialog: () => signInScreen.dialog,
};

test('a failure stands in a dialog and in the line, a success in a dialog of its own, LOGN-09, ERRS-03', async () => {
  const person = await world.person();
  await signInScreen.open();
  await expect.element(error()).not.toBeInTheDocument();
  await signInScreen.signIn({ email: person.email, password: 'Errada@123' });
  await expect.element(dialog()).toBeVisible();
  await expect.element(dialog()).toMatchTextContent('E-mail ou senha inválidos.');
  await dialog().getByRole('button', { name: 'OK' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(error()).toBeVisible();
  await expect.element(error()).toHaveTextContent('E-mail ou senha inválidos.');
  await expect.element(signInScreen.email).toHaveValue(person.email);
  const success = page.getByCss('[data-notices]');
  await expect.element(success).not.toMatchTextContent('Login efetuado');
  await signInScreen.signIn(person);
  await expect.element(success).toMatchTextContent('Login efetuado com sucesso!');
  const shown = page.getByRole('dialog', { name: 'Login efetuado com sucesso!' });
  await expect.element(shown).toBeVisible();
  await expect.poll(currentAddress).toBe('/home');
  await expect.element(error()).not.toBeInTheDocument();
  await shown.getByRole('button', { name: 'Dispensar aviso' }).click();
  await expect.element(shown).not.toBeInTheDocument();
});

test('the words are the first message of the reply, LOGN-10, ERRS-01', async () => {
  answerCall('POST', '/auth/login', () => reply(401, { erros: ['Primeira.', 'Segunda.'] }));
  await signInScreen.open();
  await signInScreen.signIn({ email: 'alguem@patio.test', password: 'Senha@123' });
  await expect.element(dialog()).toMatchTextContent('Primeira.');
  await expect.element(dialog()).not.toMatchTextContent('Segunda.');
  await expect.element(main().getByText('Primeira.').first()).toBeInTheDocument();
  expect(storedTokens()).toEqual(NO_TOKENS);
});

test('a failure without words has the two texts of the house, LOGN-10, LOGN-11', async () => {
  answerCall('POST', '/auth/login', () => reply(500, {}));
  await signInScreen.open();
  await signInScreen.signIn({ email: 'alguem@patio.test', password: 'Senha@123' });
  await expect.element(dialog()).toMatchTextContent('Dados Incorretos');
  await dialog().getByRole('button', { name: 'OK' }).click();
  await expect.element(error()).toHaveTextContent('Falha ao efetuar login.');
});

test('an account with two steps is mailed a code and asked for it only then, LOGN-02, LOGN-15', async () => {
  const person = await world.person({ twoStep: true });
  const asked = held();
  answerCall('POST', '/auth/envio_codigo_acesso', asked.answer);
  await signInScreen.open();
  await signInScreen.signIn(person);
  await asked.reached;
  await expect.element(signInScreen.accessCode).not.toBeInTheDocument();
  asked.release();
  await expect.element(page.getByText('Enviamos um código de acesso para o seu e-mail.')).toBeVisible();
  await expect.element(signInScreen.accessCode).toHaveFocus();
  await signInScreen.submit.click();
  await expect.element(error()).toHaveTextContent('Digite o código de acesso.');
  await page.getByRole('button', { name: 'Enviar outro código' }).click();
  await expect.element(page.getByText('Enviamos outro código.')).toBeVisible();
  expect(sentCalls('POST', '/auth/envio_codigo_acesso')).toHaveLength(2);
  await signInScreen.accessCode.fill(await mailedCode(person.email));
  await signInScreen.submit.click();
  await expect.poll(currentAddress).toBe('/home');
  await expect.element(header.account).toBeVisible();
});
