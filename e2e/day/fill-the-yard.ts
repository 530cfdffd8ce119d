import { expect } from '../journey.ts';
import type { OfficePage } from '../office/office-page.ts';
import * as tasks from '../office/office-tasks.ts';
import { takeIn } from '../office/yard-tasks.ts';

const CAMPINAS = 3_509_502;

/** A place at which vehicles stand: of the house, or of the store of the user. */
export async function addPlace(office: OfficePage): Promise<void> {
  const { page, panel } = office;
  await office.open('/locais-de-retirada');
  await page.getByRole('button', { name: 'Novo local' }).click();
  for (const [label, name] of [
    ['Estado', 'São Paulo'],
    ['Cidade', 'Campinas'],
  ] as const) {
    await panel.getByRole('combobox', { name: label, exact: true }).fill(name);
    await panel.getByRole('option', { name, exact: true }).click();
  }
  await panel.getByLabel('Endereço').fill('Rua do Pátio, 1');
  await panel.getByLabel('Motivo, para o registro da equipe').fill('Abrimos.');
  await panel.getByRole('button', { name: 'Salvar' }).click();
  await expect(office.done('Local salvo.')).toBeVisible();
}

/** Takes vehicles in on a phone, with two photos each. */
export async function takeAllIn(phone: OfficePage, plates: readonly string[]): Promise<void> {
  await phone.open('/patio/entrada');
  await expect(phone.heading).toHaveText('Entrada no pátio');
  for (const plate of plates) {
    await takeIn(phone.page, { plate, city: CAMPINAS });
    await expect(phone.page.getByText('Tudo enviado.')).toBeVisible();
  }
}

/** Makes an offer of a vehicle that was taken in and completes it; its page is open then. Answers its number. */
export async function completeOffer(office: OfficePage, plate: string): Promise<number> {
  const { page, panel } = office;
  await office.open(`/patio?busca=${plate}`);
  await office.row(/^[A-Z]{3}-?\d[A-Z0-9]\d{2}/).click();
  await panel.getByRole('button', { name: 'Criar anúncio a partir da entrada' }).click();
  const made = page.getByText(/Rascunho \d+: 2 fotos da entrada\./);
  const code = Number(/\d+/.exec((await made.textContent()) ?? '')?.[0]);
  await expect(panel.getByRole('img', { name: 'Foto 1' })).not.toHaveJSProperty('naturalWidth', 0);
  await office.open(`/ofertas/${code}`);
  await tasks.fillOffer(office, `Way do pátio ${plate}`);
  await expect(page.getByText('Nada falta para publicar.')).toBeVisible();
  await expect(page.getByText('Tudo salvo.')).toBeVisible();
  return code;
}

/** Publishes the offer whose page is open. */
export async function publish(sales: OfficePage): Promise<void> {
  await sales.page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await sales.panel.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(sales.done('A oferta está no site.').first()).toBeVisible();
}

/** A user of a store sends the offer whose page is open for approval. */
export async function sendForApproval({ page, panel }: OfficePage): Promise<void> {
  await page.getByRole('button', { name: 'Enviar para aprovação' }).click();
  await panel.getByRole('button', { name: 'Enviar para aprovação' }).click();
  await expect(page.getByText(/^Enviada por/)).toBeVisible();
}

/** The team finds an offer among those that wait for approval, and publishes it. */
export async function approve(sales: OfficePage, code: number): Promise<void> {
  const { page, panel } = sales;
  await sales.open(`/ofertas/${code}`);
  await page.getByRole('button', { name: 'Aprovar e publicar' }).click();
  await panel.getByRole('button', { name: 'Publicar' }).click();
  await expect(sales.done('A oferta está no site.').first()).toBeVisible();
}
