/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 */

/**
 * Returns the paths of the packages that the lock file names and that are absent, or present in another version.
 * Versions are compared, not dates: a checkout or a copy changes dates.
 * Optional packages count only when present, since each platform installs its own.
 *
 * @param {Lock} lock content of package-lock.json
 * @param {Lock} installed content of node_modules/.package-lock.json
 * @returns {string[]}
 */
export function missingPackages(lock, installed) {
  const present = installed.packages ?? {};
  return Object.entries(lock.packages ?? {})
    .filter(([path, wanted]) => path !== '' && differs(wanted, present[path]))
    .map(([path]) => path);
}

/**
 * @param {LockedPackage} wanted
 * @param {LockedPackage | undefined} found
 */
function differs(wanted, found) {
  if (found === undefined) return wanted.optional !== true;
  return wanted.version !== found.version;
}
