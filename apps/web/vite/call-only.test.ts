import { expect, it } from 'vitest';
import { callOnly } from './call-only.ts';

const SOURCE = `import { z } from 'zod';
const item = z.object({ code: z.number() });
export const fields = { code: z.number() };
export const KINDS = ['a', 'b'] as const;
export const listItems = defineRoute({
  name: 'list-items',
  method: 'GET',
  path: '/items/:kind',
  access: 'public',
  query: z.object({ page: z.number() }),
  success: { status: 200, schema: z.object({ data: z.array(item) }), other: item },
  errors: [],
});
export const empty = defineRoute({ name: 'empty', method: 'POST', path: '/empty', success: { status: 204 }, errors: [] });
`;

it('keeps of a route what its call is made of, and marks schemas as left out where nothing uses them', () => {
  const found = callOnly(SOURCE).replaceAll(/\s+/g, ' ');
  expect(found).toContain("import { z as anything } from 'zod';");
  expect(found).toContain('const item = /* @__PURE__ */ (() => z.object({ code: z.number() }))();');
  expect(found).toContain('fields = /* @__PURE__ */ (() => ({ code: z.number() }))();');
  expect(found).toContain("KINDS = ['a', 'b'] as const;");
  expect(found).toContain(
    "/* @__PURE__ */ defineRoute({ name: 'list-items', method: 'GET', path: '/items/:kind', ...{}, ...{}, success: { status: 200, schema: anything, ...{} }, ...{}, });",
  );
  expect(found).toContain("name: 'empty', method: 'POST', path: '/empty', success: { status: 204 }, ...{} }");
});

it('leaves a source without calls as it is', () => {
  expect(callOnly('export const most = 5;\n')).toBe('export const most = 5;\n');
});
