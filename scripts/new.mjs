import { join } from 'node:path';
import { bootstrap } from './install/bootstrap.mjs';
import { projectNode } from './install/project-node.mjs';
import { makeNew } from './new/make-new.mjs';
import { projectRoot } from './project-root.mjs';
import { runForeground } from './run/become-process.mjs';

// npm run new -- call|screen|mail|facet …: writes the first files of one, and says what is left to do (CONTRIBUTING.md).
await bootstrap(import.meta.url);
try {
  const { written, next } = makeNew(projectRoot, process.argv.slice(2));
  const code = await formatFiles(written.filter((path) => /\.tsx?$/.test(path)));
  console.log(`Written:\n${written.map((path) => `  ${path}`).join('\n')}\n`);
  console.log(`Next:\n${next.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`);
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/** @param {string[]} paths below the root */
function formatFiles(paths) {
  const oxfmt = join(projectRoot, 'node_modules', '.bin', 'oxfmt');
  return runForeground(projectNode, [oxfmt, ...paths], process.env, projectRoot);
}
