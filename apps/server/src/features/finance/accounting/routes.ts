import { exportBank as exportBankCall } from '@patio/contract/finance/accounting/export-bank.ts';
import { exportBook as exportBookCall } from '@patio/contract/finance/accounting/export-book.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { exportBank } from './export-bank.ts';
import { exportBook } from './export-book.ts';

export function accountingRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, exportBookCall)(exportBook(deps));
  serve(app, exportBankCall)(exportBank(deps));
}
