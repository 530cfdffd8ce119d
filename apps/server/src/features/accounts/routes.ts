import { getProfile as getContract } from '@patio/contract/accounts/get-profile.ts';
import { listProfiles as listContract } from '@patio/contract/accounts/list-profiles.ts';
import { updateProfile as updateContract } from '@patio/contract/accounts/update-profile.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { getProfile } from './get-profile.ts';
import { listProfiles } from './list-profiles.ts';
import { updateProfile } from './update-profile.ts';

export function accountRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, getContract)(getProfile(deps));
  serve(app, updateContract)(updateProfile(deps));
  serve(app, listContract)(listProfiles());
}
