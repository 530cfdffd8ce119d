import { expect, test } from './journey.ts';
import { bidChosen } from './pages/chosen-bid.ts';
import { FlowPage } from './pages/flow-page.ts';
import { OfferPage } from './pages/offer-page.ts';
import { rivalOf } from './world/rival.ts';
import { watchRequests } from './pages/quiet.ts';

test.describe('a refusal of the server', () => {
  for (const { status, json, text, ids } of [
    {
      status: 406,
      json: { erros: ['A oferta já foi finalizada!'] },
      text: 'A oferta já foi finalizada!',
      ids: 'FLOW-23',
    },
    { status: 404, json: { erros: ['x'] }, text: 'A oferta já foi finalizada!', ids: 'FLOW-23' },
    {
      status: 409,
      json: { erros: ['A oferta já recebeu um lance maior!'] },
      text: 'A oferta já recebeu um lance maior!',
      ids: 'FLOW-24',
    },
    {
      status: 206,
      json: { erros: ['x'], tipo: 'PODE_DAR_LANCE' },
      text: 'Limite da franquia mensal ultrapassado',
      ids: 'LIMT-05',
    },
    {
      status: 429,
      json: { erros: ['Lance recusado. Seu último lance foi há poucos minutos.'], minutos: 2 },
      text: 'Lance recusado',
      ids: 'BIDS-09',
    },
  ]) {
    test(`${status} is said in words and leads back to the offer, ${ids}`, async ({
      page,
      context,
      world,
    }) => {
      const { flow, code } = await bidChosen({ page, context, world });
      await flow.toReview();
      await page.route('**/api/lance?*', (route) => route.fulfill({ status, json }));
      await flow.commit();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(text);
      await dialog.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/oferta/${code}`));
    });
  }

  test('a higher bid meanwhile is told with its value, FLOW-24', async ({
    page,
    context,
    world,
    browser,
  }) => {
    const { flow, code } = await bidChosen({ page, context, world });
    await flow.toReview();
    const other = await browser.newContext();
    await world.signedIn(other);
    const faster = await other.newPage();
    await (await new OfferPage(faster).open(code, 'leilao')).bid('10500');
    await new FlowPage(faster).complete();
    await flow.commit();
    await expect(page.getByRole('dialog')).toContainText('A oferta já recebeu um lance maior!');
    await expect(page.getByRole('dialog')).toContainText('R$ 10.500,00');
    await other.close();
  });

  test('a bid meanwhile closes the way for a proposal, FLOW-25', async ({ page, context, world }) => {
    await world.signedIn(context);
    const offer = await new OfferPage(page).open(await world.offer({ acceptsProposals: true }), 'proposta');
    await offer.dialog('Faça uma proposta').getByLabel('Valor da proposta').fill('9000');
    await offer.dialog('Faça uma proposta').getByRole('button', { name: 'Continuar com a proposta' }).click();
    const flow = new FlowPage(page);
    await flow.toReview();
    await page.route('**/api/lance/purpose*', (route) => route.fulfill({ status: 409, json: {} }));
    await flow.commit();
    await expect(page.getByRole('dialog')).toContainText(
      'A oferta já recebeu um lance, não é possível fazer proposta!',
    );
  });

  test('a session revoked at the last step asks to sign in, buys nothing and loses nothing, FLOW-26, ROLE-04', async ({
    page,
    context,
    world,
  }) => {
    const requests = watchRequests(page);
    const { flow, person, code } = await bidChosen({ page, context, world });
    await flow.toReview();
    await requests.quiet();
    await world.query('update session set revoked_at = now() where account_id = $1 returning id', [
      person.id,
    ]);
    await flow.commit();
    await expect(page.getByRole('dialog')).toContainText('Você precisa estar logado!');
    expect(await world.value('n', 'select count(*)::int as n from bid where offer_code = $1', [code])).toBe(
      0,
    );
    await world.signIn(context, person);
    await page.goto('/fluxo/?step=2');
    await flow.commit();
    await expect(page.getByRole('heading', { name: 'Tudo Encaminhado!' })).toBeVisible();
  });
});

test('a bid below the current value says the least one and stays, BIDS-03', async ({
  page,
  context,
  world,
  browser,
}) => {
  await world.signedIn(context);
  const code = await world.offer();
  const offer = await new OfferPage(page).open(code, 'leilao');
  await offer.bid('9999');
  const dialog = offer.dialog('Valor mínimo');
  await expect(dialog).toContainText('O valor mínimo para o lance é R$ 10.000,00.');
  await expect(dialog).not.toContainText('Já há um lance');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(new RegExp(`/oferta/${code}`));
  const rival = await rivalOf(browser, world);
  expect(await rival.bid(code, 12_000)).toBe(201);
  await rival.leave();
  await expect(offer.price).toContainText('12.000,00');
  await offer.bid('11999');
  await expect(dialog).toContainText('O valor mínimo para o lance é R$ 12.000,00.');
  await expect(dialog).toContainText('Já há um lance nesse valor: informe um valor maior.');
});

test('a next step that cannot be fetched is told, and the amount stays', async ({ page, context, world }) => {
  await world.signedIn(context);
  const offer = await new OfferPage(page).open(await world.offer(), 'leilao');
  await page.route('**/assets/prepare-deal-*.js', (route) => route.abort());
  await offer.bid('10000');
  await expect(
    page.getByRole('status').filter({ hasText: 'Não foi possível carregar esta parte' }),
  ).toBeVisible();
  await expect(offer.bidField).toHaveValue('R$ 10.000,00');
  await expect(offer.sendBid).toBeEnabled();
});
