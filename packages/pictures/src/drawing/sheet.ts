import { short } from './polyline.ts';
import type { Point2 } from './space.ts';

/** A gradient stop: place 0 to 1, colour, and opacity 0 to 1 (1 when absent). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Collects the elements and gradients of one picture and writes the SVG text. */
export class Sheet {
  readonly #prefix: string;
  readonly #definitions = new Map<string, string>();
  readonly #elements: string[] = [];

  /** `prefix` keeps the gradient ids of one picture apart from those of another on the same page. */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  #define(open: string, close: string, inner: string): string {
    const key = `${open}|${close}|${inner}`;
    const id = this.#definitions.get(key) ?? `${this.#prefix}${this.#definitions.size}`;
    this.#definitions.set(key, id);
    return `url(#${id})`;
  }

  /** Returns a paint: a straight gradient from (x1, y1) to (x2, y2) in pixels. */
  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    const place = `x1="${Math.round(x1)}" y1="${Math.round(y1)}" x2="${Math.round(x2)}" y2="${Math.round(y2)}"`;
    return this.#define(
      `<linearGradient gradientUnits="userSpaceOnUse" ${place}`,
      '</linearGradient>',
      stopsOf(stops),
    );
  }

  /** Returns a paint: a straight gradient over the box of whatever it fills, from top to bottom (or left to right). */
  fade(stops: readonly Stop[], across = false): string {
    const place = across ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="0" x2="0" y2="1"';
    return this.#define(`<linearGradient ${place}`, '</linearGradient>', stopsOf(stops));
  }

  /** Returns a paint: a round gradient over the box of whatever it fills; centre and radius 0 to 1. */
  glow(stops: readonly Stop[], cx = 0.5, cy = 0.5, radius = 0.5): string {
    const open = `<radialGradient cx="${cx}" cy="${cy}" r="${radius}"`;
    return this.#define(open, '</radialGradient>', stopsOf(stops));
  }

  /** Returns a paint: a round gradient in a tilted ellipse, given its centre and the ends of its two half axes; units. */
  pool(centre: Point2, first: Point2, second: Point2, stops: readonly Stop[]): string {
    const matrix = [
      first[0] - centre[0],
      first[1] - centre[1],
      second[0] - centre[0],
      second[1] - centre[1],
      ...centre,
    ];
    const place = `gradientTransform="matrix(${matrix.map((part) => Math.round(part)).join(' ')})"`;
    const open = `<radialGradient gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" ${place}`;
    return this.#define(open, '</radialGradient>', stopsOf(stops));
  }

  /** Adds an element as written. */
  add(element: string): void {
    this.#elements.push(element);
  }

  /** Adds a path; `attributes` are written as given. */
  path(data: string, fill: string, attributes = ''): void {
    if (data === '') return;
    this.add(`<path d="${data}" fill="${fill}"${attributes === '' ? '' : ` ${attributes}`}/>`);
  }

  /** Adds an upright rectangle; pixels. */
  rect(x: number, y: number, width: number, height: number, fill: string, attributes = ''): void {
    const size = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
    this.add(`<rect ${size} fill="${fill}"${attributes === '' ? '' : ` ${attributes}`}/>`);
  }

  /** Adds an upright ellipse; pixels. */
  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, attributes = ''): void {
    const size = `cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}"`;
    this.add(`<ellipse ${size} fill="${fill}"${attributes === '' ? '' : ` ${attributes}`}/>`);
  }

  /** Returns the whole picture as SVG text; size in drawing units, shown at half of it. */
  toSvg(width: number, height: number): string {
    const shared = new Map<string, string>();
    const drawn = this.#elements.join('');
    const used = [...this.#definitions].filter(([, id]) => drawn.includes(`url(#${id})`));
    const definitions = used.map(([key, id]) => {
      const [open = '', close = '', inner = ''] = key.split('|');
      const known = shared.get(inner);
      if (known) return `${open} id="${id}" href="#${known}"/>`;
      shared.set(inner, id);
      return `${open} id="${id}">${inner}${close}`;
    });
    const size = `viewBox="0 0 ${width} ${height}" width="${width / 2}" height="${height / 2}"`;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">` +
      `<defs>${definitions.join('')}</defs>${drawn}</svg>`
    );
  }
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const veil = opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${String(Math.round(offset * 100) / 100).replace(/^0\./, '.')}" stop-color="${colour}"${veil}/>`;
    })
    .join('');
}
