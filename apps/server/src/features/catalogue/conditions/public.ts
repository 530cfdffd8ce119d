export type { ConditionDraft, ConditionNoteDraft, LegalCheckDraft } from './condition-draft.ts';
export { saveConditions, type VehicleConditionDraft } from './save-conditions.ts';
