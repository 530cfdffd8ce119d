import { expect, type APIRequestContext } from '@playwright/test';
import { fieldOf, numberOf, type World } from './world.ts';

/** A user of the sales team, who works by calls. */
export interface SalesTeam {
  /** Makes a call of the back office, which must succeed; answers its reply. */
  post(path: string, body: object): Promise<unknown>;
}

/** A new member of the sales team. */
export async function salesTeam(world: World, request: APIRequestContext): Promise<SalesTeam> {
  const person = await world.person();
  await world.query(`update account set staff_role = 'sales' where id = $1 returning id`, [person.id]);
  const token = await world.token(person, true);
  return {
    post: async (path, body) => {
      const reply = await request.post(`/api/admin/${path}`, {
        headers: { 'security-token': token },
        data: body,
      });
      expect([200, 201], await reply.text()).toContain(reply.status());
      const answer: unknown = await reply.json();
      return answer;
    },
  };
}

/** The code of a user's latest proposal. */
export async function latestProposal(world: World, accountId: number): Promise<number> {
  const [row] = await world.query('select max(code) as code from proposal where account_id = $1', [
    accountId,
  ]);
  return numberOf(fieldOf(row, 'code'));
}

/** An open proposal of a user at R$ 9.000,00 on an offer of its own, as the flow would send it; answers its code. */
export async function proposed(
  world: World,
  request: APIRequestContext,
  { accountId, offer }: { readonly accountId: number; readonly offer: number },
): Promise<number> {
  const reply = await request.post('/api/lance/purpose', {
    headers: { 'security-token': await world.token({ id: accountId }) },
    data: { cdusrio: accountId, cdofrta: offer, cdmoeda: 1, vllance: 9_000, frete: 'N', endereco: null },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return numberOf(fieldOf(fieldOf(await reply.json(), 'data'), 'codigo'));
}
