const thorough = process.env['PATIO_THOROUGH'] === 'on';

/** Returns how often a test does what it repeats: a share in every run, all of it with `PATIO_THOROUGH=on`, as before a release. */
export function repeats(share: number, all: number): number {
  return thorough ? all : share;
}
