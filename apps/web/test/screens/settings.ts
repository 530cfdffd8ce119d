/** The port of the product that the tests of screens call. */
export function screensPort(): number {
  return Number(process.env['PATIO_SCREENS_PORT'] ?? '3180');
}

/** The data directory of that product; undefined before it has started. */
export function screensDataDir(): string | undefined {
  return process.env['PATIO_SCREENS_DATA_DIR'];
}

/** Whether the product runs already, with its data in PATIO_SCREENS_DATA_DIR: while tests are written, and for the second project of a run. */
export function usesRunningProduct(): boolean {
  return process.env['PATIO_SCREENS_RUNNING'] === 'on';
}
