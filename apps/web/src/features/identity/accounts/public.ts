export { accountChange, accountTexts } from './account-texts.ts';
export { SignUpConsents } from './sign-up/sign-up-consents.tsx';
export { storeDraft, storedDraft } from './sign-up/sign-up-draft.ts';
export { SignUpFields } from './sign-up/sign-up-fields.tsx';
export { SignUpRefusal } from './sign-up/sign-up-refusal.tsx';
export { SignUpSuccess } from './sign-up/sign-up-success.tsx';
export { applicantOf, draftOfValues, NO_SECRETS, valuesOf } from './sign-up/sign-up-values.ts';
export { useSignUpForm } from './sign-up/use-sign-up-form.ts';
