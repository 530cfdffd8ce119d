import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentAddress } from '../../../../test/screens/deals/address.ts';
import { answerCall, cutOff } from '../../../../test/screens/calls.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { main } from '../../../../test/screens/pages/header-part.ts';
import { world } from '../../../../test/screens/world.ts';
import { numberOf } from '../../../../test/world/world.ts';

const toggle = (name: string) => page.getByRole('switch', { name });

test('each switch is saved immediately, and mandatory ones stay on', async () => {
  await world.signedIn();
  await openScreen('/avisos/');
  const mail = toggle('E-mail: Lance superado');
  await expect.element(mail).toBeChecked();
  const input = mail.element();
  if (input instanceof HTMLElement) input.focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Salvo.', { exact: true })).toBeInTheDocument();
  await openScreen('/avisos/');
  await expect.element(mail).not.toBeChecked();
  const won = toggle('E-mail: Você venceu');
  await expect.element(won).toBeChecked();
  await expect.element(won).toBeDisabled();
});

test('who sells chooses how the team is notified, but always finds it on the site; a buyer sees none of it', async () => {
  await world.signedIn();
  await openScreen('/avisos/');
  const work = page.getByRole('heading', { name: 'O que você vende' });
  await expect.element(toggle('E-mail: Lance superado')).toBeVisible();
  await expect.element(work).not.toBeInTheDocument();
  const partnerId = numberOf(
    await world.value(
      'id',
      `insert into partner (store, name, status, member_since) values ($1, 'Loja', 'approved', now()) returning id`,
      [`loja-${world.word().replaceAll(/[^a-z]/g, '')}`],
    ),
  );
  await world.signedIn({ partnerId });
  await openScreen('/avisos/');
  await expect.element(work).toBeVisible();
  await expect.element(toggle('No site: Perguntas para responder')).toBeDisabled();
  await expect.element(page.getByText('No site, este aviso é sempre mostrado.').first()).toBeVisible();
  const mail = toggle('E-mail: Perguntas para responder');
  await mail.click();
  await expect.element(page.getByText('Salvo.', { exact: true })).toBeInTheDocument();
  await openScreen('/avisos/');
  await expect.element(mail).not.toBeChecked();
});

test('a failure turns a switch back, with a word', async () => {
  await world.signedIn();
  answerCall('PUT', '/usrio/avisos', cutOff);
  await openScreen('/avisos/');
  await toggle('No site: Lance superado').click();
  await expect.element(page.getByCss('[data-notices]')).toMatchTextContent('Não foi possível salvar.');
  await expect.element(toggle('No site: Lance superado')).toBeChecked();
});

test('who has not confirmed the e-mail is told that alerts stay on the site, and can have the link sent again', async () => {
  await world.signedIn({ emailConfirmed: false });
  await openScreen('/avisos/');
  const asked = page.getByText(
    /^Confirme que .+@patio\.test é seu: .+ os avisos dos seus negócios aparecem só aqui no site\.$/,
  );
  await expect.element(asked).toBeVisible();
  await page.getByRole('button', { name: 'Enviar o link de novo' }).click();
  await expect.element(page.getByText(/^Enviamos o link\./)).toBeVisible();
  await world.signedIn();
  await openScreen('/avisos/');
  await expect.element(toggle('E-mail: Lance superado')).toBeVisible();
  await expect.element(asked).not.toBeInTheDocument();
});

test('a visitor goes to sign-in first, and the profile leads to the alerts', async () => {
  await openScreen('/avisos/');
  await expect.poll(currentAddress).toBe('/auth/?redirectFrom=%2Favisos%2F');
  await world.signedIn();
  await openScreen('/perfil/');
  await main().getByRole('link', { name: 'Avisos' }).click();
  await expect.poll(currentAddress).toBe('/avisos/');
  await expect.element(page.getByRole('heading', { name: 'Avisos', level: 1 })).toBeVisible();
});

test('a browser that blocks alerts is told how to allow them', async () => {
  const known = Object.getOwnPropertyDescriptor(Notification, 'permission') ?? {};
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'denied' });
  try {
    await world.signedIn();
    await openScreen('/avisos/');
    await expect.element(page.getByText(/^O navegador está bloqueando avisos deste site\./)).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Avise-me neste aparelho' }))
      .not.toBeInTheDocument();
  } finally {
    Object.defineProperty(Notification, 'permission', known);
  }
});
