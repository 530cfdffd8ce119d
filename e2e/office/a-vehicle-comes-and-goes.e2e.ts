import type { BrowserContext, Page } from '@playwright/test';
import type { Person } from '../../apps/web/test/world/options.ts';
import { expect, test } from '../journey.ts';
import { brokenRules, overflow } from '../pages/accessibility.ts';
import { fieldOf, numberOf, type World } from '../world/world.ts';
import { OfficePage } from './office-page.ts';
import { takeIn } from './yard-tasks.ts';

const PHONE = { width: 360, height: 760 };
const SAO_PAULO = 3_550_308;

/** A user who works in the yard, and a place of the house to work at. */
async function guardOf(world: World): Promise<Person> {
  const person = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'sales' where id = $1`, [person.id]);
  await world.query(
    `insert into yard (partner_id, city_code, address, changed_at) values (null, $1, 'Rua do Pátio, 1', now())
      on conflict do nothing`,
    [SAO_PAULO],
  );
  return person;
}

/** The page is stored for when there is no connection, with the places that it offers. */
async function worksOffline(page: Page): Promise<void> {
  const place = page.getByLabel('Local', { exact: true }).locator(`option[value="${SAO_PAULO}"]`);
  await expect(place).toHaveCount(1);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await (await caches.open('patio-yard')).keys();
        return names.some(({ url }) => url.endsWith('/painel/patio/entrada')) && names.length > 5;
      }),
    )
    .toBe(true);
}

/** A released purchase of a vehicle with this plate, whose code its buyer reads. */
async function released(world: World, plate: string) {
  const buyer = await world.person();
  const offer = await world.offer({ status: 'V', endsInSeconds: 0, title: `Gol ${plate}` });
  await world.query('update vehicle set plate = $2 where offer_code = $1', [offer, plate]);
  await world.query(`update offer set status = 'L' where code = $1`, [offer]);
  const rows = await world.query(
    `insert into purchase (offer_code, account_id, origin, value_cents, status, freight, created_at, awaiting_contact_at)
      values ($1, $2, 'buy', 1000000, 'L', 'N', now(), now()) returning code`,
    [offer, buyer.id],
  );
  return { buyer, code: numberOf(fieldOf(rows[0], 'code')) };
}

const documentOf = async (world: World, { id }: Person): Promise<string> =>
  String(fieldOf((await world.query('select document from account where id = $1', [id]))[0], 'document'));

/** The page of a purchase in a browser of its buyer. */
async function followed(context: BrowserContext, code: number): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/compra/${code}`);
  return page;
}

test('a vehicle is taken in without a connection, sent later, offered, and leaves by the code of its buyer', async ({
  page,
  context,
  browser,
  world,
}) => {
  await page.setViewportSize(PHONE);
  const guard = await guardOf(world);
  const plate = `ABC${String(Date.now() % 10_000).padStart(4, '0')}`;
  const office = await new OfficePage(page).open('/patio/entrada');
  await office.signIn(guard);
  await expect(office.heading).toHaveText('Entrada no pátio');
  await worksOffline(page);
  expect(await brokenRules(page)).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Sem conexão.')).toBeVisible();
  await takeIn(page, { plate, city: SAO_PAULO });
  await expect(page.getByText('1 por enviar')).toBeVisible();
  await expect.poll(() => overflow(page)).toBe(0);
  await page.reload();
  await expect(page.getByText('1 por enviar')).toBeVisible();
  await expect(page.getByText('0 de 2 fotos enviadas')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Tudo enviado.')).toBeVisible({ timeout: 45_000 });
  await page.getByRole('link', { name: 'Abrir no pátio' }).click();
  await expect(office.panel).toContainText('C-7');
  await expect(office.panel).toContainText('para-choque');
  await office.panel.getByRole('button', { name: 'Criar anúncio a partir da entrada' }).click();
  await expect(page.getByText(/Rascunho \d+: 2 fotos da entrada\./)).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);

  const { buyer, code } = await released(world, plate);
  const own = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'pt-BR' });
  await world.signIn(own, buyer);
  const purchase = await followed(own, code);
  const shown = purchase.getByText(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  await expect(shown).toBeVisible({ timeout: 90_000 });
  await page.goto('/painel/patio/saida');
  await page.getByLabel('Código de retirada').fill((await shown.textContent()) ?? '');
  await page.getByRole('button', { name: 'Procurar' }).click();
  await expect(page.getByText('Saída liberada')).toBeVisible();
  await page.getByLabel('CPF de quem retira').fill(await documentOf(world, buyer));
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await brokenRules(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirmar saída' }).click();
  await expect(page.getByText('Saída confirmada.').first()).toBeVisible();
  await expect(purchase.getByText(/^Retirado em /)).toBeVisible({ timeout: 30_000 });
  await own.close();
});

test('what a user has recorded is neither seen nor sent by another one of the same phone, and a plate that is there is told', async ({
  page,
  context,
  world,
}) => {
  await page.setViewportSize(PHONE);
  const guard = await guardOf(world);
  const colleague = await guardOf(world);
  const plate = `DEF${String(Date.now() % 10_000).padStart(4, '0')}`;
  const office = await new OfficePage(page).open('/patio/entrada');
  await office.signIn(guard);
  await worksOffline(page);
  await context.setOffline(true);
  await takeIn(page, { plate, city: SAO_PAULO });
  await expect(page.getByText('1 por enviar')).toBeVisible();
  await page.getByRole('button', { name: /^Conta/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  // A user who is still signed in when the connection is back sends what waits.
  await expect(page.getByText('1 por enviar')).toHaveCount(0);
  await context.setOffline(false);
  await page.reload();
  await office.signIn(colleague);
  await expect(office.heading).toHaveText('Entrada no pátio');
  await expect(page.getByText('por enviar')).toHaveCount(0);
  await takeIn(page, { plate, city: SAO_PAULO });
  await expect(page.getByText('Tudo enviado.')).toBeVisible({ timeout: 45_000 });
  await page.getByRole('button', { name: /^Conta/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await office.signIn(guard);
  await expect(page.getByText(/^Esta placa já está no pátio/)).toBeVisible({ timeout: 45_000 });
  await page.getByRole('button', { name: 'Enviar como nova vistoria' }).click();
  await expect(page.getByText('Tudo enviado.')).toBeVisible({ timeout: 45_000 });
  const rows = await world.query(
    `select (select count(*)::int from yard_photo p where p.yard_code = v.code) as photos,
      (select count(*)::int from yard_event e where e.yard_code = v.code) as events from yard_vehicle v where v.plate = $1`,
    [plate],
  );
  expect(rows).toEqual([{ photos: 4, events: 2 }]);
});
