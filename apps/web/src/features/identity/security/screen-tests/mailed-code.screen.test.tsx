import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { expectMail, mailedCode } from '../../../../../test/screens/mailbox.ts';
import { header } from '../../../../../test/screens/pages/header-part.ts';
import { securityScreen as security } from '../../../../../test/screens/pages/security-screen.ts';
import { signInScreen } from '../../../../../test/screens/pages/sign-in-screen.ts';
import { world } from '../../../../../test/screens/world.ts';

test('a mailed code is turned on in the profile, asked for at sign-in, and turned off again, LOGN-02, S-33', async () => {
  const person = await world.signedIn();
  await security.open();
  await security.button('Ligar o código por e-mail').click();
  await security.confirm(person.password, 'Ligar');
  await expect.element(page.getByText('O código por e-mail está ligado.')).toBeVisible();
  await expectMail(person.email, /^Entrada em duas etapas ligada/);
  await header.signOut();
  await expect.element(header.signIn).toBeVisible();
  await signInScreen.open('/perfil/seguranca');
  await expect.element(signInScreen.accessCode).not.toBeInTheDocument();
  await signInScreen.signIn(person);
  await expect.element(page.getByText('Enviamos um código de acesso para o seu e-mail.')).toBeVisible();
  await signInScreen.accessCode.fill(await mailedCode(person.email));
  await signInScreen.submit.click();
  await expect.poll(currentAddress).toBe('/perfil/seguranca');
  await security.button('Desligar o código por e-mail').click();
  await security.confirm(person.password, 'Desligar');
  await expect.element(page.getByText('O código por e-mail está desligado.')).toBeVisible();
});
