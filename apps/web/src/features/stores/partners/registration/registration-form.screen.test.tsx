import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCall, sentCalls, reply } from '../../../../../test/screens/calls.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { newFirm, PartnerRegistration } from '../../../../../test/screens/pages/partner-registration.ts';
import { textsOf } from '../../../../../test/screens/elements.ts';
import { world } from '../../../../../test/screens/world.ts';
import { fieldOf } from '../../../../../test/world/world.ts';

test('sign-up leads to the registration of partners, PART-08', async () => {
  await openScreen('/auth/registrar');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /^Quero ser parceiro/ }).click({ force: true });
  await main.getByRole('button', { name: 'Próximo' }).click();
  await expect.poll(() => location.pathname).toMatch(/^\/seja-um-parceiro\/?$/);
});

test('has five steps, ROUT-23, PREG-01', async () => {
  await new PartnerRegistration().open();
  const steps = page.getByRole('list').filter({ hasText: 'Nome do site' }).getByRole('listitem');
  await expect.poll(() => steps.elements().length).toBe(5);
});

test('has every field of a registration, PREG-03', async () => {
  const registration = await new PartnerRegistration().open();
  for (const label of [
    'Nome do responsável',
    'CPF do responsável',
    'Nome fantasia',
    'Razão social',
    'E-mail',
    'Site da empresa (opcional)',
    'CNPJ',
    'Telefone',
    'Senha',
    'Confirme a senha',
  ])
    await expect.element(registration.field(label)).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /Li e aceito/ })).toBeVisible();
  await expect
    .element(page.getByRole('checkbox', { name: 'Quero receber novidades por e-mail.' }))
    .toBeVisible();
});

test('sends documents and telephone as digits, and no site when there is none, PREG-03, PREG-12', async () => {
  const registration = await new PartnerRegistration().open();
  const firm = newFirm(world.word());
  await registration.fill(firm);
  await page.getByRole('checkbox', { name: 'Quero receber novidades por e-mail.' }).click();
  await registration.send.click();
  await expect.element(registration.step('Confirme seu e-mail')).toBeVisible();
  expect(sentCalls('POST', '/partner').map(({ body }) => body)).toEqual([
    {
      nomeResponsavel: 'João da Silva',
      cpfResponsavel: firm.cpf,
      nomeFantasia: 'Serra Veículos',
      razaoSocial: 'Serra Comércio de Veículos Ltda.',
      email: firm.email,
      siteDaEmpresa: null,
      cnpj: firm.cnpj,
      telefone: '27999990000',
      senha: firm.password,
      confirmacaoSenha: firm.password,
      termos: true,
      marketing: true,
      tokenUsrio: null,
    },
  ]);
});

for (const [text, ids] of [
  ['Digite o nome do responsável', 'PREG-04'],
  ['Digite o CPF', 'PREG-05'],
  ['Digite o nome fantasia', 'PREG-06'],
  ['Digite a razão social', 'PREG-06'],
  ['Digite o e-mail', 'PREG-07'],
  ['Digite o CNPJ', 'PREG-08'],
  ['Digite o telefone', 'PREG-09'],
  ['Digite sua senha', 'PREG-10'],
  ['Você precisa aceitar os termos.', 'PREG-11'],
] as const) {
  test(`an empty form says "${text}" and sends nothing, ${ids}`, async () => {
    const registration = await new PartnerRegistration().open();
    await registration.send.click();
    await expect.element(registration.alert.getByText(text, { exact: true })).toBeVisible();
    await expect.element(registration.field('Nome do responsável')).toHaveFocus();
    expect(sentCalls('POST', '/partner')).toEqual([]);
  });
}

for (const [label, value, text, ids] of [
  ['CPF do responsável', '5299822472', 'Digite o CPF completo', 'PREG-05'],
  ['CNPJ', '1122233300018', 'Digite o CNPJ completo', 'PREG-08'],
  ['E-mail', 'abc', 'Digite um e-mail válido', 'PREG-07'],
  ['Telefone', 'abc', 'O telefone deve conter apenas números', 'PREG-09'],
  ['Senha', 'fraca', 'A senha deve conter ao menos uma letra maiúscula.', 'PREG-10'],
  ['Confirme a senha', 'outra', 'Senha não confere', 'PREG-10'],
] as const) {
  test(`"${value}" as ${label} is reported at its field, ${ids}`, async () => {
    const registration = await new PartnerRegistration().open();
    await registration.field(label).fill(value);
    await userEvent.tab();
    await registration.send.click();
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  });
}

test('a CPF is written with its marks, and takes no twelfth digit, PREG-05', async () => {
  const registration = await new PartnerRegistration().open();
  await registration.field('CPF do responsável').fill('529982247259');
  await expect.element(registration.field('CPF do responsável')).toHaveValue('529.982.247-25');
});

test('what the server refuses is listed, and the step stays, PREG-02, PREG-24, ERRS-01', async () => {
  const registration = await new PartnerRegistration().open();
  await registration.fill(newFirm(world.word()));
  answerCall('POST', '/partner', () =>
    reply(409, { erros: ['E-mail já cadastrado.', 'CNPJ já cadastrado.'] }),
  );
  await registration.send.click();
  await expect
    .poll(() => textsOf(registration.alert.getByRole('listitem')))
    .toEqual(['E-mail já cadastrado.', 'CNPJ já cadastrado.']);
  await expect.element(registration.alert).toMatchTextContent('Falha ao efetuar cadastro.');
  await expect.element(registration.step('Confirme seu e-mail')).not.toBeInTheDocument();
});

test('a failure says so, and nothing typed is lost but the password', async () => {
  const registration = await new PartnerRegistration().open();
  const firm = newFirm(world.word());
  await registration.fill(firm);
  answerCall('POST', '/partner', () => reply(500, { erros: ['x'] }));
  await registration.send.click();
  await expect.element(registration.alert).toMatchTextContent('Houve um erro na requisição.');
  await registration.open();
  await expect.element(registration.field('E-mail')).toHaveValue(firm.email);
  await expect.element(registration.field('Razão social')).toHaveValue('Serra Comércio de Veículos Ltda.');
  await expect.element(registration.field('Senha')).toHaveValue('');
  expect(JSON.stringify(sessionStorage)).not.toContain(firm.password);
});

test('the terms open in a wide dialog with what the house wrote, PREG-13', async () => {
  await new PartnerRegistration().open();
  const text: unknown = await (await fetch('/api/dynamic/termos_parceiro')).json();
  const written = new DOMParser().parseFromString(String(fieldOf(text, 'html')), 'text/html').body
    .textContent;
  await page.getByRole('button', { name: 'Ler os termos de parceiro' }).click();
  const terms = page.getByRole('dialog', { name: 'Termos de parceiro' });
  await expect.element(terms).toMatchTextContent(written.trim().slice(0, 40).trim());
  expect(terms.element().getBoundingClientRect().width).toBeCloseTo(1280 * 0.8, -1);
});

test('the privacy policy of partners opens in a dialog too, PREG-13', async () => {
  const registration = await new PartnerRegistration().open();
  await page.getByRole('button', { name: 'Ler a política de privacidade de parceiro' }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent('representante');
  await userEvent.keyboard('{Escape}');
  await expect.element(registration.send).toBeVisible();
});
