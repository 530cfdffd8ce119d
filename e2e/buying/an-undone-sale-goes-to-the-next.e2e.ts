import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { brokenRules } from '../pages/accessibility.ts';
import { NegotiationsPage } from '../pages/negotiations-page.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { expectMail } from '../world/mailbox.ts';
import { salesTeam, type SalesTeam } from '../world/sales-team.ts';
import { fieldOf, numberOf, type World } from '../world/world.ts';

async function bid(
  world: World,
  request: APIRequestContext,
  { who, offer, reais }: { readonly who: number; readonly offer: number; readonly reais: number },
): Promise<void> {
  const reply = await request.post('/api/lance', {
    headers: { 'security-token': await world.token({ id: who }) },
    data: {
      cdusrio: who,
      cdofrta: offer,
      cdmoeda: 1,
      vllance: reais,
      ismaximo: false,
      frete: 'N',
      endereco: null,
    },
  });
  expect(reply.status(), await reply.text()).toBe(201);
}

/** An offer on which the runner-up bid R$ 8.000,00 and the winner R$ 9.000,00, and which the winner did not keep. */
async function undoneSale(
  { world, request, sales }: { world: World; request: APIRequestContext; sales: SalesTeam },
  title: string,
  runnerUp: number,
): Promise<number> {
  const offer = await world.offer({ title, base: 5000 });
  const winner = await world.person();
  await bid(world, request, { who: runnerUp, offer, reais: 8000 });
  await bid(world, request, { who: winner.id, offer, reais: 9000 });
  // As if it had been announced for now, without an extension: the ledger still agrees with the rule.
  await world.query(
    `update auction set soft_close_ms = 0, original_end_at = now(), end_at = now()
     where offer_code = $1 returning offer_code`,
    [offer],
  );
  const bought = 'select code from purchase where offer_code = $1';
  await expect.poll(() => world.query(bought, [offer]), { timeout: 15_000 }).toHaveLength(1);
  const purchase = numberOf(await world.value('code', bought, [offer]));
  await sales.post(`purchases/${purchase}/default`, { motivo: 'Não pagou no prazo combinado.' });
  return offer;
}

/** Offers the second chance. Both buyers share this machine, which looks suspicious: the sales team judges that first. */
async function offerChance(
  { world, sales }: { world: World; sales: SalesTeam },
  offer: number,
  body: object = {},
): Promise<unknown> {
  let chance: unknown;
  await expect(async () => {
    const open = `select code from review_flag where offer_code = $1 and status = 'open'`;
    for (const flag of await world.query(open, [offer])) {
      const judged = { decisao: 'descartar', nota: 'Duas pessoas na mesma máquina.' };
      await sales.post(`reviews/${numberOf(fieldOf(flag, 'code'))}`, judged);
    }
    chance = await sales.post(`offers/${offer}/second-chance`, body);
  }).toPass({ timeout: 20_000 });
  return chance;
}

test('a winner defaults, the runner-up takes the second chance and has bought, S-11', async ({
  page,
  context,
  world,
  request,
  complaints,
}) => {
  const person = await world.signedIn(context);
  const sales = await salesTeam(world, request);
  const title = `Gol em segunda chance ${world.word()}`;
  const offer = await undoneSale({ world, request, sales }, title, person.id);
  const offerPage = await new OfferPage(page).open(offer);
  await expect(offerPage.panel.getByRole('status')).toContainText(/^Venda desfeita em/);
  await offerChance({ world, sales }, offer);
  await offerPage.open(offer);
  await expect(offerPage.panel.getByRole('status')).toContainText('em segunda chance');
  await expectMail(request, person.email, /^Segunda chance para você/);

  const row = (await new NegotiationsPage(page).open('negociacao')).row(title);
  await expect(row).toContainText('Segunda chance');
  await expect(row).toContainText('R$ 8.000,00');
  await expect(row).toContainText(/Responda até \d\d\/\d\d\/\d{4}/);
  await expect(row).not.toContainText('Valor final');
  await row.getByRole('button', { name: 'Aceitar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aceitar segunda chance' });
  await expect(dialog.getByTestId('costs')).toContainText('Total');
  await expect(dialog.getByTestId('costs')).toContainText('R$ 8.000,00');
  expect(await brokenRules(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Comprar por R\$\s8\.000,00$/ }).click();
  await page.getByRole('link', { name: 'Ver minhas compras' }).click();
  await expect(page).toHaveURL(/view=compra/);
  await expect(row).toContainText('Aguardando contato');
  await expectMail(request, person.email, /^A oferta é sua/);

  await offerPage.open(offer);
  await expect(offerPage.panel.getByRole('status')).toContainText(
    /^Esta oferta é sua.*Vendida em .* em segunda chance/s,
  );
  await expect(offerPage.price).toHaveText(/8\.000,00/);
  const history = offerPage.history;
  await history.scrollIntoViewIfNeeded();
  for (const line of ['Vendida em segunda chance', 'Venda não concluída', 'Encerramento']) {
    await expect(history.getByText(line)).toBeVisible();
  }
  expect(complaints).toEqual([]);
});
