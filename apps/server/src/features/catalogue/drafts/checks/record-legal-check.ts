import type { recordLegalCheck as contract } from '@patio/contract/catalogue/legal-checks/record-legal-check.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { presentStored } from '../draft-reply.ts';
import { openLocked } from '../open-draft.ts';
import { openVehicle } from './open-vehicle.ts';
import { storeChecks } from './store-checks.ts';

/** Records a check that the user has made. */
export const recordLegalCheck =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) => {
    const { actor, idiom } = context;
    if (body.conferidaEm > dayOf(deps.clock.now()) || body.conferidaEm < '2000-01-01')
      throw new ApiError('invalid-fields', { erros: [fieldText('check-future', 'conferidaEm', idiom)] });
    const found = body.situacao === 'consta';
    const cents = found && body.valor !== null ? centavosFromReais(body.valor) || null : null;
    await deps.database.transact(async (transaction) => {
      const open = await openLocked(transaction, params.id, actor);
      const vehicle = openVehicle(open, body.veiculo, actor);
      const check = {
        item: body.item,
        status: body.situacao,
        cents,
        payer: found ? body.quemPaga : null,
        source: body.fonte,
        note: body.observacao?.trim() || null,
        checkedOn: body.conferidaEm,
      };
      await storeChecks(deps, transaction, open, { vehicle, checks: [check], byRegister: false, actor });
    });
    return presentStored(deps, deps.database, params.id, context);
  };
