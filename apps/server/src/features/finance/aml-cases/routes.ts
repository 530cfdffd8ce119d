import { decideAmlCase as decideAmlCaseCall } from '@patio/contract/finance/aml-cases/decide-aml-case.ts';
import { downloadAmlCase as downloadAmlCaseCall } from '@patio/contract/finance/aml-cases/download-aml-case.ts';
import { exportAmlCases as exportAmlCasesCall } from '@patio/contract/finance/aml-cases/export-aml-cases.ts';
import { getAmlCase as getAmlCaseCall } from '@patio/contract/finance/aml-cases/get-aml-case.ts';
import { listAmlCases as listAmlCasesCall } from '@patio/contract/finance/aml-cases/list-aml-cases.ts';
import { listWatchLists as listWatchListsCall } from '@patio/contract/finance/aml-cases/list-watch-lists.ts';
import { noteAmlCase as noteAmlCaseCall } from '@patio/contract/finance/aml-cases/note-aml-case.ts';
import { openAmlCase as openAmlCaseCall } from '@patio/contract/finance/aml-cases/open-aml-case.ts';
import { recordAmlReport as recordAmlReportCall } from '@patio/contract/finance/aml-cases/record-aml-report.ts';
import { takeAmlCase as takeAmlCaseCall } from '@patio/contract/finance/aml-cases/take-aml-case.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { decideAmlCase } from './office/decide-aml-case.ts';
import { downloadAmlCase } from './office/download-aml-case.ts';
import { exportAmlCases } from './office/export-aml-cases.ts';
import { getAmlCase } from './office/get-aml-case.ts';
import { listAmlCases } from './office/list-aml-cases.ts';
import { listWatchLists } from './watch-lists/list-watch-lists.ts';
import { noteAmlCase } from './office/note-aml-case.ts';
import { openAmlCase } from './office/open-aml-case.ts';
import { recordAmlReport } from './office/record-aml-report.ts';
import { takeAmlCase } from './office/take-aml-case.ts';

export function amlCaseRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listAmlCasesCall)(listAmlCases(deps));
  serve(app, exportAmlCasesCall)(exportAmlCases(deps));
  serve(app, listWatchListsCall)(listWatchLists(deps));
  serve(app, openAmlCaseCall)(openAmlCase(deps));
  serve(app, getAmlCaseCall)(getAmlCase(deps));
  serve(app, downloadAmlCaseCall)(downloadAmlCase(deps));
  serve(app, takeAmlCaseCall)(takeAmlCase(deps));
  serve(app, noteAmlCaseCall)(noteAmlCase(deps));
  serve(app, decideAmlCaseCall)(decideAmlCase(deps));
  serve(app, recordAmlReportCall)(recordAmlReport(deps));
}
