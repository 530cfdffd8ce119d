/** Classes of screen width (B§9, C-36). */
export type ScreenClass = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

const UPPER_BOUNDS: readonly (readonly [ScreenClass, number])[] = [
  ['xs', 600],
  ['sm', 960],
  ['md', 1280],
  ['lg', 1600],
];
const CARD_WIDTH = 268;
const ROWS = 3;
const DEFAULT_PER_ROW = 3;

/** The class of a width in px: the breakpoints are upper bounds, 599 is xs and 600 sm (C-36). */
export function screenClass(width: number): ScreenClass {
  return UPPER_BOUNDS.find(([, bound]) => width < bound)?.[0] ?? 'xl';
}

/** The layout that a class gets: mobile xs, tablet sm and md, desktop lg and xl (C-36). */
export function layoutOf(screen: ScreenClass): 'mobile' | 'tablet' | 'desktop' {
  if (screen === 'xs') return 'mobile';
  return screen === 'sm' || screen === 'md' ? 'tablet' : 'desktop';
}

/** The width of the grid in px on a desktop, by filter panel (C-37); null below, where it is fluid. */
export function gridWidth(screen: ScreenClass, panelOpen: boolean): number | null {
  if (layoutOf(screen) !== 'desktop') return null;
  if (screen === 'lg') return panelOpen ? 878 : 1123;
  return panelOpen ? 1123 : 1368;
}

/** How many cards fit in a row of a grid (width in px), at least one; three if the width is unknown (B§9). */
export function cardsPerRow(width: number | null): number {
  return width === null ? DEFAULT_PER_ROW : Math.max(1, Math.floor(width / CARD_WIDTH));
}

/** How many cards a page has: three rows, nine if the width is unknown (B§9, C-37). */
export function pageSize(width: number | null): number {
  return ROWS * cardsPerRow(width);
}
