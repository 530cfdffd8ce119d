import { importsList } from '@patio/contract/catalogue/imports/import-words.ts';
import { listImports as contract } from '@patio/contract/catalogue/imports/list-imports.ts';
import type { ServerDeps } from '../../../deps.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { listSource, ownStore, readList } from '../../../platform/lists/public.ts';
import { presentImport } from './imports.present.ts';
import { IMPORT_FROM, importBase } from './imports.store.ts';

const STATE = `(array['recebendo','lendo','mapear','conferindo','conferida','importando','feita','cancelada','parada','desfazendo','desfeita'])[
  array_position(array['uploading','reading','mapping','checking','checked','running','done','cancelled','stopped','undoing','undone'], i.state)]`;

/** Where the history comes from. */
const IMPORTS = listSource(importsList, {
  base: importBase,
  from: IMPORT_FROM,
  key: 'i.id',
  sorts: { numero: { sql: 'i.id', type: 'bigint' } },
  filters: { situacao: STATE, loja: 'coalesce(i.partner_id, 0)', criada: 'i.created_at' },
  searched: { texts: ['i.file_name', 'a.name'], codes: ['i.id'] },
});

/** The history of imports; a store user's are those of the store. */
export const listImports =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor, idiom }) => {
    const scope = ownStore('i.origin_partner_id', storeOf(actor, contract));
    const { rows, ...page } = await readList(database, IMPORTS, query, scope);
    return { data: rows.map((row) => presentImport(row, idiom)), ...page };
  };
