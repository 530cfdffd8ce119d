import type { getHouseContacts as contract } from '@patio/contract/catalogue/content/get-house-contacts.ts';
import type { getStaffContacts as staffContract } from '@patio/contract/catalogue/content/get-staff-contacts.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { presentContacts, presentStaffContacts } from './contacts.present.ts';
import { findContacts } from './contacts.store.ts';
import { initialContacts } from './follow-contacts.ts';

/** The contacts of the house, as they are stored now: pages ask when they changed. */
export const getHouseContacts =
  (deps: ServerDeps): Handler<typeof contract> =>
  async () => ({ data: presentContacts((await findContacts(deps.database)) ?? initialContacts(deps)) });

/** The same, to be edited. */
export const getStaffContacts =
  (deps: ServerDeps): Handler<typeof staffContract> =>
  async () => ({ data: presentStaffContacts(await findContacts(deps.database), initialContacts(deps)) });
