import type { undoOwnTransferStep as contract } from '@patio/contract/sales/transfer/undo-own-transfer-step.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { actOnStep } from '../act-on-step.ts';

/** The buyer takes back a step that nobody has confirmed. */
export const undoOwnTransferStep =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params: { id: code, etapa: step }, body: { versao: version, motivo: words } }, context) =>
    actOnStep(deps, { code, step, action: 'undo', door: 'own', version, words }, context);
