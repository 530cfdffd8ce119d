import type { Config } from '../../config/config.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { silentHub } from '../../platform/live/silent-hub.ts';
import { applyCorrection } from '../../features/sales/corrections/public.ts';
import { suspendLocked } from '../../features/sales/stays/public.ts';
import { auctionLocker } from '../../features/trading/auctions/public.ts';
import type { PlayedDeal } from './play-deals.ts';
import { ACTION_AGO_MS } from './running-deals.ts';

interface Facts {
  readonly config: Config;
  /** Who did it. */
  readonly actorId: number;
  /** The stated odometer reading of an offer. */
  readonly usageOf: (offerCode: number) => number;
  readonly now: number;
}

/** Corrects and suspends offers with bids, using staff's own operations: bidders are notified, and may withdraw. */
export async function loadStaffActions(
  transaction: Transaction,
  deals: readonly PlayedDeal[],
  { config, actorId, usageOf, now }: Facts,
): Promise<void> {
  const deps = { config, live: silentHub };
  for (const { row: played, role } of deals) {
    const action = role.running?.action;
    if (action === undefined) continue;
    const [row] = await auctionLocker(transaction).lockAll([played.offer_code]);
    if (!row) throw new Error('An offer of the demo world is gone.');
    const at = now - ACTION_AGO_MS[action];
    const done =
      action === 'corrected'
        ? await applyCorrection(deps, transaction, {
            row,
            body: correctedTo(usageOf(row.offer_code)),
            actorId,
            now: at,
          })
        : await suspendLocked(deps, { transaction, row, actorId, reason: SUSPENDED, at });
    if (done instanceof ApiError || done === false)
      throw new Error('An offer of the demo world stays as it was.');
  }
}

/** The odometer was read again in the yard, and a fine was discovered. */
function correctedTo(usage: number) {
  return {
    motivo:
      'Na conferência do pátio, o hodômetro marca mais do que o anúncio informava e consta uma multa nova.',
    km: usage + 12_480,
    legal: [
      {
        item: 'multas' as const,
        situacao: 'consta' as const,
        valor: 195.23,
        observacao: 'Paga pelo vendedor até a entrega.',
      },
    ],
  };
}

const SUSPENDED =
  'Divergência na numeração do motor, apontada pela vistoria: aguardamos o laudo complementar do proprietário.';
