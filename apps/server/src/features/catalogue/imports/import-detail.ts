import type { ImportDetail } from '@patio/contract/catalogue/imports/import-words.ts';
import type { Queries } from '../../../platform/db/database.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import { presentDetail } from './imports.present.ts';
import { findSameFile } from './imports.store.ts';
import { photoFacts } from './photos/photos.store.ts';
import { openImport } from './open-import.ts';

/** An import as calls give it. Errors: `import-not-found`. */
export async function importDetail(
  queries: Queries,
  id: number,
  { actor, idiom }: Pick<SignedInContext, 'actor' | 'idiom'>,
): Promise<ImportDetail> {
  const row = await openImport(queries, id, actor);
  const photos = row.photos_name === null ? null : await photoFacts(queries, id);
  return presentDetail(row, { same: await findSameFile(queries, row), photos }, idiom);
}
