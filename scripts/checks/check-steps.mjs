import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';

/**
 * @typedef {{ name: string, about: string, commands: string[][], cwd?: string }} CheckStep
 * A step runs its commands one after the other, each with the pinned Node; it fails when one of them fails.
 */

/** @param {string} name */
const bin = (name) => join(projectRoot, 'node_modules', '.bin', name);

/**
 * Answers the checks that need no running product, each independent of the others.
 *
 * @returns {CheckStep[]}
 */
export function checkSteps() {
  return [
    {
      name: 'format',
      about: 'every file as the formatter writes it',
      commands: [[bin('oxfmt'), '--check', '.']],
    },
    { name: 'lint', about: 'rules of the code', commands: [[bin('oxlint'), '--deny-warnings', '.']] },
    { name: 'types', about: 'TypeScript, workspace by workspace', commands: typeCommands() },
    { name: 'boundaries', about: 'who may import whom', commands: [[tool('check-boundaries.ts')]] },
    { name: 'sources', about: 'file names, pure domain, no casts', commands: [[tool('check-sources.ts')]] },
    {
      name: 'dead code',
      about: 'unused files, exports and packages',
      commands: [[bin('knip'), '--no-config-hints']],
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
  const checks = configs.map((config) => [bin('tsc'), '--project', config]);
  const hasRoutes = existsSync(join(projectRoot, 'apps/web/react-router.config.ts'));
  return hasRoutes ? [[bin('react-router'), 'typegen', join(projectRoot, 'apps/web')], ...checks] : checks;
}

/** @param {string} folder */
function workspaces(folder) {
  return readdirSync(join(projectRoot, folder)).map((name) => `${folder}/${name}`);
}

/** @returns {CheckStep[]} generated files must be what their generator writes today */
function driftSteps() {
  const generator = join(projectRoot, 'apps/server/src/generate.ts');
  if (!existsSync(generator)) return [];
  return [{ name: 'drift', about: 'generated files are current', commands: [[generator, '--check']] }];
}
