import { createDraft } from '@patio/contract/catalogue/drafts/create-draft.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openOffice } from '../../../../../test/open-office.tsx';
import { world } from '../../../../../test/shared.ts';
import { officeCall } from '../../../../platform/api/office-call.ts';

const end = page.getByLabelText('Fim', { exact: true });

const storedEnd = (draft: number): Promise<unknown> =>
  world.value('fim', "select form->>'fim' as fim from offer_draft where code = $1", [draft]);

test('an end that is typed by the keyboard is kept, digit by digit', async () => {
  await world.signedIn('sales');
  const { data } = await officeCall(createDraft, { body: {} });
  await openOffice(`/ofertas/${data.codigo}`, { role: null });
  await end.fill('2031-10-10T10:10');
  // At its first part. Twelve is a day and a month, whichever the browser asks for first.
  await end.click({ position: { x: 14, y: 18 } });
  for (const digit of '12122032') await userEvent.keyboard(digit);
  await expect.element(end).toHaveValue('2032-12-12T10:10');
  await expect.poll(() => storedEnd(data.codigo)).toBe('2032-12-12T13:10:00.000Z');
  await expect.element(page.getByText('Tudo salvo.')).toBeVisible();
  await end.clear();
  await expect.poll(() => storedEnd(data.codigo)).toBe(null);
});
