import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { answerCall, sentCalls, reply } from '../../../../../test/screens/calls.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { header, main } from '../../../../../test/screens/pages/header-part.ts';
import { newPasswordScreen as screen } from '../../../../../test/screens/pages/password-screens.ts';
import { signInScreen } from '../../../../../test/screens/pages/sign-in-screen.ts';
import { world } from '../../../../../test/screens/world.ts';
import { fieldOf } from '../../../../../test/world/world.ts';

const PATH = '/auth/password';

const looks = () => Number(getComputedStyle(screen.submit.element()).opacity);
const bannerText = async (): Promise<string | null> => {
  await expect.element(screen.banner).toBeVisible();
  return screen.banner.element().textContent;
};

for (const address of ['/auth/confirmar/password', '/auth/confirmar', '/auth/confirmar/outro']) {
  test(`${address} says that the password was changed and leads home, PASS-01, ROUT-12, ROUT-14, C-08`, async () => {
    await openScreen(address);
    expect(currentAddress()).toContain('auth');
    await expect.element(main().getByRole('heading', { level: 1 })).toHaveTextContent('Senha alterada');
    await main().getByRole('link', { name: 'Ir para o início' }).click();
    await expect.poll(currentAddress).toBe('/home');
  });
}

test('the page lists what a password needs, length first, ROUT-13, PASS-03', async () => {
  await world.signedIn();
  await screen.open();
  await expect.element(screen.requirements.first()).toBeVisible();
  expect(screen.requirements.elements().map(({ textContent }) => textContent)).toEqual([
    'No mínimo 8 caracteres',
    'Uma letra minúscula',
    'Uma letra maiúscula',
    'Um número',
    'Um caractere especial: ! @ # $ %',
  ]);
});

test('two fields for the password, and a button that looks disabled until both are filled, PASS-04, PASS-05', async () => {
  await world.signedIn();
  await screen.open();
  await expect.element(screen.password).toHaveAttribute('type', 'password');
  await expect.element(screen.repeated).toHaveAttribute('type', 'password');
  expect(looks()).toBeLessThan(1);
  await screen.password.fill('a');
  await expect.element(screen.submit).toHaveAttribute('aria-disabled', 'true');
  expect(looks()).toBeLessThan(1);
  await screen.repeated.fill('a');
  await expect.element(screen.submit).not.toHaveAttribute('aria-disabled');
  await expect.poll(looks).toBe(1);
});

test('a mark at each requirement follows what is typed, PASS-20', async () => {
  await world.signedIn();
  await screen.open();
  await expect.element(screen.password).toBeVisible();
  const marks = () =>
    screen.requirements
      .elements()
      .map((item) => item.getAttribute('data-met') ?? '-')
      .join(' ');
  expect(marks()).toBe('- - - - -');
  for (const [typed, expected] of [
    ['a', 'false true false false false'],
    ['aB', 'false true true false false'],
    ['aB3', 'false true true true false'],
    ['aB3*', 'false true true true false'],
    ['aB3!', 'false true true true true'],
    ['aB3!aB3!', 'true true true true true'],
  ] as const) {
    await screen.password.fill(typed);
    await expect.poll(marks).toBe(expected);
  }
  await expect.element(page.getByText('5 de 5 requisitos atendidos')).toBeInTheDocument();
});

for (const { what, ids, cases } of [
  {
    what: 'an empty field, and fields that differ',
    ids: 'PASS-02, PASS-08, PASS-09',
    cases: [
      ['', '', 'Preencha a senha e a repetição da senha.'],
      ['Nova@2026', '', 'Preencha a senha e a repetição da senha.'],
      ['Nova@2026', 'Nova@2027', 'A nova senha e a confirmação não batem.'],
    ],
  },
  {
    what: 'the first rule that fails',
    ids: 'PASS-02, PASS-10, PASS-11',
    cases: [
      ['A', 'A', 'A senha deve conter ao menos uma letra minúscula.'],
      ['a', 'a', 'A senha deve conter ao menos uma letra maiúscula.'],
      ['aA', 'aA', 'A senha deve conter ao menos um número.'],
      ['aA1', 'aA1', 'A senha deve conter ao menos um caractere especial.'],
      ['Senha123*', 'Senha123*', 'A senha deve conter ao menos um caractere especial.'],
      ['aA1!', 'aA1!', 'A senha deve ter no mínimo 8 caracteres.'],
    ],
  },
] as const) {
  test(`the red banner shows ${what}, and no call is made, ${ids}`, async () => {
    await world.signedIn();
    await screen.open();
    await expect.element(screen.password).toBeVisible();
    await expect.element(screen.banner).not.toBeInTheDocument();
    for (const [password, repeated, text] of cases) {
      await screen.create(password, repeated);
      await expect.poll(bannerText).toBe(text);
    }
    const [first] = main().getByCss('form > *').elements();
    expect(first).toBe(screen.banner.element());
    expect(sentCalls('POST', PATH)).toEqual([]);
    expect(sentCalls('PUT', PATH)).toEqual([]);
  });
}

