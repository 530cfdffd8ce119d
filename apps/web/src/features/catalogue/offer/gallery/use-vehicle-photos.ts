import { listVehiclePhotos } from '@patio/contract/catalogue/catalogue/list-vehicle-photos.ts';
import { useEffect, useState } from 'react';
import { browserCall } from '../../../../platform/api/browser-api.ts';
import type { OfferView } from '../../catalogue/public.ts';

/** Photographs of one vehicle of a lot, by their addresses. */
export interface PhotoGroup {
  readonly title: string;
  readonly photos: ReadonlySet<string>;
}

/** The photographs of a lot by vehicle; none until they are loaded, for a single vehicle, and when the call fails: then they are not grouped. */
export function useVehiclePhotos(lot: Pick<OfferView, 'code' | 'vehicles'> | null): readonly PhotoGroup[] {
  const [groups, setGroups] = useState<readonly PhotoGroup[]>([]);
  useEffect(() => {
    if (lot === null) return;
    const load = async (): Promise<void> => {
      const found = await browserCall(listVehiclePhotos, { params: { id: lot.code } }).catch(() => []);
      setGroups(
        found.map(({ codigo, photos }) => {
          const at = lot.vehicles.findIndex(({ code }) => code === codigo);
          return { title: `${at + 1}. ${lot.vehicles[at]?.name ?? ''}`, photos: new Set(photos) };
        }),
      );
    };
    void load();
  }, [lot]);
  return groups;
}
