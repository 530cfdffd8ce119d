import { createReason as createCall } from '@patio/contract/catalogue/reference/create-reason.ts';
import { deleteReason as deleteCall } from '@patio/contract/catalogue/reference/delete-reason.ts';
import { listStaffReasons as listCall } from '@patio/contract/catalogue/reference/list-staff-reasons.ts';
import { saveReason as saveCall } from '@patio/contract/catalogue/reference/save-reason.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../../deps.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { createReason } from './create-reason.ts';
import { deleteReason } from './delete-reason.ts';
import { listStaffReasons } from './list-staff-reasons.ts';
import { saveReason } from './save-reason.ts';

export function reasonRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listCall)(listStaffReasons(deps));
  serve(app, createCall)(createReason(deps));
  serve(app, saveCall)(saveReason(deps));
  serve(app, deleteCall)(deleteReason(deps));
}
