import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { OfficePage } from './office-page.ts';

/** A photo of one colour, as a file to choose. */
export async function plainPhoto(
  name: string,
  background: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const plain = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() };
}

/** Fills in an intake with two photos and a damage, and completes it; the page is open. `city`: of the place, by its IBGE code. */
export async function takeIn(
  page: Page,
  { plate, city }: { readonly plate: string; readonly city: number },
): Promise<void> {
  await page.getByLabel('Placa', { exact: true }).fill(plate);
  await page.getByLabel('Local', { exact: true }).selectOption(String(city));
  await page.getByLabel('Vaga').fill('C-7');
  await page.getByLabel('Hodômetro (Quilômetros)').fill('81000');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await plainPhoto('frente.jpg', '#336699'), await plainPhoto('lado.jpg', '#993333')]);
  await expect(page.getByRole('img', { name: 'Foto 2', exact: true })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Manual' }).getByText('Sim').click();
  await page.getByRole('img', { name: 'Lado esquerdo' }).click({ position: { x: 40, y: 60 } });
  await page.getByLabel('Observação da avaria 1').fill('para-choque');
  await page.getByRole('button', { name: 'Concluir entrada' }).click();
}

/** Hands a released vehicle over at the gate to a buyer who shows its pickup code; `document` is their CPF. */
export async function leaveByCode(
  office: OfficePage,
  { code, document }: { readonly code: string; readonly document: string },
): Promise<void> {
  const { page } = await office.open('/patio/saida');
  await page.getByLabel('Código de retirada').fill(code);
  await page.getByRole('button', { name: 'Procurar' }).click();
  await expect(page.getByText('Saída liberada')).toBeVisible();
  await page.getByLabel('CPF de quem retira').fill(document);
  await page.getByRole('button', { name: 'Confirmar saída' }).click();
  await expect(page.getByText('Saída confirmada.').first()).toBeVisible();
}
