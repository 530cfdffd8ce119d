import { expect, test } from './journey.ts';
import { Header } from './pages/header.ts';
import { ProfilePage } from './pages/profile-page.ts';
import { ready } from './pages/ready.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { fieldOf, numberOf } from './world/world.ts';

const edit = '**/api/usrio/edit*';
const interest = '**/api/usrio/interest*';

test('a visitor is asked to sign in and comes back, ROUT-21', async ({ page, world }) => {
  const person = await world.person();
  await page.goto('/perfil/');
  await expect(page).toHaveURL(/\/auth\/\?redirectFrom=%2Fperfil%2F$/);
  await ready(page);
  await new SignInPage(page).signIn(person);
  await expect(page).toHaveURL(/\/perfil\/$/);
  await expect(new ProfilePage(page).field('Nome')).toHaveValue(person.name);
});

test.describe('what the screen shows', () => {
  test('of an individual: name, surname, e-mail to read only, phone, three passwords and the list, PROF-02, PROF-06, ROUT-21', async ({
    page,
    context,
    world,
  }) => {
    const person = await world.signedIn(context);
    const screen = await new ProfilePage(page).open();
    await expect(screen.field('Nome')).toHaveValue(person.name);
    await expect(screen.field('Sobrenome')).toBeEditable();
    await expect(screen.field('E-mail')).toHaveValue(person.email);
    await expect(screen.field('E-mail')).not.toBeEditable();
    await expect(screen.field('Telefone')).toHaveValue(/^\d+$/);
    for (const label of ['Usuário', 'CNPJ', 'Nome fantasia', 'Inscrição estadual'])
      await expect(screen.field(label)).toHaveCount(0);
    for (const label of ['Senha atual', 'Nova senha', 'Repetir nova senha'])
      await expect(screen.field(label)).toHaveAttribute('type', 'password');
    await expect(page.getByText('Um caractere especial: ! @ # $ % *')).toBeVisible();
    await expect(page.getByText('área do parceiro')).toHaveCount(0);
  });

  test('of a company: username, CNPJ, trade name and state registration besides, PROF-03, PROF-04', async ({
    page,
    context,
    world,
  }) => {
    const person = await world.signedIn(context, { profileCode: 4 });
    const screen = await new ProfilePage(page).open();
    await expect(screen.field('Usuário')).toHaveValue(person.email);
    await expect(screen.field('CNPJ')).toHaveValue(/^[0-9A-Z./-]{18}$/);
    for (const label of ['E-mail', 'Usuário', 'CNPJ', 'Inscrição estadual'])
      await expect(screen.field(label)).not.toBeEditable();
    await expect(screen.field('Nome fantasia')).toBeEditable();
  });

  test('of a partner user: a warning with the way to the partner platform, and its data disabled, PROF-01, PROF-05', async ({
    page,
    context,
    world,
  }) => {
    const partnerId = numberOf(
      await world.value(
        'id',
        `insert into partner (store, name, status, member_since) values ($1, 'Loja', 'approved', now()) returning id`,
        [`loja-${world.word().replaceAll(/[^a-z]/g, '')}`],
      ),
    );
    await world.signedIn(context, { profileCode: 5, partnerId });
    const screen = await new ProfilePage(page).open();
    await expect(page.getByText('são alterados na área do parceiro')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Abrir a área do parceiro' })).toHaveAttribute(
      'href',
      'https://parceiros.patio.test',
    );
    for (const label of ['Nome', 'Telefone', 'Nome fantasia'])
      await expect(screen.field(label)).toBeDisabled();
    await expect(screen.field('Sobrenome')).toBeEnabled();
  });
});

test.describe('what is wrong', () => {
  test('is said at its field, and Save waits until nothing is, PROF-08, PROF-09, PROF-10, PROF-11, PROF-12', async ({
    page,
    context,
    world,
  }) => {
    const person = await world.signedIn(context, { profileCode: 4 });
    const screen = await new ProfilePage(page).open();
    await expect(screen.save).toBeDisabled();
    await screen.passwords(person.password);
    await expect(screen.save).toBeEnabled();
    for (const [label, bad, text, good] of [
      ['Nome', ' ', 'Digite o nome', 'Ana'],
      ['Telefone', '', 'Digite seu telefone', '27999990000'],
      ['Telefone', '27 9999x', 'Digite apenas números', '(27) 99999-0000'],
      ['Nome fantasia', '', 'Digite o nome fantasia', 'Loja da Ana'],
      ['Senha atual', '', 'Digite a senha atual', person.password],
    ] as const) {
      await screen.field(label).fill(bad);
      await screen.field(label).blur();
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(screen.save).toBeDisabled();
      await screen.field(label).fill(good);
      await expect(page.getByText(text, { exact: true })).toHaveCount(0);
      await expect(screen.save).toBeEnabled();
    }
  });

  test('with the new password shows at its requirements while it is typed, and in its repetition, PROF-13, PASS-16, PASS-17, PASS-18, PASS-20', async ({
    page,
    context,
    world,
  }) => {
    const person = await world.signedIn(context);
    const screen = await new ProfilePage(page).open();
    await screen.field('Senha atual').fill(person.password);
    const marks = () =>
      page
        .locator('li[data-met]')
        .evaluateAll((items) => items.map((item) => item.getAttribute('data-met')).join(' '));
    for (const [typed, expected] of [
      ['Senha1*', 'false true true true true'],
      ['SENHA123*', 'true false true true true'],
      ['senha123*', 'true true false true true'],
      ['Senha-ABC*', 'true true true false true'],
      ['Senha-1234', 'true true true true false'],
      ['Senha123*', 'true true true true true'],
    ] as const) {
      await screen.field('Nova senha').fill(typed);
      await screen.field('Repetir nova senha').fill(typed);
      await expect.poll(marks).toBe(expected);
      await expect(screen.save).toBeEnabled({ enabled: !expected.includes('false') });
    }
    await screen.field('Repetir nova senha').fill('Senha123!');
    await screen.field('Repetir nova senha').blur();
    await expect(page.getByText('Senha não confere')).toBeVisible();
    await expect(screen.save).toBeDisabled();
  });

  test('is told to whoever presses Enter too', async ({ page, context, world }) => {
    await world.signedIn(context);
    const screen = await new ProfilePage(page).open();
    await screen.field('Nome').press('Enter');
    await expect(page.getByText('Digite a senha atual', { exact: true })).toBeVisible();
  });
});

