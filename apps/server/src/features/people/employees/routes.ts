import { cancelEmployeeInvitation as cancelContract } from '@patio/contract/people/employees/cancel-employee-invitation.ts';
import { endEmployee as endContract } from '@patio/contract/people/employees/end-employee.ts';
import { inviteEmployee as inviteContract } from '@patio/contract/people/employees/invite-employee.ts';
import { listEmployees as listContract } from '@patio/contract/people/employees/list-employees.ts';
import { resendEmployeeInvitation as resendContract } from '@patio/contract/people/employees/resend-employee-invitation.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { cancelEmployeeInvitation } from './cancel-employee-invitation.ts';
import { endEmployee } from './end-employee.ts';
import { inviteEmployee } from './invite-employee.ts';
import { listEmployees } from './list-employees.ts';
import { resendEmployeeInvitation } from './resend-employee-invitation.ts';

export function employeeRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listContract)(listEmployees(deps));
  serve(app, inviteContract)(inviteEmployee(deps));
  serve(app, resendContract)(resendEmployeeInvitation(deps));
  serve(app, cancelContract)(cancelEmployeeInvitation(deps));
  serve(app, endContract)(endEmployee(deps));
}
