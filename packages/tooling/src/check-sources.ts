import { repositoryRoot } from './source-files/repository-root.ts';
import { checkSourcesOf } from './sources/check-sources-of.ts';
import { checkDocumentsOf } from './sources/documents.ts';
import { sourceRules } from './sources/rules.ts';

// Command: prints every place that breaks a rule about single files or documents; exit code 1 when there is one.
const findings = [...checkSourcesOf(repositoryRoot, sourceRules), ...checkDocumentsOf(repositoryRoot)];
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
