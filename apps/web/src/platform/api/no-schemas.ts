/**
 * Replaces zod in the browser: every schema accepts any JSON as it is, and refuses only what is not JSON. A reply leaves the server in its
 * declared shape and no reply's schema transforms it (tested), so only the second check is lost.
 */
export const z: object = new Proxy(() => z, {
  get: (_target, name) => (name === 'safeParse' ? readAsIs : z),
  apply: () => z,
});

function readAsIs(data: unknown): { readonly success: boolean; readonly data: unknown } {
  return { success: data !== undefined, data };
}
