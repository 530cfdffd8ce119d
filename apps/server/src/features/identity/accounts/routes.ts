import { getProfile as getContract } from '@patio/contract/identity/accounts/get-profile.ts';
import { listProfiles as listContract } from '@patio/contract/identity/accounts/list-profiles.ts';
import { updateProfile as updateContract } from '@patio/contract/identity/accounts/update-profile.ts';
import { signUpCompany as companyContract } from '@patio/contract/identity/accounts/sign-up-company.ts';
import { signUpIndividual as individualContract } from '@patio/contract/identity/accounts/sign-up-individual.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { getProfile } from './get-profile.ts';
import { listProfiles } from './list-profiles.ts';
import { signUpCompany } from './sign-up/sign-up-company.ts';
import { signUpIndividual } from './sign-up/sign-up-individual.ts';
import { updateProfile } from './update-profile.ts';

export function accountRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, getContract)(getProfile(deps));
  serve(app, updateContract)(updateProfile(deps));
  serve(app, listContract)(listProfiles());
  serve(app, individualContract, { work: 'sign-in' })(signUpIndividual(deps));
  serve(app, companyContract, { work: 'sign-in' })(signUpCompany(deps));
}
