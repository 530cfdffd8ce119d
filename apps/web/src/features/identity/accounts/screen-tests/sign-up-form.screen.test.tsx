import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCall, sentCalls, reply } from '../../../../../test/screens/calls.ts';
import { main } from '../../../../../test/screens/pages/header-part.ts';
import { signUpScreen as screen } from '../../../../../test/screens/pages/sign-up-screen.ts';
import { newVisitor } from '../../../../../test/world/new-visitor.ts';

const names = () =>
  main()
    .getByCss('input')
    .elements()
    .map((input) => input.getAttribute('name'));
const says = async (text: string): Promise<void> => {
  await expect.element(main().getByText(text, { exact: true })).toBeVisible();
};
const isSilent = async (text: string): Promise<void> => {
  await expect.element(main().getByText(text, { exact: true })).not.toBeInTheDocument();
};
const company = async (): Promise<void> => {
  await screen.open();
  await screen.choose('Para minha empresa', 'Lojista');
  await expect.element(screen.field('cnpj')).toBeVisible();
};

test('the form of a person has its eight fields, SIGN-20', async () => {
  await screen.open('?etapa=pessoa');
  await expect.element(screen.field('nome')).toBeVisible();
  expect(names()).toEqual([
    'nome',
    'email',
    'cpf',
    'telefone',
    'password',
    'passwordRepeat',
    'terms',
    'consentEmails',
  ]);
});

test('the form of a company has its nine fields, SIGN-20', async () => {
  await company();
  expect(names()).toHaveLength(9);
  expect(new Set(names())).toEqual(
    new Set([
      'nomeResponsavel',
      'email',
      'telefone',
      'cnpj',
      'nomeFantasia',
      'password',
      'passwordRepeat',
      'terms',
      'consentEmails',
    ]),
  );
});

for (const [field, text, ids] of [
  ['nome', 'Digite seu nome', 'SIGN-15'],
  ['email', 'Digite seu e-mail', 'SIGN-13'],
  ['cpf', 'Digite seu CPF', 'SIGN-16'],
  ['telefone', 'Digite seu telefone', 'SIGN-14'],
  ['password', 'Digite sua senha', 'PASS-16'],
] as const) {
  test(`“${text}” is said when only that is missing, and no call is made, ${ids}, SIGN-21`, async () => {
    await screen.open('?etapa=pessoa');
    await screen.fillPerson(newVisitor());
    await screen.field(field).fill('');
    await isSilent(text);
    await screen.register.click();
    await says(text);
    await expect.element(screen.field(field)).toHaveFocus();
    expect(sentCalls('POST', '/usrio/pessoa-fisica')).toEqual([]);
  });
}

test('the terms must be accepted before anything is sent, SIGN-12, SIGN-21', async () => {
  await screen.open('?etapa=pessoa');
  await screen.fillPerson(newVisitor());
  await screen.terms.click();
  await screen.register.click();
  await says('Você precisa aceitar os termos.');
  expect(sentCalls('POST', '/usrio/pessoa-fisica')).toEqual([]);
  await screen.terms.click();
  await screen.register.click();
  await expect.element(screen.success).toBeVisible();
});

for (const [field, value, text, ids] of [
  ['email', 'abc', 'Digite um e-mail válido', 'SIGN-13'],
  ['cpf', '5299822472', 'Deve conter 11 dígitos', 'SIGN-16'],
  ['cpf', '529x', 'Digite apenas números', 'SIGN-16'],
  ['telefone', '27 abc', 'Digite apenas números', 'SIGN-14'],
  ['passwordRepeat', 'outra', 'Senha não confere', 'PASS-18'],
] as const) {
  test(`${field} “${value}” shows “${text}”, and no call is made, ${ids}`, async () => {
    await screen.open('?etapa=pessoa');
    await screen.fillPerson(newVisitor());
    await screen.field(field).fill(value);
    await screen.register.click();
    await says(text);
    expect(sentCalls('POST', '/usrio/pessoa-fisica')).toEqual([]);
  });
}

test('a CPF is masked while it is typed and takes no twelfth digit, SIGN-16', async () => {
  await screen.open('?etapa=pessoa');
  await userEvent.type(screen.field('cpf'), '529982247251');
  await expect.element(screen.field('cpf')).toHaveValue('529.982.247-25');
});

test('digits in the middle of a telephone are mended in their place, SIGN-14', async () => {
  await screen.open('?etapa=pessoa');
  const phone = screen.field('telefone');
  await phone.fill('27912345678');
  await expect.element(phone).toHaveValue('(27) 91234-5678');
  const field = phone.element();
  if (field instanceof HTMLInputElement) field.setSelectionRange(9, 9);
  await userEvent.keyboard('{Backspace}{Backspace}78');
  await expect.element(phone).toHaveValue('(27) 91784-5678');
});

