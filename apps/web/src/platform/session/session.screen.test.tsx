import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../test/screens/deals/address.ts';
import { answerCall, cutOff, held, sentCalls } from '../../../test/screens/calls.ts';
import { openScreen } from '../../../test/screens/open-screen.tsx';
import { header } from '../../../test/screens/pages/header-part.ts';
import { signUpScreen } from '../../../test/screens/pages/sign-up-screen.ts';
import { NO_TOKENS, storedTokens, revokeSessions } from '../../../test/screens/sessions.ts';
import { world } from '../../../test/screens/world.ts';

const RENEWAL = '/header/refresh_token';

const renewals = () => sentCalls('POST', RENEWAL);

/** From one page that asks for nothing of the user's to another. */
const goOn = (): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Para lojistas' }).click();

/** Opens a page without any renewal of the session, until the function that it gives is called. */
async function openWithoutRenewal(): Promise<() => void> {
  let renewing = false;
  answerCall('POST', RENEWAL, (_call, pass) => (renewing ? pass() : cutOff()));
  await openScreen('/texto/empresa');
  await expect.element(header.account).toBeVisible();
  await expect.poll(() => renewals().length).toBe(1);
  return () => {
    renewing = true;
  };
}

test('the session is renewed on load and on every change of route, SESS-05', async () => {
  await world.signedIn();
  await openWithoutRenewal();
  await goOn();
  await expect.poll(currentAddress).toBe('/texto/lojista');
  await expect.poll(() => renewals().length).toBe(2);
  await header.root.getByCss('a[href="/home"]').first().click();
  await expect.poll(currentAddress).toBe('/home');
  await expect.poll(() => renewals().length).toBe(3);
});

test('every call of a signed-in user carries the token of the cookie, SESS-04', async () => {
  await world.signedIn();
  const { cookie } = storedTokens();
  await openWithoutRenewal();
  await goOn();
  await expect.poll(() => renewals().length).toBe(2);
  expect(cookie).toMatch(/^.{20,}$/);
  expect(new Set(sentCalls().map(({ headers }) => headers.get('security-token')))).toEqual(new Set([cookie]));
});

test('a visitor sends no token and asks for no renewal, SESS-04, SESS-06', async () => {
  await openScreen('/texto/empresa');
  await goOn();
  await expect.poll(currentAddress).toBe('/texto/lojista');
  await header.signIn.click();
  await page.getByRole('main').getByRole('link', { name: 'Criar conta' }).click();
  await signUpScreen.choose('Para minha empresa');
  // This one the page asks for in the browser, those before are asked for by loaders.
  await expect.poll(() => sentCalls('GET', '/usrio/perfis').length).toBeGreaterThan(0);
  expect(sentCalls('GET', /^\/dynamic\//).length).toBeGreaterThan(0);
  expect(new Set(sentCalls().map(({ headers }) => headers.get('security-token')))).toEqual(new Set([null]));
  expect(renewals()).toEqual([]);
});

test('a removed cookie makes the next page a visitor’s, SESS-06', async () => {
  await world.signedIn();
  await openWithoutRenewal();
  document.cookie = 'token=; Path=/; Max-Age=0';
  await expect.element(header.account).toBeVisible();
  await goOn();
  await expect.element(header.signIn).toBeVisible();
  expect(currentAddress()).toBe('/texto/lojista');
});

test('a session revoked on the server signs out where the user is, without leaving the page, SESS-07', async () => {
  const person = await world.signedIn();
  const renewAgain = await openWithoutRenewal();
  await revokeSessions(person);
  renewAgain();
  await expect.element(header.account).toBeVisible();
  await goOn();
  await expect.element(header.signIn).toBeVisible();
  expect(currentAddress()).toBe('/texto/lojista');
  expect(storedTokens()).toEqual(NO_TOKENS);
});

test('an answer about a session that was left meanwhile ends no other one', async () => {
  const left = await world.signedIn();
  const renewal = held();
  const bodies: unknown[] = [];
  answerCall('POST', RENEWAL, async (call, pass) => {
    const answer = await renewal.answer(call, pass);
    bodies.push(await answer.clone().json());
    return answer;
  });
  await openScreen('/texto/empresa');
  await renewal.reached;
  await revokeSessions(left);
  await world.signedIn({ name: 'Joaquina' });
  renewal.release();
  await expect.poll(() => bodies).toContainEqual({ data: null });
  await goOn();
  await expect.element(header.account).toMatchTextContent('Joaquina');
});

test('a changed name stands in the menu after the next renewal, SESS-08', async () => {
  const person = await world.signedIn();
  const renewAgain = await openWithoutRenewal();
  await world.query('update account set name = $2 where id = $1 returning id', [person.id, 'Joaquina']);
  renewAgain();
  await expect.element(header.account).not.toMatchTextContent('Joaquina');
  await goOn();
  await expect.element(header.account).toMatchTextContent('Joaquina');
});

test('signing out calls the server, forgets the token and shows the category that was open, SESS-03, SESS-10', async () => {
  await world.signedIn();
  await openScreen('/home/5');
  await expect.element(header.account).toBeVisible();
  expect(storedTokens().cookie).not.toBeNull();
  const before = sentCalls('GET', '/offer').length;
  await header.signOut();
  await expect.element(header.signIn).toBeVisible();
  expect(sentCalls('POST', '/auth/logout')).toHaveLength(1);
  expect(storedTokens()).toEqual(NO_TOKENS);
  // The page that follows reads its offers again.
  await expect.poll(() => sentCalls('GET', '/offer').length).toBeGreaterThan(before);
  const [first, next] = [sentCalls('GET', '/offer')[0], sentCalls('GET', '/offer')[before]];
  expect(next?.query.toString()).toBe(first?.query.toString());
  expect(next?.headers.get('security-token')).toBeNull();
  expect(currentAddress()).toBe('/home/5');
});
