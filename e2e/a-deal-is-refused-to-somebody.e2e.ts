import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { FlowPage } from './pages/flow-page.ts';
import { OfferPage } from './pages/offer-page.ts';
import type { World } from './world/world.ts';

/** The ways to a deal, each up to its last step, and what the product calls the limit that it meets. */
const ways: Record<string, { limit: string; choose: (offer: OfferPage, code: number) => Promise<void> }> = {
  BID: {
    limit: 'Limite de lances',
    choose: async (offer, code) => (await offer.open(code, 'leilao')).bid('10000'),
  },
  AUTO_BID: {
    limit: 'Limite de lances',
    choose: async (offer, code) => (await offer.open(code, 'leilao')).bidAutomatically('10500'),
  },
  PURPOSE: {
    limit: 'Limite de lances',
    choose: async (offer, code) => {
      await offer.open(code, 'proposta');
      const dialog = offer.dialog('Faça uma proposta');
      await dialog.getByLabel('Valor da proposta').fill('9000');
      await dialog.getByRole('button', { name: 'Continuar com a proposta' }).click();
    },
  },
  BUY: {
    limit: 'Limite de compras',
    choose: async (offer, code) => {
      await offer.open(code);
      await offer.buyNow.click();
    },
  },
};

const wish = { title: 'Gol 1.6', buyNow: 20_000, acceptsProposals: true };

async function useUp(world: World, accountId: number): Promise<void> {
  await world.query(
    `insert into limit_release (account_id, kind, extra, until)
     select $1, kind, -1000, now() + interval '1 day' from unnest(array['PODE_DAR_LANCE', 'PODE_COMPRAR']) kind returning id`,
    [accountId],
  );
}

const deeds = (world: World, code: number) =>
  world.value(
    'n',
    `select ((select count(*) from bid where offer_code = $1) + (select count(*) from maximum where offer_code = $1)
       + (select count(*) from proposal where offer_code = $1) + (select count(*) from purchase where offer_code = $1))::int as n`,
    [code],
  );

async function leadsBack(page: Page, code: number): Promise<void> {
  await page.getByRole('dialog').getByRole('link', { name: 'Voltar para a oferta' }).click();
  await expect(page).toHaveURL(new RegExp(`/oferta/${code}`));
}

for (const [type, { limit, choose }] of Object.entries(ways)) {
  test(`${type}: an allowance that is used up before the last step is told by its kind, LIMT-04, LIMT-05`, async ({
    page,
    context,
    world,
  }) => {
    const person = await world.signedIn(context);
    const code = await world.offer(wish);
    await choose(new OfferPage(page), code);
    const flow = new FlowPage(page);
    await flow.toReview();
    await useUp(world, person.id);
    await flow.commit();
    const dialog = page.getByRole('dialog', { name: limit });
    await expect(dialog).toContainText('Limite da franquia mensal ultrapassado');
    await expect(dialog).toContainText('É necessário solicitar a liberação');
    expect(await deeds(world, code)).toBe(0);
    await leadsBack(page, code);
  });
}

test('whoever sells is told that he cannot deal on his own offer', async ({ page, context, world }) => {
  const person = await world.signedIn(context);
  const code = await world.offer(wish);
  await world.query('update offer set owner_id = $2 where code = $1 returning code', [code, person.id]);
  await ways['BID']?.choose(new OfferPage(page), code);
  const flow = new FlowPage(page);
  await flow.toReview();
  await flow.commit();
  await expect(page.getByRole('dialog')).toContainText('Não é possível negociar a própria oferta.');
  expect(await deeds(world, code)).toBe(0);
  await leadsBack(page, code);
});

test('a price that changes before the last step is told, and nothing is bought at another, C-72', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  const code = await world.offer(wish);
  await ways['BUY']?.choose(new OfferPage(page), code);
  const flow = new FlowPage(page);
  await flow.toReview();
  await world.query('update offer set buy_now_cents = 2150050 where code = $1 returning code', [code]);
  await flow.commit();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('O preço desta oferta mudou.');
  await expect(dialog).toContainText('O preço atual é R$ 21.500,50.');
  expect(await deeds(world, code)).toBe(0);
  await leadsBack(page, code);
});

test('a server that is too busy says so, keeps what was chosen and takes it the second time', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  const code = await world.offer(wish);
  await ways['BID']?.choose(new OfferPage(page), code);
  const flow = new FlowPage(page);
  await flow.toReview();
  const busy = 'O sistema está muito ocupado. Nada foi registrado; tente de novo em instantes.';
  await page.route('**/api/lance?*', (route) => route.fulfill({ status: 503, json: { erros: [busy] } }), {
    times: 1,
  });
  await flow.commit();
  await expect(page.getByRole('dialog')).toContainText(busy);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await flow.confirm.click();
  await expect(page.getByRole('heading', { name: 'Tudo Encaminhado!' })).toBeVisible();
  expect(await deeds(world, code)).toBe(1);
});
