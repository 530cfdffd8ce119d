import type { Browser, Page } from '@playwright/test';
import { endIn } from '../../apps/web/test/world/end-in.ts';
import { expect } from '../journey.ts';
import type { OfficePage } from '../office/office-page.ts';
import * as tasks from '../office/office-tasks.ts';
import { FlowPage } from '../pages/flow-page.ts';
import { NegotiationsPage } from '../pages/negotiations-page.ts';
import { OfferPage } from '../pages/offer-page.ts';
import type { NewHouse } from '../world/new-house.ts';
import { SOLD } from './day-stock.ts';
import { openOffer, visitAsBuyer } from './visitors.ts';

const ANA = { name: 'Ana Dias', cpf: '52998224725' };
const BRUNO = { name: 'Bruno Reis', cpf: '11144477735' };

/** The number of the offer whose page is shown. */
const codeOf = ({ page }: OfferPage): number => Number(/\/oferta\/(\d+)/.exec(page.url())?.[1]);

/** Two buyers buy at once, bid by hand and automatically, propose, and bid below a reserve; the team accepts. All five become purchases. */
export async function sellInEveryWay(browser: Browser, house: NewHouse, sales: OfficePage): Promise<void> {
  const ana = await visitAsBuyer(browser, house, ANA);
  const bruno = await visitAsBuyer(browser, house, BRUNO);

  await (await openOffer(ana, SOLD.bought)).buyNow.click();
  await new FlowPage(ana).complete('Retirar no pátio');

  const byHand = await bid(bruno, SOLD.byHand, '12000');
  const automatic = await bid(bruno, SOLD.automatic, '11000');
  await bidAutomatically(ana, SOLD.automatic, '15000');
  const conditional = await bid(ana, SOLD.conditional, '13000');
  await propose(bruno, SOLD.agreed, '27000');

  await tasks.accept(sales, SOLD.agreed, '27.000,00');
  // An imported offer ends in a day at the earliest.
  for (const code of [byHand, automatic, conditional]) await endIn(house.world, code, 0, 0);
  await tasks.sellBelowReserve(sales, SOLD.conditional);
  await expectPurchases(sales);
  await expectBought(ana, [SOLD.bought, SOLD.automatic, SOLD.conditional]);
  await expectBought(bruno, [SOLD.byHand, SOLD.agreed]);
}

/** Answers the number of the offer. */
async function bid(buyer: Page, title: string, reais: string): Promise<number> {
  const offer = await openOffer(buyer, title);
  const code = codeOf(offer);
  await new OfferPage(buyer).open(code, 'leilao');
  await offer.bid(reais);
  await new FlowPage(buyer).complete('Retirar no pátio');
  return code;
}

/** The price goes no higher than it must to lead. */
async function bidAutomatically(buyer: Page, title: string, maximum: string): Promise<void> {
  const offer = await openOffer(buyer, title);
  const code = codeOf(offer);
  await offer.open(code, 'leilao');
  await offer.bidAutomatically(maximum);
  await new FlowPage(buyer).complete('Retirar no pátio');
  await offer.open(code, 'leilao');
  await expect(offer.panel.getByText('Você está ganhando')).toBeVisible();
  await expect(offer.price).toContainText('11.100,00');
}

async function propose(buyer: Page, title: string, reais: string): Promise<void> {
  const offer = await openOffer(buyer, title);
  await offer.open(codeOf(offer), 'proposta');
  const dialog = offer.dialog('Faça uma proposta');
  await dialog.getByLabel('Valor da proposta').fill(reais);
  await dialog.getByRole('button', { name: 'Continuar com a proposta' }).click();
  await new FlowPage(buyer).complete('Retirar no pátio');
}

/** The team has all five purchases, with how they came about. */
async function expectPurchases(sales: OfficePage): Promise<void> {
  // An ended offer is sold by the worker, within seconds.
  await expect(async () => {
    await sales.open('/compras');
    for (const title of Object.values(SOLD)) await expect(sales.row(title)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

/** The figures of the day: all five sales, by category and by way, with what was paid. */
export async function expectFigures(boss: OfficePage): Promise<void> {
  await boss.goTo('Números');
  const { page } = boss;
  const tile = (label: string) =>
    page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(tile('Vendas')).toContainText('5nenhuma cancelada');
  await expect(tile('Valor')).toContainText('R$ 93.100');
  await expect(tile('Ofertas encerradas')).toContainText('5');
  const ways = page.getByRole('table', { name: 'Por caminho' });
  for (const [way, sales, amount] of [
    ['Lance', '3', 'R$ 36.100,00'],
    ['Compre já', '1', 'R$ 30.000,00'],
    ['Proposta', '1', 'R$ 27.000,00'],
  ] as const) {
    const row = ways.getByRole('row').filter({ hasText: way });
    await expect(row.getByRole('cell')).toHaveText([way, sales, amount, '0']);
  }
}

async function expectBought(buyer: Page, titles: readonly string[]): Promise<void> {
  const bought = await new NegotiationsPage(buyer).open('compra');
  for (const title of titles) await expect(bought.row(title)).toContainText('Aguardando contato');
}
