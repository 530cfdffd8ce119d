import { expect, test } from './journey.ts';
import { bidChosen, bodyOfNext } from './pages/chosen-bid.ts';
import { FlowPage } from './pages/flow-page.ts';
import { OfferPage } from './pages/offer-page.ts';
import { fieldOf } from './world/world.ts';

test('three steps lead to the last page; the offer stands beside them, FLOW-01, FLOW-03, ROUT-07, ROUT-24', async ({
  page,
  context,
  world,
}) => {
  const { flow } = await bidChosen({ page, context, world });
  await expect(flow.steps).toHaveText([/Dados pessoais/, /Endereço e frete/, /Revisão/]);
  for (const text of ['Gol 1.6', 'R$ 10.000,00', '2019/2020', 'Flex', '1D23', 'Prata', '45.000'])
    await expect(flow.summary).toContainText(text);
  await expect(flow.summary).not.toContainText('ABC1');
  await flow.complete();
  await expect(page).toHaveURL(/\/finalizar\//);
});

test('only earlier steps can be chosen, FLOW-04', async ({ page, context, world }) => {
  const { flow } = await bidChosen({ page, context, world });
  await expect(flow.steps.nth(1)).toBeDisabled();
  await expect(flow.steps.nth(2)).toBeDisabled();
  await flow.toReview();
  await flow.steps.nth(0).click();
  await expect(flow.current).toContainText('Dados pessoais');
});

test('continuing waits for an address and for a freight, FLOW-05, FLOW-09, ADDR-07', async ({
  page,
  context,
  world,
}) => {
  const { flow } = await bidChosen({ page, context, world }, { withAddress: false });
  await flow.confirmPersonalData();
  await expect(page.getByText('Você ainda não tem endereços.')).toBeVisible();
  await expect(flow.next).toBeDisabled();
});

test('no freight chosen keeps the way closed, FLOW-09, ADDR-06', async ({ page, context, world }) => {
  const { flow } = await bidChosen({ page, context, world });
  await flow.confirmPersonalData();
  await flow.next.click();
  await expect(page).toHaveURL(/tela=frete/);
  await expect(flow.next).toBeDisabled();
  await page.getByRole('radio', { name: 'Retirar no pátio' }).click();
  await expect(flow.next).toBeEnabled();
});

test('the flow stays where it is when the save fails, and says why, FLOW-06, FLOW-20', async ({
  page,
  context,
  world,
}) => {
  const { flow } = await bidChosen({ page, context, world });
  let reply: { status: number; json: object } = { status: 422, json: { erros: ['O servidor não quis.'] } };
  await page.route('**/api/usrio/edit*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill(reply) : route.continue(),
  );
  await flow.confirmPersonalData();
  await expect(page.getByRole('alert').filter({ hasText: 'O servidor não quis.' })).toBeVisible();
  await expect(page).toHaveURL(/step=0/);
  reply = { status: 500, json: {} };
  await flow.next.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Falha ao salvar.' })).toBeVisible();
  await page.unroute('**/api/usrio/edit*');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/usrio/edit')) calls.push(request.method());
  });
  await flow.next.click();
  await expect(page).toHaveURL(/step=1/);
  expect(calls.slice(0, 2)).toEqual(['PUT', 'GET']);
});

for (const { profileCode, label, id } of [
  { profileCode: 7, label: 'Data de nascimento', id: 'FLOW-12' },
  { profileCode: 4, label: 'Nome fantasia', id: 'FLOW-13' },
  { profileCode: 6, label: 'Matrícula', id: 'FLOW-14' },
] as const) {
  test(`profile ${profileCode} must fill in ${label}, ${id}, FLOW-11, FLOW-18`, async ({
    page,
    context,
    world,
  }) => {
    const { flow } = await bidChosen({ page, context, world }, { profileCode });
    await page.getByLabel(label).fill('');
    await flow.next.click();
    await expect(page.getByRole('alert')).toContainText('Preencha todos os campos obrigatórios.');
    await expect(page.getByLabel(label)).toBeFocused();
    await expect(page).toHaveURL(/step=0/);
  });
}

test('each personal field of an individual is required, and long values are refused, FLOW-11, FLOW-15, FLOW-16, FLOW-18, FLOW-19', async ({
  page,
  context,
  world,
}) => {
  const { flow } = await bidChosen({ page, context, world });
  for (const label of ['Nome', 'Sobrenome', 'Telefone com DDD']) {
    const field = page.getByLabel(label, { exact: true });
    const value = await field.inputValue();
    await field.fill('');
    await flow.next.click();
    await expect(page.getByRole('alert')).toContainText('Preencha todos os campos obrigatórios.');
    await field.fill(value);
  }
  await expect(page.getByLabel('Nome', { exact: true })).toHaveAttribute('maxlength', '100');
  await page.getByLabel('Telefone com DDD').fill('279999900001');
  await flow.next.click();
  await expect(page.getByRole('alert')).toContainText('Telefone inválido.');
  await page.getByLabel('Data de nascimento').fill('');
  await page.getByLabel('Data de nascimento').pressSequentially('01021990');
  await expect(page.getByLabel('Data de nascimento')).toHaveValue('01/02/1990');
  for (const label of ['E-mail', 'Usuário', 'CPF/CNPJ'])
    await expect(page.getByRole('main').getByLabel(label)).toHaveAttribute('readonly', '');
});

