import { decideIdentity as decideCall } from '@patio/contract/people/identity/decide-identity.ts';
import { listIdentityRequests as listCall } from '@patio/contract/people/identity/list-identity-requests.ts';
import { readIdentityDocument as readCall } from '@patio/contract/people/identity/read-identity-document.ts';
import { recordDeposit as depositCall } from '@patio/contract/people/identity/record-deposit.ts';
import { requestVerification as requestCall } from '@patio/contract/people/identity/request-verification.ts';
import { withdrawVerification as withdrawCall } from '@patio/contract/people/identity/withdraw-verification.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { decideIdentity } from './decide-identity.ts';
import { listIdentityRequests } from './list-identity-requests.ts';
import { readIdentityDocument } from './read-identity-document.ts';
import { recordDeposit } from './record-deposit.ts';
import { requestVerification } from './request-verification.ts';
import { withdrawVerification } from './withdraw-verification.ts';

export function identityRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const storage = openStorage(deps.config);
  serve(app, requestCall)(requestVerification(deps, storage));
  serve(app, listCall)(listIdentityRequests(deps));
  serve(app, readCall)(readIdentityDocument(deps, storage));
  serve(app, decideCall)(decideIdentity(deps));
  serve(app, withdrawCall)(withdrawVerification(deps));
  serve(app, depositCall)(recordDeposit(deps));
}
