import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../test/screens/deals/address.ts';
import { openScreen } from '../../../test/screens/open-screen.tsx';
import { header, main } from '../../../test/screens/pages/header-part.ts';
import { OfferScreen } from '../../../test/screens/pages/offer-screen.ts';
import { forgotScreen } from '../../../test/screens/pages/password-screens.ts';
import { profileScreen } from '../../../test/screens/pages/profile-screen.ts';
import { signUpScreen } from '../../../test/screens/pages/sign-up-screen.ts';
import { expectMail } from '../../../test/screens/mailbox.ts';
import { world } from '../../../test/screens/world.ts';
import { newVisitor } from '../../../test/world/new-visitor.ts';

const title = (level: number, name: RegExp | string) => page.getByRole('heading', { level, name });

/** Follows a link of the account's menu. */
async function fromMenu(name: RegExp | string): Promise<void> {
  await header.account.click();
  await header.root.getByRole('link', { name }).click();
}

test('from home a visitor comes to the registration, registers and chooses interests, GENL-07', async () => {
  const person = newVisitor();
  await openScreen('/home');
  await header.signIn.click();
  await main().getByRole('link', { name: 'Criar conta' }).click();
  await signUpScreen.choose('Para mim');
  await signUpScreen.fillPerson(person);
  await signUpScreen.register.click();
  await signUpScreen.success.getByRole('button', { name: 'OK' }).click();
  await main().getByRole('button', { name: 'Máquinas' }).click();
  await main().getByRole('button', { name: 'Continuar' }).click();
  await expect.element(title(1, 'Seu cadastro foi concluído com sucesso')).toBeVisible();
  const chosen = await world.query(
    'select category_code from interest join account on account.id = account_id where email = $1',
    [person.email],
  );
  expect(chosen).toEqual([{ category_code: 3 }]);
});

test('from home a visitor comes to a new password, GENL-07', async () => {
  const { email } = await world.person();
  await openScreen('/home');
  await header.signIn.click();
  await main().getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect.element(title(1, 'Esqueci minha senha')).toBeVisible();
  await forgotScreen.ask(email);
  await expect.element(title(1, 'E-mail enviado')).toBeVisible();
  await expectMail(email, /senha/i);
});

test('from home a visitor comes to the registration of partners and begins it, GENL-07', async () => {
  const { cpf, cnpj, email, password } = newVisitor();
  await openScreen('/home');
  await header.signIn.click();
  await main().getByRole('link', { name: 'Criar conta' }).click();
  await signUpScreen.choose('Quero ser parceiro');
  await expect.poll(currentAddress).toMatch(/^\/seja-um-parceiro\/?$/);
  for (const [label, value] of [
    ['Nome do responsável', 'João da Silva'],
    ['CPF do responsável', cpf],
    ['Nome fantasia', 'Serra Veículos'],
    ['Razão social', 'Serra Comércio de Veículos Ltda.'],
    ['CNPJ', cnpj],
    ['Telefone', '(27) 99999-0000'],
    ['E-mail', email],
    ['Senha', password],
    ['Confirme a senha', password],
  ] as const)
    await page.getByLabelText(label, { exact: true }).fill(value);
  await page.getByRole('checkbox', { name: /Li e aceito/ }).click();
  await page.getByRole('button', { name: 'Enviar cadastro' }).click();
  await expect.element(title(2, 'Confirme seu e-mail')).toBeVisible();
});

test('every page has the ways to the texts of the house and to both privacy policies, GENL-07', async () => {
  await openScreen('/home');
  for (const [name, path] of [
    ['Quem somos', '/texto/vix'],
    ['Para lojistas', '/texto/lojista'],
    ['Para empresas', '/texto/empresa'],
    ['Para colaboradores', '/texto/colaborador'],
    ['Para você', '/texto/pessoa'],
    ['Termos de uso', '/texto/termos'],
    ['Política de privacidade', '/politica-privacidade'],
    ['Política de privacidade do parceiro', '/politica-privacidade-parceiro'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect.poll(currentAddress).toBe(path);
    await expect.element(main().getByRole('heading', { level: 1 })).toMatchTextContent(/\S/);
    // More than a title: there is something to read.
    await expect.poll(() => main().element().textContent.length).toBeGreaterThan(150);
  }
});

test('the menu of the account leads to the profile, which is edited with a new password, GENL-07', async () => {
  const person = await world.signedIn();
  await openScreen('/home');
  await fromMenu('Meu perfil');
  await profileScreen.field('Sobrenome').fill('De Teste');
  await profileScreen.passwords(person.password, 'Outra@2026x');
  await profileScreen.save.click();
  await expect.poll(currentAddress).toBe('/home');
  await fromMenu('Meu perfil');
  await expect.element(profileScreen.field('Sobrenome')).toHaveValue('De Teste');
});

test('the menu of the account leads to the notifications, which are read, GENL-07', async () => {
  const { id } = await world.signedIn();
  await world.query(
    "insert into notification (account_id, title, body, created_at) values ($1, 'Bem-vindo', '<p>Olá</p>', now()) returning code",
    [id],
  );
  await openScreen('/home');
  await fromMenu(/^Notificações/);
  await main()
    .getByRole('link', { name: /^Bem-vindo/ })
    .click();
  await expect.element(page.getByRole('article').getByText('Olá')).toBeVisible();
});

test('favourites are marked on an offer, listed from the menu, and taken out, GENL-07', async () => {
  const { id } = await world.signedIn();
  const name = `Oferta ${world.word()}`;
  await new OfferScreen().open(await world.offer({ title: name }));
  await main().getByRole('button', { name: 'Favoritar' }).first().click();
  await fromMenu('Meus favoritos');
  await expect.element(title(1, /favorit/i)).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: name });
  await expect.element(card).toBeVisible();
  await card.getByRole('button', { name: 'Remover dos favoritos' }).click();
  const stored = () => world.query('select offer_code from favourite where account_id = $1', [id]);
  await expect.poll(stored).toEqual([]);
  await openScreen('/favoritos/');
  await expect.element(title(1, /favorit/i)).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
});

test('addresses are added and changed on the way of a deal, GENL-07', async () => {
  await world.signedIn({ withAddress: false });
  const offer = await new OfferScreen().open(await world.offer(), 'leilao');
  await offer.bid('10000');
  await expect.element(page.getByLabelText('Nome', { exact: true })).not.toHaveValue('');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabelText('CEP').fill('1');
  await page.getByLabelText('Endereço', { exact: true }).fill('Rua Primeira');
  await page.getByLabelText('Número').fill('10');
  await page.getByLabelText('Bairro').fill('Centro');
  await page.getByLabelText('Estado').selectOptions('Espírito Santo');
  await page.getByLabelText('Cidade').selectOptions('Serra');
  await page.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect.element(page.getByRole('radio', { name: /Rua Primeira/ })).toBeVisible();
  await page.getByRole('button', { name: 'Editar endereço: Rua Primeira' }).click();
  await page.getByLabelText('Endereço', { exact: true }).fill('Rua Segunda');
  await page.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect.element(page.getByRole('radio', { name: /Rua Segunda/ })).toBeChecked();
});
