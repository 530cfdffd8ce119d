import type { Dictionary } from '../../dictionary.ts';

export const profileTexts = {
  title: 'My profile',
  alerts: 'Alerts',
  failed: 'Your profile could not be loaded right now.',
  data: 'Your details',
  partnerWarning: 'Name, phone and trade name are changed in the partner area.',
  partnerWarningTeam: 'Name, phone and trade name are changed by our team. Write to:',
  partnerLink: 'Open the partner area',
  /** The labels of its fields. */
  fields: {
    name: 'Name',
    surname: 'Surname',
    email: 'E-mail',
    phone: 'Phone',
    username: 'Username',
    tradeName: 'Trade name',
    stateRegistration: 'State registration',
    oldPassword: 'Current password',
    password: 'New password',
    repeated: 'Repeat the new password',
  },
  hints: { phone: 'Digits only, with area code' },
  cpf: 'CPF',
  cnpj: 'CNPJ',
  exempt: 'Exempt',
  password: 'Password',
  passwordText:
    'To save, enter your current password and a new one. To keep your current password, enter it again as the new one.',
  passwordOptionalText: 'Fill this in only to change your password.',
  interests: 'Interests',
  interestsText: 'Choose the categories you want to hear about.',
  interestsFailed: 'Your interests could not be loaded. The ones you saved still apply.',
  save: 'Save',
  saving: 'Saving...',
  check: (fields) => `To save, check: ${fields}.`,
  /** Their validation messages. */
  problems: {
    name: { required: 'Enter the name' },
    phone: {
      required: 'Enter your phone number',
      characters: 'Enter digits only',
      invalid: 'Invalid phone number.',
    },
    tradeName: { required: 'Enter the trade name' },
    oldPassword: { required: 'Enter the current password' },
    password: { required: 'Enter the new password.' },
  },
  interestsNotSaved: 'Your details were saved, but your interests were not. Try saving again.',
  draftBack: 'We restored what you had typed.',
} satisfies Dictionary['profile'];
