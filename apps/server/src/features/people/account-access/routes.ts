import { cancelAccessChange as cancelContract } from '@patio/contract/people/account-access/cancel-access-change.ts';
import { listAccessChanges as listContract } from '@patio/contract/people/account-access/list-access-changes.ts';
import { objectToAccessChange as objectContract } from '@patio/contract/people/account-access/object-to-access-change.ts';
import { requestAccessChange as requestContract } from '@patio/contract/people/account-access/request-access-change.ts';
import { requirePassword as requirePasswordContract } from '@patio/contract/people/account-access/require-password.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { cancelAccessChange } from './cancel-access-change.ts';
import { listAccessChanges } from './list-access-changes.ts';
import { objectToAccessChange } from './object-to-access-change.ts';
import { requestAccessChange } from './request-access-change.ts';
import { requirePassword } from './require-password.ts';

export function accountAccessRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, requirePasswordContract)(requirePassword(deps));
  serve(app, listContract)(listAccessChanges(deps));
  serve(app, requestContract)(requestAccessChange(deps));
  serve(app, cancelContract)(cancelAccessChange(deps));
  serve(app, objectContract)(objectToAccessChange(deps));
}
