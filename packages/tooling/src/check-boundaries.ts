import { boundaryRules } from './boundaries/rules.ts';
import { checkTree } from './boundaries/check-tree.ts';
import { repositoryRoot } from './source-files/repository-root.ts';

// Command: prints every import that crosses a boundary; exit code 1 when there is one.
const findings = checkTree(repositoryRoot, boundaryRules);
for (const finding of findings) console.error(finding.text);
process.exitCode = findings.length > 0 ? 1 : 0;
