import type { Dictionary } from '../dictionary.ts';

export const sessionTexts = {
  title: 'Sign in',
  welcome: 'Sign in to bid, buy and follow your negotiations.',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  accessCode: 'Access code',
  codeSent: 'We sent an access code to your e-mail.',
  submit: 'Sign in',
  submitting: 'Signing in...',
  requiredFields: 'Fill in the e-mail and the password.',
  failed: 'Sign-in failed.',
  failedDialogTitle: 'You could not be signed in',
  failedDialog: 'Wrong data',
  succeeded: 'You are signed in!',
  mustChange: 'Before you go on, create a new password.',
  forgot: 'I forgot my password',
  register: 'Create an account',
  ways: 'Other options',
} satisfies Dictionary['session'];
