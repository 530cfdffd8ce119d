export { SignUpConsents } from './sign-up-consents.tsx';
export { keepDraft, keptDraft, type SignUpDraft } from './sign-up-draft.ts';
export { NameFields, NumberFields } from './sign-up-fields.tsx';
export { applicantOf, formProblems, type FormField, type FormProblem } from './sign-up-form.ts';
export { SignUpRefusal } from './sign-up-refusal.tsx';
export { SignUpSuccess } from './sign-up-success.tsx';
export { useRequestKey } from './use-sign-up-form.ts';
