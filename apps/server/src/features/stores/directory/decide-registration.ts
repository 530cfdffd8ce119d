import type { approvePartner as approveContract } from '@patio/contract/stores/directory/approve-partner.ts';
import type { refusePartner as refuseContract } from '@patio/contract/stores/directory/refuse-partner.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Database } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { approvePartner, refusePartner, type Decision } from '../partners/public.ts';
import { storeHeadOf } from './stores-list.store.ts';
import { presentStoreHead } from './stores.present.ts';

/** Opens a registered store to the public; audited. */
export const approveRegistration =
  (deps: ServerDeps): Handler<typeof approveContract> =>
  async ({ params, body }, { actor }) => {
    const given = { partner: params, version: body.versao, actorId: actor.accountId, at: deps.clock.now() };
    return afterwards(deps, params.id, await approvePartner(deps, given));
  };

/** Refuses a registration with a reason; audited. */
export const refuseRegistration =
  (deps: ServerDeps): Handler<typeof refuseContract> =>
  async ({ params, body }, { actor }) => {
    const given = { partner: params, version: body.versao, actorId: actor.accountId, at: deps.clock.now() };
    return afterwards(deps, params.id, await refusePartner(deps, { ...given, reason: body.motivo }));
  };

/** The store as it is now, or why nothing was decided. */
async function afterwards(
  { config, database }: Pick<ServerDeps, 'config' | 'database'>,
  partnerId: number,
  decision: Decision,
) {
  if (decision !== 'done') throw await refusal(config.brand.name, database, partnerId, decision);
  const row = await storeHeadOf(database, partnerId);
  if (!row) throw new ApiError('partner-not-found');
  return { data: presentStoreHead(row, 'house') };
}

async function refusal(
  brand: string,
  database: Database,
  partnerId: number,
  decision: Exclude<Decision, 'done'>,
): Promise<ApiError> {
  switch (decision) {
    case 'unknown':
      return new ApiError('partner-not-found');
    case 'changed':
      return new ApiError('store-changed');
    case 'not-verified':
    case 'no-name':
      return new ApiError('store-incomplete');
    case 'approved-already':
    case 'suspended':
    case 'decided': {
      const row = await storeHeadOf(database, partnerId);
      const at = row?.standing_at ?? null;
      const when = at === null ? '–' : formatDateTime(at);
      return new ApiError('store-decided', { parameters: { who: row?.standing_by ?? brand, when } });
    }
  }
}
