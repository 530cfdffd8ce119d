import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { HomePage } from '../pages/home-page.ts';
import { newFirm, PartnerRegistrationPage } from '../pages/partner-registration-page.ts';
import { newBuyer } from '../world/new-buyer.ts';
import type { NewHouse } from '../world/new-house.ts';
import { fieldOf, numberOf } from '../world/world.ts';
import { comeIn, openOffice, signedIn, test } from './new-team.ts';
import type { OfficePage } from './office-page.ts';
import * as tasks from './office-tasks.ts';
import { takeIn } from './yard-tasks.ts';

const CONTENT = { name: 'Clara Textos', email: 'clara@loja.com.br', role: 'Conteúdo' };
const SALES = { name: 'Vera Vendas', email: 'vera@loja.com.br', role: 'Vendas' };
const STORE = 'serra-veiculos';
const OFFERS = 200;
/** What comes into the yard during the day. */
const PLATES = ['ABC1D01', 'ABC1D02', 'ABC1D03', 'ABC1D04', 'ABC1D05'];
const CAMPINAS = 3_509_502;
const PHONE = { width: 360, height: 760 };

/** The stock of the day as a file: every offer can be bought at once, bid on and proposed for. */
function stock(): Buffer {
  const head =
    'id,titulo,marca,modelo,ano_fabricacao,ano_modelo,km,cambio,combustivel,cor,cidade,uf,preco,lance_inicial,aceita_proposta';
  const lines = Array.from(
    { length: OFFERS },
    (_, at) =>
      `${at},Uno do dia ${at},Fiat,Uno,2014,2015,${80_000 + at},Manual,Flex,Branco,Vitória,ES,30000,10000,sim`,
  );
  return Buffer.from([head, ...lines, ''].join('\n'));
}

/** Sends a file, has its lines checked and imports them. */
async function importStock(office: OfficePage): Promise<void> {
  const { page, panel } = office;
  await office.goTo('Importações');
  await page.locator('input[type=file]').setInputFiles({
    name: 'estoque.csv',
    mimeType: 'text/csv',
    buffer: stock(),
  });
  await page.getByRole('button', { name: 'Conferir as linhas' }).click();
  await expect(page.getByText(`${OFFERS} novas`)).toBeVisible();
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await panel.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByText('Feita', { exact: true })).toBeVisible({ timeout: 30_000 });
}

