import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { brokenRules, lowContrast } from '../../../../test/screens/accessibility.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { world } from '../../../../test/screens/world.ts';

const section = page.getByRole('region', { name: 'Documentos pedidos' });
const dialog = page.getByRole('dialog');
const file = (content: string) => new File([content], 'cnh.pdf', { type: 'application/pdf' });

const asked = (id: number) =>
  world.query(
    `insert into asked_document (account_id, kind, reason, due_on, asked_by, asked_at)
     values ($1, 'habilitacao', 'O Detran exige.', '2099-12-24', $1, now()) returning code`,
    [id],
  );
const state = (id: number) =>
  world.query('select state, bytes from asked_document where account_id = $1', [id]);

test('a document that was asked for is sent, replaced and removed, and a bad file loses nothing', async () => {
  const person = await world.signedIn({});
  await asked(person.id);
  await openScreen('/perfil');
  await expect.element(section.getByText('Motivo: O Detran exige.')).toBeVisible();
  await expect.element(section.getByText('Envie até 24/12/2099.')).toBeVisible();
  expect(await brokenRules()).toEqual([]);
  await commands.showColours('dark');
  expect(await lowContrast()).toEqual([]);
  await commands.showColours(null);
  await section.getByRole('button', { name: /^Enviar arquivo/ }).click();
  await dialog.getByRole('button', { name: 'Enviar para análise' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Escolha um arquivo.');
  await dialog.getByLabelText('Arquivo').upload(file('%PDF-1.7 a'));
  await dialog.getByRole('button', { name: 'Enviar para análise' }).click();
  await expect.element(section.getByText('Em análise')).toBeVisible();
  expect(await state(person.id)).toEqual([{ state: 'sent', bytes: 10 }]);

  await section.getByRole('button', { name: /^Trocar arquivo/ }).click();
  await dialog.getByLabelText('Arquivo').upload(file('<html>'));
  await dialog.getByRole('button', { name: 'Enviar para análise' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Envie os documentos em PDF, PNG ou JPEG.');
  await expect.element(dialog.getByText('cnh.pdf')).toBeVisible();
  expect(await state(person.id)).toEqual([{ state: 'sent', bytes: 10 }]);
  await dialog.getByLabelText('Arquivo').upload(file('%PDF-1.7 bcd'));
  await dialog.getByRole('button', { name: 'Enviar para análise' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await state(person.id)).toEqual([{ state: 'sent', bytes: 12 }]);

  await section.getByRole('button', { name: /^Remover arquivo/ }).click();
  await expect.element(section.getByText('A enviar')).toBeVisible();
  expect(await state(person.id)).toEqual([{ state: 'asked', bytes: null }]);
});

test('without a request the profile shows nothing of documents', async () => {
  await world.signedIn({});
  await openScreen('/perfil');
  await expect.element(page.getByRole('region', { name: 'Limite para negociar' })).toBeVisible();
  await expect.element(section).not.toBeInTheDocument();
});
