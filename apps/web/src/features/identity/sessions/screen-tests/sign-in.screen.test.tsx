import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { answerCall, held, sentCalls } from '../../../../../test/screens/calls.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { header, main } from '../../../../../test/screens/pages/header-part.ts';
import { signInScreen } from '../../../../../test/screens/pages/sign-in-screen.ts';
import { storedTokens } from '../../../../../test/screens/sessions.ts';
import { fieldOf } from '../../../../../test/world/world.ts';
import { world } from '../../../../../test/screens/world.ts';

const NOBODY = { email: 'alguem@patio.test', password: 'Senha@123' };

test('the screen has both fields, and a button that waits until they are filled, ROUT-08, LOGN-01, LOGN-04', async () => {
  await signInScreen.open();
  await expect.element(signInScreen.email).toBeVisible();
  await expect.element(signInScreen.password).toHaveAttribute('type', 'password');
  await expect.element(signInScreen.submit).toBeDisabled();
  await signInScreen.email.fill(NOBODY.email);
  await expect.element(signInScreen.submit).toBeDisabled();
  await signInScreen.password.fill('x');
  await expect.element(signInScreen.submit).toBeEnabled();
});

test('the screen leads to signing up and to forgotten passwords, LOGN-03, ROUT-11, FORG-01', async () => {
  await signInScreen.open();
  await expect
    .element(main().getByRole('link', { name: 'Criar conta' }))
    .toHaveAttribute('href', '/auth/registrar');
  await main().getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect.poll(currentAddress).toBe('/auth/esqueceu-senha');
  await expect.element(main().getByRole('button', { name: 'Enviar link' })).toBeVisible();
  await expect.element(main().getByLabelText('E-mail')).toBeVisible();
});

test('Enter in the password signs in, keeps the token twice, and home opens, LOGN-05, LOGN-12, SESS-01', async () => {
  const person = await world.person();
  await signInScreen.open();
  await signInScreen.email.fill(person.email);
  await userEvent.type(signInScreen.password, `${person.password}{Enter}`);
  await expect.poll(currentAddress).toBe('/home');
  await expect.element(header.account).toBeVisible();
  const { cookie, storage } = storedTokens();
  expect(cookie).toMatch(/^.{20,}$/);
  expect(storage).toBe(cookie);
});

test('Enter with an empty field says what is missing and makes no call, LOGN-06', async () => {
  await signInScreen.open();
  await signInScreen.email.fill(NOBODY.email);
  await userEvent.type(signInScreen.password, '{Enter}');
  await expect.element(signInScreen.error).toHaveTextContent('Preencha o e-mail e a senha.');
  await signInScreen.email.fill('');
  await userEvent.type(signInScreen.password, 'x{Enter}');
  await expect.element(signInScreen.error).toHaveTextContent('Preencha o e-mail e a senha.');
  expect(sentCalls('POST', '/auth/login')).toEqual([]);
});

test('an e-mail of 41 characters is sent as it is, LOGN-07', async () => {
  await signInScreen.open();
  const email = `${'a'.repeat(41 - '@patio.test'.length)}@patio.test`;
  await signInScreen.signIn({ email, password: 'ab' });
  await expect.poll(() => sentCalls('POST', '/auth/login').length).toBe(1);
  expect(fieldOf(sentCalls('POST', '/auth/login')[0]?.body, 'login')).toBe(email);
});

test('while the sign-in runs the form is covered and takes no second one, LOGN-08', async () => {
  const person = await world.person();
  const login = held();
  answerCall('POST', '/auth/login', login.answer);
  await signInScreen.open();
  await signInScreen.signIn(person);
  await login.reached;
  await expect.element(signInScreen.submit).toBeDisabled();
  const form = main().getByCss('form[aria-busy="true"]').element().getBoundingClientRect();
  const top = document.elementFromPoint(form.x + form.width / 2, form.y + form.height / 2);
  expect(top?.tagName).toBe('DIV');
  expect(top?.getBoundingClientRect().toJSON()).toEqual(form.toJSON());
  signInScreen.password.element().focus();
  await userEvent.keyboard('{Enter}');
  login.release();
  await expect.poll(currentAddress).toBe('/home');
  expect(sentCalls('POST', '/auth/login')).toHaveLength(1);
});

test('redirectFrom leads back to an address of the house and nowhere else, LOGN-13', async () => {
  const person = await world.person();
  const back = `/oferta/${await world.offer()}?view=leilao`;
  await signInScreen.open(back);
  await signInScreen.signIn(person);
  await expect.poll(currentAddress).toBe(back);
  await expect.element(header.account).toBeVisible();
  await header.signOut();
  await expect.element(header.signIn).toBeVisible();
  await signInScreen.open('https://evil.example/');
  await signInScreen.signIn(person);
  await expect.poll(currentAddress).toBe('/home');
});

for (const profileCode of [4, 5, 6, 7] as const) {
  test(`an account of profile ${profileCode} signs in, and is signed in on the next page, GENL-03`, async () => {
    const person = await world.person({ profileCode });
    await signInScreen.open();
    await signInScreen.signIn(person);
    await expect.poll(currentAddress).toBe('/home');
    await openScreen('/perfil/');
    await expect.element(main().getByLabelText('E-mail')).toHaveValue(person.email);
  });
}

test('without passkeys in the browser there is no button for them', async () => {
  const known = Object.getOwnPropertyDescriptor(window, 'PublicKeyCredential') ?? {};
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  try {
    await signInScreen.open();
    await expect.element(signInScreen.email).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Entrar com chave de acesso' }))
      .not.toBeInTheDocument();
  } finally {
    Object.defineProperty(window, 'PublicKeyCredential', known);
  }
});