test('a good password is sent trimmed, the session goes on, and going back does not return to the form, PASS-06, PASS-11, PASS-19, ERRS-03', async () => {
  const person = await world.signedIn();
  await openScreen('/home');
  history.pushState(null, '', '/home');
  await screen.open();
  await screen.create('  Senha123!  ');
  await screen.present.fill(` ${person.password} `);
  await screen.submit.click();
  await expect.poll(currentAddress).toBe('/auth/confirmar/password');
  const sent = sentCalls(undefined, PATH).map(({ body }) => body);
  const fields = ['senha', 'confirmacao', 'senhaAtual'];
  expect(sent.map((body) => fields.map((name) => fieldOf(body, name)))).toEqual([
    ['Senha123!', 'Senha123!', undefined],
    ['Senha123!', 'Senha123!', person.password],
  ]);
  await expect.element(page.getByText('Senha criada com sucesso!')).toBeVisible();
  await expect.element(header.account).toBeVisible();
  history.back();
  await expect.poll(currentAddress).toBe('/home');
  await expect.element(header.account).toBeVisible();
  await header.signOut();
  await expect.element(header.signIn).toBeVisible();
  await signInScreen.open();
  await signInScreen.signIn({ email: person.email, password: 'Senha123!' });
  await expect.element(header.account).toBeVisible();
});

test('the present password again is refused in the words of the server, PASS-12', async () => {
  const person = await world.person({ mustChangePassword: true });
  await signInScreen.open();
  await signInScreen.signIn(person);
  await screen.create(person.password);
  await expect.poll(bannerText).toBe('A nova senha não pode ser igual a anterior.');
  await expect.element(screen.present).not.toBeInTheDocument();
});

test('in an open session the present password is asked for, said to be missing or wrong, and then taken, PROF-12', async () => {
  const person = await world.signedIn();
  await screen.open();
  await expect.element(screen.password).toBeVisible();
  await expect.element(screen.present).not.toBeInTheDocument();
  await screen.create('Nova@2026!');
  await expect.element(screen.present).toHaveFocus();
  await expect.element(screen.present).toHaveAttribute('type', 'password');
  expect(await bannerText()).toBe('Digite a senha atual');
  await expect.element(screen.submit).toHaveAttribute('aria-disabled', 'true');
  await screen.submit.click({ force: true });
  expect(await bannerText()).toBe('Digite a senha atual');
  expect(sentCalls('POST', PATH)).toHaveLength(1);
  await screen.present.fill('errada');
  await screen.submit.click();
  await expect.poll(bannerText).toBe('A senha atual não confere.');
  await expect.element(screen.present).toHaveFocus();
  await expect.element(screen.password).toHaveValue('Nova@2026!');
  await screen.present.fill(person.password);
  await screen.submit.click();
  await expect.poll(currentAddress).toBe('/auth/confirmar/password');
});

test('the present password is asked for in English too', async () => {
  await world.signedIn();
  document.cookie = 'idiom=EN; Path=/';
  await screen.open();
  await page.getByLabelText('Create password', { exact: true }).fill('Nova@2026!');
  await page.getByLabelText('Repeat password', { exact: true }).fill('Nova@2026!');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect.element(page.getByLabelText('Current password', { exact: true })).toHaveFocus();
  expect(await bannerText()).toBe('Enter the current password');
});

for (const { status, body, text, ids } of [
  {
    status: 422,
    body: { erros: ['A nova senha e a confirmação não batem.'] },
    text: 'A nova senha e a confirmação não batem.',
    ids: 'PASS-13',
  },
  {
    status: 404,
    body: { erros: ['Usuário não encontrado.'] },
    text: 'Usuário não encontrado.',
    ids: 'PASS-14',
  },
  { status: 400, body: { erros: ['Hoje não.', 'Outra.'] }, text: 'Hoje não.', ids: 'PASS-15, ERRS-01' },
  { status: 400, body: {}, text: 'Falha ao alterar a senha. Tente de novo.', ids: 'PASS-15' },
] as const) {
  test(`a reply ${status} stands in the banner as “${text}”, and what was typed stays, ${ids}`, async () => {
    await world.signedIn();
    for (const method of ['POST', 'PUT']) answerCall(method, PATH, () => reply(status, body));
    await screen.open();
    await screen.create('Nova@2026!');
    await expect.poll(bannerText).toBe(text);
    await expect.element(screen.password).toHaveValue('Nova@2026!');
    expect(currentAddress()).toBe('/auth/senha');
  });
}
