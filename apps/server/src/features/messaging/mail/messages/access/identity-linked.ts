import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

interface Facts extends AccountMailFacts {
  /** Display name: `Google`. */
  readonly provider: string;
  /** False: it was unlinked. */
  readonly linked: boolean;
  /** The e-mail had never been confirmed, and all other credentials were revoked. */
  readonly alone: boolean;
  /** The page where the owner sees their sign-in methods. */
  readonly address: string;
}

/** Notifies the owner that a provider account was linked or unlinked (S-36). */
export function identityLinked(facts: Facts): MailContent {
  const { provider, linked, alone, address, brand } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: linked
        ? `Sua conta agora entra com o ${provider}`
        : `Sua conta não entra mais com o ${provider}`,
      paragraphs: [
        linked
          ? `Uma conta do ${provider} foi ligada à sua. Quem entra no ${provider} com ela entra também aqui.`
          : `A conta do ${provider} que estava ligada à sua foi desligada.`,
        ...(alone
          ? [
              'Como este e-mail ainda não tinha sido confirmado, a senha, as chaves de acesso e o aplicativo autenticador de antes deixaram de valer. Se quiser uma senha, peça em “Esqueci minha senha”.',
            ]
          : []),
        `Se não foi você, desfaça isso na página de segurança, troque sua senha e escreva para ${brand.email}.`,
      ],
      button: { text: 'Ver a segurança da conta', address },
    },
    EN: {
      subject: linked ? `You can now sign in with ${provider}` : `You can no longer sign in with ${provider}`,
      paragraphs: [
        linked
          ? `A ${provider} account was linked to yours. Anyone who signs in with it can sign in here too.`
          : `The ${provider} account that was linked to yours was unlinked.`,
        ...(alone
          ? [
              'As this e-mail had not been confirmed yet, the password, the passkeys and the authenticator app from before no longer work. If you want a password, request one under “I forgot my password”.',
            ]
          : []),
        `If this was not you, undo it on the security page, change your password and write to ${brand.email}.`,
      ],
      button: { text: 'See your account security', address },
    },
  });
}
