export {
  accountBody,
  accountProblems,
  EMPTY_ACCOUNT,
  type AccountField,
  type AccountFields,
} from './account-fields.ts';
export { LateAccountDialog } from './late-account-dialog.tsx';
export { LateAccountSections } from './late-account-sections.ts';
export { accountTextsEn } from './texts/en.ts';
export { accountTextsPt } from './texts/ptbr.ts';
export { useAccountForm } from './use-account-form.ts';
export { useCities } from './use-cities.ts';
