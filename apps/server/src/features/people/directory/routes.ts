import { exportAccounts as exportCall } from '@patio/contract/people/directory/export-accounts.ts';
import { getAccount as getAccountCall } from '@patio/contract/people/directory/get-account.ts';
import { listAccounts as listCall } from '@patio/contract/people/directory/list-accounts.ts';
import { listAccountAccesses as accessesCall } from '@patio/contract/people/directory/list-account-accesses.ts';
import { listAccountNotifications as notificationsCall } from '@patio/contract/people/directory/list-account-notifications.ts';
import { readAccountDocument as documentCall } from '@patio/contract/people/directory/read-account-document.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { exportAccounts } from './export-accounts.ts';
import { getAccount } from './get-account.ts';
import { listAccountAccesses } from './list-account-accesses.ts';
import { listAccountNotifications } from './list-account-notifications.ts';
import { listAccounts } from './list-accounts.ts';
import { readAccountDocument } from './read-account-document.ts';

export function directoryRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listCall)(listAccounts(deps));
  serve(app, exportCall)(exportAccounts(deps));
  serve(app, getAccountCall)(getAccount(deps));
  serve(app, documentCall)(readAccountDocument(deps));
  serve(app, accessesCall)(listAccountAccesses(deps));
  serve(app, notificationsCall)(listAccountNotifications(deps));
}
