import { createDraft } from '@patio/contract/catalogue/drafts/create-draft.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress, openOffice } from '../../../test/open-office.tsx';
import {
  answerCall,
  brokenRules,
  cutOff,
  mailedCode,
  reply,
  sentCalls,
  world,
} from '../../../test/shared.ts';
import { officeCall } from '../api/office-call.ts';
import { startSession } from './session-store.ts';

const SESSION = '/admin/session';
const RENEWAL = '/admin/session/renew';
const login = page.getByLabelText('E-mail ou usuário');
const password = page.getByLabelText('Senha', { exact: true });
const code = page.getByLabelText('Código de acesso');
const enter = page.getByRole('button', { name: 'Entrar', exact: true });

async function typed(email: string, secret: string): Promise<void> {
  await login.fill(email);
  await password.fill(secret);
  await enter.click();
}

async function atDoor(address = '/'): Promise<void> {
  await openOffice(address, { role: null });
  await expect.element(login).toBeVisible();
}

test('the door asks for both fields before it asks the server', async () => {
  await atDoor();
  await login.fill('alguem@patio.test');
  await enter.click();
  await expect.element(page.getByText('Preencha e-mail e senha.')).toBeVisible();
  expect(sentCalls('POST', SESSION)).toEqual([]);
  expect(await brokenRules()).toEqual([]);
});

test('a wrong password is told in words of the server, and what was typed stays', async () => {
  const { email } = await world.staff('sales');
  await atDoor();
  await typed(email, 'Outra@2026');
  await expect.element(page.getByText('E-mail ou senha inválidos.')).toBeVisible();
  await expect.element(login).toHaveValue(email);
});

test('a password opens nothing without the mailed code; with it the page that was asked for opens', async () => {
  const { email, password: secret } = await world.staff('sales', { twoStep: true });
  await atDoor('/compras');
  await typed(email, secret);
  await expect.element(code).toHaveFocus();
  await code.fill('000000');
  await enter.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.poll(() => mailedCode(email)).not.toBe('');
  await code.fill(await mailedCode(email));
  await enter.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Compras' })).toBeVisible();
  expect(currentAddress()).toBe('/compras');
});

test('a buyer is kept out', async () => {
  const { email, password: secret } = await world.person();
  await atDoor();
  await typed(email, secret);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(login).toBeVisible();
});

test('a session that ends while a form is full leaves it on the screen, and it is saved after signing in again', async () => {
  const person = await world.signedIn('sales');
  const { data } = await officeCall(createDraft, { body: {} });
  await openOffice(`/ofertas/${data.codigo}`, { role: null });
  const title = page.getByLabelText('Título', { exact: true }).first();
  await expect.element(title).toBeVisible();
  await world.query('update session set revoked_at = now() where account_id = $1 returning id', [person.id]);
  await title.fill('Caminhão que não se perde');
  const over = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await expect.element(over).toBeVisible();
  await typed(person.email, person.password);
  await expect.element(over).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('Caminhão que não se perde');
  const kept = `select form->>'titulo' as title from offer_draft where code = $1`;
  await expect.poll(() => world.value('title', kept, [data.codigo])).toBe('Caminhão que não se perde');
});

test('a server that cannot be reached is told, and asked again by a click', async () => {
  answerCall('POST', RENEWAL, cutOff);
  await startSession();
  await openOffice('/', { role: null });
  const retry = page.getByRole('button', { name: 'Tentar de novo' });
  await expect.element(retry).toBeVisible();
  answerCall('POST', RENEWAL, () => reply(200, { sucesso: true, data: null }));
  await retry.click();
  await expect.element(login).toBeVisible();
});

test('a page of another role says that it is not theirs, an address without a page that there is none', async () => {
  await openOffice('/compras', { role: 'yard' });
  await expect.element(page.getByText('Seu papel não permite abrir esta página.')).toBeVisible();
  await openOffice('/nao-existe', { role: 'sales' });
  await expect.element(page.getByText('Esta página não existe.')).toBeVisible();
});
