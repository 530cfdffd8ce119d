import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import type { Person } from '../../apps/web/test/world/options.ts';
import { expect, test } from '../journey.ts';
import { OfficePage } from './office-page.ts';
import { saveAndNotify } from './office-tasks.ts';
import { expectMail } from '../world/mailbox.ts';
import { fieldOf, numberOf, type World } from '../world/world.ts';

/** A user with a role, whose second step is a mailed code. */
async function staffMember(world: World, role: string): Promise<Person> {
  const person = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = $2 where id = $1`, [person.id, role]);
  return person;
}

/** A purchase at R$ 20.000,00, and its buyer. */
async function bought(world: World, request: APIRequestContext, title: string) {
  const offer = await world.offer({ title, buyNow: 20_000 });
  const buyer = await world.person();
  const headers = { 'security-token': await world.token(buyer) };
  const reply = await request.post('/api/compreja', {
    headers,
    data: { cdofrta: offer, cdmoeda: 1, vllance: 20_000, frete: 'N', endereco: null },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  const { data } = await reply.json();
  return { offer, buyer, headers, code: numberOf(fieldOf(data, 'codigo')) };
}

/** The page of a purchase in a browser of its buyer, at the address where `office` is. */
async function followedBy(browser: Browser, office: Page, address: string, signIn: SignIn): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(office.url()).origin, locale: 'pt-BR' });
  await signIn(context);
  const opened = await context.newPage();
  await opened.goto(address);
  return opened;
}

type SignIn = (context: BrowserContext) => Promise<void>;

async function office(page: Page, person: Person): Promise<OfficePage> {
  const opened = await new OfficePage(page).open();
  await opened.signIn(person);
  await expect(opened.heading).toHaveText('O que espera por você');
  return opened;
}

/** Takes a step of the open purchase. */
async function step({ page, panel }: OfficePage, name: string): Promise<void> {
  await panel.getByRole('button', { name, exact: true }).first().click();
  const question = page.getByRole('dialog', { name: `${name}?` });
  await question.getByRole('button', { name, exact: true }).click();
  await expect(question).toBeHidden();
}

test('a sale is walked to its end with contacts and order data, and the buyer sees each step at once', async ({
  page,
  browser,
  request,
  world,
}) => {
  const title = `Gol ${world.word()}`;
  const { buyer, code } = await bought(world, request, title);
  const sales = await office(page, await staffMember(world, 'sales'));
  await expect(page.getByRole('region', { name: 'Compras a contatar' })).toContainText('esperando');
  const followed = await followedBy(browser, page, `/compra/${code}`, (context) =>
    world.signIn(context, buyer),
  );
  await expect(followed.getByRole('heading', { name: 'Nossa equipe fala com você' })).toBeVisible();
  await sales.goTo('Compras');
  await page.getByLabel('Buscar nesta lista').fill(title);
  await page.keyboard.press('Enter');
  await expect(sales.row(title)).toContainText('Aguardando contato');
  await sales.row(title).click();
  await sales.panel.getByRole('button', { name: 'Comprador contatado' }).click();
  const question = page.getByRole('dialog', { name: 'Comprador contatado?' });
  await expect(question).toContainText('Nenhum contato com o comprador está anotado.');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await sales.panel.getByLabel('O que foi dito').fill('Vai pagar à vista.');
  await sales.panel.getByLabel('O que foi prometido (opcional)').fill('Pagamento até sexta');
  await sales.panel.getByRole('button', { name: 'Anotar' }).click();
  await expect(sales.panel.getByText('Promessa de Comprador:')).toBeVisible();
  await step(sales, 'Comprador contatado');
  await sales.panel.getByLabel('Pagamento aprovado').check();
  await sales.panel.getByLabel('Nota fiscal emitida').check();
  await sales.panel.getByRole('button', { name: 'Salvar' }).first().click();
  await saveAndNotify(page);
  await expect(sales.done('Dados do pedido salvos.')).toBeVisible();
  await expect(followed.getByRole('heading', { name: 'O veículo é liberado' })).toBeVisible();
  await expect(sales.panel).toContainText('Liberar o veículo · com quem vende');
  await step(sales, 'Liberar para retirada');
  await expect(followed.getByRole('heading', { name: /Retire o veículo|Marque a retirada/ })).toBeVisible();
  await step(sales, 'Concluir');
  await expect(followed.getByRole('heading', { name: 'Compra concluída' })).toBeVisible();
  await followed.context().close();
  await expect(sales.panel.getByText('Concluída').first()).toBeVisible();
  for (const subject of [/em negociação/, /pagamento foi aprovado/, /aguarda retirada/, /foi concluída/])
    await expectMail(request, buyer.email, subject);
  await page.keyboard.press('Escape');
  await page.getByText('Quadro', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Concluída' })).toContainText(title);
});

test('a cancellation is approved by sales and refunded by finance, who alone read the bank data', async ({
  page,
  browser,
  request,
  world,
}) => {
  const title = `Uno ${world.word()}`;
  const { offer, buyer, headers } = await bought(world, request, title);
  await world.query(
    `update purchase set negotiation_at = now(), invoice_issued = true, payment_approved = true where offer_code = $1 returning code`,
    [offer],
  );
  const [reason] = await world.query('select code from cancel_reason order by needs_text, code limit 1', []);
  const asked = await request.post('/api/offer/cancelCompra', {
    headers,
    data: {
      cdOfrta: offer,
      cdJustf: numberOf(fieldOf(reason, 'code')),
      obsJustf: 'Mudei de cidade',
      banco: 'Banco do Teste',
      agencia: '0001',
      conta: '98765-4',
      pix: '',
      titular: false,
      cpf: '123',
      nome: 'Maria da Conta',
      cep: '29100000',
      cidade: 3_205_200,
      endereco: 'Rua das Acácias, 10',
    },
  });
  expect(await asked.json()).toEqual({ data: 'AGUARDANDO' });

  const sales = await office(page, await staffMember(world, 'sales'));
  await sales.goTo('Cancelamentos');
  await sales.row(title).click();
  await expect(sales.panel).toContainText('Mudei de cidade');
  await sales.panel.getByRole('button', { name: 'Aprovar' }).click();
  await page
    .getByRole('dialog', { name: 'Aprovar o cancelamento?' })
    .getByRole('button', { name: 'Aprovar' })
    .click();
  await expect(sales.done('Cancelamento aprovado')).toBeVisible();
  await sales.goTo('Devoluções');
  await sales.row(title).click();
  await expect(sales.panel).toContainText('outra pessoa confirma a devolução');
  await expect(sales.panel.getByRole('button', { name: 'Confirmar a devolução' })).toHaveCount(0);
  await expect(sales.panel.getByText('Mostrar dados bancários')).toHaveCount(0);

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'pt-BR' });
  const finance = await office(await context.newPage(), await staffMember(world, 'finance'));
  await finance.goTo('Devoluções');
  await finance.row(title).click();
  await finance.panel.getByLabel('Para que você precisa deles').fill('Fazer a devolução');
  await finance.panel.getByRole('button', { name: 'Mostrar dados bancários' }).click();
  await expect(finance.panel).toContainText('98765-4');
  await finance.panel.getByRole('button', { name: 'Confirmar a devolução' }).click();
  const question = finance.page.getByRole('dialog', { name: /^Devolvido R\$/ });
  await question.getByLabel('Número do comprovante (opcional)').fill('E2026');
  await question.getByRole('button', { name: 'Confirmar a devolução' }).click();
  await expect(finance.done('Devolução registrada')).toBeVisible();
  await expectMail(request, buyer.email, /devol/i);
  await context.close();
});
