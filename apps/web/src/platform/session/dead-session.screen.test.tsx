import { expect, test } from 'vitest';
import { currentAddress } from '../../../test/screens/deals/address.ts';
import { answerCall, cutOff, sentCalls } from '../../../test/screens/calls.ts';
import { openScreen } from '../../../test/screens/open-screen.tsx';
import { openStep, storedFlow } from '../../../test/screens/pages/stored-flow.ts';
import { signInScreen } from '../../../test/screens/pages/sign-in-screen.ts';
import { revokeSessions } from '../../../test/screens/sessions.ts';
import { world } from '../../../test/screens/world.ts';

const PRIVATE = [
  '/negociacao/?view=compra',
  '/compra/1',
  '/cancelamento/1',
  '/perfil/',
  '/perfil/enderecos',
  '/perfil/visitas',
  '/perfil/completar',
  '/perfil/seguranca',
  '/perfil/dados',
  '/favoritos/',
  '/avisos',
  '/buscas-salvas/',
  '/notification/',
] as const;

for (const address of PRIVATE) {
  test(`the token of a session that has ended leads ${address} to sign in and back`, async () => {
    const person = await world.signedIn();
    await revokeSessions(person);
    await openScreen(address);
    await expect.poll(currentAddress).toBe(`/auth/?redirectFrom=${encodeURIComponent(address)}`);
    await signInScreen.signIn(person);
    await expect.poll(currentAddress).toBe(address);
  });
}

test('the token of a session that has ended leads a deal to sign in and back, with what was chosen', async () => {
  const person = await world.signedIn();
  await revokeSessions(person);
  const code = await world.offer();
  await openStep({ type: 'BUY', code, value: 3_000_000 }, '0');
  await expect.poll(currentAddress).toBe('/auth/?redirectFrom=%2Ffluxo%2F%3Fstep%3D0');
  await signInScreen.signIn(person);
  await expect.poll(currentAddress).toMatch(/^\/fluxo\//);
  expect(storedFlow()).toMatchObject({ fluxType: 'BUY', offer: { code } });
});

test('a server that does not answer about the session is asked again', async () => {
  const person = await world.signedIn();
  await revokeSessions(person);
  let answers = false;
  answerCall('POST', '/header/refresh_token', (_call, pass) => (answers ? pass() : cutOff()));
  await openScreen('/negociacao/');
  await expect.poll(() => sentCalls('POST', '/header/refresh_token').length).toBeGreaterThan(1);
  expect(currentAddress()).toBe('/negociacao/');
  answers = true;
  await expect.poll(currentAddress).toBe('/auth/?redirectFrom=%2Fnegociacao%2F');
});
