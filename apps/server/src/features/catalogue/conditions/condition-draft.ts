import type { LegalPayer } from '@patio/domain/catalogue/conditions/legal-checks.ts';
import type {
  ConditionGrade,
  LegalItem,
  LegalStatus,
  NoteSeverity,
  OdometerState,
} from '@patio/domain/catalogue/conditions/legal-items.ts';

/** Legal status and condition of a vehicle when an offer is saved. Absent or null: not provided. */
export interface ConditionDraft {
  readonly legal?: readonly LegalCheckDraft[];
  readonly grade?: ConditionGrade | null;
  readonly odometer?: OdometerState | null;
  readonly chassisRestamped?: boolean | null;
  readonly keys?: number | null;
  readonly manual?: boolean | null;
  readonly owners?: number | null;
  readonly notes?: readonly ConditionNoteDraft[];
}

export interface LegalCheckDraft {
  readonly item: LegalItem;
  readonly status: LegalStatus;
  /** The amount owed, in centavos; only with `consta`. */
  readonly cents?: number | null;
  readonly payer?: LegalPayer | null;
  readonly note?: string | null;
  /** `2026-06-30` */
  readonly checkedOn?: string | null;
  readonly source?: string | null;
}

export interface ConditionNoteDraft {
  readonly part: string;
  readonly text: string;
  readonly severity: NoteSeverity;
  readonly photos?: readonly NotePhotoDraft[];
}

/** A picture of a note; it is not in the gallery. */
export interface NotePhotoDraft {
  /** UUID, unique over all pictures. */
  readonly guid: string;
  /** The illustration to draw; null if files are stored under the guid. */
  readonly drawing?: object | null;
  readonly width: number;
  readonly height: number;
}
