import { spawnSync } from 'node:child_process';
import { projectRoot } from '../project-root.mjs';

/** What a change is measured against when nobody says: what others have, else what this clone has as its main branch. */
const USUAL = ['origin/main', 'main'];

/**
 * Returns the commit from which a change departs, and the files that it adds, changes or deletes: committed since, staged, in the
 * working tree, and new ones that Git does not know yet. Throws when the base names no commit.
 *
 * @param {string} base reference or commit; '' for the usual ones
 * @returns {{ since: string, files: string[] }}
 */
export function changedFiles(base) {
  const wanted = base === '' ? USUAL : [base];
  const from = wanted.map((name) => git('merge-base', name, 'HEAD')?.trim()).find(Boolean);
  if (from === undefined) throw new Error(`${wanted.join(' and ')}: no such branch or commit.`);
  const lines = [
    git('diff', '--name-only', '--no-renames', from),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  const files = lines.flatMap((text) => (text ?? '').split('\n')).filter((path) => path !== '');
  return { since: from, files: [...new Set(files)].toSorted() };
}

/** @param {string[]} args */
function git(...args) {
  const done = spawnSync('git', ['-c', 'core.quotePath=off', ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return done.status === 0 ? done.stdout : null;
}
