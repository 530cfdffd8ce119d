import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { world } from '../../../../test/screens/world.ts';

const section = (name: string) => page.getByRole('region', { name, exact: true });
const requests = () => section('Meus pedidos').getByRole('listitem');

test('a correction is asked for, and what was typed outlives the page, PRIV-17', async () => {
  await world.signedIn();
  await openScreen('/perfil/dados');
  await expect.element(section('Meus pedidos')).toMatchTextContent('Nenhum pedido até agora');
  const correction = section('Correção');
  await correction.getByLabelText('O que está errado').selectOptions('E-mail');
  const words = correction.getByLabelText('Como está e como deve ficar');
  await words.fill('oi');
  await correction.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect.element(words).toHaveAccessibleDescription('Escreva com pelo menos 5 caracteres.');
  await words.fill('Meu e-mail mudou para outro@exemplo.test');
  expect(JSON.stringify({ ...sessionStorage })).toContain('outro@exemplo.test');
  await openScreen('/perfil/dados');
  await expect.element(words).toHaveValue('Meu e-mail mudou para outro@exemplo.test');
  await correction.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect.element(correction.getByRole('status')).toMatchTextContent('Pedido recebido');
  await expect.element(words).toHaveValue('');
  await expect.poll(() => requests().elements().length).toBe(1);
  await expect.element(requests().first()).toMatchTextContent('Correção: E-mail');
  await expect.element(requests().first()).toMatchTextContent('Em andamento');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('outro@exemplo.test');
});

test('the consent to mails is withdrawn in one tap, and its history is shown, PRIV-17', async () => {
  await world.signedIn();
  await openScreen('/perfil/dados');
  const consents = section('Consentimentos');
  const mails = consents.getByRole('switch', { name: 'Receber ofertas por e-mail' });
  await expect.element(mails).toBeVisible();
  const input = mails.element();
  const before = input instanceof HTMLInputElement && input.checked;
  await mails.click();
  if (before) await expect.element(mails).not.toBeChecked();
  else await expect.element(mails).toBeChecked();
  await consents.getByText('Histórico dos consentimentos').click();
  await expect
    .element(consents.getByRole('listitem').first())
    .toMatchTextContent('nesta página, política de 23/11/2026');
  await openScreen('/perfil/dados');
  if (before) await expect.element(mails).not.toBeChecked();
  else await expect.element(mails).toBeChecked();
});

test('an open deal prevents deleting the account, PRIV-17', async () => {
  const person = await world.signedIn();
  const offer = await world.offer({ acceptsProposals: true });
  await world.query(
    `insert into proposal (offer_code, account_id, value_cents, status, freight, created_at, expires_at)
     values ($1, $2, 900000, 'open', 'N', now(), now() + interval '1 day') returning code`,
    [offer, person.id],
  );
  await openScreen('/perfil/dados');
  const deletion = section('Excluir minha conta');
  await expect.element(deletion).toMatchTextContent('O que fica, e por quê');
  await expect
    .element(deletion.getByRole('link', { name: /^Proposta aberta: / }))
    .toHaveAttribute('href', `/oferta/${offer}`);
  expect(deletion.getByRole('button').elements()).toEqual([]);
});