test('pickup shows the address of the office and costs nothing; delivery sends the address, FLOW-08, FLOW-10', async ({
  page,
  context,
  world,
}) => {
  const { flow } = await bidChosen({ page, context, world });
  await flow.toReview('Retirar no pátio');
  await expect(page.getByText('Avenida das Oficinas, 1000, Distrito Industrial, Serra/ES')).not.toHaveCount(
    0,
  );
  const body = bodyOfNext(page, /\/api\/lance/);
  await flow.commit();
  expect(await body).toMatchObject({ frete: 'N', endereco: null });
});

test('a manual bid is sent with its value, once, with delivery, AUTO-05, FLOW-21, FLOW-22, GENL-08, BIDS-08', async ({
  page,
  context,
  world,
}) => {
  const { flow, code } = await bidChosen({ page, context, world });
  await flow.toReview();
  await flow.agree.check();
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (/\/api\/lance\?/.test(request.url())) bodies.push(request.postDataJSON());
  });
  await flow.confirm.dblclick();
  await expect(
    page.getByText('Lance enviado! Ao final da oferta você receberá o resultado por e-mail.'),
  ).toBeVisible();
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({
    cdofrta: code,
    cdmoeda: 1,
    vllance: 10_000,
    ismaximo: false,
    frete: 'S',
    endereco: expect.any(Number),
  });
  expect(fieldOf(bodies[0], 'parceiroId')).toBeUndefined();
  expect(await world.value('n', 'select count(*)::int as n from bid where offer_code = $1', [code])).toBe(1);
});

test('an automatic bid is sent as a maximum, AUTO-05, FLOW-21', async ({ page, context, world }) => {
  await world.signedIn(context);
  await (await new OfferPage(page).open(await world.offer(), 'leilao')).bidAutomatically('12000');
  const flow = new FlowPage(page);
  await flow.toReview();
  const body = bodyOfNext(page, /\/api\/lance/);
  await flow.commit();
  expect(await body).toMatchObject({ vllance: 12_000, ismaximo: true });
});

test('a purchase goes to /compreja and is said to be under analysis, FLOW-21, FINL-01, FINL-02, FINL-06, BUYN-06, GENL-05', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  const code = await world.offer({ buyNow: 20_000 });
  await (await new OfferPage(page).open(code)).buyNow.click();
  const flow = new FlowPage(page);
  await flow.toReview();
  const body = bodyOfNext(page, /\/api\/compreja/);
  await flow.commit();
  expect(await body).toMatchObject({ cdofrta: code, cdmoeda: 1, vllance: 20_000 });
  await expect(page.getByRole('heading', { name: 'Tudo Encaminhado!' })).toBeVisible();
  await expect(page.getByText('Sua compra foi enviada para análise.')).toBeVisible();
});

test('a proposal goes to /lance/purpose with its author, FLOW-21, PROP-04, FINL-06', async ({
  page,
  context,
  world,
}) => {
  const person = await world.signedIn(context);
  const offer = await new OfferPage(page).open(await world.offer({ acceptsProposals: true }), 'proposta');
  await offer.dialog('Faça uma proposta').getByLabel('Valor da proposta').fill('9000');
  await offer.dialog('Faça uma proposta').getByRole('button', { name: 'Continuar com a proposta' }).click();
  const flow = new FlowPage(page);
  await flow.toReview();
  const body = bodyOfNext(page, /\/api\/lance\/purpose/);
  await flow.commit();
  expect(await body).toMatchObject({ cdusrio: person.id, vllance: 9000 });
  await expect(page.getByText('Sua proposta foi enviada para análise.')).toBeVisible();
});

test('the last page leads to the negotiations and home and says whom to ask, FINL-03, FINL-04, FINL-05', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  await page.goto('/finalizar/?tipo=BID');
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Voltar para o início' })).toHaveAttribute('href', '/home/');
  await page.getByRole('link', { name: 'Acompanhar em minhas negociações' }).click();
  await expect(page).toHaveURL(/\/negociacao\//);
});

test('the flow needs a session and an offer, FLOW-02', async ({ page, context, world }) => {
  await page.goto('/fluxo');
  await expect(page).toHaveURL(/\/auth\/\?redirectFrom=/);
  await world.signedIn(context);
  await page.goto('/fluxo');
  await expect(page).toHaveURL(/\/home$/);
});

test('a reload keeps what was chosen; leaving begins again at step 0, FLOW-07', async ({
  page,
  context,
  world,
}) => {
  const { flow, code } = await bidChosen({ page, context, world });
  await flow.toReview();
  await page.reload();
  await expect(flow.agree).toBeVisible();
  await expect(flow.summary).toContainText('R$ 10.000,00');
  await page.getByRole('banner').getByRole('link', { name: 'Pátio' }).click();
  await expect(page).toHaveURL(/\/home/);
  await page.goto('/fluxo');
  await expect(flow.current).toContainText('Dados pessoais');
  expect(code).toBeGreaterThan(0);
});
