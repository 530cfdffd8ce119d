import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

const awaited = statement({
  name: 'undoing.vehicle-awaited',
  text: `select exists (select from cancellation where purchase_code = $1 and vehicle_awaited and vehicle_back_at is null) as awaited`,
});

/** Whether the money of an undone purchase waits for the vehicle, which its buyer has still. */
export const isVehicleAwaited = async (queries: Queries, purchase: number): Promise<boolean> =>
  (await queries.row(awaited, [purchase]))?.awaited === true;
