import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import type { Work } from './work-queues.ts';

/** Exports are named like the files that they are. */
const EXPORT = /\.(?:csv|ofx)$/;

/** The class of a call, unless its route names another one. */
export function usualWork({
  method,
  path,
  success,
  bodyBytes,
}: Pick<RouteDefinition, 'method' | 'path' | 'success' | 'bodyBytes'>): Work {
  if (EXPORT.test(path)) return 'whole';
  const isFile = 'content' in success && success.content === 'binary';
  if (isFile || bodyBytes !== undefined) return 'file';
  return method === 'GET' ? 'read' : 'change';
}
