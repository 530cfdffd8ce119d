import type { doTransferStep as contract } from '@patio/contract/sales/transfer/do-transfer-step.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { actOnStep } from '../act-on-step.ts';

/** Who sells marks a step as done. */
export const doTransferStep =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params: { id: code, etapa: step }, body }, context) =>
    actOnStep(
      deps,
      {
        code,
        step,
        action: 'do',
        door: 'office',
        version: body.versao,
        on: body.feitaEm,
        document: body.documento,
        words: body.nota === '' ? null : body.nota,
      },
      context,
    );
