import type { RouteDefinition } from './define-route.ts';

/**
 * Whether a call belongs to the back office. Such calls take the session that was opened there, every other call the session of the
 * storefront: a token that leaks from one opens nothing of the other.
 */
export function isOfficeCall({ path }: Pick<RouteDefinition, 'path'>): boolean {
  return path.startsWith('/admin/');
}
