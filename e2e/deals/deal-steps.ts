import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { Person } from '../../apps/web/test/world/options.ts';
import { expect } from '../journey.ts';
import { OfficePage } from '../office/office-page.ts';
import { step } from '../office/office-tasks.ts';
import { leaveByCode } from '../office/yard-tasks.ts';
import { salesTeam } from '../world/sales-team.ts';
import { fieldOf, numberOf, textOf, type World } from '../world/world.ts';

/** Who buys, on the page where they stand, and the sales team in its office. */
interface Sides {
  readonly world: World;
  readonly request: APIRequestContext;
  readonly buyer: Person;
  readonly page: Page;
  readonly office: OfficePage;
}

/** A sale as both sides read it; the price as `10.000,00`. */
interface Sold {
  readonly title: string;
  readonly price: string;
  readonly way: keyof typeof WAYS;
}

/** How a purchase came about, in the words of its buyer and of the office. */
const WAYS = {
  buy: ['Compra imediata', 'Compra imediata'],
  bid: ['Lance vencedor', 'Lance'],
  proposal: ['Proposta aceita', 'Proposta'],
} as const;

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${name}`),
});

/** The office of a new member of the sales team, in a browser of its own. */
export async function salesOffice(browser: Browser, world: World): Promise<OfficePage> {
  const person = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'sales' where id = $1`, [person.id]);
  const context = await browser.newContext();
  await world.signInToOffice(context, person);
  return new OfficePage(await context.newPage());
}

/**
 * Takes a sale from the page on which its buyer learns of it to the end, each step seen by both sides: paid by Pix, documented, signed over,
 * collected with its code, completed, and judged in the survey.
 */
export async function toTheKeys(sides: Sides, sold: Sold): Promise<void> {
  const { page, office } = sides;
  await page.getByRole('link', { name: /^Acompanhar a compra/ }).click();
  await expect(page).toHaveURL(/\/compra\/\d+$/);
  const code = Number(/\d+$/.exec(page.url())?.[0]);
  const [own, ours] = WAYS[sold.way];
  await expect(page.getByRole('main')).toContainText(`Compra nº ${code}`);
  await expect(page.getByText(`${own} · Comprada em`)).toBeVisible();
  await payByPix(sides);

  await office.open(`/compras?id=${code}`);
  const { panel } = office;
  await expect(panel.getByRole('heading', { name: sold.title })).toBeVisible();
  await expect(panel.locator('dl').first()).toContainText(`Origem${ours}`);
  await expect(panel.getByRole('region', { name: 'Cobranças' })).toContainText('Nada em aberto.');
  await expect(panel).toContainText(`Preço: R$ ${sold.price}`);
  await addInvoice(sides);
  await signOver(sides, code);
  await collect(sides, code);
  await answerSurvey(sides, code, sold.title);
}

/** The buyer has a code of each charge made on the page and pays it at their bank. */
async function payByPix({ page, request }: Sides): Promise<void> {
  const section = page.getByRole('region', { name: 'Pagar com Pix' });
  const open = section.getByRole('button', { name: /^Gerar Pix: / });
  await expect(open.first()).toBeVisible();
  for (let left = await open.count(); left > 0; left -= 1) {
    await open.first().click();
    const charge = textOf(await section.getByText(/BR\.GOV\.BCB\.PIX/i).textContent());
    const paid = await request.post('/dev/banco/acao', { form: { charge, do: 'pay' } });
    expect(await paid.text()).toContain('Pago: R$');
    await expect(section.getByText(charge)).toBeHidden();
    await expect(open).toHaveCount(left - 1);
  }
  await expect(section).toContainText('Pagamento recebido. Obrigado!');
  await expect(page.getByRole('heading', { name: 'O veículo é liberado' })).toBeVisible();
}

