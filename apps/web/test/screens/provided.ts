/** A route of the table in `src/routes.ts`. */
export interface RouteEntry {
  readonly path?: string;
  readonly index?: boolean;
  readonly file: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The table of routes. */
    readonly routes: readonly RouteEntry[];
  }
}
