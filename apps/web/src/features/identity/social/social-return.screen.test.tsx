import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../test/screens/deals/address.ts';
import { answerCall, sentCalls, reply } from '../../../../test/screens/calls.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { header, main } from '../../../../test/screens/pages/header-part.ts';
import { signInScreen } from '../../../../test/screens/pages/sign-in-screen.ts';
import { NO_TOKENS, storedTokens } from '../../../../test/screens/sessions.ts';
import { world } from '../../../../test/screens/world.ts';

const FAILED = 'Falha ao efetuar login.';
const STATE = 'estado-de-teste';
const NONCE = 'acaso-de-teste';
const TOKEN = `x.${btoa(JSON.stringify({ sub: '1'.repeat(21), name: 'Ana', email: 'a@b.test', nonce: NONCE }))}.y`;

const alert = () => main().getByRole('alert');

/** Comes back from Google with this answer, after having gone there from the sign-in screen. */
async function comeBack(answer: string): Promise<void> {
  const pending = { provider: 'google', purpose: 'sign-in', state: STATE, nonce: NONCE, store: '' };
  sessionStorage.setItem(
    'patio.entrada',
    JSON.stringify({ ...pending, returnTo: '/favoritos', at: Date.now() }),
  );
  await openScreen(`/auth/social/google${answer}`);
}

test('the sign-in screen has a button for Google and one for Facebook, SOCL-01', async () => {
  await signInScreen.open();
  for (const name of ['Entrar com o Google', 'Entrar com o Facebook']) {
    const button = main().getByRole('button', { name });
    await expect.element(button).toBeVisible();
    expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

describe('the answer of the provider', () => {
  for (const status of [401, 400, 500]) {
    test(`that the server answers with ${status} has the one text of a failed sign-in, SOCL-03`, async () => {
      answerCall('POST', '/google/login', () => reply(status, { erros: ['Outro texto'] }));
      await comeBack(`#id_token=${TOKEN}&state=${STATE}`);
      await expect.element(alert()).toHaveTextContent(FAILED);
      expect(sentCalls('POST', '/google/login').length).toBe(1);
      expect(location.hash).toBe('');
      expect(storedTokens()).toEqual(NO_TOKENS);
      await page.getByRole('link', { name: 'Voltar para a tela de entrada' }).click();
      await expect.poll(currentAddress).toBe('/auth/?redirectFrom=%2Ffavoritos');
    });
  }

  test('that says no leads back to the sign-in screen without a word, SOCL-03', async () => {
    await comeBack(`#error=access_denied&state=${STATE}`);
    await expect.poll(currentAddress).toBe('/auth/?redirectFrom=%2Ffavoritos');
    await expect.element(signInScreen.email).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(alert()).not.toBeInTheDocument();
  });

  test('that was not asked for here is refused without a call, SOCL-03', async () => {
    await comeBack(`#id_token=${TOKEN}&state=de-outro`);
    await expect.element(alert()).toHaveTextContent(FAILED);
    expect(sentCalls('POST', '/google/login')).toEqual([]);
    expect(currentAddress()).toBe('/auth/social/google');
  });

  test('that is sent to the server as idSocial and tokenSocial signs in and leads where the user wanted to go, SOCL-02, LOGN-13', async () => {
    const person = await world.person();
    answerCall('POST', '/google/login', async () => {
      const token = await world.token(person);
      return fetch('/api/header/refresh_token', {
        method: 'POST',
        headers: { 'security-token': token, 'content-type': 'application/json' },
        body: '{}',
      });
    });
    await comeBack(`#id_token=${TOKEN}&state=${STATE}`);
    await expect.poll(currentAddress).toBe('/favoritos');
    await expect.element(header.account).toBeVisible();
    expect(sentCalls('POST', '/google/login').map(({ body }) => body)).toEqual([
      { idSocial: '1'.repeat(21), tokenSocial: TOKEN, nonce: NONCE },
    ]);
    expect(JSON.stringify([history.state, { ...sessionStorage }])).not.toContain(TOKEN);
  });
});
