import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../test/open-office.tsx';
import {
  brokenRules,
  givenBackTooMuch,
  numberOf,
  overflow,
  purchasedOffer,
  sentCalls,
  world,
} from '../../../../test/shared.ts';

const panel = page.getByRole('dialog').first();
const button = (name: string) => panel.getByRole('button', { name, exact: true });

async function owing(): Promise<number> {
  const { id } = await world.person();
  const offer = await purchasedOffer(world, id);
  const purchase = await world.value('code', 'select code from purchase where offer_code = $1', [offer]);
  return givenBackTooMuch(world, numberOf(purchase), 73_000);
}

/** Gives the words that the open dialog asks for, and confirms. */
async function says(title: string, field: string, words: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabelText(field).fill(words);
  await dialog.getByRole('button', { name: title, exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

test('the buyer is asked for what was given back too much, with a message that they read', async () => {
  const charge = await owing();
  await openOffice(`/devolvido-a-mais?id=${charge}`, { role: 'finance' });
  await expect.element(panel.getByText('A pedir ou perdoar')).toBeVisible();
  await expect.element(panel.getByText('Devolvido pelo banco por si')).toBeVisible();
  await button('Pedir ao comprador').click();
  const dialog = page.getByRole('dialog', { name: 'Pedir ao comprador' });
  await dialog.getByRole('button', { name: 'Pedir ao comprador', exact: true }).click();
  expect(sentCalls('POST', /^\/admin\/buyer-debts/)).toEqual([]);
  await says('Pedir ao comprador', 'Mensagem, que o comprador lê', 'O banco devolveu o Pix duas vezes.');
  await expect.element(panel.getByText('Pedida ao comprador')).toBeVisible();
  await expect.element(panel.getByText('O banco devolveu o Pix duas vezes.')).toBeVisible();
  await expect.element(button('Pedir de novo')).not.toBeInTheDocument();
  expect(await brokenRules()).toEqual([]);
  expect(overflow()).toBe(0);
  await button('Não pedir mais').click();
  await says('Não pedir mais', 'Motivo, que fica no registro', 'Pedido por engano.');
  await expect.element(panel.getByText('A pedir ou perdoar')).toBeVisible();
});

test('it is given up by two users, and undone by another one than who released it', async () => {
  const charge = await owing();
  const address = `/devolvido-a-mais?id=${charge}`;
  await openOffice(address, { role: 'finance' });
  await button('Propor perdão').click();
  await says('Propor perdão', 'Motivo, que fica no registro', 'Não responde há um ano.');
  await expect.element(panel.getByText('Outra pessoa do financeiro libera este perdão.')).toBeVisible();
  await expect.element(button('Liberar')).not.toBeInTheDocument();
  await openOffice(address, { role: 'finance' });
  await button('Liberar').click();
  await page
    .getByRole('dialog', { name: /^Perdoar R\$/ })
    .getByRole('button', { name: 'Liberar', exact: true })
    .click();
  await expect.element(panel.getByText('Perdoada')).toBeVisible();
  await expect.element(button('Desfazer o perdão')).not.toBeInTheDocument();
  expect(await brokenRules()).toEqual([]);
  await openOffice(address, { role: 'finance' });
  await button('Desfazer o perdão').click();
  await says('Desfazer o perdão', 'Motivo, que fica no registro', 'O comprador respondeu.');
  await expect.element(panel.getByText('A pedir ou perdoar')).toBeVisible();
});

test('a proposal of another amount than is owed by now says so', async () => {
  const charge = await owing();
  await openOffice(`/devolvido-a-mais?id=${charge}`, { role: 'finance' });
  await button('Propor perdão').click();
  await says('Propor perdão', 'Motivo, que fica no registro', 'Não responde há um ano.');
  await world.query('update buyer_give_up set amount_cents = 1 where charge_code = $1 returning code', [
    charge,
  ]);
  await openOffice(`/devolvido-a-mais?id=${charge}`, { role: 'finance' });
  await expect
    .element(panel.getByText('O valor devido mudou: recuse este perdão e proponha outro.'))
    .toBeVisible();
  await expect.element(button('Liberar')).not.toBeInTheDocument();
});

test('it is work on the desk of finance, with the list behind it', async () => {
  await owing();
  await openOffice('/', { role: 'finance' });
  const card = page.getByRole('region', { name: 'Devoluções a mais' });
  await expect.element(card.getByText(/esperando/)).toBeVisible();
  await card.getByRole('link', { name: 'Ver a lista: Devoluções a mais' }).click();
  await expect.element(page.getByText('A pedir ou perdoar').first()).toBeVisible();
  expect(overflow()).toBe(0);
});
