import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCall, reply } from '../../../../../test/screens/calls.ts';
import { securityScreen as security } from '../../../../../test/screens/pages/security-screen.ts';
import { world } from '../../../../../test/screens/world.ts';

const PATH = '/usrio/segunda_etapa';
const steps = (painel: string) => ({ email: false, aplicativo: null, temSenha: false, painel });

test('staff are notified what the back office waits for, S-46', async () => {
  await world.signedIn();
  answerCall('GET', PATH, () => reply(200, steps('ativar')));
  await security.open();
  await expect
    .element(
      page.getByText(
        /Sua conta trabalha no painel ou em uma loja, e o painel só abre com uma segunda etapa/u,
      ),
    )
    .toBeVisible();
});

test('staff without a second step confirm the first one with a mailed code', async () => {
  await world.signedIn();
  answerCall('GET', PATH, () => reply(200, steps('ativar')));
  await security.open();
  await security.button('Ligar o código por e-mail').click();
  await expect.element(page.getByRole('button', { name: 'Enviar código' })).toBeVisible();
  await expect.element(page.getByLabelText('Sua senha', { exact: true })).not.toBeInTheDocument();
});

test('buyers see nothing of it, nor do staff whose back office is open', async () => {
  await world.signedIn();
  for (const painel of ['livre', 'aberto']) {
    answerCall('GET', PATH, () => reply(200, steps(painel)));
    await security.open();
    await expect.element(security.button('Ligar o código por e-mail')).toBeVisible();
    await expect.element(page.getByText(/painel/u)).not.toBeInTheDocument();
  }
});
