import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';

/**
 * `npm run office-pictures -- ORIGIN [CHROMIUM]`: photographs every page of the back office of a running demo for docs/back-office.md, with
 * the panel of its first row where a row opens one.
 */
const [origin = 'http://localhost:3000', executablePath = '/usr/bin/chromium-headless-shell'] =
  process.argv.slice(2);
const docs = new URL('../../docs/', import.meta.url);
const folder = fileURLToPath(new URL('images/office/', docs));
const addresses = readFileSync(new URL('office-pages.md', docs), 'utf8').matchAll(/`\/painel(\/\S*)`/g);
/** As in the demo world (docs/demo-world.md). */
const user = { email: 'admin@patio.test', password: 'Patio@2026' };
/** Time for plots and pictures to be drawn. */
const settledMs = 1500;
/** All of them are part of every clone. */
const mostBytes = 60 * 1024;

async function signIn(page: Page): Promise<void> {
  await page.goto(`${origin}/painel/`);
  await page.getByLabel('E-mail ou usuário').fill(user.email);
  await page.getByLabel('Senha', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('navigation').waitFor();
}

async function photograph(page: Page, path: string): Promise<Buffer> {
  await page.goto(`${origin}/painel${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(settledMs);
  const row = page.locator('main tbody tr[tabindex]').first();
  if ((await row.count()) > 0) {
    await row.click();
    await page.waitForTimeout(settledMs);
  }
  return page.screenshot({ type: 'png' });
}

/** The picture as WebP, as good as the limit allows. `empty`: a page outside the demo, whose policy does not hold there. */
async function webp(empty: Page, png: Buffer): Promise<Buffer> {
  const url = await empty.evaluate(
    async ([source, most]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      let made = '';
      for (let quality = 0.9; quality > 0; quality -= 0.1) {
        made = canvas.toDataURL('image/webp', quality);
        // Base64 is a third longer.
        if (made.length * 0.75 <= most) break;
      }
      return made;
    },
    [`data:image/png;base64,${png.toString('base64')}`, mostBytes] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const context = await browser.newContext({
  viewport: { width: 1120, height: 700 },
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  reducedMotion: 'reduce',
});
const page = await context.newPage();
const empty = await context.newPage();
await signIn(page);
for (const [, path = '/'] of addresses) {
  const picture = await webp(empty, await photograph(page, path));
  const file = `${path.slice(1).replaceAll('/', '-') || 'mesa'}.webp`;
  writeFileSync(folder + file, picture);
  process.stdout.write(`docs/images/office/${file}\n`);
}
await browser.close();
