import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { REPOSITORY } from '../../../config/load-config.ts';

const reference = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ tags: z.array(z.string()) }))),
});
const read = (file: string): Promise<string> => readFile(path.join(REPOSITORY, file), 'utf8');

test('docs/security.md says of every call of staff about freight, yards and fees who may and what is noted', async () => {
  const { paths } = reference.parse(JSON.parse(await read('apps/server/generated/openapi.json')));
  const calls = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => address.includes('/admin/') && tags.includes('costs'))
      .map(([method]) => `\`${method.toUpperCase()} /api${address}\``),
  );
  expect(calls).toHaveLength(8);
  const document = await read('docs/security.md');
  const [, section = ''] = document.split('## Staff calls that set buyer costs');
  for (const call of calls) expect(section.split('\n## ')[0]).toContain(call);
});
