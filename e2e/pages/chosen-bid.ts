import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { PersonWish } from '../../apps/web/test/world/wishes.ts';
import type { World } from '../world/world.ts';
import { FlowPage } from './flow-page.ts';
import { OfferPage } from './offer-page.ts';

interface Start {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly world: World;
}

/** Somebody signed in who has chosen a bid of R$ 10.000,00 on an offer. */
export async function bidChosen({ page, context, world }: Start, wish: PersonWish = {}) {
  const person = await world.signedIn(context, wish);
  const code = await world.offer({
    title: 'Gol 1.6',
    buyNow: 20_000,
    vehicles: [
      {
        yearManufacture: 2019,
        yearModel: 2020,
        usage: 45_000,
        plate: 'ABC1D23',
        fuel: 'Flex',
        colour: 'Prata',
      },
    ],
  });
  await (await new OfferPage(page).open(code, 'leilao')).bid('10000');
  await expect(page).toHaveURL(/\/fluxo\/\?step=0/);
  return { person, code, flow: new FlowPage(page) };
}

/** The body of the next call to such an address. */
export async function bodyOfNext(page: Page, part: RegExp): Promise<unknown> {
  const request = await page.waitForRequest((each) => part.test(each.url()) && each.method() === 'POST');
  const body: unknown = request.postDataJSON();
  return body;
}
