import { expect, test } from '../journey.ts';
import { Header } from '../pages/header.ts';
import { ready } from '../pages/ready.ts';
import { SignUpPage } from '../pages/sign-up-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { expectMail, mailedConfirmation } from '../world/mailbox.ts';
import { newVisitor } from '../../apps/web/test/world/new-visitor.ts';

test('a person goes from the sign-in screen to a first favourite, and loses nothing by loading the form again, ROUT-09 SIGN-06 INTR-05 SIGN-27 @phone', async ({
  page,
  world,
  complaints,
}) => {
  const person = newVisitor();
  await new SignInPage(page).open();
  await page.getByRole('main').getByRole('link', { name: 'Criar conta' }).click();
  const screen = new SignUpPage(page);
  await expect(screen.title).toHaveText('Cadastre-se');
  await ready(page);
  await screen.choose('Para mim');
  await expect(screen.title).toHaveText('Cadastro de pessoa física');
  await screen.fillPerson(person);
  await page.reload();
  await ready(page);
  await expect(screen.field('nome')).toHaveValue('Ana Lima');
  await expect(screen.terms).toBeChecked();
  await expect(screen.field('password')).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toContain(person.password);
  await screen.field('password').fill(person.password);
  await screen.field('passwordRepeat').fill(person.password);
  const sent = page.waitForRequest('**/api/usrio/pessoa-fisica*');
  await screen.register.click();
  expect((await sent).postDataJSON()).toEqual({
    nome: 'Ana Lima',
    email: person.email,
    cpf: person.cpf,
    telefone: '27999990000',
    password: person.password,
    aceitaEmails: false,
  });
  await expect(screen.success).toContainText(
    'Cadastro realizado com sucesso! Agora escolha os seus interesses.',
  );
  await expect(page.getByText('Digite sua senha')).toHaveCount(0);
  await screen.success.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/interesses\/?$/);
  const cars = page.getByRole('main').getByRole('button', { name: 'Carros' });
  await cars.click();
  const saved = page.waitForRequest(
    (request) => request.url().includes('/usrio/interest') && request.method() === 'POST',
  );
  await page.getByRole('main').getByRole('button', { name: 'Continuar' }).click();
  expect((await saved).postDataJSON()).toEqual({
    tokenUsrio: expect.stringMatching(/^[\w-]{43}$/),
    codigoCategoria: [1],
  });
  await expect(page).toHaveURL(/\/auth\/cadastro-finalizado$/);
  await expect(page.getByText('Seu cadastro foi concluído com sucesso')).toBeVisible();
  await expect(page.getByText('Agora você pode aproveitar todas as ofertas')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar para o início' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expectMail(page.request, person.email, /Seu cadastro foi concluído/);

  await (await new SignInPage(page).open()).signIn(person);
  await expect(new Header(page).account).toBeVisible();
  await page.goto('/perfil');
  await expect(page.getByText(`Confirme que ${person.email} é seu`)).toBeVisible();
  await page.goto(await mailedConfirmation(page.request, person.email));
  await ready(page);
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await expect(page.getByText('E-mail confirmado. Obrigado!')).toBeVisible();
  await page.goto('/perfil');
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeVisible();
  await expect(page.getByText(`Confirme que ${person.email} é seu`)).toBeHidden();
  const word = world.word();
  await world.offer({ title: `Primeiro ${word}` });
  await page.goto(`/home?term=${word}`);
  await ready(page);
  const marked = page.waitForResponse(/\/api\/offer\/favorite\?/);
  await page.getByRole('button', { name: 'Favoritar' }).first().click();
  await marked;
  await page.goto('/favoritos');
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(complaints).toEqual([]);
});
