import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { OfficePage } from '../office/office-page.ts';
import { newFirm, PartnerRegistrationPage, type Firm } from '../pages/partner-registration-page.ts';
import type { NewHouse } from '../world/new-house.ts';

export const STORE = 'serra-veiculos';
const NAME = 'Serra Veículos';
const REASON = 'Documentos em análise.';

/** The six-digit codes that were mailed to a firm, newest first. */
const codesOf = ({ post }: NewHouse, { email }: Firm): readonly string[] =>
  post.mailsTo(email).flatMap(({ subject, text }) => /\b\d{6}\b/.exec(`${subject}\n${text}`)?.[0] ?? []);

/** A store registers on the site, and the team approves it; a visitor sees it then. */
export async function openStore(house: NewHouse, sales: OfficePage, visitor: Page): Promise<Firm> {
  const firm = newFirm('serra');
  const registration = await new PartnerRegistrationPage(visitor).open();
  await registration.register(firm);
  await expect.poll(() => codesOf(house, firm)).not.toEqual([]);
  await registration.code.fill(codesOf(house, firm)[0] ?? '');
  await visitor.getByRole('button', { name: 'Confirmar código' }).click();
  await registration.continueFromInterests();
  await registration.saveStore(STORE);
  await expect(registration.step('Cadastro enviado')).toBeVisible();

  await sales.open('/lojas?situacao=analise');
  await sales.row(NAME).click();
  await sales.panel.getByRole('button', { name: 'Aprovar' }).click();
  const question = sales.page.getByRole('dialog', { name: `Abrir ${NAME} ao público?` });
  await question.getByRole('button', { name: 'Aprovar' }).click();
  await expect(sales.done('Loja aprovada e avisada.')).toBeVisible();
  await visitor.goto(`/${STORE}/home`);
  await expect(visitor.getByRole('heading', { name: NAME }).first()).toBeVisible();
  return firm;
}

/** The owner of the store in the back office, on a device of theirs. */
export async function ownersOffice(
  browser: Browser,
  house: NewHouse,
  firm: Firm,
  device: BrowserContextOptions,
): Promise<OfficePage> {
  const page = await (await browser.newContext({ ...device, baseURL: house.origin })).newPage();
  const office = new OfficePage(page, () => Promise.resolve(codesOf(house, firm)));
  await office.open();
  await office.signIn(firm);
  await expect(office.heading).toHaveText('O que espera por você');
  return office;
}

/** The team suspends the store with a reason that its owner is mailed; visitors find none of its offers, and home instead of the store. */
export async function suspendStore(
  { house, sales, visitor }: { readonly house: NewHouse; readonly sales: OfficePage; readonly visitor: Page },
  firm: Firm,
  offers: readonly number[],
): Promise<void> {
  await sales.open(`/lojas?busca=${STORE}`);
  await sales.row(NAME).click();
  await sales.panel.getByRole('link', { name: 'Abrir a loja inteira' }).click();
  await expect(sales.panel).toHaveCount(0);
  await sales.page.getByRole('button', { name: 'Suspender a loja' }).click();
  await sales.panel.getByLabel('Motivo, que a loja lê').fill(REASON);
  await sales.panel.getByRole('button', { name: 'Suspender a loja' }).click();
  await expect(sales.done('Loja suspensa: ')).toBeVisible();
  await expect
    .poll(() => house.post.mailsTo(firm.email).some(({ text }) => text.includes(REASON)))
    .toBe(true);
  for (const code of offers)
    await expect.poll(async () => (await visitor.request.get(`/oferta/${code}`)).status()).toBe(404);
  await visitor.goto(`/${STORE}/home`);
  await expect(visitor).toHaveURL(`${house.origin}/home`);
}
