import type { decideTransferStep as contract } from '@patio/contract/sales/transfer/decide-transfer-step.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { actOnStep } from '../act-on-step.ts';

/** The team confirms or refuses what the buyer has marked. */
export const decideTransferStep =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params: { id: code, etapa: step }, body }, context) => {
    const decision = body.aceito
      ? ({ action: 'confirm', words: null } as const)
      : ({ action: 'refuse', words: body.motivo } as const);
    return actOnStep(deps, { code, step, door: 'office', version: body.versao, ...decision }, context);
  };
