import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';

/**
 * @typedef {{ name: string, about: string, commands: string[][], first?: boolean }} CheckStep
 * A step runs its commands one after the other, each with the pinned Node; it fails when one of them fails. The others need what a
 * first one writes.
 */

/** @param {string} name */
const bin = (name) => join(projectRoot, 'node_modules', '.bin', name);

/**
 * Returns the checks that need no running product, each independent of the others but for the first.
 *
 * @returns {CheckStep[]}
 */
export function checkSteps() {
  return [
    ...routeSteps(),
    {
      name: 'format',
      about: 'every file as the formatter writes it',
      commands: [[bin('oxfmt'), '--check', '.']],
    },
    { name: 'lint', about: 'rules of the code', commands: [[bin('oxlint'), '--deny-warnings', '.']] },
    { name: 'types', about: 'TypeScript, workspace by workspace', commands: typeCommands() },
    { name: 'boundaries', about: 'who may import whom', commands: [[tool('check-boundaries.ts')]] },
    {
      name: 'tables',
      about: 'each is written by the area that owns it',
      commands: [[tool('check-tables.ts')]],
    },
    { name: 'sources', about: 'file names, pure domain, no casts', commands: [[tool('check-sources.ts')]] },
    {
      name: 'dead code',
      about: 'unused files, exports and packages, and what only tests use',
      commands: [
        [bin('knip'), '--no-config-hints'],
        [bin('knip'), '--no-config-hints', '--production', '--include=files,exports,types'],
      ],
    },
    ...driftSteps(),
  ];
}

/** @param {string} name */
const tool = (name) => join(projectRoot, 'packages', 'tooling', 'src', name);

/** @returns {string[][]} */
function typeCommands() {
  const projects = ['.', 'scripts', ...workspaces('packages'), ...workspaces('apps')];
  const configs = projects.flatMap((project) =>
    readdirSync(join(projectRoot, project))
      .filter((name) => /^tsconfig(\.pure)?\.json$/.test(name))
      .map((name) => join(projectRoot, project, name)),
  );
  return configs.map((config) => [bin('tsc'), '--project', config]);
}

/** @returns {CheckStep[]} the types of the routes, which both the compiler and the linter read */
function routeSteps() {
  if (!existsSync(join(projectRoot, 'apps/web/react-router.config.ts'))) return [];
  const generate = [bin('react-router'), 'typegen', join(projectRoot, 'apps/web')];
  return [{ name: 'routes', about: 'types of the routes are written', commands: [generate], first: true }];
}

/** @param {string} folder */
function workspaces(folder) {
  return readdirSync(join(projectRoot, folder)).map((name) => `${folder}/${name}`);
}

/** @returns {CheckStep[]} generated files must be what their generator writes today */
function driftSteps() {
  const generator = join(projectRoot, 'apps/server/src/generate.ts');
  if (!existsSync(generator)) return [];
  return [
    {
      name: 'drift',
      about: 'generated files are current',
      commands: [
        [generator, '--check'],
        [join(projectRoot, 'apps/backoffice/src/documents/write-office-pages.ts'), '--check'],
        [join(projectRoot, 'apps/web/vite/letters/write-letters.ts'), '--check'],
      ],
    },
    { name: 'openapi', about: 'others can use the API', commands: [[tool('check-openapi.ts')]] },
  ];
}
