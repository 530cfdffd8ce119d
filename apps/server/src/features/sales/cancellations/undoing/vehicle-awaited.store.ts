import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

/** Whether the vehicle of a cancellation with an alias is still to come back: until then its money stays. */
export const vehicleAwaited = (cancellation: string): string =>
  `(${cancellation}.vehicle_awaited and ${cancellation}.vehicle_back_at is null)`;

/** Money of a cancellation `c` went back, or is on its way; what left before the vehicle came back is of other money. */
export const MONEY_LEFT = `(c.refunded_at is not null or exists (select from payback b join payback_part s on s.payback_code = b.code
  where b.purchase_code = c.purchase_code and s.state in ('sending', 'done') and b.decided_at >= c.vehicle_back_at))`;

const awaited = statement({
  name: 'undoing.vehicle-awaited',
  text: `select exists (select from cancellation c where c.purchase_code = $1 and ${vehicleAwaited('c')}) as awaited`,
});

/** Whether the money of an undone purchase waits for the vehicle, which its buyer has still. */
export const isVehicleAwaited = async (queries: Queries, purchase: number): Promise<boolean> =>
  (await queries.row(awaited, [purchase]))?.awaited === true;
