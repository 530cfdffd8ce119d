import type { Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import type { Problem, ReportedRecord, ReportLine } from '../../import/public.ts';
import type { NewLine } from '../lines/lines.store.ts';

/** What was reported of records that are not stored yet. */
export interface ReportedLines {
  report(line: ReportLine, reported?: ReportedRecord): void;
  /** The problems of a record that was accepted. */
  problemsOf(record: number): readonly Problem[];
  /** Refused and repeated records up to this one. */
  upTo(record: number): readonly NewLine[];
  /** Forgets those up to this one: they are stored. */
  forget(record: number): void;
  /** Why the file as a whole was refused. */
  readonly wholeFile: Reason | null;
}

/** Collects the report of an import. Records up to `after` are stored already. */
export function reportedLines(after: number): ReportedLines {
  const lines = new Map<number, NewLine>();
  let done = after;
  let wholeFile: Reason | null = null;
  return {
    report: ({ line, column, reason, verdict }, reported) => {
      if (line === null || reported === undefined) {
        wholeFile ??= reason;
        return;
      }
      const { record, cells } = reported;
      if (record <= done) return;
      const earlier = lines.get(record);
      lines.set(record, {
        ...noLine(record, line),
        verdict: verdict === 'repetida' ? 'repeated' : verdict === 'recusada' ? 'refused' : 'new',
        problems: [...(earlier?.problems ?? []), { column, reason }],
        cells: cells ?? null,
      });
    },
    problemsOf: (record) => lines.get(record)?.problems ?? [],
    upTo: (record) => [...lines.values()].filter((each) => each.record <= record && each.verdict !== 'new'),
    forget: (record) => {
      done = Math.max(done, record);
      for (const each of lines.keys()) if (each <= record) lines.delete(each);
    },
    get wholeFile() {
      return wholeFile;
    },
  };
}

/** A line of which nothing is known yet. */
export function noLine(record: number, line: number): NewLine {
  return {
    record,
    line,
    verdict: 'new',
    title: '',
    problems: [],
    cells: null,
    offer_code: null,
    photos: 0,
    before_form: null,
    before_photos: null,
    before_hash: null,
    after_mark: null,
  };
}
