import { createDraft } from '@patio/contract/catalogue/drafts/create-draft.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openOffice } from '../../../../../../test/open-office.tsx';
import { answerCall, reply, world } from '../../../../../../test/shared.ts';
import { officeCall } from '../../../../../platform/api/office-call.ts';

/** A photo of one colour, as a file. */
async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(400, 300);
  canvas.getContext('2d')?.fillRect(0, 0, 400, 300);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'frente.jpg', { type: 'image/jpeg' });
}

test('a photo that cannot be turned says why, and stays', async () => {
  await world.signedIn('sales');
  const { data } = await officeCall(createDraft, { body: {} });
  await openOffice(`/ofertas/${data.codigo}`, { role: null });
  await userEvent.upload(page.getByCss('input[type=file]').first(), await photo());
  const shown = page.getByRole('img', { name: 'foto 1 de 1' });
  await expect.element(shown).toBeVisible();
  const refusal = { sucesso: false, erros: ['Esta foto não existe mais.'] };
  answerCall('POST', /\/rotate$/, () => reply(404, refusal));
  await page.getByRole('button', { name: 'Girar: foto 1 de 1' }).click();
  await expect.element(page.getByText('Esta foto não existe mais.')).toBeVisible();
  await expect.element(shown).toBeVisible();
});
