import { AREAS } from '../areas.mjs';

/**
 * @typedef {{ unit: string[], screens: string[], left: number }} PickedTests files to run, and how many others the change can reach
 */

/** A change of the platform or of a shared component reaches nearly everything; so many more than those beside it are run. */
const MOST_FURTHER = 6;

/** Projects of Vitest whose tests take seconds each: `server` and `isolated-server`, `screens`. */
const ON_DATABASE = /(^|-)server$/;
const IN_BROWSER = /^screens$/;

/**
 * Returns which of the test files that import what has changed are run. Tests without database and browser are cheap: all of them. Of the
 * others those that changed themselves, are in a folder with a change or belong to a feature with one, and a few more.
 *
 * @param {{ file: string, project: string }[]} reached test files below the root, with their project of Vitest
 * @param {string[]} changed files
 * @returns {PickedTests}
 */
export function pickTests(reached, changed) {
  const places = new Set(changed.flatMap((path) => [folderOf(path), featureOf(path)]));
  /** @param {RegExp} projects */
  const picked = (projects) => {
    const files = reached.filter(({ project }) => projects.test(project)).map(({ file }) => file);
    const isNear = (/** @type {string} */ file) =>
      places.has(folderOf(file)) || places.has(featureOf(file) ?? '');
    const near = files.filter(isNear);
    return [...near, ...files.filter((file) => !isNear(file)).slice(0, MOST_FURTHER)];
  };
  const cheap = reached.filter(({ project }) => !ON_DATABASE.test(project) && !IN_BROWSER.test(project));
  const [server, screens] = [picked(ON_DATABASE), picked(IN_BROWSER)];
  return {
    unit: [...cheap.map(({ file }) => file), ...server],
    screens,
    left: reached.length - cheap.length - server.length - screens.length,
  };
}

/** @param {string} path */
const folderOf = (path) => path.slice(0, path.lastIndexOf('/'));

/**
 * Returns the feature to which a file belongs: its folder has the same name in every app and package.
 *
 * @param {string} path
 */
const featureOf = (path) => FEATURE.exec(path)?.[1];
const FEATURE = new RegExp(
  `^(?:apps/[^/]+/src/features|packages/(?:domain|contract)/src)/((?:(?:${AREAS.join('|')})/)?[^/]+)/`,
);
