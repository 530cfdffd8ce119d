import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { footerLink, header, main } from '../../../../../test/screens/pages/header-part.ts';
import { newPasswordScreen } from '../../../../../test/screens/pages/password-screens.ts';
import { signInScreen } from '../../../../../test/screens/pages/sign-in-screen.ts';
import {
  NO_TOKENS,
  storedTokens,
  openSessions,
  revokeSessions,
} from '../../../../../test/screens/sessions.ts';
import { world } from '../../../../../test/screens/world.ts';

describe('leaving the page without a new password', () => {
  for (const [way, leave] of [
    ['the logo', () => header.root.getByCss('a[href="/home"]').first().click()],
    ['a link in the footer', () => footerLink().click()],
  ] as const) {
    test(`by ${way} signs out and leads home, PASS-07`, async () => {
      const person = await world.signedIn();
      await openScreen('/auth/senha');
      await expect.element(newPasswordScreen.password).toBeVisible();
      await leave();
      await expect.poll(currentAddress).toBe('/home');
      await expect.element(header.signIn).toBeVisible();
      expect(storedTokens()).toEqual(NO_TOKENS);
      expect(await openSessions(person)).toBe(0);
    });
  }

  test('by going back signs out and leads home, PASS-07', async () => {
    const person = await world.person({ mustChangePassword: true });
    await openScreen('/texto/empresa');
    await header.signIn.click();
    await signInScreen.signIn(person);
    await expect.element(newPasswordScreen.password).toBeVisible();
    // After a click the page is guarded: React runs pending effects before it handles an event.
    await newPasswordScreen.password.click();
    history.back();
    await expect.poll(currentAddress).toBe('/home');
    await expect.element(header.signIn).toBeVisible();
    expect(storedTokens()).toEqual(NO_TOKENS);
    expect(await openSessions(person)).toBe(0);
  });
});

test('a user who has to change the password is led to the page by signing in, LOGN-14', async () => {
  const person = await world.person({ mustChangePassword: true });
  await signInScreen.open();
  await signInScreen.signIn(person);
  await expect.poll(currentAddress).toBe('/auth/senha');
  await expect.element(newPasswordScreen.password).toBeVisible();
  await expect.element(header.signIn).toBeVisible();
});

for (const address of ['/perfil/', '/home', '/negociacao/']) {
  test(`a user who has to change the password is signed out at ${address}, SESS-09`, async () => {
    const person = await world.signedIn({ mustChangePassword: true });
    await openScreen(address);
    await expect.poll(() => openSessions(person)).toBe(0);
    await expect.element(header.signIn).toBeVisible();
    await expect.poll(storedTokens).toEqual(NO_TOKENS);
  });
}

test('a session that ended while the password was typed is reported, with the way to a link, SESS-11', async () => {
  const person = await world.signedIn();
  await newPasswordScreen.open();
  await expect.element(newPasswordScreen.password).toBeVisible();
  await expect.element(header.account).toBeVisible();
  await revokeSessions(person);
  await newPasswordScreen.create('Nova@2026!');
  await expect.element(page.getByRole('link', { name: 'Pedir um novo link' })).toBeVisible();
  expect(currentAddress()).toBe('/auth/senha');
  await expect.element(header.signIn).toBeVisible();
  await expect.poll(storedTokens).toEqual(NO_TOKENS);
  await expect.element(main().getByRole('heading', { level: 1 })).toBeVisible();
});
