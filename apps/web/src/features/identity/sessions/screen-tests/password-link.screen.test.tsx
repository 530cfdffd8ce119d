import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { answerCall, cutOff, sentCalls } from '../../../../../test/screens/calls.ts';
import { askForLink } from '../../../../../test/screens/mailbox.ts';
import { header, main } from '../../../../../test/screens/pages/header-part.ts';
import { newPasswordScreen } from '../../../../../test/screens/pages/password-screens.ts';
import { signInScreen } from '../../../../../test/screens/pages/sign-in-screen.ts';
import { world } from '../../../../../test/screens/world.ts';

test('a link that has expired says so and offers a new one, S-34', async () => {
  const person = await world.person();
  const link = await askForLink(person);
  await world.query(
    "update password_link set created_at = now() - interval '2 hours', expires_at = now() - interval '1 hour' where account_id = $1 returning account_id",
    [person.id],
  );
  await newPasswordScreen.open(link);
  await expect.element(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Pedir um novo link' })).toBeVisible();
  await expect.element(newPasswordScreen.password).not.toBeInTheDocument();
});

test('a link that the network loses can be opened again, S-34', async () => {
  const link = await askForLink(await world.person());
  answerCall('POST', '/auth/reset_session', (_call, pass) =>
    sentCalls('POST', '/auth/reset_session').length === 1 ? cutOff() : pass(),
  );
  await newPasswordScreen.open(link);
  await expect.element(main().getByRole('alert')).toMatchTextContent('Ele continua valendo.');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.element(newPasswordScreen.password).toBeVisible();
});

test('a link changes the password of its owner while another user is signed in, S-34', async () => {
  const owner = await world.person();
  const link = await askForLink(owner);
  const other = await world.signedIn();
  await newPasswordScreen.open(link);
  await newPasswordScreen.create('Nova@2026!');
  await expect.poll(currentAddress).toBe('/auth/confirmar/password');
  await signInScreen.open();
  await signInScreen.signIn({ email: owner.email, password: 'Nova@2026!' });
  await expect.poll(currentAddress).toBe('/home');
  await header.signOut();
  await expect.element(header.signIn).toBeVisible();
  await signInScreen.open();
  await signInScreen.signIn(other);
  await expect.element(header.account).toBeVisible();
});

test('without a session the page asks to sign in or to request a link, ROUT-13', async () => {
  await newPasswordScreen.open();
  await expect.element(page.getByRole('heading', { name: 'Entre para trocar a senha' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Pedir um novo link' })).toBeVisible();
});
