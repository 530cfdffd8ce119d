import { expect } from 'vitest';
import { fieldOf, numberOf } from '../../world/world.ts';
import { callAs } from '../call-as.ts';
import { world } from '../world.ts';

/** A member of the sales team, who works by calls. */
export interface SalesTeam {
  /** Makes a call of the back office, which must succeed; answers its reply. */
  post(path: string, body: object): Promise<unknown>;
  /** Reads something in the back office. */
  get(path: string): Promise<unknown>;
}

/** A new member of the sales team. */
export async function salesTeam(): Promise<SalesTeam> {
  const person = await world.person();
  await world.query(`update account set staff_role = 'sales' where id = $1 returning id`, [person.id]);
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const { status, json } = await callAs(person, method, `/admin/${path}`, body);
    expect([200, 201], JSON.stringify(json)).toContain(status);
    return json;
  };
  return { post: (path, body) => ask('POST', path, body), get: (path) => ask('GET', path) };
}

/** An open proposal of this person at R$ 9.000,00 on an offer, as the flow would send it; answers its code. */
export async function proposed(accountId: number, offer: number): Promise<number> {
  const { json } = await callAs({ id: accountId }, 'POST', '/lance/purpose', {
    cdusrio: accountId,
    cdofrta: offer,
    cdmoeda: 1,
    vllance: 9_000,
    frete: 'N',
    endereco: null,
  });
  return numberOf(fieldOf(fieldOf(json, 'data'), 'codigo'));
}
