import { truncate, writeFile, rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import type { OfficePage } from '../office/office-page.ts';
import { openOffer } from './visitors.ts';
import { HomePage } from '../pages/home-page.ts';
import type { NewHouse } from '../world/new-house.ts';
import { colourOf, stockPhotos, stockSheet, STRAY, type StockLine } from './day-stock.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MEGABYTE = 1024 * 1024;

/** Sends a sheet and a ZIP with its photos, reads what each line would do and which file is nobody's, and imports them. */
export async function importStock(
  house: NewHouse,
  office: OfficePage,
  stock: readonly StockLine[],
): Promise<void> {
  const { page, panel } = office;
  const files = page.locator('input[type=file]');
  const { length: offers } = stock;
  await office.goTo('Importações');
  await files.setInputFiles({ name: 'estoque.xlsx', mimeType: XLSX, buffer: await stockSheet(house, stock) });
  await expect(page.getByRole('button', { name: 'Conferir as linhas' })).toBeVisible();
  await refuseLargeZip(office);
  const buffer = await stockPhotos(house, stock);
  await files.setInputFiles({ name: 'fotos.zip', mimeType: 'application/zip', buffer });
  await expect(page.getByText('Enviadas. Confira as linhas')).toBeVisible();
  await page.getByRole('button', { name: 'Conferir as linhas' }).click();
  await expect(page.getByText(`${offers} novas`)).toBeVisible({ timeout: 120_000 });
  const found = `${2 * offers + 1} arquivos; ${2 * offers} fotos nas linhas, 1 sem linha, 0 recusadas`;
  await expect(page.getByText(found)).toBeVisible();
  await page.getByText('Arquivos recusados ou sem linha').click();
  await expect(page.getByText(`${STRAY}: nenhuma linha tem este código ou placa`)).toBeVisible();
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await panel.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByText('Feita', { exact: true })).toBeVisible({ timeout: 120_000 });
}

/** A ZIP that is larger than allowed is refused with both sizes before it is sent. */
async function refuseLargeZip({ page }: OfficePage): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'patio-large-'));
  const file = path.join(folder, 'fotos do ano.zip');
  await writeFile(file, '');
  await truncate(file, 301 * MEGABYTE);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('O arquivo tem 301 MB, e o máximo é 300 MB.')).toBeVisible();
  await rm(folder, { recursive: true });
}

/** The list of the site, or of a store, says that it has so many offers. */
export async function expectListed(visitor: Page, offers: number, path = '/home'): Promise<void> {
  await expect(async () => {
    const home = await new HomePage(visitor).open('', path);
    await expect(home.count).toHaveText(`${offers} ofertas`, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

/** These vehicles show their own two photos, in their order, on the pages of their offers. */
export async function expectPhotos(visitor: Page, lines: readonly StockLine[]): Promise<void> {
  for (const line of lines) {
    await openOffer(visitor, line.title);
    await expectPhoto(visitor, line, 1);
    await visitor.getByRole('button', { name: 'Próxima' }).first().click();
    await expectPhoto(visitor, line, 2);
  }
}

async function expectPhoto(visitor: Page, line: StockLine, photo: 1 | 2): Promise<void> {
  const image = visitor
    .getByRole('region', { name: 'Fotos e vídeos' })
    .getByRole('img', { name: `Foto ${photo} de 2` });
  await expect(image.first()).toBeVisible();
  const colour = () =>
    image.first().evaluate((shown: HTMLImageElement) => {
      const canvas = document.createElement('canvas');
      const drawn = canvas.getContext('2d');
      if (drawn === null || !shown.complete || shown.naturalWidth === 0) return [];
      drawn.drawImage(shown, 0, 0, 1, 1);
      return Array.from(drawn.getImageData(0, 0, 1, 1).data.slice(0, 3));
    });
  const expected = colourOf(line, photo);
  const off = async () => {
    const seen = await colour();
    return seen.length === 3
      ? Math.max(...seen.map((part, at) => Math.abs(part - (expected[at] ?? 0))))
      : 255;
  };
  await expect.poll(off).toBeLessThan(8);
}
