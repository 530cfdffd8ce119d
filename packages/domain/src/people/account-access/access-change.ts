/** How long the owner of an account can object before its new e-mail or username counts. */
export const COOLING_MS = 72 * 3_600_000;

/** The most characters of a username. */
export const USERNAME_MAX = 100;

/** Whether a text can be a username: no blanks, and nothing that reads like an e-mail, which would be that of another account. */
export function isUsername(text: string): boolean {
  return text.length >= 3 && text.length <= USERNAME_MAX && /^[\p{L}\d._-]+$/u.test(text);
}

/** The facts that a change of e-mail or username depends on. */
export interface ChangedAccount {
  readonly isStaff: boolean;
  readonly blocked: boolean;
  /** Its owner asked for its deletion. */
  readonly leaving: boolean;
  readonly current: string;
}

export type AccessChangeRefusal =
  | 'account-of-staff'
  | 'access-change-of-blocked'
  | 'access-change-of-leaving'
  | 'access-change-same';

/** Why staff cannot change it; null: they can. The accounts of staff are changed by administrators alone. */
export function accessChangeRefusal(
  { isStaff, blocked, leaving, current }: ChangedAccount,
  { next, byAdministrator }: { readonly next: string; readonly byAdministrator: boolean },
): AccessChangeRefusal | null {
  if (isStaff && !byAdministrator) return 'account-of-staff';
  if (blocked) return 'access-change-of-blocked';
  if (leaving) return 'access-change-of-leaving';
  return current.toLowerCase() === next.toLowerCase() ? 'access-change-same' : null;
}
