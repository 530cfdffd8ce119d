import type { decideAmlCase as contract } from '@patio/contract/finance/aml-cases/decide-aml-case.ts';
import { AML_REPORT_MS } from '@patio/domain/finance/aml-cases/aml-case.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { CaseChange } from '../cases.store.ts';
import { changeCase } from '../change-case.ts';

/** Decides that a case is reported, or dismisses it. */
export const decideAmlCase =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) => {
    const { now: at, actor } = context;
    const reports = body.decisao === 'comunicar';
    const decided = { decided_by: actor.accountId, decided_at: at };
    const change = (): CaseChange =>
      reports
        ? { ...decided, state: 'reporting', decision: 'reported', report_due_at: at + AML_REPORT_MS }
        : { ...decided, state: 'closed', decision: 'dismissed', closed_at: at };
    const step = {
      step: reports ? 'report' : 'dismiss',
      version: body.versao,
      event: reports ? 'report-decided' : 'dismissed',
      action: reports ? 'report-aml-case' : 'dismiss-aml-case',
      words: body.motivo,
      change,
    } as const;
    return { data: await changeCase(deps, params.id, step, context) };
  };
