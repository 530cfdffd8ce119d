import { setTimeout as pause } from 'node:timers/promises';
import { decidePayback } from '@patio/contract/finance/paybacks/decide-payback.ts';
import { getPayback } from '@patio/contract/finance/paybacks/get-payback.ts';
import { proposePayback } from '@patio/contract/finance/paybacks/propose-payback.ts';
import { pick, type Random } from '../../bench/seeded-random.ts';
import type { Person } from '../world/world.ts';
import { askMoney } from './ask-money.ts';

const pauseMs = 60;

/** Two users of finance who give back by Pix what is owed of purchases: one proposes, the other releases. Returns how often they released. */
export async function payBackWhile(
  going: () => boolean,
  given: {
    readonly origins: readonly string[];
    readonly finance: Person;
    readonly colleague: Person;
    readonly purchases: readonly number[];
    readonly random: Random;
  },
): Promise<number> {
  const { origins, finance, colleague, purchases, random } = given;
  let released = 0;
  for (; going(); await pause(pauseMs)) {
    if (purchases.length === 0) continue;
    const path = `/admin/purchases/${pick(random, purchases)}/payback`;
    const read = { path, token: finance.token, reads: getPayback.success.schema };
    const { data } = await askMoney(origins, read, random);
    const way = data?.data.formas.find(({ forma }) => forma === 'pix');
    if (data === null || way === undefined) continue;
    if (data.data.podePropor) {
      const body = { forma: 'pix', valor: way.valor, motivo: 'Pago a mais.' };
      const propose = { path: `${path}s`, token: finance.token, body, reads: proposePayback.success.schema };
      await askMoney(origins, propose, random);
    }
    const open = (await askMoney(origins, read, random)).data?.data.devolucoes[0];
    if (open?.situacao !== 'proposta') continue;
    const decision = await askMoney(
      origins,
      {
        path: `/admin/paybacks/${open.codigo}/decision`,
        token: colleague.token,
        body: { decisao: 'liberar' },
        reads: decidePayback.success.schema,
      },
      random,
    );
    if (decision.data !== null) released += 1;
  }
  return released;
}
