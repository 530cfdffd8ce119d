/** What a scan of a file says; `away`: the scanner did not answer. */
export type ScanVerdict = 'clean' | 'infected' | 'away';

/** Looks for viruses in files. */
export interface Scanner {
  scan(bytes: Buffer): Promise<ScanVerdict>;
}
