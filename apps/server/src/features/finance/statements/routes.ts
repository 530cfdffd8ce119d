import { confirmStatementLines as confirmCall } from '@patio/contract/finance/statements/confirm-statement-lines.ts';
import { exportStatementLines as exportCall } from '@patio/contract/finance/statements/export-statement-lines.ts';
import { getStatementLine as getCall } from '@patio/contract/finance/statements/get-statement-line.ts';
import { ignoreStatementLines as ignoreCall } from '@patio/contract/finance/statements/ignore-statement-lines.ts';
import { importStatement as importCall } from '@patio/contract/finance/statements/import-statement.ts';
import { listStatementLines as listCall } from '@patio/contract/finance/statements/list-statement-lines.ts';
import { restoreStatementLine as restoreCall } from '@patio/contract/finance/statements/restore-statement-line.ts';
import { identifyLine as identifyCall } from '@patio/contract/finance/statements/identify-line.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { confirmStatementLines } from './office/confirm-statement-lines.ts';
import { exportStatementLines } from './office/export-statement-lines.ts';
import { getStatementLine } from './office/get-statement-line.ts';
import { ignoreStatementLines } from './office/ignore-statement-lines.ts';
import { importStatement } from './office/import-statement.ts';
import { listStatementLines } from './office/list-statement-lines.ts';
import { restoreStatementLine } from './office/restore-statement-line.ts';
import { identifyLine } from './office/identify-line.ts';

export function statementRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listCall)(listStatementLines(deps));
  serve(app, exportCall)(exportStatementLines(deps));
  serve(app, getCall)(getStatementLine(deps));
  serve(app, importCall)(importStatement(deps));
  serve(app, confirmCall)(confirmStatementLines(deps));
  serve(app, ignoreCall)(ignoreStatementLines(deps));
  serve(app, restoreCall)(restoreStatementLine(deps));
  serve(app, identifyCall)(identifyLine(deps));
}
