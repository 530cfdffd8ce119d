import lighthouse from 'lighthouse';

/** Lighthouse's judgement of a page. */
export interface Judgement {
  /** 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** What it did not like, in its own words. */
  readonly complaints: readonly string[];
}

/** Opens an address as a phone in the browser that listens on `port`, and lets Lighthouse judge everything but speed. */
export async function judge(
  address: string,
  port: number,
  skipAudits: readonly string[],
): Promise<Judgement> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: ['accessibility', 'best-practices', 'seo'],
    throttlingMethod: 'provided',
    // The live line never ends, so that the network is never quiet.
    maxWaitForLoad: 15_000,
    // A picture of the whole page decides nothing and takes longest.
    disableFullPageScreenshot: true,
    skipAudits: [...skipAudits],
  });
  if (result === undefined) throw new Error(`Lighthouse did not answer for ${address}.`);
  const { categories, audits } = result.lhr;
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    complaints: Object.values(audits)
      .filter(({ score }) => score !== null && score < 1)
      .map(({ id, title, details }) => `${id} (${title}) ${JSON.stringify(details ?? null).slice(0, 600)}`),
  };
}
