import { expect } from 'vitest';
import type { Person } from '../../world/options.ts';
import { fieldOf, numberOf } from '../../world/world.ts';
import { bidAs } from './bid-as.ts';
import type { SalesTeam } from './sales-team.ts';
import { world } from '../world.ts';

interface Sale {
  readonly sales: SalesTeam;
  readonly title: string;
  readonly runnerUp: Pick<Person, 'id'>;
}

/** Saves an offer that its winner did not keep at R$ 9.000,00, and offers it to the runner-up for R$ 8.000,00; answers its code. */
export async function offeredAgain({ sales, title, runnerUp }: Sale, body: object = {}): Promise<number> {
  const offer = await world.offer({ title, base: 5000 });
  expect(await bidAs(runnerUp, offer, 8000)).toBe(201);
  expect(await bidAs(await world.person(), offer, 9000)).toBe(201);
  // As if it had been announced for now, without an extension: the ledger still agrees with the rule.
  await world.query(
    `update auction set soft_close_ms = 0, original_end_at = now(), end_at = now()
     where offer_code = $1 returning offer_code`,
    [offer],
  );
  const bought = 'select code from purchase where offer_code = $1';
  await expect.poll(() => world.query(bought, [offer])).toHaveLength(1);
  const purchase = numberOf(await world.value('code', bought, [offer]));
  await sales.post(`purchases/${purchase}/default`, { motivo: 'Não pagou no prazo combinado.' });
  await judged(sales, offer);
  await sales.post(`offers/${offer}/second-chance`, body);
  return offer;
}

/** Both buyers share this machine, which looks suspicious: the sales team judges that first. */
async function judged(sales: SalesTeam, offer: number): Promise<void> {
  const flags = `select code, status from review_flag where offer_code = $1`;
  await expect.poll(() => world.query(flags, [offer])).not.toEqual([]);
  for (const flag of await world.query(flags, [offer])) {
    const judgement = { decisao: 'descartar', nota: 'Duas pessoas na mesma máquina.' };
    await sales.post(`reviews/${numberOf(fieldOf(flag, 'code'))}`, judgement);
  }
}
