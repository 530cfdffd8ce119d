import { expect, test } from '../journey.ts';
import { brokenRules, lowContrast, overflow } from '../pages/accessibility.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { OfficePage } from './office-page.ts';
import { rivalOf } from '../world/rival.ts';

test('a bid is annulled while a buyer watches the offer: the site shows it at once, and the audit log says who did it', async ({
  page,
  browser,
  context,
  world,
}) => {
  const title = `Strada ${world.word()}`;
  const code = await world.offer({ title });
  const staff = await world.person({ name: 'Denise Prado', twoStep: true });
  await world.query(`update account set staff_role = 'sales' where id = $1 returning id`, [staff.id]);
  const [ana, bia] = [await rivalOf(browser, world), await rivalOf(browser, world)];
  expect(await ana.bid(code, 11_000)).toBe(201);
  const site = await new OfferPage(await context.newPage()).open(code, 'leilao');
  await expect(site.price).toContainText('11.000');

  const office = await new OfficePage(page).open('/ao-vivo');
  await office.signIn(staff);
  await expect(office.heading).toHaveText('Ao vivo');
  await office.open(`/ao-vivo?oferta=${code}`);
  await office.row(title).click();
  await expect(office.panel.getByRole('listitem').filter({ hasText: '11.000' })).toContainText('manual');
  // The bid comes while the panel is open, with a zero too many.
  expect(await bia.bid(code, 19_000)).toBe(201);
  await expect(office.panel.getByRole('listitem').filter({ hasText: '19.000' })).toContainText('Na frente');
  await expect(office.row(title)).toContainText('19.000');
  await expect(site.price).toContainText('19.000');

  await office.panel.getByLabel(/^Marcar o lance de R\$\s19\.000,00/u).check();
  await office.panel.getByRole('button', { name: 'Anular' }).click();
  const dialog = page.getByRole('dialog', { name: 'Anular este lance?' });
  await dialog.getByRole('button', { name: 'Anular' }).click();
  await expect(dialog).toContainText('Escreva o motivo, com pelo menos 5 letras.');
  await dialog.getByLabel('Nota interna').fill('Digitou 19 em vez de 12 mil.');
  await dialog.getByRole('button', { name: 'Anular' }).click();
  await expect(dialog).toContainText('Preencha este campo.');
  await dialog.getByRole('combobox', { name: 'Motivo público' }).click();
  await page.getByRole('option', { name: 'engano de digitação' }).click();
  await dialog.getByRole('button', { name: 'Anular' }).click();
  await expect(office.done('Lance anulado.')).toBeVisible();

  await expect(site.price).toContainText('11.000');
  await expect(office.panel.getByRole('listitem').filter({ hasText: '19.000' })).toContainText(
    'Anulado: engano',
  );
  await expect(office.panel.getByRole('region', { name: 'O que a equipe fez' })).toContainText(
    'Anulou lances',
  );

  await office.open(`/registro?tipo=offer&registro=${code}`);
  await expect(office.row('Anulou lances')).toContainText('Denise Prado');
  await office.row('Anulou lances').click();
  await expect(office.panel).toContainText('Digitou 19 em vez de 12 mil.');
  await expect(office.panel.getByLabel(/^antes: R\$\s19\.000,00/u)).toBeVisible();
  await expect(office.panel.getByLabel(/^depois: R\$\s11\.000,00/u)).toBeVisible();
});

test('no rule of WCAG 2.2 AA is broken live, after the end and in the log, narrow or wide, light or dark', async ({
  page,
  browser,
  world,
}) => {
  const title = `Montana ${world.word()}`;
  const code = await world.offer({ title });
  expect(await (await rivalOf(browser, world)).bid(code, 11_000)).toBe(201);
  const staff = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'administrator' where id = $1 returning id`, [staff.id]);
  const office = await new OfficePage(page).open();
  await office.signIn(staff);
  await expect(office.heading).toHaveText('O que espera por você');
  for (const [path, heading, row] of [
    [`/ao-vivo?oferta=${code}`, 'Ao vivo', title],
    ['/encerradas', 'Ofertas encerradas', null],
    ['/registro', 'Registro', null],
  ] as const) {
    await office.open(path);
    await expect(office.heading).toHaveText(heading);
    await expect(page.getByLabel('Carregando')).toHaveCount(0);
    if (row !== null) await office.row(row).click();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflow(page), `${heading}, ${width} px`).toBe(0);
      expect(await brokenRules(page), `${heading}, ${width} px`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect(await lowContrast(page), `${heading}, dark`).toEqual([]);
  }
});
