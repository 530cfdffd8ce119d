import { officeUser, type OfficeUser } from '@patio/contract/identity/office-sessions/office-user.ts';

const KEY = 'patio.office-user';
const LEAVING = 'patio.office-leaving';

/** Keeps who is signed in, without the token, for the page that works without a connection; null: nobody is. */
export function rememberUser(user: OfficeUser | null): void {
  try {
    if (user === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ ...user, token: '' }));
  } catch {
    // A browser that stores nothing: the page then needs a connection to open.
  }
}

/** Who was signed in last on this device and has not signed out; null: nobody. It opens no call: there is no token. */
export function rememberedUser(): OfficeUser | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return officeUser.safeParse(stored).data ?? null;
  } catch {
    return null;
  }
}

/** Notes that the user signed out while the server could not be reached, so that their session ends before the next one begins. */
export function noteLeaving(leaving: boolean): void {
  try {
    if (leaving) localStorage.setItem(LEAVING, 'yes');
    else localStorage.removeItem(LEAVING);
  } catch {
    // A browser that stores nothing opens no page without a connection either.
  }
}

/** Whether the session of this device is still to be ended on the server. */
export function isLeaving(): boolean {
  try {
    return localStorage.getItem(LEAVING) !== null;
  } catch {
    return false;
  }
}
