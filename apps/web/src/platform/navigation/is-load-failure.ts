const WORDS =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to fetch/i;

/** Whether a rejection means that a part of the page could not be loaded: no connection, or gone after a deployment. */
export function isLoadFailure(reason: unknown): boolean {
  return reason instanceof Error && WORDS.test(reason.message);
}
