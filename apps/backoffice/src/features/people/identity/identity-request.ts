import type { listIdentityRequests } from '@patio/contract/people/identity/list-identity-requests.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';

/** A verification request as staff read it. */
export type IdentityRequest = Reply<typeof listIdentityRequests>['data'][number];
