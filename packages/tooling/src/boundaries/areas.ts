/** The areas of the product. Each may import itself and those before it (decision 0081). */
export const AREAS = [
  'messaging',
  'identity',
  'people',
  'stores',
  'catalogue',
  'trading',
  'sales',
  'finance',
] as const;

/** Where areas are, and whether their order binds there: screens compose what several areas offer, so in the browser only features do. */
export const AREA_ROOTS = [
  { root: 'apps/server/src/features', ordered: true },
  { root: 'packages/contract/src', ordered: true },
  { root: 'packages/domain/src', ordered: true },
  { root: 'apps/web/src/features', ordered: false },
] as const;
