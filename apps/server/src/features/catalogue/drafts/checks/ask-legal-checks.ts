import type { askLegalChecks as contract } from '@patio/contract/catalogue/legal-checks/ask-legal-checks.ts';
import { plateOf } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { beginAttempt } from '../../../identity/sessions/public.ts';
import { askRegister, localRegister } from '../../legal-checks/public.ts';
import { presentStored } from '../draft-reply.ts';
import { openDraft, openLocked } from '../open-draft.ts';
import { openVehicle } from './open-vehicle.ts';
import { storeChecks } from './store-checks.ts';

/** A register asks for money by the query. */
const ASKED = { perSubject: 60, windowMs: 3_600_000 };
const TIMEOUT_MS = 8000;

/** Asks the register about a vehicle, outside of any transaction, and records what it answers. */
export const askLegalChecks =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, context) => {
    const { actor } = context;
    const seen = openVehicle(await openDraft(deps.database, params.id, actor), body.veiculo, actor);
    if (plateOf(seen) === null) return fail('plate-needed');
    await beginAttempt(deps, `vehicle-register:${actor.accountId}`, context, ASKED);
    const register = deps.config.vehicleRegister.local ? localRegister : null;
    const answer = await askRegister(register, seen, TIMEOUT_MS);
    if (answer.kind === 'unknown') return fail('register-unknown');
    if (answer.kind === 'unavailable') return fail('register-down');
    const checkedOn = dayOf(deps.clock.now());
    await deps.database.transact(async (transaction) => {
      const open = await openLocked(transaction, params.id, actor);
      // The answer is of the plate that was asked about.
      if (openVehicle(open, body.veiculo, actor) !== seen) throw new ApiError('vehicle-needed');
      const checks = answer.checks.map((check) => ({ ...check, checkedOn }));
      await storeChecks(deps, transaction, open, { vehicle: seen, checks, byRegister: true, actor });
    });
    return presentStored(deps, deps.database, params.id, context);
  };
