import { downloadReport as downloadReportCall } from '@patio/contract/catalogue/reports/download-report.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { downloadReport } from './download-report.ts';

export function reportRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, downloadReportCall)(downloadReport(deps, openStorage(deps.config)));
}
