import type { getStaffText as contract } from '@patio/contract/catalogue/content/get-staff-text.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readText } from './read-text.ts';

/** A text as it is shown, its draft, and its history. */
export const getStaffText =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { key } }) => ({ data: await readText(database, key) });
