import { expect, type APIRequestContext } from '@playwright/test';
import type { SalesTeam } from './sales-team.ts';
import { fieldOf, numberOf, type World } from './world.ts';

/** Bids for a user as the flow would send it; reais. */
export async function bidBy(
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
export async function undoneSale(
  { world, request, sales }: { world: World; request: APIRequestContext; sales: SalesTeam },
  title: string,
  runnerUp: number,
): Promise<number> {
  const offer = await world.offer({ title, base: 5000 });
  const winner = await world.person();
  await bidBy(world, request, { who: runnerUp, offer, reais: 8000 });
  await bidBy(world, request, { who: winner.id, offer, reais: 9000 });
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
export async function offerChance(
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
