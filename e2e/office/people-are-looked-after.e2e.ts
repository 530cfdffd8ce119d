import type { Person } from '../../apps/web/test/world/options.ts';
import { expect, test } from '../journey.ts';
import { OfficePage } from './office-page.ts';
import { PersonalDataPage } from '../pages/personal-data-page.ts';
import { ready } from '../pages/ready.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { expectMail } from '../world/mailbox.ts';
import type { World } from '../world/world.ts';

/** A member of the sales team, whose second step is a mailed code. */
async function staffMember(world: World): Promise<Person> {
  const person = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'sales' where id = $1`, [person.id]);
  return person;
}

/** One point, as a PNG. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PDF = Buffer.from('%PDF-1.7 proof of address').toString('base64');

test('staff verify an identity by its documents, and the person reads that it is', async ({
  page,
  request,
  world,
}) => {
  const ana = await world.person({ name: `Ana ${world.word()}`, identityVerified: false });
  const handedIn = await request.post('/api/usrio/verificacao', {
    headers: { 'security-token': await world.token(ana) },
    data: {
      documentos: [
        { tipo: 'documento', conteudo: PNG },
        { tipo: 'endereco', conteudo: PDF },
      ],
    },
  });
  expect(handedIn.status(), await handedIn.text()).toBe(201);
  const office = await new OfficePage(page).open('/verificacoes');
  await office.signIn(await staffMember(world));
  await office.row(ana.name).click();
  const photo = office.panel.getByRole('region', { name: 'Documento com foto' });
  await photo.getByRole('button', { name: 'Mostrar' }).click();
  await expect(photo.getByRole('img')).toHaveJSProperty('naturalWidth', 1);
  const proof = office.panel.getByRole('region', { name: 'Comprovante de endereço' });
  const saved = page.waitForEvent('download');
  await proof.getByRole('button', { name: 'Baixar o PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/endereco\.pdf$/);
  await office.panel.getByRole('button', { name: 'Aprovar' }).click();
  await expect(office.panel.getByText('Escreva o motivo, com pelo menos 5 letras.')).toBeVisible();
  await office.panel.getByLabel('Motivo da decisão').fill('Documentos conferem.');
  await office.panel.getByRole('button', { name: 'Aprovar' }).click();
  await expect(office.done('Identidade verificada')).toBeVisible();
  await expectMail(request, ana.email, /verificada/i);
  await office.open(`/pessoas/${ana.id}?aba=registro`);
  await expect(page.getByText('Nível 2: identidade verificada')).toBeVisible();
  await expect(page.getByText('Documentos conferem.')).toBeVisible();
});

test('an account is found, blocked while its owner is signed in, and let in again', async ({
  page,
  context,
  browser,
  request,
  world,
}) => {
  const rui = await world.person({ name: `Rui ${world.word()}` });
  await world.signIn(context, rui);
  const theirs = await context.newPage();
  await theirs.goto('/perfil');
  await ready(theirs);
  await expect(theirs.getByLabel('Nome', { exact: true })).toHaveValue(rui.name);
  const office = await new OfficePage(await (await browser.newContext()).newPage()).open('/pessoas');
  await office.signIn(await staffMember(world));
  await office.page.getByLabel('Buscar nesta lista').fill(rui.email);
  await office.page.keyboard.press('Enter');
  await office.row(rui.email).click();
  await expect(office.heading).toContainText(rui.name);
  await office.page.getByRole('button', { name: 'Bloquear' }).click();
  const question = office.page.getByRole('dialog');
  await question.getByLabel('Motivo, que a pessoa lê').fill('Documentos de outra pessoa.');
  await question.getByRole('button', { name: 'Bloquear' }).click();
  await expect(office.done('Conta bloqueada.')).toBeVisible();
  await expect(office.page.getByRole('button', { name: 'Liberar' })).toBeVisible();
  await expectMail(request, rui.email, /bloqueada/i);

  await theirs.goto('/perfil/dados');
  await ready(theirs);
  await expect(theirs).toHaveURL(/auth/);
  const signIn = new SignInPage(theirs);
  await signIn.signIn(rui);
  await expect(signIn.dialog).toContainText('Esta conta está bloqueada.');

  await office.page.getByRole('button', { name: 'Liberar' }).click();
  await question.getByLabel('Motivo, que a pessoa lê').fill('Documentos conferidos.');
  await question.getByRole('button', { name: 'Liberar' }).click();
  await expect(office.done('Conta liberada.')).toBeVisible();
  await expectMail(request, rui.email, /liberada/i);
  await page.goto('/auth/');
  await ready(page);
  await new SignInPage(page).signIn(rui);
  await expect(page).not.toHaveURL(/auth/);
  await office.page.context().close();
});

test('a correction that a user asked for is answered, and the second colleague is told', async ({
  page,
  context,
  browser,
  request,
  world,
}) => {
  const bia = await world.person({ name: `Bia ${world.word()}` });
  const asked = await request.post('/api/usrio/dados/correcao', {
    headers: { 'security-token': await world.token(bia) },
    data: { assunto: 'nascimento', texto: 'Nasci em 3 de abril de 1985.' },
  });
  expect(asked.status(), await asked.text()).toBe(201);
  const one = await new OfficePage(page).open('/titulares');
  await one.signIn(await staffMember(world));
  const other = await new OfficePage(await (await browser.newContext()).newPage()).open('/titulares');
  await other.signIn(await staffMember(world));
  for (const office of [one, other]) {
    await office.row(bia.name).click();
    await office.panel.getByLabel(/^Valor corrigido/).fill('03/04/1985');
    await office.panel.getByLabel('Resposta').fill('Corrigimos a sua data de nascimento.');
  }
  await one.panel.getByRole('button', { name: 'Corrigir e responder' }).click();
  await expect(one.done('Correção feita e respondida.')).toBeVisible();
  await other.panel.getByRole('button', { name: 'Corrigir e responder' }).click();
  await expect(other.panel.getByRole('alert')).toContainText('já foi respondido');
  await expect(other.panel.getByLabel('Resposta')).toHaveValue('Corrigimos a sua data de nascimento.');
  await expectMail(request, bia.email, /correção/i);
  await world.signIn(context, bia);
  const site = await context.newPage();
  await expect((await new PersonalDataPage(site).open()).requests.first()).toContainText(
    'Corrigimos a sua data de nascimento.',
  );
  await other.page.context().close();
});
