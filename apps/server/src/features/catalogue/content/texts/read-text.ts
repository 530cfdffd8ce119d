import type { StaffText } from '@patio/contract/catalogue/content/staff-text.ts';
import type { TextKey } from '@patio/domain/catalogue/content/text-keys.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { presentText } from './texts.present.ts';
import { shownRow, textVersions } from './texts.store.ts';

/** Reads a text as those who edit it see it. */
export async function readText(queries: Queries, key: TextKey): Promise<StaffText> {
  return presentText(key, await shownRow(queries, key), await textVersions(queries, key));
}
