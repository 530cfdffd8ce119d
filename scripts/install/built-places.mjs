import { basename, dirname, relative, resolve, sep } from 'node:path';

const PLACES = /new URL\('([\w./-]+\.ts)', import\.meta\.url\)|import\.meta\.(?:url|dirname)\b/g;

/**
 * Modules of the built server stand together in one folder, but what they read beside their sources stays there: migrations, seeds, fonts of
 * packages. So `import.meta.url` and `import.meta.dirname` of a module still name its source. `import.meta.filename` is the file that runs.
 *
 * A module that another thread or process runs (`new URL('list-worker.ts', import.meta.url)`) is an entry of the build.
 *
 * @param {string} outDir
 * @param {Record<string, string>} entries path of the source of each by its name
 * @returns {import('rolldown').Plugin}
 */
export function builtPlaces(outDir, entries) {
  const sources = new Set(Object.values(entries).map((path) => resolve(path)));
  return {
    name: 'built-places',
    transform(code, id) {
      if (!id.endsWith('.ts') || !code.includes('import.meta.')) return null;
      const url = `new URL(${text(relative(outDir, id))}, import.meta.url).href`;
      const folder = `(import.meta.dirname + ${text(`/${relative(outDir, dirname(id))}`)})`;
      return code.replaceAll(PLACES, (found, program) => {
        if (found === 'import.meta.dirname') return folder;
        if (program === undefined) return url;
        const entry = sources.has(resolve(dirname(id), program));
        return `new URL('${entry ? `./${basename(program, '.ts')}.js` : program}', ${entry ? 'import.meta.url' : url})`;
      });
    },
  };
}

/** @param {string} path */
const text = (path) => JSON.stringify(path.split(sep).join('/'));
