import type { Centavos } from '../../money/centavos.ts';

/** reporting: the report was decided, and the protocol of the authority is missing. */
export type AmlState = 'open' | 'analysis' | 'reporting' | 'closed';

/** The report is made within this time of the decision (Lei 9.613/1998, art. 11, II). */
export const AML_REPORT_MS = 24 * 3_600_000;

/** Cases are kept so long after their end, then nothing of a person is left in them (Lei 9.613/1998, art. 10, § 2). */
export const AML_RECORD_YEARS = 5;

/** take: to analyse it oneself; report: decides that it is reported; record: the protocol of the report. */
export const AML_STEPS = ['take', 'note', 'report', 'record', 'dismiss'] as const;
export type AmlStep = (typeof AML_STEPS)[number];

/** What may be done with a case follows from these. */
export interface AmlCaseFacts {
  readonly state: AmlState;
  /** Centavos. */
  readonly total: Centavos;
  /** Null: the program. */
  readonly openedBy: number | null;
  readonly assignee: number | null;
}

const FROM: Readonly<Record<AmlStep, readonly AmlState[]>> = {
  take: ['open', 'analysis'],
  note: ['open', 'analysis', 'reporting'],
  report: ['analysis'],
  record: ['reporting'],
  dismiss: ['analysis'],
};

/**
 * Whether a user may take a step of a case. Four eyes: what reaches the threshold of cash is dismissed neither by who analyses it nor by who
 * opened it.
 */
export function decideAmlStep(
  { state, total, openedBy, assignee }: AmlCaseFacts,
  step: AmlStep,
  { by, cashThreshold }: { readonly by: number; readonly cashThreshold: Centavos },
): 'allowed' | 'state' | 'second-user' {
  if (!FROM[step].includes(state)) return 'state';
  if (step === 'take' && assignee === by) return 'state';
  const own = by === assignee || by === openedBy;
  return step === 'dismiss' && total >= cashThreshold && own ? 'second-user' : 'allowed';
}
