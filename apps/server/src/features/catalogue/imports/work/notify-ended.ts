import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { escapeHtml } from '../../../messaging/mail/public.ts';
import { notify } from '../../../messaging/notifications/public.ts';
import { findImport, type ImportRecord, type LineCounts } from '../imports.store.ts';

const WORDS = {
  done: {
    PTBR: { title: 'Importação feita', body: 'As linhas do arquivo foram importadas' },
    EN: { title: 'Import done', body: 'The lines of the file were imported' },
  },
  stopped: {
    PTBR: { title: 'Importação parada', body: 'A importação do arquivo parou' },
    EN: { title: 'Import stopped', body: 'The import of the file has stopped' },
  },
} as const;

/** One line, several lines, of each outcome. */
const OUTCOMES = {
  new: { PTBR: ['nova', 'novas'], EN: ['new', 'new'] },
  changed: { PTBR: ['mudada', 'mudadas'], EN: ['changed', 'changed'] },
  unchanged: { PTBR: ['igual', 'iguais'], EN: ['unchanged', 'unchanged'] },
  refused: { PTBR: ['recusada', 'recusadas'], EN: ['refused', 'refused'] },
  repeated: { PTBR: ['repetida', 'repetidas'], EN: ['repeated', 'repeated'] },
} as const;
const KINDS = ['new', 'changed', 'unchanged', 'refused', 'repeated'] as const;

/** Notifies the user who began or resumed an import that it has ended, with how many lines had which outcome. */
export async function notifyEnded(
  deps: Pick<ServerDeps, 'live'>,
  transaction: Transaction,
  { id, account_id: accountId, file_name: name }: ImportRecord,
  how: keyof typeof WORDS,
  now: number,
): Promise<void> {
  const counts = (await findImport(transaction, id))?.counts ?? {};
  const textIn = (idiom: Idiom) => {
    const { title, body } = WORDS[how][idiom];
    return { title, body: `${body}: ${escapeHtml(name)}${countsIn(counts, idiom)}.` };
  };
  const texts = { PTBR: textIn('PTBR'), EN: textIn('EN') };
  await notify(deps, transaction, {
    accountId,
    ...texts.PTBR,
    texts,
    officePath: `/importacoes/${id}`,
    path: '/notification',
    dedupeKey: `import:${id}:${how}:${now}`,
    now,
  });
}

function countsIn(counts: LineCounts, idiom: Idiom): string {
  const parts = KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count === 0 ? [] : [`${count} ${OUTCOMES[kind][idiom][count === 1 ? 0 : 1]}`];
  });
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
