import type { Dictionary } from '../../dictionary.ts';

export const socialTexts = {
  or: 'or',
  enterWith: (provider) => `Sign in with ${provider}`,
  working: (provider) => `Confirming your ${provider} account...`,
  failed: 'Sign-in failed.',
  backToSignIn: 'Back to the sign-in screen',
  tryAgain: (provider) => `Try again with ${provider}`,
  codeTitle: 'Access code',
  codeByMail: 'We sent an access code to your e-mail.',
  codeByApp: 'Enter the code from your authenticator app, or a recovery code.',
  code: 'Access code',
  codeMissing: 'Enter the access code.',
  sendAgain: 'Send another code',
  sentAgain: 'We sent another code.',
  finishTitle: 'Complete your registration',
  finishText: (provider) =>
    `Your ${provider} account was confirmed. Check your details and fill in the rest. You do not need a password.`,
  haveAccount: 'Do you have an account with another e-mail?',
  haveAccountText: (provider) =>
    `Sign in with your password and link ${provider} on the Security page of your profile.`,
  signIn: 'Sign in with a password',
  startAgain: (provider) =>
    `Your ${provider} confirmation has expired. What you typed is saved in this browser: confirm again to continue.`,
  confirmLink: (provider) =>
    `You will be able to sign in here with your ${provider} account. To finish, confirm it is you.`,
  linked: (provider) => `${provider} was linked to your account.`,
  linkFailed: (provider) => `${provider} could not be linked to your account.`,
  backToSecurity: 'Back to Security',
  section: 'Sign in with Google or Facebook',
  sectionText: 'Link an account to sign in with one tap, without typing your password.',
  sectionFailed: 'The linked accounts could not be loaded right now.',
  none: 'No provider is available on this site right now.',
  notLinked: 'Not linked',
  since: (date) => `Linked on ${date}`,
  lastUse: (date) => `last used on ${date}`,
  link: 'Link',
  linkName: (provider) => `Link ${provider}`,
  unlink: 'Unlink',
  unlinkName: (provider) => `Unlink ${provider}`,
  unlinkTitle: (provider) => `Unlink ${provider}?`,
  unlinkText: (provider) =>
    `You will no longer be able to sign in with ${provider}. You can link it again at any time.`,
  unlinked: (provider) => `${provider} was unlinked from your account.`,
  unlinkFailed: 'The account could not be unlinked. Try again.',
  onlyWay: 'This is your only way to sign in. Create a password in your profile before you unlink it.',
  toProfile: 'Create a password in your profile',
} satisfies Dictionary['social'];
