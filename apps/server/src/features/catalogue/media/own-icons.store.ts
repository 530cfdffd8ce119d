import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const find = statement({
  name: 'media.own-icon',
  text: 'select selected, plain from name_icon where code = $1',
});

/** The picture that staff gave a category, brand or model: `imagem-12-x.svg`, or `imagem-12-x-inativo.svg`. Null if there is none. */
export async function findOwnIcon(queries: Queries, file: string): Promise<string | null> {
  const [, code, form] = /^imagem-(\d{1,9})-x(-inativo)?\.svg$/.exec(file) ?? [];
  if (code === undefined) return null;
  const row = await queries.row(find, [Number(code)]);
  if (row === undefined) return null;
  return form === undefined ? row.selected : row.plain;
}
