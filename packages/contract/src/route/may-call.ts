import type { RouteDefinition, StaffRole } from './define-route.ts';

/** What a user's right to call the back office depends on. */
export interface Worker {
  readonly staffRole: StaffRole | null;
  /** The store they work for. */
  readonly partnerId: number | null;
  readonly storeSuspended: boolean;
}

type StaffRoute = Pick<RouteDefinition, 'roles' | 'partners'>;

/** Whether a `staff` call is open to a user: by their role, or as a user of a store that is not suspended. Server and screens ask the same. */
export function mayCall(route: StaffRoute, worker: Worker): boolean {
  const { staffRole: role } = worker;
  if (role === 'administrator' || (role !== null && route.roles?.includes(role) === true)) return true;
  return worksForStore(route, worker) && !worker.storeSuspended;
}

/** Whether only the suspension of their store closes a call to a user. */
export function closedByStore(route: StaffRoute, worker: Worker): boolean {
  return !mayCall(route, worker) && worksForStore(route, worker);
}

function worksForStore({ partners }: StaffRoute, { partnerId }: Worker): boolean {
  return partners === true && partnerId !== null;
}
