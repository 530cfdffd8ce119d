import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes new files and changed ones, all or nothing: whatever can be wrong is seen before the first of them. Returns their paths.
 *
 * @param {string} root
 * @param {Pick<import('./make-new.mjs').Made, 'files' | 'edits'>} made
 * @returns {string[]}
 */
export function writeAll(root, { files, edits }) {
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Error(`Nothing is overwritten, and this is there: ${taken.join(', ')}`);
  const changed = Object.entries(edits).map(([path, edit]) => {
    const text = readFileSync(join(root, path), 'utf8');
    const after = edit(text);
    if (after === text) throw new Error(`${path} has no place for the new line that this command knows of.`);
    return /** @type {const} */ ([path, after]);
  });
  const all = [...Object.entries(files), ...changed];
  for (const [path, text] of all) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return all.map(([path]) => path);
}

/**
 * Returns a text with lines before the last place where an anchor stands; unchanged where it stands nowhere.
 *
 * @param {string} text
 * @param {string} anchor
 * @param {string} lines
 */
export function insertBefore(text, anchor, lines) {
  const at = text.lastIndexOf(anchor);
  return at === -1 ? text : text.slice(0, at) + lines + text.slice(at);
}
