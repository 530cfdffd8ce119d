import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverage, reportLines } from './conformance/coverage.mjs';
import { idsIn, readRequirements } from './conformance/requirements.mjs';
import { testFiles } from './conformance/test-files.mjs';
import { projectRoot } from './project-root.mjs';

// npm run conformance [-- --strict]: requirements that no test names. Strict: exit code 1 when there is one.
const requirements = readRequirements(readFileSync(join(projectRoot, 'docs/conformance.tsv'), 'utf8'));
const named = idsIn(
  testFiles(projectRoot)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n'),
);
const found = coverage(requirements, named);
console.log(reportLines(found).join('\n'));
process.exitCode = process.argv.includes('--strict') && found.missing.length > 0 ? 1 : 0;
