import type { listWatchLists as contract } from '@patio/contract/finance/aml-cases/list-watch-lists.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { FLAG_WORDS } from '../aml-words.ts';
import { readLists } from './watch-lists.store.ts';

/** The editions in use, sanctions first. */
export const listWatchLists =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async () => ({
    data: (await readLists(database)).map(({ kind, source, names, read_at: at }) => ({
      lista: FLAG_WORDS[kind],
      fonte: source,
      nomes: names,
      lidaEm: isoInstant(at),
    })),
  });
