import { noteOpenRecord as noteOpenRecordCall } from '@patio/contract/identity/open-records/note-open-record.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { noteOpenRecord } from './note-open-record.ts';

export function openRecordRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, noteOpenRecordCall)(noteOpenRecord(deps));
}
