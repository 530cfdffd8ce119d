import type { StaffRole } from '../../staff/staff-role.ts';

/** What is asked for the role of a user: another one, or none. */
export interface AskedRole {
  /** The administrator who asks. */
  readonly by: number;
  /** The role that they saw. */
  readonly from: StaffRole;
  /** Null: the user leaves the team. */
  readonly to: StaffRole | null;
}

export interface RoleHolder {
  readonly id: number;
  readonly role: StaffRole | null;
}

export type RoleRefusal =
  | 'not-allowed'
  | 'staff-not-found'
  | 'staff-own-role'
  | 'staff-role-changed'
  | 'staff-last-administrator';

export type RoleDecision =
  | { readonly kind: 'refused'; readonly reason: RoleRefusal }
  | { readonly kind: 'changed' | 'unchanged' };

/**
 * Decides a change of role. `administrators`: those who can sign in, read under a lock: one of two who remove each other at the same time
 * is no administrator any more when the second call is decided.
 */
export function decideRoleChange(
  holder: RoleHolder | null,
  asked: AskedRole,
  administrators: readonly number[],
): RoleDecision {
  const reason = refusal(holder, asked, administrators);
  if (reason !== null) return { kind: 'refused', reason };
  return { kind: asked.to === asked.from ? 'unchanged' : 'changed' };
}

function refusal(
  holder: RoleHolder | null,
  { by, from, to }: AskedRole,
  administrators: readonly number[],
): RoleRefusal | null {
  if (!administrators.includes(by)) return 'not-allowed';
  if (holder === null || holder.role === null) return 'staff-not-found';
  if (holder.id === by) return 'staff-own-role';
  if (holder.role !== from) return 'staff-role-changed';
  const leaves = from === 'administrator' && to !== 'administrator';
  return leaves && administrators.every((id) => id === holder.id) ? 'staff-last-administrator' : null;
}
