import type { ComplaintSide } from '@patio/domain/sales/complaints/complaint-access.ts';
import type { ComplaintStep } from '@patio/domain/sales/complaints/complaint-steps.ts';
import type { ComplaintFinding, ComplaintRemedy } from '@patio/domain/sales/complaints/complaint-words.ts';
import type { StepTaker } from '@patio/domain/sales/complaints/decide-complaint-step.ts';

/** A step that someone takes. */
export interface Taken {
  readonly code: number;
  readonly step: ComplaintStep;
  readonly taker: StepTaker;
  readonly side: ComplaintSide;
  /** Null: it happens by itself. */
  readonly authorId: number | null;
  readonly text: string;
  readonly files: readonly string[];
  readonly finding?: ComplaintFinding | null;
  readonly solution?: ComplaintRemedy | null;
  /** What the user has seen; null: the clock sees everything. */
  readonly version: number | null;
  readonly at: number;
}
