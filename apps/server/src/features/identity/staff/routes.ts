import { cancelInvitation as cancelContract } from '@patio/contract/identity/staff/cancel-invitation.ts';
import { changeStaffRole as changeContract } from '@patio/contract/identity/staff/change-staff-role.ts';
import { endStaffRole as endContract } from '@patio/contract/identity/staff/end-staff-role.ts';
import { inviteStaff as inviteContract } from '@patio/contract/identity/staff/invite-staff.ts';
import { listStaff as listContract } from '@patio/contract/identity/staff/list-staff.ts';
import { resendInvitation as resendContract } from '@patio/contract/identity/staff/resend-invitation.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { cancelInvitation } from './cancel-invitation.ts';
import { changeStaffRole } from './change-staff-role.ts';
import { endStaffRole } from './end-staff-role.ts';
import { inviteStaff } from './invite-staff.ts';
import { listStaff } from './list-staff.ts';
import { resendInvitation } from './resend-invitation.ts';

export function staffRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listContract)(listStaff(deps));
  serve(app, inviteContract)(inviteStaff(deps));
  serve(app, cancelContract)(cancelInvitation(deps));
  serve(app, resendContract)(resendInvitation(deps));
  serve(app, changeContract)(changeStaffRole(deps));
  serve(app, endContract)(endStaffRole(deps));
}
