import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The name of a function: `get-something` is `getSomething`.
 *
 * @param {string} name
 */
export function camelCase(name) {
  return name.replaceAll(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}

/**
 * The name of a component: `get-something` is `GetSomething`.
 *
 * @param {string} name
 */
export function pascalCase(name) {
  const camel = camelCase(name);
  return camel.slice(0, 1).toUpperCase() + camel.slice(1);
}

/**
 * The name as words: `get-something` is `Get something`.
 *
 * @param {string} name
 */
export function inWords(name) {
  const words = name.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/**
 * Throws a sentence that names the choices when a folder does not have a place.
 *
 * @param {string} root
 * @param {string} folder
 * @param {string} place `area/feature`, or a folder
 * @param {number} depth of a place: folders in it
 */
export function needPlace(root, folder, place, depth) {
  const parts = place.split('/');
  const known = parts.length === depth && parts.every((part) => /^[a-z-]+$/.test(part));
  if (known && existsSync(join(root, folder, place))) return;
  const places = placesIn(join(root, folder), depth);
  const near = places.filter((other) => other.startsWith(`${parts[0]}/`));
  const choices = (near.length > 0 ? near : places).join(', ');
  throw new Error(`${folder} has no ${place || 'place of that name'}. There are: ${choices}.`);
}

/**
 * @param {string} folder
 * @param {number} depth
 * @returns {string[]}
 */
function placesIn(folder, depth) {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  if (depth === 1) return names;
  return names.flatMap((name) =>
    placesIn(join(folder, name), depth - 1).map((inside) => `${name}/${inside}`),
  );
}
