import { acceptInvitation as acceptContract } from '@patio/contract/identity/invitations/accept-invitation.ts';
import { readInvitation as readContract } from '@patio/contract/identity/invitations/read-invitation.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { readInvitation } from './read-invitation.ts';

export function invitationRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, readContract)(readInvitation(deps));
  serve(app, acceptContract, { work: 'sign-in' })(acceptInvitation(deps));
}