test('only the digits of telephone and CPF are sent, SIGN-14, SIGN-16', async () => {
  const person = newVisitor();
  await screen.open('?etapa=pessoa');
  await screen.fillPerson(person);
  await screen.field('telefone').fill('(27) 99999-0000');
  await screen.register.click();
  await expect.element(screen.success).toBeVisible();
  expect(sentCalls('POST', '/usrio/pessoa-fisica').map(({ body }) => body)).toEqual([
    {
      nome: 'Ana Lima',
      email: person.email,
      cpf: person.cpf,
      telefone: '27999990000',
      password: person.password,
      aceitaEmails: false,
    },
  ]);
});

for (const [field, text, ids] of [
  ['nomeResponsavel', 'Digite o nome do responsável', 'SIGN-17'],
  ['cnpj', 'Digite o CNPJ', 'SIGN-18'],
  ['nomeFantasia', 'Digite o nome fantasia', 'SIGN-19'],
] as const) {
  test(`“${text}” is said when a company leaves only that out, ${ids}, SIGN-21`, async () => {
    await company();
    await screen.fillCompany(newVisitor());
    await screen.field(field).fill('');
    await screen.register.click();
    await says(text);
    expect(sentCalls('POST', '/usrio/pessoa-juridica')).toEqual([]);
  });
}

test('a CNPJ has exactly 14 characters, SIGN-18', async () => {
  await company();
  await screen.fillCompany(newVisitor());
  await screen.field('cnpj').fill('12abc34501de3');
  await screen.register.click();
  await says('Deve conter 14 caracteres');
  await screen.field('cnpj').fill('');
  await userEvent.type(screen.field('cnpj'), '12abc34501de357');
  await expect.element(screen.field('cnpj')).toHaveValue('12.ABC.345/01DE-35');
});

test('a mark at each requirement of the password follows what is typed, PASS-16, PASS-17, PASS-20', async () => {
  answerCall('POST', '/usrio/pessoa-fisica', () => reply(500, {}));
  await screen.open('?etapa=pessoa');
  await screen.fillPerson(newVisitor());
  const marks = () =>
    main()
      .getByCss('li[data-met]')
      .elements()
      .map((item) => item.getAttribute('data-met'))
      .join(' ');
  for (const [typed, expected] of [
    ['Senha1*', 'false true true true true'],
    ['SENHA123*', 'true false true true true'],
    ['senha123*', 'true true false true true'],
    ['Senha-ABC*', 'true true true false true'],
    ['Senha-1234', 'true true true true false'],
  ] as const) {
    await screen.field('password').fill(typed);
    await screen.field('passwordRepeat').fill(typed);
    await expect.poll(marks).toBe(expected);
    await screen.register.click();
    await says('A senha ainda não atende a todos os requisitos');
  }
  expect(sentCalls('POST', '/usrio/pessoa-fisica')).toEqual([]);
  await screen.field('password').fill('Senha12*');
  await screen.field('passwordRepeat').fill('Senha12*');
  await expect.poll(marks).toBe('true true true true true');
  await screen.register.click();
  await expect.poll(() => sentCalls('POST', '/usrio/pessoa-fisica').length).toBe(1);
});

test('terms and privacy open in a dialog of 80 % of the window with what the house has written, SIGN-25, CONS-01', async () => {
  await page.viewport(1000, 800);
  await screen.open('?etapa=pessoa');
  for (const [button, title, key] of [
    ['Ler os termos de compra', 'Termos de compra', 'termos'],
    ['Ler a política de privacidade', 'Política de privacidade', 'politica_privacidade'],
  ] as const) {
    const words = `O que a casa escreveu em ${key}`;
    answerCall('GET', `/dynamic/${key}`, async (_call, pass) => {
      const written: unknown = await (await pass()).json();
      return reply(200, replaced(written, `<p>${words}</p>`));
    });
    await main().getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect.element(dialog.getByText(words)).toBeVisible();
    expect(dialog.element().getBoundingClientRect().width).toBe(800);
    await userEvent.keyboard('{Escape}');
    await expect.element(main().getByRole('button', { name: button })).toHaveFocus();
  }
});

test('a text that cannot be loaded is reported and can be requested again, SIGN-25', async () => {
  answerCall('GET', '/dynamic/termos', () => reply(500, { erros: ['x'] }));
  await screen.open('?etapa=pessoa');
  await main().getByRole('button', { name: 'Ler os termos de compra' }).click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('Não foi possível carregar este texto agora.');
  answerCall('GET', '/dynamic/termos', (_call, pass) => pass());
  await dialog.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.element(dialog).toMatchTextContent('Estes termos valem');
});

/** The same reply with other words. */
function replaced(written: unknown, html: string): object {
  return { ...(typeof written === 'object' ? written : null), html };
}

test('the telephone takes a national number: a text field with the keys and the entry of one', async () => {
  await screen.open('?etapa=pessoa');
  const phone = screen.field('telefone');
  await expect.element(phone).toHaveAttribute('autocomplete', 'tel-national');
  await expect.element(phone).toHaveAttribute('inputmode', 'tel');
  // What browsers know of a telephone field is a number with its country.
  await expect.element(phone).not.toHaveAttribute('type', 'tel');
});
