/** A regular expression that a path must match, and one that it must not match. */
export type PathPattern = { readonly path?: string; readonly pathNot?: string };

/**
 * One forbidden kind of arrow. Paths lie below the repository root (`apps/server/src/main.ts`); packages from the
 * registry are `npm:zod`, Node's own modules `node:fs`, and what leads nowhere is `unresolved:./gone.ts`.
 * `$1` and `$2` in `to` stand for the groups of `from.path`, so a rule covers a new feature without an edit.
 */
export type BoundaryRule = {
  readonly name: string;
  /** What the rule protects, in words for the person who breaks it. */
  readonly why: string;
  readonly from: PathPattern;
  readonly to: PathPattern;
  /** True: `import type` is let through, since nothing of it is left at run time. */
  readonly valuesOnly?: boolean;
};
