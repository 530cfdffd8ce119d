import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { answerCall, held, sentCalls, reply } from '../../../../../test/screens/calls.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { main } from '../../../../../test/screens/pages/header-part.ts';
import { forgotScreen } from '../../../../../test/screens/pages/password-screens.ts';
import { world } from '../../../../../test/screens/world.ts';

const PATH = '/auth/forgot';

test('an empty e-mail has two texts, at the field and in the line, and makes no call, FORG-02, C-25', async () => {
  await forgotScreen.open();
  await forgotScreen.ask('   ');
  await expect.element(page.getByText('Digite seu e-mail', { exact: true })).toBeVisible();
  await expect.element(forgotScreen.line).toHaveTextContent('Preencha o e-mail.');
  await expect.element(forgotScreen.email).toHaveFocus();
  expect(sentCalls('POST', PATH)).toEqual([]);
});

test('an invalid e-mail has its own text and makes no call, FORG-03', async () => {
  await forgotScreen.open();
  await forgotScreen.ask('abc');
  await expect.element(page.getByText('Digite um e-mail válido', { exact: true })).toBeVisible();
  await expect.element(forgotScreen.line).not.toBeInTheDocument();
  expect(sentCalls('POST', PATH)).toEqual([]);
});

test('a known e-mail is sent trimmed, FORG-04', async () => {
  const { email } = await world.person();
  await forgotScreen.open();
  await forgotScreen.ask(`  ${email} `);
  await expect.poll(() => sentCalls('POST', PATH).map(({ body }) => body)).toEqual([{ email }]);
});

test('the reply 204 to a known e-mail, and nothing before it, leads to /auth/confirmar/forgot, FORG-05', async () => {
  const { email } = await world.person();
  const asked = held();
  let status = 0;
  answerCall('POST', PATH, async (call, pass) => {
    const response = await asked.answer(call, pass);
    ({ status } = response);
    return response;
  });
  await forgotScreen.open();
  await forgotScreen.ask(email);
  await asked.reached;
  expect(currentAddress()).toBe('/auth/esqueceu-senha');
  asked.release();
  await expect.poll(currentAddress).toBe('/auth/confirmar/forgot');
  expect(status).toBe(204);
});

test('a reply 204 without a body leads there too, and one that is no success does not, FORG-05', async () => {
  await forgotScreen.open();
  answerCall('POST', PATH, () => reply(500, {}));
  await forgotScreen.ask('alguem@patio.test');
  await expect.element(forgotScreen.line).toBeVisible();
  expect(currentAddress()).toBe('/auth/esqueceu-senha');
  answerCall('POST', PATH, () => new Response(null, { status: 204 }));
  await forgotScreen.submit.click();
  await expect.poll(currentAddress).toBe('/auth/confirmar/forgot');
});

test('the page after it says that the e-mail was sent and leads home, FORG-08, ROUT-12', async () => {
  await openScreen('/auth/confirmar/forgot');
  await expect.element(main().getByRole('heading', { level: 1 })).toHaveTextContent('E-mail enviado');
  await main().getByRole('link', { name: 'Ir para o início' }).click();
  await expect.poll(currentAddress).toBe('/home');
});

test('an unknown e-mail is reported, and stays in the field, FORG-06', async () => {
  await forgotScreen.open();
  await forgotScreen.ask('ninguem-mesmo@patio.test');
  await expect.element(forgotScreen.line).toHaveTextContent('E-mail não encontrado.');
  await expect.element(forgotScreen.email).toHaveValue('ninguem-mesmo@patio.test');
});

test('another failure has the words of the server, or those of the house, FORG-07, ERRS-01', async () => {
  const bodies: readonly object[] = [{ erros: ['Tente amanhã.', 'Outra'] }, {}];
  answerCall('POST', PATH, () => reply(400, bodies[sentCalls('POST', PATH).length - 1] ?? {}));
  await forgotScreen.open();
  await forgotScreen.ask('alguem@patio.test');
  await expect.element(forgotScreen.line).toHaveTextContent('Tente amanhã.');
  await forgotScreen.submit.click();
  await expect
    .element(forgotScreen.line)
    .toHaveTextContent('Houve um erro na requisição. Por favor, contate ao administrador da plataforma.');
});

test('in a store every step stays in the store, ROUT-29', async () => {
  const { email } = await world.person();
  const store = `loja-${world.word().replaceAll(/[^a-z]/g, '')}`;
  await world.query(
    `insert into partner (store, name, status, member_since) values ($1, 'Loja', 'approved', now()) returning id`,
    [store],
  );
  await openScreen(`/${store}/auth/`);
  await main().getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect.poll(currentAddress).toBe(`/${store}/auth/esqueceu-senha`);
  await forgotScreen.ask(email);
  await expect.poll(currentAddress).toBe(`/${store}/auth/confirmar/forgot`);
  await main().getByRole('link', { name: 'Ir para o início' }).click();
  await expect.poll(currentAddress).toBe(`/${store}/home`);
});
