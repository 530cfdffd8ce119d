import { Readable } from 'node:stream';
import type { exportAnswerTimes as contract } from '@patio/contract/sales/answer-times/export-answer-times.ts';
import type { AnswerTime } from '@patio/contract/sales/answer-times/get-answer-times.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { FileReply } from '../../../platform/http/bodies/file-reply.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { csvLine } from '../../../platform/lists/public.ts';
import { answeredWithin, readAnswerTimes } from './read-answer-times.ts';

const HEADS = {
  PTBR: [
    'Tipo',
    'Equipe',
    'Respondidas',
    'Mediana (minutos)',
    '9 em 10 (minutos)',
    'No prazo',
    'Atrasadas agora',
  ],
  EN: ['Kind', 'Team', 'Answered', 'Median (minutes)', '9 in 10 (minutes)', 'In time', 'Overdue now'],
};

const KINDS = {
  question: { PTBR: 'Perguntas', EN: 'Questions' },
  proposal: { PTBR: 'Propostas', EN: 'Proposals' },
  cancellation: { PTBR: 'Cancelamentos', EN: 'Cancellations' },
  verification: { PTBR: 'Verificações', EN: 'Verifications' },
  'data-request': { PTBR: 'Titulares de dados', EN: 'Data requests' },
};

const TEAMS = {
  todas: { PTBR: 'Todas', EN: 'All' },
  vendas: { PTBR: 'Vendas', EN: 'Sales' },
  lojas: { PTBR: 'Lojas', EN: 'Stores' },
  categoria: { PTBR: '', EN: '' },
};

/** The answer times as CSV. */
export const exportAnswerTimes =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor, idiom, now }) => {
    const { dias = '7', de, ate } = query;
    const times = await deps.database.transact(async (transaction) => {
      const read = await readAnswerTimes(transaction, deps, { within: answeredWithin(query, now), now });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'export-list',
        subject: 'list answer-times',
        details: { rows: read.length, query: JSON.stringify(de === undefined ? { dias } : { de, ate }) },
        at: now,
      });
      return read;
    });
    const lines = [csvLine(HEADS[idiom], idiom), ...times.map((time) => lineOf(time, idiom))];
    const file = Buffer.from(`\uFEFF${lines.join('')}`);
    return new FileReply({
      stream: Readable.from([file]),
      size: file.length,
      type: 'text/csv; charset=utf-8',
      name: 'answer-times.csv',
    });
  };

function lineOf({ tipo, equipe, categoria, ...time }: AnswerTime, idiom: Idiom): string {
  const { respondidas, mediana, p90, noPrazo, atrasadas } = time;
  const team = categoria?.nome ?? TEAMS[equipe][idiom];
  return csvLine([KINDS[tipo][idiom], team, respondidas, mediana, p90, noPrazo, atrasadas], idiom);
}
