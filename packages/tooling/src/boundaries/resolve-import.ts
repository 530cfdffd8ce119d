import { posix } from 'node:path';

/**
 * Returns where an import leads, in the words of `BoundaryRule`. Imports carry the file's extension, so no guessing is
 * needed: the path must be in `files`. `@patio/x/y.ts` is `packages/x/src/y.ts`, as the packages' `exports` say.
 * Style sheets and other assets are taken as they stand.
 */
export function resolveImport(from: string, request: string, files: ReadonlySet<string>): string {
  if (request.startsWith('.')) return below(posix.join(posix.dirname(from), request), request, files);
  const workspace = /^@patio\/([^/]+)\/(.+)$/.exec(request);
  if (workspace !== null) return below(`packages/${workspace[1]}/src/${workspace[2]}`, request, files);
  if (request.startsWith('node:')) return request;
  if (request.startsWith('virtual:')) return request;
  return `npm:${packageName(request)}`;
}

function below(path: string, request: string, files: ReadonlySet<string>): string {
  const [plain = path] = path.split('?');
  const isCode = /\.(ts|tsx|mjs)$/.test(plain);
  if (files.has(plain)) return plain;
  const isOutside = plain.includes('/build/') || plain.includes('/generated/') || plain.includes('/+types/');
  return isOutside || (!isCode && /\.[a-z0-9]+$/.test(plain)) ? plain : `unresolved:${request}`;
}

function packageName(request: string): string {
  const [first = request, second] = request.split('/');
  return first.startsWith('@') && second !== undefined ? `${first}/${second}` : first;
}
