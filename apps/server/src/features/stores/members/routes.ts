import { cancelStoreInvitation as cancelCall } from '@patio/contract/stores/members/cancel-store-invitation.ts';
import { inviteStoreMember as inviteCall } from '@patio/contract/stores/members/invite-store-member.ts';
import { listStoreMembers as listCall } from '@patio/contract/stores/members/list-store-members.ts';
import { makeStoreOwner as ownerCall } from '@patio/contract/stores/members/make-store-owner.ts';
import { removeStoreMember as removeCall } from '@patio/contract/stores/members/remove-store-member.ts';
import { resendStoreInvitation as resendCall } from '@patio/contract/stores/members/resend-store-invitation.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { cancelStoreInvitation } from './cancel-store-invitation.ts';
import { makeStoreOwner, removeStoreMember } from './change-member.ts';
import { inviteStoreMember } from './invite-store-member.ts';
import { listStoreMembers } from './list-store-members.ts';
import { resendStoreInvitation } from './resend-store-invitation.ts';

export function storeMemberRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listCall)(listStoreMembers(deps));
  serve(app, inviteCall)(inviteStoreMember(deps));
  serve(app, resendCall)(resendStoreInvitation(deps));
  serve(app, cancelCall)(cancelStoreInvitation(deps));
  serve(app, removeCall)(removeStoreMember(deps));
  serve(app, ownerCall)(makeStoreOwner(deps));
}
