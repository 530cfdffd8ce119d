import type { Dictionary } from '../../../texts/dictionary.ts';
import type { ProfileField, ProfileProblem } from './profile-fields.ts';

type Texts = Pick<Dictionary, 'profile' | 'password'>;

/** What is said about a field; null when nothing is wrong with it. */
export function problemText(
  problem: ProfileProblem | undefined,
  { profile, password }: Texts,
): string | null {
  switch (problem) {
    case undefined:
      return null;
    case 'repeatWrong':
      return password.repeatWrong;
    case 'lower':
    case 'upper':
    case 'digit':
    case 'special':
    case 'min':
      return password.problems[problem];
    default:
      return profile.problems[problem];
  }
}

/** The names of the fields that something is wrong with, in the order of the screen. */
export function problemFields(
  problems: ReadonlyMap<ProfileField, ProfileProblem>,
  texts: Dictionary['profile'],
): readonly string[] {
  const labels: Readonly<Record<ProfileField, string>> = {
    nome: texts.name,
    sobrenome: texts.surname,
    telefone: texts.phone,
    nomeFantasia: texts.tradeName,
    oldPassword: texts.currentPassword,
    password: texts.newPassword,
    repeated: texts.repeatPassword,
  };
  return [...problems.keys()].map((name) => labels[name].toLowerCase());
}
