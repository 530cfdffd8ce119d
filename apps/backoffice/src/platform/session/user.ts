import type { OfficeUser } from '@patio/contract/identity/office-sessions/office-user.ts';
import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import { mayCall } from '@patio/contract/route/may-call.ts';
import { createContext, use } from 'react';

/** The user whose screens these are. */
export const UserContext = createContext<OfficeUser | null>(null);

/** The user of the back office. Only below the frame, where there is one. */
export function useUser(): OfficeUser {
  const user = use(UserContext);
  if (user === null) throw new Error('Nobody is signed in here.');
  return user;
}

/** Whether a user may make a call, by the contract's own rule. */
export function can({ papel, loja }: OfficeUser, route: RouteDefinition): boolean {
  return mayCall(route, {
    staffRole: papel,
    partnerId: loja?.codigo ?? null,
    storeSuspended: loja?.suspensa ?? false,
  });
}
