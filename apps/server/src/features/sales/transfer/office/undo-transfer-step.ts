import type { undoTransferStep as contract } from '@patio/contract/sales/transfer/undo-transfer-step.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { actOnStep } from '../act-on-step.ts';

/** Who sells takes a step back. */
export const undoTransferStep =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params: { id: code, etapa: step }, body: { versao: version, motivo: words } }, context) =>
    actOnStep(deps, { code, step, action: 'undo', door: 'office', version, words }, context);
