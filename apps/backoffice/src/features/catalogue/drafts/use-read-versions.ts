import type { StaffOffer } from '@patio/contract/catalogue/drafts/staff-offer.ts';
import { useState } from 'react';

/**
 * The versions of the marked offers as they were read when they were marked, by their codes. The list is read again meanwhile, and what it
 * says then was not looked at: who approves names the version that they saw.
 */
export function useReadVersions(
  rows: readonly Pick<StaffOffer, 'codigo' | 'versao'>[] | undefined,
  ids: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const [read, setRead] = useState<ReadonlyMap<number, number>>(new Map());
  const shown = new Map(rows?.map(({ codigo, versao }) => [codigo, versao]));
  const next = new Map(
    [...ids].flatMap((code) => {
      const version = read.get(code) ?? shown.get(code);
      return version === undefined ? [] : [[code, version] as const];
    }),
  );
  if (next.size !== read.size || [...next.keys()].some((code) => !read.has(code))) setRead(next);
  return next;
}
