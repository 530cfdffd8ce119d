import { createDraft } from '@patio/contract/catalogue/drafts/create-draft.ts';
import { publishOffer } from '@patio/contract/catalogue/drafts/publish-offer.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openOffice } from '../../../../../../test/open-office.tsx';
import { brokenRules, numberOf, world } from '../../../../../../test/shared.ts';
import { officeCall } from '../../../../../platform/api/office-call.ts';

const HOUR = 3_600_000;
const PUBLISHED = `select o.code from offer o join auction a on a.offer_code = o.code where a.open and o.published_at <= now()
  and exists (select from photo p where p.offer_code = o.code and p.in_gallery and p.profile_code is null) order by o.code limit 1`;

/** An offer like one on the site, which is to be there in an hour. */
async function scheduled(): Promise<number> {
  await world.signedIn('sales');
  const copiarDe = numberOf(await world.value('code', PUBLISHED));
  const { data } = await officeCall(createDraft, { body: { copiarDe, fotos: true } });
  const body = { versao: data.versao, em: new Date(Date.now() + HOUR).toISOString() };
  await officeCall(publishOffer, { params: { id: data.codigo }, body });
  return data.codigo;
}

test('a scheduled offer says when it is on the site, and is a draft again once it is taken off the schedule', async () => {
  await openOffice(`/ofertas/${await scheduled()}`, { role: null });
  await expect.element(page.getByText(/^Entra no site em /)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Abrir a oferta no site' })).not.toBeInTheDocument();
  expect(await brokenRules()).toEqual([]);
  await page.getByRole('button', { name: 'Tirar da agenda' }).click();
  await expect.element(page.getByText('A oferta voltou a ser rascunho.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Publicar', exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Entra no site em /)).not.toBeInTheDocument();
});
