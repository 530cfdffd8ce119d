import {
  ANSWERED_KINDS,
  type AnswerTime,
  type AnswerTimesQuery,
} from '@patio/contract/sales/answer-times/get-answer-times.ts';
import { figuresPeriod } from '@patio/domain/sales/figures/figures-period.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { deskCounts } from '../desk/public.ts';
import { answerTimesBetween, type AnswerTimeRow } from './answer-times.store.ts';

const DAY_MS = 86_400_000;

/** The instants that a query asks about: a period of days, or the last days until now. */
export function answeredWithin(
  { dias = '7', de, ate }: AnswerTimesQuery,
  now: number,
): { readonly from: number; readonly until: number } {
  return de === undefined || ate === undefined
    ? { from: now - Number(dias) * DAY_MS, until: now + 1 }
    : figuresPeriod(de, ate);
}

/** The answer times of a period, the kinds in their order, first in all and then by team. A kind without answers is there too. */
export async function readAnswerTimes(
  queries: Queries,
  { config }: Pick<ServerDeps, 'config'>,
  { within, now }: { readonly within: ReturnType<typeof answeredWithin>; readonly now: number },
): Promise<readonly AnswerTime[]> {
  const { promisedAnswerHours: promisedHours } = config.rules;
  const rows = await answerTimesBetween(queries, within, promisedHours);
  const asked = { kinds: ANSWERED_KINDS, store: null, accountId: 0, now, promisedHours };
  const waiting = await deskCounts(queries, asked);
  return ANSWERED_KINDS.flatMap((tipo) => {
    const late = waiting.find(({ kind }) => kind === tipo)?.overdue ?? 0;
    const [all, ...teams] = rows.filter(({ kind }) => kind === tipo);
    const nothing = { respondidas: 0, mediana: null, p90: null, noPrazo: 0 };
    const whole = all === undefined ? nothing : numbersOf(all);
    return [
      { tipo, equipe: 'todas' as const, categoria: null, ...whole, atrasadas: late },
      ...teams.map((row) => ({
        tipo,
        equipe: row.team,
        categoria: row.category === null ? null : { codigo: row.category, nome: row.category_name ?? '' },
        ...numbersOf(row),
        atrasadas: null,
      })),
    ];
  });
}

function numbersOf({ answered, median, p90, in_time: inTime }: AnswerTimeRow) {
  const minutes = (seconds: number): number => Math.round(seconds / 60);
  return { respondidas: answered, mediana: minutes(median), p90: minutes(p90), noPrazo: inTime };
}
