import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts, type AccountMailWords } from './account-mail.ts';

/** A change of the second step or the passkeys of an account. */
export type SecondStepNews =
  | { readonly kind: 'email-on' | 'email-off' | 'app-on' | 'app-off' | 'codes-renewed' | 'wrong-codes' }
  /** Remaining recovery codes. */
  | { readonly kind: 'code-used'; readonly left: number }
  /** As its owner calls it. */
  | { readonly kind: 'passkey-added' | 'passkey-removed'; readonly name: string };

type Words = Pick<AccountMailWords, 'subject'> & { readonly text: string };

/** Notifies the owner of a change in how the account is protected, no matter who made it. */
export function secondStepNews(
  facts: AccountMailFacts & { readonly news: SecondStepNews; readonly siteAddress: string },
): MailContent {
  const { news, brand, siteAddress } = facts;
  const pt = portuguese(news);
  const en = english(news);
  const address = `${siteAddress}/perfil/seguranca`;
  return accountMail(facts, {
    PTBR: {
      subject: pt.subject,
      paragraphs: [
        pt.text,
        `Se não foi você, troque sua senha agora em "Esqueci minha senha", confira a segurança da conta e escreva para ${brand.email}.`,
      ],
      button: { text: 'Ver a segurança da conta', address },
    },
    EN: {
      subject: en.subject,
      paragraphs: [
        en.text,
        `If it was not you, change your password now with “I forgot my password”, check your account’s security settings and write to ${brand.email}.`,
      ],
      button: { text: 'See your account security', address },
    },
  });
}

function portuguese(news: SecondStepNews): Words {
  switch (news.kind) {
    case 'email-on':
      return {
        subject: 'Entrada em duas etapas ligada',
        text: 'A partir de agora, além da senha, sua conta pede um código enviado para este e-mail.',
      };
    case 'email-off':
      return {
        subject: 'Entrada em duas etapas desligada',
        text: 'Sua conta não pede mais o código enviado por e-mail para entrar.',
      };
    case 'app-on':
      return {
        subject: 'Aplicativo autenticador ligado',
        text: 'A partir de agora, além da senha, sua conta pede o código do aplicativo autenticador.',
      };
    case 'app-off':
      return {
        subject: 'Aplicativo autenticador desligado',
        text: 'Sua conta não pede mais o código do aplicativo autenticador, e os códigos de recuperação deixaram de valer.',
      };
    case 'codes-renewed':
      return {
        subject: 'Novos códigos de recuperação',
        text: 'Foram criados novos códigos de recuperação da sua conta. Os anteriores deixaram de valer.',
      };
    case 'code-used':
      return {
        subject: 'Código de recuperação usado',
        text: `Alguém entrou na sua conta com um código de recuperação. ${leftInPortuguese(news.left)}`,
      };
    case 'wrong-codes':
      return {
        subject: 'Códigos errados na sua conta',
        text: 'Alguém digitou a senha certa da sua conta e errou várias vezes o código do aplicativo autenticador. A conta continua fechada para essa pessoa, mas a senha é conhecida.',
      };
    case 'passkey-added':
      return {
        subject: 'Chave de acesso criada',
        text: `A chave de acesso “${news.name}” agora entra na sua conta, sem senha.`,
      };
    case 'passkey-removed':
      return {
        subject: 'Chave de acesso excluída',
        text: `A chave de acesso “${news.name}” não entra mais na sua conta.`,
      };
  }
}

function leftInPortuguese(left: number): string {
  if (left === 0) return 'Não resta nenhum: crie novos códigos.';
  return left === 1 ? 'Resta 1 código.' : `Restam ${left} códigos.`;
}

function english(news: SecondStepNews): Words {
  switch (news.kind) {
    case 'email-on':
      return {
        subject: 'Two-step sign-in is on',
        text: 'From now on, your account asks for a code sent to this e-mail in addition to the password.',
      };
    case 'email-off':
      return {
        subject: 'Two-step sign-in is off',
        text: 'Your account no longer asks for a code sent by e-mail to sign in.',
      };
    case 'app-on':
      return {
        subject: 'Authenticator app is on',
        text: 'From now on, your account asks for the code from the authenticator app in addition to the password.',
      };
    case 'app-off':
      return {
        subject: 'Authenticator app is off',
        text: 'Your account no longer asks for the code from the authenticator app, and the recovery codes no longer work.',
      };
    case 'codes-renewed':
      return {
        subject: 'New recovery codes',
        text: 'New recovery codes were created for your account. The previous ones no longer work.',
      };
    case 'code-used':
      return {
        subject: 'A recovery code was used',
        text: `Someone signed in to your account with a recovery code. ${leftInEnglish(news.left)}`,
      };
    case 'wrong-codes':
      return {
        subject: 'Wrong codes on your account',
        text: 'Someone entered the right password for your account and several wrong authenticator app codes. They did not get into the account, but they know the password.',
      };
    case 'passkey-added':
      return {
        subject: 'Passkey added',
        text: `The passkey “${news.name}” can now be used to sign in to your account without a password.`,
      };
    case 'passkey-removed':
      return {
        subject: 'Passkey removed',
        text: `The passkey “${news.name}” can no longer be used to sign in to your account.`,
      };
  }
}

function leftInEnglish(left: number): string {
  if (left === 0) return 'None are left: create new codes.';
  return left === 1 ? '1 code is left.' : `${left} codes are left.`;
}
