/** Counts of the rows of an import, by outcome. */
export type ImportCounts = {
  rows: number;
  inserted: number;
  /** Those of the inserted that are off the site, as drafts. */
  drafts: number;
  updated: number;
  unchanged: number;
  repeated: number;
  refused: number;
  notices: number;
  photos: number;
  filesRefused: number;
};

/** Returns the initial counts of an import. */
export function noCounts(): ImportCounts {
  return {
    rows: 0,
    inserted: 0,
    drafts: 0,
    updated: 0,
    unchanged: 0,
    repeated: 0,
    refused: 0,
    notices: 0,
    photos: 0,
    filesRefused: 0,
  };
}
