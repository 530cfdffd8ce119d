import { gridWidth, pageSize, type ScreenClass } from '@patio/domain/catalogue/catalogue/grid.ts';
import { cookieOf } from '../../../../platform/api/cookies.ts';
import { placeFromText, type Place } from '../places/place.ts';

const SIZES: ReadonlySet<number> = new Set([9, 12, 15]);

/** The visitor's display preferences for home, as its cookies tell the server. */
export interface HomeView {
  /** Cards per page: three rows; nine while the width is unknown (HOME-08). */
  readonly limit: number;
  readonly panelOpen: boolean;
  /** The position the visitor has given; null without one. */
  readonly place: Place | null;
}

/** Reads the view from the `Cookie` header. */
export function homeView(cookies: string): HomeView {
  const size = Number(cookieOf(cookies, 'grade'));
  return {
    limit: SIZES.has(size) ? size : pageSize(null),
    panelOpen: cookieOf(cookies, 'painel') !== '0',
    place: placeFromText(cookieOf(cookies, 'posicao')),
  };
}

/** The page size of a window: three rows of the cards that fit; at least nine, so that a phone does not get pages of three. */
export function sizeFor(screen: ScreenClass, panelOpen: boolean): number {
  return Math.max(pageSize(null), pageSize(gridWidth(screen, panelOpen)));
}
