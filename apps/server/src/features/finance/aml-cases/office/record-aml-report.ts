import type { recordAmlReport as contract } from '@patio/contract/finance/aml-cases/record-aml-report.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { CaseChange, CaseRow } from '../cases.store.ts';
import { changeCase } from '../change-case.ts';

/** Records the report of a case, and closes it. */
export const recordAmlReport =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) => {
    const { now: at } = context;
    const { protocolo: protocol, dia: day } = body;
    const change = ({ decided_at: decidedAt }: CaseRow): CaseChange | ApiError =>
      day > dayOf(at) || day < dayOf(decidedAt ?? at)
        ? new ApiError('aml-report-day')
        : { state: 'closed', protocol, reported_on: day, closed_at: at };
    const step = {
      step: 'record',
      version: body.versao,
      event: 'reported',
      action: 'record-aml-report',
      words: null,
      change,
    } as const;
    return { data: await changeCase(deps, params.id, step, context) };
  };
