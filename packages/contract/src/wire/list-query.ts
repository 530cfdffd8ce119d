import { z } from 'zod';
import { line } from './text.ts';

/** Whose numbers codes are, where users know them by name; 0 is the house among stores that may be it. */
export type NamedCode = 'account' | 'store' | 'store-or-house' | 'subcategory' | 'brand' | 'model';

/**
 * How a list can be narrowed by one of its fields: by some of a few words, by codes, by a range of money (`valor.de`, `valor.ate`, in
 * reais), by a range of days (`criadaEm.de`, `criadaEm.ate`, as in `2026-11-27`, of São Paulo, both included), by yes or no (S, N), or by
 * a part of a text.
 */
export type ListFilter =
  | { readonly kind: 'words'; readonly options: readonly string[] }
  | { readonly kind: 'codes'; readonly of?: NamedCode }
  | { readonly kind: 'money' }
  | { readonly kind: 'days' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text' };

/** What a list can be sorted and narrowed by. Server and screen derive their half from it. */
export interface ListSpec<Sort extends string = string, Filter extends string = string> {
  readonly sorts: readonly Sort[];
  /** The order without `order`. */
  readonly order: string;
  readonly filters: Readonly<Record<Filter, ListFilter>>;
}

/** Declares what a list can be sorted and narrowed by. */
export function listSpec<const Sort extends string, const Filter extends string>(
  spec: ListSpec<Sort, Filter>,
): ListSpec<Sort, Filter> {
  return spec;
}

/** Rows of a page at most, and without `limit`. */
export const LIST_LIMIT = { most: 100, usual: 50 } as const;
/** Rows are counted up to this many; a page further than `LIST_DEEPEST` rows is reached by `cursor`. */
export const LIST_COUNTED = 10_000;
export const LIST_DEEPEST = 100_000;

const money = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);
const codes = z
  .string()
  .max(2000)
  .regex(/^\d{1,15}(,\d{1,15})*$/);

/**
 * The query of a list: `page` from 1, `limit`, `order` (`-valor,criadaEm`: a minus is downwards), `cursor` (of the reply before, in the
 * same order), `busca`, and its filters. An unknown name is refused by name.
 */
export function listQuery({ sorts, filters }: ListSpec) {
  const order = z
    .string()
    .max(200)
    .refine((text) => {
      const names = text.split(',').map((part) => part.replace(/^-/, ''));
      return names.every((name) => sorts.includes(name)) && new Set(names).size === names.length;
    });
  const shape: Record<string, z.ZodOptional<z.ZodString>> = {
    idiom: line(100).optional(),
    partner: line(100).optional(),
    page: z
      .string()
      .regex(/^[1-9]\d{0,6}$/)
      .optional(),
    limit: z
      .string()
      .regex(/^([1-9]\d?|100)$/)
      .optional(),
    order: order.optional(),
    cursor: z
      .string()
      .max(2000)
      .regex(/^[\w-]*$/)
      .optional(),
    busca: line(200, 'term-length').optional(),
    ...Object.fromEntries(Object.entries(filters).flatMap(([name, filter]) => fieldsOf(name, filter))),
  };
  // What is unknown is refused below, by its name; until then it is a text like the others.
  const known = z.object(shape).catchall(line(200).optional());
  return known.superRefine((given, context) => {
    for (const name of Object.keys(given))
      if (!(name in shape)) context.addIssue({ code: 'custom', path: [name], message: 'unknown' });
  });
}

function fieldsOf(
  name: string,
  filter: ListFilter,
): readonly (readonly [string, z.ZodOptional<z.ZodString>])[] {
  const range = (bound: z.ZodString) =>
    [
      [`${name}.de`, bound.optional()],
      [`${name}.ate`, bound.optional()],
    ] as const;
  switch (filter.kind) {
    case 'words':
      return [[name, someOf(filter.options).optional()]];
    case 'codes':
      return [[name, codes.optional()]];
    case 'money':
      return range(money);
    case 'days':
      return range(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
    case 'flag':
      return [
        [
          name,
          z
            .string()
            .regex(/^[SN]$/)
            .optional(),
        ],
      ];
    case 'text':
      return [[name, line(200).optional()]];
  }
}

function someOf(options: readonly string[]): z.ZodString {
  return z
    .string()
    .max(2000)
    .refine((text) => text.split(',').every((word) => options.includes(word)));
}

/** The reply of a list. `total` counts up to `LIST_COUNTED` rows, then `totalExato` is false; `next` is the cursor of the next page. */
export function listReply<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: z.array(row),
    total: z.number(),
    totalExato: z.boolean(),
    page: z.number(),
    limit: z.number(),
    next: z.string().nullable(),
  });
}
