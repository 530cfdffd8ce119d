import type { Page } from '@playwright/test';
import { expect, origin, test } from '../journey.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { Header } from '../pages/header.ts';
import { ready } from '../pages/ready.ts';
import { SecurityPage } from '../pages/security-page.ts';
import { expectMail } from '../world/mailbox.ts';

/** Browsers give passkeys to names only: this machine by its name. */
const host = origin().replace('127.0.0.1', 'localhost');

/** Gives the browser a device with a screen lock that keeps passkeys; its owner always unlocks it. */
async function addDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added in the profile, signs in without a password, is renamed and removed, and opens nothing any more, LOGN-15, S-33', async ({
  page,
  context,
  world,
}) => {
  const person = await world.person({ twoStep: true });
  await context.addCookies([{ name: 'token', value: await world.token(person), url: host, sameSite: 'Lax' }]);
  const [consent] = await context.cookies(origin());
  if (consent) await context.addCookies([{ name: consent.name, value: consent.value, url: host }]);
  await addDevice(page);
  const security = await new SecurityPage(page).open(host);
  await security.button('Criar chave de acesso').click();
  await security.dialog.getByLabel('Nome da chave').fill('Celular de teste');
  expect(await brokenRules(page)).toEqual([]);
  await security.confirm('errada', 'Criar chave de acesso');
  await expect(security.dialog.getByRole('alert')).toHaveText('A senha atual não confere.');
  await security.confirm(person.password, 'Criar chave de acesso');
  await expect(page.getByText('A chave “Celular de teste” foi criada.')).toBeVisible();
  await expectMail(page.request, person.email, /^Chave de acesso criada/);

  await security.button('Criar chave de acesso').click();
  await security.confirm(person.password, 'Criar chave de acesso');
  await expect(security.dialog.getByRole('alert')).toHaveText(
    'Este aparelho já guarda uma chave de acesso da sua conta.',
  );
  await security.dialog.getByRole('button', { name: 'Cancelar' }).click();

  await security.button('Renomear a chave “Celular de teste”').click();
  await security.dialog.getByLabel('Nome da chave').fill('Celular');
  await security.dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('heading', { name: 'Celular', exact: true })).toBeVisible();

  await new Header(page).signOut();
  const enter = page.getByRole('button', { name: 'Entrar com chave de acesso' });
  await page.goto(`${host}/auth/?redirectFrom=${encodeURIComponent('/perfil/seguranca')}`);
  await ready(page);
  // Where the browser offers passkeys in the e-mail field, the device may have answered by itself already.
  await enter.click({ timeout: 5000 }).catch(() => undefined);
  await expect(page).toHaveURL(/\/perfil\/seguranca$/);
  await expect(page.getByText('Último uso em').first()).toBeVisible();

  await security.button('Excluir a chave “Celular”').click();
  await security.confirm(person.password, 'Excluir');
  await expect(page.getByText('Você ainda não tem chaves de acesso.')).toBeVisible();
  await expectMail(page.request, person.email, /^Chave de acesso excluída/);
});

test('a store’s sign-in screen takes passkeys of the house too, and says when none was used, LOGN-15', async ({
  page,
}) => {
  await page.goto(`${host}/loja-norte/auth/`);
  await ready(page);
  // A device without any passkey: the browser gives up by itself.
  await addDevice(page);
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'A chave de acesso não foi usada. Tente de novo ou entre com a senha.',
  );
  await expect(page.getByLabel('E-mail')).toBeVisible();
});
