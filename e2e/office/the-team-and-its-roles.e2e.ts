import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { OfficePage } from './office-page.ts';
import { expectMail, mailedInvitation } from '../world/mailbox.ts';

const password = 'Sete grifos cruzam 42 pontes!';

/** The address of the invitation that was mailed to a user, once it has come. */
async function invitationTo(request: APIRequestContext, email: string): Promise<string> {
  await expect.poll(() => mailedInvitation(request, email), { timeout: 15_000 }).not.toBe('');
  return mailedInvitation(request, email);
}

test('an administrator invites a user, who sets themselves up and works until the role is taken away', async ({
  page,
  browser,
  request,
  world,
}) => {
  const boss = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'administrator' where id = $1`, [boss.id]);
  const email = `convite.${world.word()}@patio.test`;
  const office = await new OfficePage(page).open('/equipe');
  await office.signIn(boss);
  await expect(office.heading).toHaveText('Equipe');
  await page.getByRole('button', { name: 'Convidar' }).click();
  await office.panel.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(office.panel.getByText('Escreva um e-mail válido.')).toBeVisible();
  await office.panel.getByLabel('E-mail').fill(email);
  await office.panel.getByLabel('Nome').fill('Ana Convidada');
  await office.panel.getByPlaceholder('Escolha').click();
  await page.getByRole('option', { name: 'Financeiro' }).click();
  await office.panel.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(office.done(`Convite enviado para ${email}.`)).toBeVisible();
  await expect(office.row(email)).toContainText('Financeiro');

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(await invitationTo(request, email));
  await expect(guest.getByText('Você foi convidado para a equipe, no papel Financeiro.')).toBeVisible();
  await guest.getByLabel('Crie uma senha').fill('Senha@123');
  await guest.getByLabel('Repita a senha').fill('Senha@123');
  await guest.getByRole('button', { name: 'Aceitar o convite' }).click();
  await expect(guest.getByRole('alert')).toContainText('mais difícil de adivinhar');
  await guest.getByLabel('Crie uma senha').fill(password);
  await guest.getByLabel('Repita a senha').fill(password);
  await guest.getByRole('button', { name: 'Aceitar o convite' }).click();
  await guest.getByRole('link', { name: 'Entrar no painel' }).click();
  const desk = new OfficePage(guest);
  await desk.signIn({ email, password });
  await expect(desk.heading).toHaveText('O que espera por você');
  const navigation = guest.getByRole('navigation');
  await expect(navigation.getByRole('link', { name: 'Devoluções', exact: true })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Equipe' })).toBeHidden();
  await expect(navigation.getByRole('link', { name: 'Perguntas' })).toBeHidden();
  await expectMail(request, email, /Entrada em duas etapas ligada/);
  await expectMail(request, boss.email, /Convite aceito/);

  await page.reload();
  await office.row('Ana Convidada').filter({ hasText: 'Código por e-mail' }).click();
  await office.panel.getByRole('button', { name: 'Tirar da equipe' }).click();
  const question = page.getByRole('dialog', { name: 'Tirar Ana Convidada da equipe?' });
  await expect(question).toContainText('As sessões do painel terminam agora');
  await question.getByRole('button', { name: 'Tirar da equipe' }).click();
  await expect(office.done('A pessoa saiu da equipe.')).toBeVisible();
  // Without a touch: the open screen learns of it by its stream.
  await expect(guest.getByRole('heading', { name: 'Seu acesso ao painel terminou' })).toBeVisible();
  await expect(guest.getByRole('alert')).toContainText('não faz mais parte da equipe');
  await expectMail(request, email, /Você saiu da equipe/);
  await guest.goto(await invitationTo(request, email));
  await expect(guest.getByRole('alert')).toContainText('já foi aceito');
});
