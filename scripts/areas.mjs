/** The areas that features stand in, the same as in packages/tooling/src/boundaries/areas.ts. */
export const AREAS = [
  'messaging',
  'identity',
  'people',
  'stores',
  'catalogue',
  'trading',
  'sales',
  'finance',
];
