import type { Browser, Page } from '@playwright/test';
import { consentCookie, expect } from '../journey.ts';
import { Header } from '../pages/header.ts';
import { HomePage } from '../pages/home-page.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { ready } from '../pages/ready.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { newBuyer } from '../world/new-buyer.ts';
import type { NewHouse } from '../world/new-house.ts';

/** A visitor of the site in a browser of their own, who has refused cookies. */
export async function visit(browser: Browser, { origin }: NewHouse): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  await context.addCookies([{ ...consentCookie([]), url: origin }]);
  return context.newPage();
}

/** A buyer who has an account and signs in on the site. */
export async function visitAsBuyer(
  browser: Browser,
  house: NewHouse,
  { name, cpf }: { readonly name: string; readonly cpf: string },
): Promise<Page> {
  const buyer = await newBuyer(house, name, cpf);
  const page = await visit(browser, house);
  const form = await new SignInPage(page).open();
  await form.signIn(buyer);
  await expect(new Header(page).account).toBeVisible();
  return page;
}

/** Searches an offer by its title and opens its page from the list. */
export async function openOffer(visitor: Page, title: string): Promise<OfferPage> {
  const home = await new HomePage(visitor).open(`term=${encodeURIComponent(title)}`);
  await home.titles.filter({ hasText: title }).getByRole('link').click();
  await expect(visitor).toHaveURL(/\/oferta\/\d+/);
  await ready(visitor);
  const offer = new OfferPage(visitor);
  await expect(offer.panel.getByRole('heading', { level: 1 })).toContainText(title);
  return offer;
}
