import type { ApplicantKind, SignUpForm } from '@patio/domain/identity/accounts/sign-up-form.ts';

/** Who signs up: 4 company, 5 dealer, 7 individual (SIGN-11). */
export interface Applicant {
  readonly kind: ApplicantKind;
  readonly profileCode: 4 | 5 | 7;
  readonly form: SignUpForm;
  readonly acceptsMail: boolean;
  /** The e-mail was verified by the provider used to sign up. */
  readonly emailProved: boolean;
}
