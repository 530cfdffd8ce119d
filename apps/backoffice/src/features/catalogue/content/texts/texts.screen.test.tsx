import { saveTextDraft } from '@patio/contract/catalogue/content/save-text-draft.ts';
import { getStaffText } from '@patio/contract/catalogue/content/get-staff-text.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../../test/open-office.tsx';
import { brokenRules, world } from '../../../../../test/shared.ts';
import { officeCall } from '../../../../platform/api/office-call.ts';

const params = { key: 'avisoslegais' } as const;
const panel = page.getByRole('dialog', { name: 'Avisos legais', exact: true });
const heading = panel.getByLabelText('Título', { exact: true });
const save = panel.getByRole('button', { name: 'Salvar rascunho' });
const conflict = panel.getByRole('alert').filter({ hasText: 'Outra pessoa mudou este texto' });

const storedTitle = (): Promise<unknown> =>
  world.value('title', `select title from content_version where key = 'avisoslegais' and number is null`);

/** The draft of a text while another editor saves it. */
async function writtenByTwo(): Promise<void> {
  await openOffice('/textos', { role: 'content' });
  await page.getByRole('row', { name: /Avisos legais/ }).click();
  await heading.fill('Avisos da casa');
  const { data } = await officeCall(getStaffText, { params });
  const words = { titulo: 'Avisos da colega', html: '<p>Da colega.</p>', tituloEn: '', htmlEn: '' };
  const versao = data.rascunho?.versao ?? 0;
  await officeCall(saveTextDraft, { params, body: { ...words, versao } });
  await save.click();
  await expect.element(conflict).toBeVisible();
}

afterEach(async () => {
  await world.query(`delete from content_version where key = 'avisoslegais'`);
});

test('who saves a text second sees both, and goes on with their own', async () => {
  await writtenByTwo();
  expect(await storedTitle()).toBe('Avisos da colega');
  await expect.element(conflict.getByText('Avisos da casa')).toBeVisible();
  expect(await brokenRules()).toEqual([]);
  await conflict.getByRole('button', { name: 'Continuar com o meu' }).click();
  await expect.element(conflict).not.toBeInTheDocument();
  await expect.element(heading).toHaveValue('Avisos da casa');
  await save.click();
  await expect.poll(storedTitle).toBe('Avisos da casa');
});

test('or takes what was saved', async () => {
  await writtenByTwo();
  await conflict.getByRole('button', { name: 'Ficar com o que foi salvo' }).click();
  await expect.element(heading).toHaveValue('Avisos da colega');
  await expect.element(conflict).not.toBeInTheDocument();
  expect(await storedTitle()).toBe('Avisos da colega');
});
