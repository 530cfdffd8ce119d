import { exportAudit as exportAuditCall } from '@patio/contract/people/audit/export-audit.ts';
import { listAudit as listAuditCall } from '@patio/contract/people/audit/list-audit.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';

export function auditRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listAuditCall)(listAudit(deps));
  serve(app, exportAuditCall)(exportAudit(deps));
}