/** The team adds the invoice, and the buyer saves it. */
async function addInvoice({ page, office }: Sides): Promise<void> {
  const title = 'Acrescentar documento';
  await office.panel.getByRole('region', { name: 'Documentos' }).getByRole('button', { name: title }).click();
  const adding = office.page.getByRole('dialog', { name: title });
  await adding.getByRole('combobox', { name: 'Documento' }).click();
  await office.page.getByRole('option', { name: 'Nota fiscal' }).click();
  await adding.locator('input[type=file]').setInputFiles(pdf('nota.pdf'));
  await adding.getByRole('button', { name: title }).click();
  await expect(adding).toBeHidden();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar: nota.pdf' }).click();
  expect((await saved).suggestedFilename()).toBe('nota.pdf');
}

/** The ATPV-e was issued and signed by the seller; the buyer signs it with a proof, and the team confirms that. */
async function signOver({ world, request, page, office }: Sides, code: number): Promise<void> {
  const sales = await salesTeam(world, request);
  const done = { feitaEm: dayOf(Date.now()), documento: null, nota: null };
  let versao = 0;
  for (const mark of ['atpv', 'assinatura-vendedor']) {
    const reply = await sales.post(`purchases/${code}/transfer/${mark}/done`, { ...done, versao });
    versao = numberOf(fieldOf(fieldOf(reply, 'data'), 'versao'));
  }
  // What is sent from a page that has not seen the last step yet is refused.
  await expect(page.getByRole('listitem').filter({ hasText: 'Assinatura de quem vende' })).toContainText(
    'Feita em',
  );
  await page.getByRole('button', { name: 'Já fiz: Sua assinatura na ATPV-e' }).click();
  const signing = page.getByRole('dialog', { name: /^Marcar como feita/ });
  await signing.locator('input[type=file]').setInputFiles(pdf('atpv.pdf'));
  await signing.getByRole('button', { name: 'Marcar', exact: true }).click();
  await expect(signing).toBeHidden();
  const steps = office.panel.getByRole('region', { name: 'Transferência' });
  await steps.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(page.getByText(/^Confirmada pela equipe/)).toBeVisible();
}

/** The team releases the vehicle, its buyer shows the code at the gate, and the purchase is completed. */
async function collect({ world, buyer, page, office }: Sides, code: number): Promise<void> {
  await step(office, 'Liberar para retirada');
  const shown = page.getByText(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  const document = await world.value('document', 'select document from account where id = $1', [buyer.id]);
  await leaveByCode(office, { code: textOf(await shown.textContent()), document: textOf(document) });
  await expect(page.getByText(/^Retirado em /)).toBeVisible();
  // The exit can be taken back no more.
  await world.query(
    `update yard_exit set confirmed_at = confirmed_at - interval '11 minutes' where purchase_code = $1`,
    [code],
  );
  await world.completeCollected();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Compra concluída' })).toBeVisible();
  await office.open(`/compras?id=${code}`);
  await expect(office.panel.getByText('Concluída', { exact: true }).first()).toBeVisible();
}

/** The buyer answers what they are asked about the purchase, and the team reads it. */
async function answerSurvey({ world, page, office }: Sides, code: number, title: string): Promise<void> {
  const asked = `select substring(body from 'href="([^"]*/survey/[^"]*)"') as link from notification
    where body like '%/survey/%lance_id=' || $1::bigint || '"%'`;
  await expect.poll(() => world.query(asked, [code])).toHaveLength(1);
  const link = textOf(await world.value('link', asked, [code]));
  await page.goto(link.replaceAll('&amp;', '&'));
  for (const answer of ['Ótima', 'Sim, totalmente', 'Sim']) {
    await page.getByLabel(answer, { exact: true }).check();
    await page.getByRole('button', { name: 'Próxima' }).click();
  }
  const words = `Nada, foi simples: ${world.word()}`;
  await page.getByRole('textbox', { name: 'O que poderíamos fazer melhor?' }).fill(words);
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page).toHaveURL(/\/survey-finalization\/$/);
  await office.open('/respostas-de-pesquisas');
  await expect(office.row(words)).toContainText(title);
}
