import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Viewer } from './saving/offer-conditions.store.ts';

/** A visitor (S-21). */
export const VISITOR: Viewer = { profileCode: 7, accountId: null };

/** The viewer whose prices, pictures and favourites a reply shows. */
export function viewerOf({ actor, profileCode }: CallContext): Viewer {
  return { profileCode: profileCode ?? VISITOR.profileCode, accountId: actor?.accountId ?? null };
}

/** Staff see the prices and pictures of every profile (S-21). */
function seesAllProfiles({ actor }: CallContext): boolean {
  return actor !== null && actor.staffRole !== null && !actor.restricted && !actor.stepMissing;
}

/** The profiles whose prices and pictures a reply may contain. */
export function visibleProfiles(context: CallContext): readonly number[] {
  return seesAllProfiles(context) ? [4, 5, 6, 7] : [viewerOf(context).profileCode];
}
