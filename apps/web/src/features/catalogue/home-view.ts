import { gridWidth, pageSize, type ScreenClass } from '@patio/domain/catalogue/grid.ts';
import { cookieOf } from '../../platform/api/cookies.ts';
import type { Position } from './load-home.ts';

const SIZES: ReadonlySet<number> = new Set([9, 12, 15]);

/** How the visitor's browser shows home, as its cookies tell the server. */
export interface HomeView {
  /** Cards per page: three rows; nine while the width is unknown (HOME-08). */
  readonly limit: number;
  readonly panelOpen: boolean;
  readonly position: Position | null;
}

/** Reads the view from the `Cookie` header. */
export function homeView(cookies: string): HomeView {
  const size = Number(cookieOf(cookies, 'grade'));
  return {
    limit: SIZES.has(size) ? size : pageSize(null),
    panelOpen: cookieOf(cookies, 'painel') !== '0',
    position: positionFrom(cookieOf(cookies, 'posicao')),
  };
}

/** The page size of a window: three rows of what fits; never under nine, so that a phone does not page after three. */
export function sizeFor(screen: ScreenClass, panelOpen: boolean): number {
  return Math.max(pageSize(null), pageSize(gridWidth(screen, panelOpen)));
}

/** Reads "-20.3,-40.2". */
export function positionFrom(text: string | null): Position | null {
  const match = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(text ?? '');
  if (match === null) return null;
  const [lat, lon] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
}
