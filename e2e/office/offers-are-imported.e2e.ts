import { expect, test } from '../journey.ts';
import { brokenRules, overflow } from '../pages/accessibility.ts';
import { OfficePage } from './office-page.ts';

const HEAD = 'cod;Fabricante;modelo;ano;km;Price;cidade;uf';

test('staff import a file, correct its columns, see what it will do, import it and take it all back', async ({
  page,
  world,
}) => {
  const sales = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'sales' where id = $1`, [sales.id]);
  const word = world.word();
  const lines = ['a', 'b'].map((id) => `${id}-${word};Fiat;Uno;2020;1000;45900;São Paulo;SP`);
  const text = [HEAD, ...lines, `c-${word};Fiat;Uno;2020;1000;caro;São Paulo;SP`, ''].join('\n');
  const office = await new OfficePage(page).open('/importacoes');
  await office.signIn(sales);
  await expect(office.heading).toHaveText('Importações');
  await page.locator('input[type=file]').setInputFiles({
    name: `estoque-${word}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  // Known headings are guessed, the others are chosen.
  await expect(page.getByLabel('Fabricante')).toHaveValue('marca');
  await expect(page.getByLabel('Price').getByRole('option', { name: 'Preço (valor de compra)' })).toHaveCount(
    1,
  );
  await page.getByLabel('Price').selectOption('preco');
  await page.getByLabel('cod', { exact: true }).selectOption('id');
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await brokenRules(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Conferir as linhas' }).click();
  await expect(page.getByText('2 novas, 1 recusada')).toBeVisible();
  await expect(office.row('caro')).toContainText('Recusada');
  expect(await brokenRules(page)).toEqual([]);
  const count = async (): Promise<unknown> =>
    (await world.query(`select count(*)::int as n from offer where import_key like $1`, [`%${word}%`]))[0];
  expect(await count()).toEqual({ n: 0 });
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await office.panel.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByText('Feita', { exact: true })).toBeVisible();
  expect(await count()).toEqual({ n: 2 });
  await page.getByRole('button', { name: 'Desfazer a importação' }).click();
  await office.panel.getByRole('button', { name: 'Desfazer a importação' }).click();
  await expect(page.getByText('2 ofertas, 0 ficaram')).toBeVisible();
  expect(await count()).toEqual({ n: 0 });
});

test('staff import a workbook with photos in a ZIP', async ({ page, world }) => {
  const sales = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'sales' where id = $1`, [sales.id]);
  const word = world.word();
  const head = ['id', 'marca', 'modelo', 'ano', 'km', 'preco', 'cidade', 'uf'];
  const car = (id: string): (string | number)[] => [
    `${id}-${word}`,
    'Fiat',
    'Uno',
    2020,
    1000,
    45_900,
    'São Paulo',
    'SP',
  ];
  const stock = { name: 'Carros', rows: [['Estoque'], head, car('a'), car('b')] };
  const file = await world.workbook([{ name: 'Leia-me', rows: [['Como usar']] }, stock]);
  const office = await new OfficePage(page).open('/importacoes');
  await office.signIn(sales);
  await expect(office.heading).toHaveText('Importações');
  // Any picture will do: the one of this screen.
  const content = await page.screenshot();
  const photos = await world.zip([
    { name: `fotos/a-${word}-1.png`, content },
    { name: `fotos/b-${word}/frente.png`, content },
    { name: 'fotos/de-ninguem.png', content },
  ]);
  const upload = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file]').last().setInputFiles({ name, mimeType, buffer });
  await upload(
    `estoque-${word}.xlsx`,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    file,
  );
  // The first sheet has no offers.
  await page.getByLabel('Planilha do arquivo').selectOption('Carros');
  await expect(page.getByLabel('modelo', { exact: true })).toHaveValue('modelo');
  await upload('fotos.zip', 'application/zip', photos);
  await expect(page.getByText('Enviadas. Confira as linhas')).toBeVisible();
  await page.getByRole('button', { name: 'Conferir as linhas' }).click();
  await expect(page.getByText('2 fotos nas linhas, 1 sem linha')).toBeVisible();
  await page.getByText('Arquivos recusados ou sem linha').click();
  await expect(page.getByText('fotos/de-ninguem.png')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await brokenRules(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await office.panel.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByText('Feita', { exact: true })).toBeVisible({ timeout: 60_000 });
  const stored = await world.query(
    `select count(*)::int as n from photo p join offer o on o.code = p.offer_code where o.import_key like $1`,
    [`%${word}%`],
  );
  expect(stored[0]).toEqual({ n: 2 });
});
