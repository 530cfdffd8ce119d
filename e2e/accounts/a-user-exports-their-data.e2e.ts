import { expect, test } from '../journey.ts';
import { PersonalDataPage } from '../pages/personal-data-page.ts';
import { ready } from '../pages/ready.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

test('a user gets a copy of everything as a page and as JSON, PRIV-17 @phone', async ({
  page,
  context,
  world,
  complaints,
}) => {
  const person = await world.signedIn(context);
  const screen = await new PersonalDataPage(page).open();
  await expect(screen.section('Meus pedidos')).toContainText('Nenhum pedido até agora');
  await screen.section('Cópia dos meus dados').getByRole('button', { name: 'Pedir uma cópia' }).click();
  await expect(screen.section('Cópia dos meus dados').getByRole('status').first()).toContainText(
    'A cópia está pronta',
    { timeout: 20_000 },
  );
  const read = await screen.download('Baixar para ler e imprimir');
  expect(read.name).toMatch(/^meus-dados-\d{4}-\d{6}-\d\.html$/);
  expect(read.text).toContain('<html lang="pt-BR">');
  expect(read.text).toContain(person.email);
  const json = await screen.download('Baixar em JSON');
  expect(JSON.parse(json.text)).toMatchObject({ versao: 1, dados: { conta: [{ email: person.email }] } });
  expect(complaints).toEqual([]);
});

test('an account is deleted after days of grace, and signing in undoes it, PRIV-17', async ({
  page,
  context,
  world,
}) => {
  const person = await world.signedIn(context);
  const offer = await world.offer({ acceptsProposals: true });
  const proposal = await world.value(
    'code',
    `insert into proposal (offer_code, account_id, value_cents, status, freight, created_at, expires_at)
     values ($1, $2, 900000, 'open', 'N', now(), now() + interval '1 day') returning code`,
    [offer, person.id],
  );
  const screen = await new PersonalDataPage(page).open();
  const deletion = screen.section('Excluir minha conta');
  await expect(deletion).toContainText('O que fica, e por quê');
  await expect(deletion.getByRole('link', { name: /^Proposta aberta: / })).toHaveAttribute(
    'href',
    `/oferta/${offer}`,
  );
  await expect(deletion.getByRole('button')).toHaveCount(0);
  await world.query(`update proposal set status = 'rejected', decided_at = now() where code = $1`, [
    Number(proposal),
  ]);
  await screen.open();
  const dialog = await screen.askToGo('errada');
  await expect(dialog.getByRole('alert')).toHaveText('A senha atual não confere.');
  await dialog.locator('input[name=confirmacao]').fill(person.password);
  await dialog.getByRole('button', { name: 'Excluir conta' }).click();
  const done = page.getByRole('dialog', { name: 'Pedido de exclusão recebido' });
  await expect(done).toContainText(/Protocolo \d{4}-\d{6}-\d\. Sua conta será excluída em \d\d\/\d\d\/\d{4}/);
  await done.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/home/);
  await ready(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();

  await (await new SignInPage(page).open('/perfil/dados')).signIn(person);
  await expect(page).toHaveURL(/\/perfil\/dados/);
  await expect(screen.requests.first()).toContainText('Exclusão da conta');
  await expect(screen.requests.first()).toContainText('Desfeito');
  await expect(deletion.getByRole('button', { name: 'Excluir minha conta' })).toBeVisible();
});
