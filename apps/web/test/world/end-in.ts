import type { World } from './world.ts';

/** Lets an offer end in some seconds, with a closing window of some seconds. */
export async function endIn(
  world: World,
  code: number,
  seconds: number,
  softCloseSeconds: number,
): Promise<void> {
  await world.query(
    `update auction set end_at = now() + make_interval(secs => $2), original_end_at = now() + make_interval(secs => $2),
       soft_close_ms = $3 where offer_code = $1 returning offer_code`,
    [code, seconds, softCloseSeconds * 1000],
  );
}
