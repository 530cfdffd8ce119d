import type { sendOwnTransferStep as contract } from '@patio/contract/sales/transfer/send-own-transfer-step.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { actOnStep } from '../act-on-step.ts';

/** The buyer marks a step of theirs, with a proof. */
export const sendOwnTransferStep =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params: { id: code, etapa: step }, body }, context) =>
    actOnStep(
      deps,
      {
        code,
        step,
        action: 'send',
        door: 'own',
        version: body.versao,
        on: body.feitaEm,
        document: body.documento,
        words: body.nota === '' ? null : body.nota,
      },
      context,
    );
