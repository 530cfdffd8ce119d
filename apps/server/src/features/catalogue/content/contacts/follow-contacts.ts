import type { Brand } from '../../../../config/config.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { contactsOf } from './contacts.present.ts';
import { findContacts } from './contacts.store.ts';

type Deps = Pick<ServerDeps, 'config' | 'database' | 'live' | 'logger'>;

/** The name under which a change is broadcast. */
export const CONTACTS_CHANGED = 'contacts';

/** A broadcast may be lost, so that a process also looks by itself. */
const lookEveryMs = 60_000;

/** The contacts of the environment, by the brand of a process, before staff changed them. */
const initial = new WeakMap<Brand, ReturnType<typeof contactsOf>>();

/** The contacts that count without a change of staff. */
export function initialContacts({ config: { brand } }: Pick<Deps, 'config'>): ReturnType<typeof contactsOf> {
  const known = initial.get(brand) ?? contactsOf(brand);
  initial.set(brand, known);
  return known;
}

/** Puts the stored contacts into the brand of this process, which mails and calls read when they need it. */
export async function applyContacts(deps: Pick<Deps, 'config' | 'database'>): Promise<void> {
  const before = initialContacts(deps);
  const { phone, whatsapp, email, salesEmail, hours, teams } = (await findContacts(deps.database)) ?? before;
  Object.assign(deps.config.brand, { phone, whatsapp, email, salesEmail, hours, sellerTeams: teams });
}

/** Has the brand of this process follow the contacts. Returns a function that stops it. */
export async function followContacts(deps: Deps): Promise<() => void> {
  const read = async (): Promise<void> => {
    try {
      await applyContacts(deps);
    } catch (error) {
      deps.logger.warn({ err: error }, 'the contacts of the house could not be read');
    }
  };
  await read();
  const forget = deps.live.onBroadcast(CONTACTS_CHANGED, () => void read());
  const looking = setInterval(() => void read(), lookEveryMs);
  looking.unref();
  return () => {
    clearInterval(looking);
    forget();
  };
}