/** A category is renamed and another hidden, a banner and a text are published. */
async function setTheShopWindow(content: OfficePage, visitor: Page): Promise<void> {
  const { page, panel } = content;
  await content.goTo('Categorias');
  await content.row('Ônibus').first().click();
  await panel.getByLabel('Mostrado no site').uncheck();
  await panel.getByRole('button', { name: 'Salvar' }).click();
  await expect(content.done('Salvo.')).toBeVisible();

  await content.goTo('Banners');
  await page.getByRole('button', { name: 'Novo banner' }).click();
  // Any picture will do: the one of this screen.
  const picture = { name: 'banner.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await panel.locator('input[type=file]').setInputFiles(picture);
  await panel.getByLabel('Título').first().fill('Abrimos hoje');
  await panel.getByRole('button', { name: 'Salvar' }).click();
  await expect(content.done('Banner criado')).toBeVisible();

  await content.goTo('Textos');
  await content.row('A empresa').first().click();
  await panel.getByLabel('Título', { exact: true }).fill('Quem somos');
  await panel.getByRole('textbox', { name: 'Texto', exact: true }).fill('Uma casa nova.');
  await panel.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(content.done('Rascunho salvo')).toBeVisible();
  await panel.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Publicar' }).click();
  await expect(content.done('Texto publicado')).toBeVisible();
  await page.keyboard.press('Escape');

  const home = await new HomePage(visitor).open();
  await expect(home.banners.getByRole('heading', { name: 'Abrimos hoje' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Máquinas', exact: true }).first()).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Ônibus', exact: true })).toHaveCount(0);
  await visitor.goto('/texto/empresa');
  await expect(visitor.getByText('Uma casa nova.')).toBeVisible();
}

/** The banner says something else, and who looks at the site reads it at once. */
async function changeTheBanner(content: OfficePage, visitor: Page): Promise<void> {
  await content.goTo('Banners');
  await content.row('Abrimos hoje').click();
  await content.panel.getByLabel('Título').first().fill('Duzentas ofertas');
  await content.panel.getByRole('button', { name: 'Salvar' }).click();
  await expect(content.done('Banner salvo')).toBeVisible();
  const home = await new HomePage(visitor).open();
  await expect(home.banners.getByRole('heading', { name: 'Duzentas ofertas' })).toBeVisible();
}

/** One offer is bought at once, one sold by its best bid, one for a proposal. Answers what sales sees of each. */
async function sellInEveryWay(house: NewHouse, sales: OfficePage): Promise<void> {
  const [bought, won, agreed] = await Promise.all([codeOf(house, 1), codeOf(house, 2), codeOf(house, 3)]);
  const ana = await newBuyer(house, 'Ana Dias', '52998224725');
  const bruno = await newBuyer(house, 'Bruno Reis', '11144477735');
  const deal = (cdofrta: number, vllance: number) => ({
    cdofrta,
    cdmoeda: 1,
    vllance,
    frete: 'N',
    endereco: null,
  });
  await ana.post('compreja', deal(bought, 30_000));
  await bruno.post('lance', { ...deal(won, 12_000), ismaximo: false });
  await ana.post('lance/purpose', { ...deal(agreed, 27_000), cdusrio: ana.id });
  // Imported offers end in a day at the earliest, and staff only move an end further away.
  const end = 'update auction set original_end_at = now(), end_at = now() where offer_code = $1';
  await house.world.query(end, [won]);
  await tasks.accept(sales, 'Uno do dia 3', '27.000,00');
  // An ended offer is sold by the worker, within seconds.
  await expect(async () => {
    await sales.open('/compras');
    for (const at of [1, 2, 3]) await expect(sales.row(new RegExp(`Uno do dia ${at}\\b`))).toBeVisible();
  }).toPass({ timeout: 30_000 });
}

/** A place of the house at which vehicles stand. */
async function addPlace(office: OfficePage): Promise<void> {
  const { page, panel } = office;
  await office.goTo('Locais de retirada');
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

/** Vehicles are taken in on a phone, become drafts, are completed and published. */
async function fillTheYard(phone: OfficePage, sales: OfficePage): Promise<void> {
  await phone.open('/patio/entrada');
  await expect(phone.heading).toHaveText('Entrada no pátio');
  for (const plate of PLATES) {
    await takeIn(phone.page, { plate, city: CAMPINAS });
    await expect(phone.page.getByText('Tudo enviado.')).toBeVisible({ timeout: 30_000 });
  }
  for (const plate of PLATES) {
    await sales.open(`/patio?busca=${plate}`);
    await sales.row(/ABC-?1D0/).click();
    await sales.panel.getByRole('button', { name: 'Criar anúncio a partir da entrada' }).click();
    const made = sales.page.getByText(/Rascunho \d+: 2 fotos da entrada\./);
    const code = /\d+/.exec((await made.textContent()) ?? '')?.[0] ?? '';
    await expect(sales.panel.getByRole('img', { name: 'Foto 1' })).not.toHaveJSProperty('naturalWidth', 0);
    await sales.open(`/ofertas/${code}`);
    await tasks.fillOffer(sales, `Way do pátio ${plate.slice(-1)}`);
    await expect(sales.page.getByText('Nada falta para publicar.')).toBeVisible();
    await expect(sales.page.getByText('Tudo salvo.')).toBeVisible();
    await sales.page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await sales.panel.getByRole('button', { name: 'Publicar', exact: true }).click();
    await expect(sales.done('A oferta está no site.').first()).toBeVisible();
  }
  await sales.open();
}

/** The code of an imported offer. */
async function codeOf({ world }: NewHouse, at: number): Promise<number> {
  const [row] = await world.query(
    `select code from offer where title like 'Uno do dia ' || $1::text || ' %' or title = 'Uno do dia ' || $1::text`,
    [at],
  );
  return numberOf(fieldOf(row, 'code'));
}

/** A store registers, is approved and shown, and suspended with a reason that its owner reads. */
async function openAndSuspendStore(house: NewHouse, sales: OfficePage, page: Page): Promise<void> {
  const firm = newFirm('serra');
  const registration = await new PartnerRegistrationPage(page).open();
  await registration.register(firm);
  const code = () =>
    house.post.mailsTo(firm.email).flatMap(({ text }) => /: (\d{6})\s/.exec(text)?.[1] ?? [])[0] ?? '';
  await expect.poll(code).not.toBe('');
  await registration.code.fill(code());
  await page.getByRole('button', { name: 'Confirmar código' }).click();
  await registration.continueFromInterests();
  await registration.saveStore(STORE);
  await expect(registration.step('Cadastro enviado')).toBeVisible();

  await sales.open('/lojas?situacao=analise');
  await sales.row('Serra Veículos').click();
  await sales.panel.getByRole('button', { name: 'Aprovar' }).click();
  const question = sales.page.getByRole('dialog', { name: 'Abrir Serra Veículos ao público?' });
  await question.getByRole('button', { name: 'Aprovar' }).click();
  await expect(sales.done('Loja aprovada e avisada.')).toBeVisible();
  await page.goto(`/${STORE}/home`);
  await expect(page.getByRole('heading', { name: 'Serra Veículos' }).first()).toBeVisible();

  await sales.open(`/lojas?busca=${STORE}`);
  await sales.row('Serra Veículos').click();
  await sales.panel.getByRole('link', { name: 'Abrir a loja inteira' }).click();
  await expect(sales.panel).toHaveCount(0);
  await sales.page.getByRole('button', { name: 'Suspender a loja' }).click();
  await sales.panel.getByLabel('Motivo, que a loja lê').fill('Documentos em análise.');
  await sales.panel.getByRole('button', { name: 'Suspender a loja' }).click();
  await expect(sales.done('Loja suspensa: ')).toBeVisible();
  const suspended = () =>
    house.post.mailsTo(firm.email).some(({ text }) => text.includes('Documentos em análise.'));
  await expect.poll(suspended).toBe(true);
}

test('a business day without a terminal: content, stock, the yard, sales in every way, a store, and the figures', async ({
  browser,
  house,
}) => {
  const boss = await openOffice(browser, house, [CONTENT, SALES]);
  const content = await comeIn(browser, house, CONTENT.email);
  const sales = await comeIn(browser, house, SALES.email);
  const visitor = await (await browser.newContext({ baseURL: house.origin })).newPage();

  await setTheShopWindow(content, visitor);
  await importStock(sales);
  const listed: unknown = await (await fetch(`${house.origin}/api/offer?page=1&limit=1`)).json();
  expect(numberOf(fieldOf(listed, 'total'))).toBe(OFFERS);
  await addPlace(sales);
  await fillTheYard(await signedIn(browser, house, SALES.email, PHONE), sales);
  const search = `${house.origin}/api/offer?page=1&limit=20&term=${encodeURIComponent('Way do pátio')}`;
  await expect.poll(async () => fieldOf(await (await fetch(search)).json(), 'total')).toBe(PLATES.length);
  await changeTheBanner(content, visitor);
  await sellInEveryWay(house, sales);
  await openAndSuspendStore(house, sales, visitor);

  await boss.goTo('Números');
  const ways = boss.page.getByRole('region', { name: 'Por caminho' });
  for (const way of ['Lance', 'Compre já', 'Proposta']) await expect(ways).toContainText(way);
  expect(house.output()).not.toMatch(/"level":"(error|fatal)"/);
});
