import type { PaybackPart, PaybackPlan, PaybackWay } from './plan-payback.ts';

/** A payback as it was proposed. */
export interface ProposedMoney {
  readonly way: PaybackWay;
  /** Of a set-off: the charge that it pays. */
  readonly target: number | null;
  readonly parts: readonly PaybackPart[];
}

/** What of a purchase decides whether its money can go back now. */
export interface OwedNow {
  /** Money that the house had given up came. */
  readonly givenUp: boolean;
  /** The vehicle comes back before the money does. */
  readonly vehicleAwaited: boolean;
  /** The house has a bank for Pix. */
  readonly pix: boolean;
  readonly plans: readonly PaybackPlan[];
}

/** `no-pix`: it would be on its way for ever; `changed`: what would be proposed now is another thing. */
export type PaybackWaits = 'given-up' | 'vehicle' | 'no-pix' | 'changed';

/** What has to happen before a payback may be released; null: nothing. Without a proposal: before one may be made. */
export function paybackWaits(
  proposed: ProposedMoney | null,
  { givenUp, vehicleAwaited, pix, plans }: OwedNow,
): PaybackWaits | null {
  if (givenUp) return 'given-up';
  if (vehicleAwaited) return 'vehicle';
  if (proposed === null) return null;
  if (proposed.way === 'pix' && !pix) return 'no-pix';
  const now = plans.find(({ way, target }) => way === proposed.way && target === proposed.target);
  return partsText(proposed.parts) === partsText(now?.parts ?? []) ? null : 'changed';
}

/** Whether a proposal can only be turned down, so that another one may take its place. */
export const isOutdated = (waits: PaybackWaits | null): boolean => waits === 'no-pix' || waits === 'changed';

const partsText = (parts: readonly PaybackPart[]): string =>
  parts
    .map(({ charge, amount, endToEndId }) => [charge, amount, endToEndId].join())
    .toSorted()
    .join(';');
