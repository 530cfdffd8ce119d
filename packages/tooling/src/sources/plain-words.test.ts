import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSource } from '../source-files/parse-source.ts';
import { repositoryRoot } from '../source-files/repository-root.ts';
import { checkSourcesOf, findingsIn } from './check-sources-of.ts';
import { checkDocumentsOf } from './documents.ts';
import { plainWords } from './plain-words.ts';

const findings = (text: string) => {
  const path = 'apps/server/src/a.ts';
  return findingsIn({ path, text, program: parseSource(path, text).program }, [plainWords]);
};

describe('plain words', () => {
  it.each([
    '/** What a user wrote, as he typed it. */',
    '// Whoever calls waits.',
    "it('tells somebody else', () => {});",
    '// The sum is reckoned here.',
    '/** A kept reply. */',
    'const keptReply = 1;',
    'export function tellOwner() {}',
    'class EndHearer {}',
    'type CancelWish = 1;',
    '// Sealed anew.',
  ])('refuses %s', (text) => {
    expect(findings(text)).toHaveLength(1);
  });

  it.each([
    '/** What users wrote, as they typed it. */',
    'const storedReply = 1;',
    'const keep = "the header";',
    'const tellers = [];',
    'export function notifyOwner() {}',
  ])('lets %s pass', (text) => {
    expect(findings(text)).toEqual([]);
  });

  it('finds what was planted in a source file and in a document', () => {
    const planted = join(repositoryRoot, 'packages/tooling/planted/words');
    expect([...checkSourcesOf(planted, [plainWords]), ...checkDocumentsOf(planted)]).toEqual([
      'apps/server/src/tell-owner.ts:1 "whoever" is not plain: the user, another user, anyone (plain-words)',
      'apps/server/src/tell-owner.ts:2 "tellOwner" is not plain: notify, notified, receive (plain-words)',
      'docs/replies.md:3 "his" is not plain: they, them, their (plain-words)',
      'docs/replies.md:3 "kept reply" is not plain: stored, cached (plain-words)',
    ]);
  });

  it('finds none in the documents of the repository', () => {
    expect(checkDocumentsOf(repositoryRoot)).toEqual([]);
  });
});
