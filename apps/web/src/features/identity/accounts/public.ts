export { SignUpConsents } from './sign-up/sign-up-consents.tsx';
export { keepDraft, keptDraft, type SignUpDraft } from './sign-up/sign-up-draft.ts';
export { NameFields, NumberFields } from './sign-up/sign-up-fields.tsx';
export { applicantOf, formProblems, type FormField, type FormProblem } from './sign-up/sign-up-form.ts';
export { SignUpRefusal } from './sign-up/sign-up-refusal.tsx';
export { SignUpSuccess } from './sign-up/sign-up-success.tsx';
export { useRequestKey } from './sign-up/use-sign-up-form.ts';
