import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { sentCalls } from '../../../../../test/screens/calls.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { main } from '../../../../../test/screens/pages/header-part.ts';
import { signUpScreen as screen } from '../../../../../test/screens/pages/sign-up-screen.ts';
import { world } from '../../../../../test/screens/world.ts';
import { newVisitor } from '../../../../../test/world/new-visitor.ts';

const noButton = async (name: RegExp | string): Promise<void> => {
  await expect.element(main().getByRole('button', { name })).not.toBeInTheDocument();
};

test('three cards ask for whom it is, and Next waits for an answer, SIGN-05, SIGN-07', async () => {
  await screen.open();
  await expect
    .element(main().getByRole('group', { name: 'O cadastro é para você ou para sua empresa?' }))
    .toBeVisible();
  const cards = main().getByRole('radio').elements();
  expect(cards.map((card) => card.getAttribute('value'))).toEqual([
    'PESSOA_FISICA',
    'PESSOA_JURIDICA',
    'PARCEIRO_VIX',
  ]);
  for (const name of ['Para mim', 'Para minha empresa', 'Quero ser parceiro'])
    await expect.element(screen.card(name)).toBeInTheDocument();
  await screen.next.click();
  await expect.element(screen.refusal).toHaveTextContent('Escolha uma das opções para continuar.');
  expect(currentAddress()).toBe('/auth/registrar');
});

test('each step has its title, for a person and for a company, SIGN-01, SIGN-03, ROUT-09', async () => {
  await screen.open();
  await expect.element(screen.title).toHaveTextContent('Cadastre-se');
  await screen.choose('Para mim');
  await expect.element(screen.title).toHaveTextContent('Cadastro de pessoa física');
  await expect.element(screen.field('cpf')).toBeVisible();
  await screen.previous.click();
  await screen.choose('Para minha empresa');
  await expect.element(screen.title).toHaveTextContent('Cadastro de empresa');
  await expect.element(main().getByRole('radio').first()).toHaveAttribute('value', 'LOJISTA');
  await screen.choose('Lojista');
  await expect.element(screen.title).toHaveTextContent('Cadastro de empresa');
  await expect.element(screen.field('cnpj')).toBeVisible();
});

test('Next is on the choice screens, Register on the form, and Previous goes back step by step, SIGN-04, SIGN-05', async () => {
  await screen.open();
  await expect.element(screen.next).toBeVisible();
  await noButton('Voltar');
  await noButton(/^Cadastra/);
  await screen.choose('Para minha empresa');
  await expect.element(screen.previous).toBeVisible();
  await expect.element(screen.next).toBeVisible();
  await noButton(/^Cadastra/);
  await screen.choose('Lojista');
  await expect.element(screen.register).toBeVisible();
  await noButton('Próximo');
  await screen.previous.click();
  await expect.element(screen.card('Lojista')).toBeChecked();
  await screen.previous.click();
  await expect.element(screen.card('Para minha empresa')).toBeChecked();
  await expect.element(screen.title).toHaveTextContent('Cadastre-se');
});

test('Previous leads to the step before on a screen that was opened by its address, too, SIGN-04', async () => {
  await screen.open('?etapa=pessoa');
  await screen.previous.click();
  await expect.poll(currentAddress).toBe('/auth/registrar');
  await screen.choose('Para minha empresa', 'Lojista');
  await expect.element(screen.register).toBeVisible();
  await screen.open('?etapa=empresa');
  await screen.previous.click();
  await expect.poll(currentAddress).toBe('/auth/registrar?etapa=tipo');
  await screen.previous.click();
  await expect.poll(currentAddress).toBe('/auth/registrar');
});

test('a link leads those who have an account to the sign-in screen, SIGN-02', async () => {
  await screen.open();
  await expect.element(main().getByText(/^Já é cadastrado\?/)).toBeVisible();
  await main().getByRole('link', { name: 'Entre aqui' }).click();
  await expect.poll(currentAddress).toMatch(/^\/auth\/?$/);
});

test('the choice of a partner leaves for the partner page, and back does not return, SIGN-08', async () => {
  await openScreen('/home');
  history.pushState(null, '', '/home');
  await screen.open();
  await screen.choose('Quero ser parceiro');
  await expect.poll(currentAddress).toMatch(/^\/seja-um-parceiro\/?$/);
  history.back();
  await expect.poll(currentAddress).toBe('/home');
});

test('the company cards say for whom they are, and the profiles are loaded for them, SIGN-09, SIGN-10, SIGN-26', async () => {
  await screen.open();
  expect(sentCalls('GET', '/usrio/perfis')).toEqual([]);
  await screen.choose('Para minha empresa');
  await expect.poll(() => sentCalls('GET', '/usrio/perfis').length).toBeGreaterThan(0);
  await expect
    .element(screen.card('Lojista'))
    .toHaveAccessibleName(
      /Lojista.*Exclusivo para empresas com CNAE de revenda de veículos, que compram e vendem carros, caminhões, máquinas, implementos e ônibus\./,
    );
  await expect
    .element(screen.card('Empresas em geral'))
    .toHaveAccessibleName(/Empresas em geral.*Para as demais empresas\./);
});

for (const [card, profile, lojista] of [
  ['Lojista', 5, true],
  ['Empresas em geral', 4, false],
] as const) {
  test(`a company signs up as “${card}” with profile ${profile}, SIGN-03, SIGN-11, ENTY-06`, async () => {
    const company = newVisitor();
    await screen.open();
    await screen.choose('Para minha empresa', card);
    await screen.fillCompany(company);
    await main()
      .getByRole('checkbox', { name: /receber ofertas/ })
      .click();
    await screen.register.click();
    await expect.element(screen.success).toBeVisible();
    expect(sentCalls('POST', '/usrio/pessoa-juridica').map(({ body }) => body)).toEqual([
      {
        nomeResponsavel: 'Rui Costa',
        nomeFantasia: 'Caminhões Costa',
        cnpj: company.cnpj,
        email: company.email,
        telefone: '27999990000',
        password: company.password,
        aceitaEmails: true,
        lojista,
      },
    ]);
    const stored = await world.value('profile_code', 'select profile_code from account where email = $1', [
      company.email,
    ]);
    expect(stored).toBe(profile);
  });
}

test('what was typed is there again after a step back and forth and after opening the page again', async () => {
  const person = newVisitor();
  await screen.open();
  await screen.choose('Para mim');
  await screen.fillPerson(person);
  await screen.previous.click();
  await expect.element(screen.card('Para mim')).toBeChecked();
  await screen.next.click();
  await expect.element(screen.field('nome')).toHaveValue('Ana Lima');
  await expect.element(screen.field('password')).toHaveValue(person.password);
  history.back();
  await expect.element(screen.card('Para mim')).toBeChecked();
  history.forward();
  await expect.element(screen.field('email')).toHaveValue(person.email);
  await screen.open('?etapa=pessoa');
  await expect.element(screen.field('nome')).toHaveValue('Ana Lima');
  await expect.element(screen.terms).toBeChecked();
  await expect.element(screen.field('password')).toHaveValue('');
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(person.password);
});

test('the whole of it in English', async () => {
  await openScreen('/auth/registrar?idiom=EN');
  await expect.element(screen.title).toHaveTextContent('Sign up');
  await page.getByRole('radio', { name: /^For me/ }).click({ force: true });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect.element(page.getByText('Enter your name', { exact: true })).toBeVisible();
});
