import type { MailContent } from '../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

/** Welcomes a new account (S-30). It does not repeat the name that was typed: anybody can type somebody else's address and words. */
export function welcome(facts: AccountMailFacts & { readonly address: string }): MailContent {
  const { name, email } = facts.brand;
  const { address } = facts;
  return accountMail(facts, {
    PTBR: {
      subject: 'Seu cadastro foi concluído',
      paragraphs: [
        `Boas-vindas! Sua conta no ${name} está pronta: você já pode favoritar, dar lances, fazer propostas e comprar.`,
        'Entre com este e-mail e a senha que você criou. Nunca pedimos a sua senha por e-mail, telefone ou mensagem.',
        `Se não foi você que fez este cadastro, escreva para ${email}.`,
      ],
      button: { text: 'Ver as ofertas', address },
    },
    EN: {
      subject: 'You are registered',
      paragraphs: [
        `Welcome! Your account at ${name} is ready: you can keep favourites, bid, make proposals and buy.`,
        'Sign in with this e-mail and the password you chose. We never ask for your password by e-mail, telephone or message.',
        `If it was not you who registered, write to ${email}.`,
      ],
      button: { text: 'See the offers', address },
    },
  });
}
