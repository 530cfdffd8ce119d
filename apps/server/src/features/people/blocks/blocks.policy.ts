import type { ErrorCode } from '@patio/contract/errors/catalogue.ts';
import type { Actor } from '../../../platform/http/call-context.ts';

/** Why a user may not block or unblock an account; null if they may. Only the administrator may block staff, and nobody can block themselves. */
export function blockRefusal(
  actor: Actor,
  target: { readonly id: number; readonly staff_role: string | null },
): Extract<ErrorCode, 'account-own-block' | 'account-of-staff'> | null {
  if (actor.accountId === target.id) return 'account-own-block';
  return target.staff_role !== null && actor.staffRole !== 'administrator' ? 'account-of-staff' : null;
}
