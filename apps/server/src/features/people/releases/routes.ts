import { getAccountLimits as getAccountLimitsCall } from '@patio/contract/people/releases/get-account-limits.ts';
import { grantRelease as grantReleaseCall } from '@patio/contract/people/releases/grant-release.ts';
import { withdrawRelease as withdrawReleaseCall } from '@patio/contract/people/releases/withdraw-release.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { getAccountLimits } from './get-account-limits.ts';
import { grantRelease } from './grant-release.ts';
import { withdrawRelease } from './withdraw-release.ts';

export function releaseRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, getAccountLimitsCall)(getAccountLimits(deps));
  serve(app, grantReleaseCall)(grantRelease(deps));
  serve(app, withdrawReleaseCall)(withdrawRelease(deps));
}
