import type { listVehiclePhotos as contract } from '@patio/contract/catalogue/catalogue/list-vehicle-photos.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { offerReader } from '../offers.store.ts';
import { viewerOf } from '../viewer.ts';

/** The pictures of an offer by vehicle, for the viewer's profile. */
export const listVehiclePhotos =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, context) => {
    const reader = offerReader(database, context.now);
    const { profileCode } = viewerOf(context);
    const photos = await reader.vehiclePhotos(params.id, profileCode);
    if (photos.length === 0 && (await reader.state(params.id)) === undefined) return fail('offer-not-found');
    return photos;
  };
