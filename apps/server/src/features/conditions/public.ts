export type {
  ConditionDraft,
  ConditionNoteDraft,
  LegalCheckDraft,
  NotePhotoDraft,
} from './condition-draft.ts';
export { saveConditions, type VehicleConditionDraft } from './save-conditions.ts';
