import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../journey.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { Header } from '../pages/header.ts';
import { SecurityPage } from '../pages/security-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { expectMail } from '../world/mailbox.ts';

test('an authenticator app is set up in the profile, asked for at sign-in, replaced once by a recovery code, and turned off, LOGN-15, S-33', async ({
  page,
  world,
  complaints,
}) => {
  const person = await world.person();
  const signIn = await new SignInPage(page).open('/perfil/seguranca');
  await signIn.signIn(person);
  const security = new SecurityPage(page);
  await security.button('Ligar o aplicativo autenticador').click();
  await security.confirm('errada', 'Continuar');
  await expect(security.dialog.getByRole('alert')).toHaveText('A senha atual não confere.');
  await security.confirm(person.password, 'Continuar');
  await expect(security.dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  const secret = ((await security.dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await security.dialog.getByLabel('Código de 6 dígitos do aplicativo').fill(app.generate());
  await security.dialog.getByRole('button', { name: 'Confirmar' }).click();
  const list = security.dialog.getByRole('listitem');
  await expect(list).toHaveCount(10);
  const codes = await list.allTextContents();
  await page.keyboard.press('Escape');
  expect(await brokenRules(page)).toEqual([]);
  await security.dialog.getByRole('button', { name: 'Já guardei os códigos' }).click();
  await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeVisible();
  await expectMail(page.request, person.email, /^Aplicativo autenticador ligado/);

  await new Header(page).signOut();
  await signIn.open('/perfil/seguranca');
  await signIn.signIn(person);
  await expect(
    page.getByText('Digite o código de 6 dígitos que o seu aplicativo autenticador mostra.'),
  ).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  // The code that turned the app on is spent; the next one is good already.
  await signIn.accessCode.fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await signIn.submit.click();
  await expect(security.button('Desligar o aplicativo autenticador')).toBeVisible();

  await new Header(page).signOut();
  await signIn.open('/perfil/seguranca');
  await signIn.signIn(person);
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await page.getByLabel('Código de recuperação', { exact: true }).fill(codes[3] ?? '');
  await signIn.submit.click();
  await expect(page.getByText('Restam 9 códigos de recuperação.')).toBeVisible();

  await security.button('Desligar o aplicativo autenticador').click();
  await security.confirm(person.password, 'Desligar');
  await expect(security.button('Ligar o aplicativo autenticador')).toBeVisible();
  // A refused password is a refused call, and browsers write those down.
  expect(complaints.filter((text) => !text.includes('422') && !text.includes('403'))).toEqual([]);
});
