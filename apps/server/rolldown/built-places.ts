import { basename, dirname, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'rolldown';

const PLACES = /new URL\('([\w./-]+\.ts)', import\.meta\.url\)|import\.meta\.(?:url|dirname)\b/g;

/**
 * Modules of the built server stand together in one folder, but what they read beside their sources stays there: migrations, seeds, fonts of
 * packages. So `import.meta.url` and `import.meta.dirname` of a module still name its source. `import.meta.filename` is the file that runs.
 *
 * A module that another thread or process runs (`new URL('list-worker.ts', import.meta.url)`) is an entry of the build. `entries`: path of the
 * source of each by its name.
 */
export function builtPlaces(outDir: string, entries: Readonly<Record<string, string>>): Plugin {
  const sources = new Set(Object.values(entries).map((path) => resolve(path)));
  return {
    name: 'built-places',
    transform(code, id) {
      if (!id.endsWith('.ts') || !code.includes('import.meta.')) return null;
      const url = `new URL(${text(relative(outDir, id))}, import.meta.url).href`;
      const folder = `(import.meta.dirname + ${text(`/${relative(outDir, dirname(id))}`)})`;
      return code.replaceAll(PLACES, (found, program?: string) => {
        if (found === 'import.meta.dirname') return folder;
        if (program === undefined) return url;
        const entry = sources.has(resolve(dirname(id), program));
        return entry
          ? `new URL('./${basename(program, '.ts')}.js', import.meta.url)`
          : `new URL('${program}', ${url})`;
      });
    },
  };
}

const text = (path: string): string => JSON.stringify(path.split(sep).join('/'));
