import { CallFailure } from '@patio/api-client/call-failure.ts';
import { getPreview } from '@patio/contract/catalogue/preview/get-preview.ts';
import { getPreviewGalleries } from '@patio/contract/catalogue/preview/get-preview-galleries.ts';
import { listPreviewPrices } from '@patio/contract/catalogue/preview/list-preview-prices.ts';
import { listPreviewProfiles } from '@patio/contract/catalogue/preview/list-preview-profiles.ts';
import { data } from 'react-router';
import type { LoaderApi } from '../../../platform/api/loader-api.ts';
import { previewView, type PreviewView } from './preview-view.ts';

/** Loads everything that a preview link opens. Throws 404 if the link is wrong, revoked or expired (S-26). */
export async function loadPreview(api: LoaderApi, token: string): Promise<PreviewView> {
  if (!/^[\w-]{22,64}$/.test(token)) throw data(null, { status: 404 });
  const request = { params: { token } };
  const [offer, prices, galleries, profiles] = await Promise.all([
    api.call(getPreview, request),
    api.call(listPreviewPrices, request),
    api.call(getPreviewGalleries, request),
    api.call(listPreviewProfiles, request),
  ]).catch(missing);
  return previewView({ offer, prices, galleries, profiles: profiles.data, now: Date.now() });
}

function missing(failure: unknown): never {
  if (failure instanceof CallFailure && failure.status === 404) throw data(null, { status: 404 });
  throw failure;
}
