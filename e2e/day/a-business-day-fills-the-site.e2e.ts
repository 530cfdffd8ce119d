import type { Browser, Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { comeIn, openOffice, test } from '../office/new-team.ts';
import type { OfficePage } from '../office/office-page.ts';
import type { Firm } from '../pages/partner-registration-page.ts';
import type { NewHouse } from '../world/new-house.ts';
import { STOCK } from './day-stock.ts';
import { addPlace, approve, completeOffer, publish, sendForApproval, takeAllIn } from './fill-the-yard.ts';
import { expectListed, expectPhotos, importStock } from './import-stock.ts';
import { openStore, ownersOffice, STORE, suspendStore } from './open-a-store.ts';
import { changeTheBanner, setTheShopWindow } from './shop-window.ts';
import { visit } from './visitors.ts';

const CONTENT = { name: 'Clara Textos', email: 'clara@loja.com.br', role: 'Conteúdo' };
const SALES = { name: 'Vera Vendas', email: 'vera@loja.com.br', role: 'Vendas' };
const YARD = { name: 'Paulo Pátio', email: 'paulo@loja.com.br', role: 'Pátio' };
/** What comes into the yards of the house and of the store during the day. */
const PLATES = { house: ['ABC1D01', 'ABC1D02', 'ABC1D03'], store: ['ABC1D04', 'ABC1D05'] } as const;
const PHONE = { viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true };
/** A vehicle of each way in which photos are named. */
const SEEN = STOCK.slice(150, 155);

/** Vehicles of the house are taken in on a phone by the yard, and become offers by sales, who publish them. */
async function fillTheYard(yard: OfficePage, sales: OfficePage): Promise<void> {
  await addPlace(sales);
  await takeAllIn(yard, PLATES.house);
  for (const plate of PLATES.house) {
    await completeOffer(sales, plate);
    await publish(sales);
  }
}

/** The owner of a store takes vehicles in and completes their offers on a phone; sales approve them. Answers their numbers. */
async function fillTheStore(
  { browser, house }: { readonly browser: Browser; readonly house: NewHouse },
  sales: OfficePage,
  firm: Firm,
): Promise<readonly number[]> {
  const owner = await ownersOffice(browser, house, firm, PHONE);
  await addPlace(owner);
  await takeAllIn(owner, PLATES.store);
  const codes: number[] = [];
  for (const plate of PLATES.store) {
    codes.push(await completeOffer(owner, plate));
    await sendForApproval(owner);
  }
  await sales.open();
  await expect(sales.page.getByRole('region', { name: 'Ofertas a aprovar' })).toContainText('2');
  for (const code of codes) await approve(sales, code);
  return codes;
}

test('a business day fills the site: content, 200 offers with photos, five vehicles by phone, and a store that is suspended', async ({
  browser,
  house,
}) => {
  await openOffice(browser, house, [CONTENT, SALES, YARD]);
  const content = await comeIn(browser, house, CONTENT.email);
  const sales = await comeIn(browser, house, SALES.email);
  const yard = await comeIn(browser, house, YARD.email, PHONE);
  const visitor: Page = await visit(browser, house);

  await setTheShopWindow(content, visitor);
  await importStock(house, sales, STOCK);
  await expectListed(visitor, STOCK.length);
  await expectPhotos(visitor, SEEN);
  await fillTheYard(yard, sales);
  await expectListed(visitor, STOCK.length + PLATES.house.length);
  await changeTheBanner(content, visitor);

  const firm = await openStore(house, sales, visitor);
  const ofStore = await fillTheStore({ browser, house }, sales, firm);
  await expectListed(visitor, PLATES.store.length, `/${STORE}/home`);
  await suspendStore({ house, sales, visitor }, firm, ofStore);
  await expectListed(visitor, STOCK.length + PLATES.house.length);
  expect(house.output()).not.toMatch(/"level":"(error|fatal)"/);
});
