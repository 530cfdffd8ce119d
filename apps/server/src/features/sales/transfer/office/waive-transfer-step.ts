import type { waiveTransferStep as contract } from '@patio/contract/sales/transfer/waive-transfer-step.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { actOnStep } from '../act-on-step.ts';

/** The team notes that a step does not apply. */
export const waiveTransferStep =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params: { id: code, etapa: step }, body: { versao: version, motivo: words } }, context) =>
    actOnStep(deps, { code, step, action: 'waive', door: 'office', version, words }, context);