test('saving sends the profile, then the interests, and goes home with a word; both are there afterwards, PROF-07, PROF-14, PASS-19, API-61', async ({
  page,
  context,
  world,
}) => {
  const person = await world.signedIn(context);
  await world.query('insert into interest (account_id, category_code) values ($1, 1) returning account_id', [
    person.id,
  ]);
  const screen = await new ProfilePage(page).open();
  await expect(screen.interest('Carros')).toHaveAttribute('aria-pressed', 'true');
  await screen.interest('Carros').click();
  await screen.interest('Caminhões').click();
  await screen.field('Nome').fill('  Joaquina ');
  await screen.field('Telefone').fill('(27) 98888-7777');
  await screen.passwords(person.password, ' Senha123* ');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') calls.push(new URL(request.url()).pathname);
  });
  const sent = page.waitForRequest(
    (request) => request.method() === 'PUT' && /usrio\/edit/.test(request.url()),
  );
  await screen.save.click();
  const body: unknown = (await sent).postDataJSON();
  expect(fieldOf(body, 'password')).toBe('Senha123*');
  expect(fieldOf(body, 'telefone')).toBe('27988887777');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Dados salvos com sucesso!')).toBeVisible();
  expect(calls).toEqual(['/api/usrio/edit', '/api/usrio/interest']);
  await expect(new Header(page).account).toContainText('Joaquina');
  await screen.open();
  await expect(screen.field('Nome')).toHaveValue('Joaquina');
  await expect(screen.interest('Carros')).toHaveAttribute('aria-pressed', 'false');
  await expect(screen.interest('Caminhões')).toHaveAttribute('aria-pressed', 'true');
  await new Header(page).signOut();
  await (await new SignInPage(page).open()).signIn({ email: person.email, password: 'Senha123*' });
  await expect(new Header(page).account).toBeVisible();
});

test.describe('what the server refuses', () => {
  test('stands above the form, each alert with a button that takes it away, and nothing is lost, PROF-15', async ({
    page,
    context,
    world,
  }) => {
    const person = await world.signedIn(context);
    const screen = await new ProfilePage(page).open();
    await screen.field('Nome').fill('Outro nome');
    await screen.passwords(person.password);
    await page.route(edit, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 422,
            contentType: 'application/json',
            body: '{"erros":["Primeiro erro.","Segundo erro."]}',
          })
        : route.continue(),
    );
    await screen.save.click();
    await expect(screen.refusals).toHaveText(['Primeiro erro.', 'Segundo erro.']);
    await screen.refusals.first().getByRole('button', { name: 'Dispensar aviso' }).click();
    await expect(screen.refusals).toHaveText(['Segundo erro.']);
    await expect(screen.field('Nome')).toHaveValue('Outro nome');
    await expect(screen.field('Nova senha')).toHaveValue(person.password);
  });

  test('is said in its own words when the current password is wrong, PROF-12', async ({
    page,
    context,
    world,
  }) => {
    await world.signedIn(context);
    const screen = await new ProfilePage(page).open();
    await screen.passwords('Errada@2026', 'Senha123*');
    await screen.save.click();
    await expect(screen.refusals).toHaveText(['A senha atual não confere.']);
  });

  test('of the interests alone can be saved again, with the password that is in force by then, PROF-14', async ({
    page,
    context,
    world,
  }) => {
    const person = await world.signedIn(context);
    const screen = await new ProfilePage(page).open();
    await screen.interest('Ônibus').click();
    await screen.passwords(person.password, 'Senha123*');
    await page.route(interest, (route) => route.fulfill({ status: 500, body: '{}' }));
    await screen.save.click();
    await expect(screen.refusals).toContainText(['mas os interesses não']);
    await page.unroute(interest);
    await screen.save.click();
    await expect(page).toHaveURL(/\/home$/);
    await screen.open();
    await expect(screen.interest('Ônibus')).toHaveAttribute('aria-pressed', 'true');
  });
});
