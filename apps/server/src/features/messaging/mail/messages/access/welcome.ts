import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from './account-mail.ts';

interface WelcomeFacts extends AccountMailFacts {
  /** The page of the offers. */
  readonly address: string;
  /** The link that confirms the e-mail; null if it is confirmed already, by the provider used to sign up, or if the link is in the mail. */
  readonly confirmation: string | null;
  /** The link is in the mail, and this text is shown elsewhere. */
  readonly mailed?: boolean;
}

/** Welcomes a new account (S-30). It does not repeat the name that was typed: anyone can enter another user's address and any text. */
export function welcome(facts: WelcomeFacts): MailContent {
  const { name, email } = facts.brand;
  const { address, confirmation, mailed = false } = facts;
  const [offers, proved] = [{ PTBR: 'Ver as ofertas', EN: 'See the offers' }, confirmation === null];
  const toDo = mailed ? 'mailed' : proved ? 'proved' : 'open';
  const confirm = { PTBR: 'Confirmar e-mail', EN: 'Confirm e-mail' };
  const button = proved ? offers : confirm;
  return accountMail(facts, {
    PTBR: {
      subject: 'Seu cadastro foi concluído',
      paragraphs: [
        `Boas-vindas! Sua conta no ${name} está pronta: você já pode favoritar e perguntar${proved ? ', dar lances, fazer propostas e comprar' : '; com o e-mail confirmado, também dar lances, fazer propostas e comprar'}.`,
        {
          proved: 'Entre como você se cadastrou. Nunca pedimos senhas por e-mail, telefone ou mensagem.',
          open: 'Confirme que este e-mail é seu e entre com ele e a senha que você criou. Até lá, os avisos dos seus negócios aparecem só no site. Nunca pedimos a sua senha por e-mail, telefone ou mensagem.',
          mailed:
            'Confirme seu e-mail pelo link que enviamos para ele: até lá, os avisos dos seus negócios aparecem só aqui no site.',
        }[toDo],
        `Se não foi você que fez este cadastro, não confirme e escreva para ${email}.`,
      ],
      button: { text: button.PTBR, address: confirmation ?? address },
    },
    EN: {
      subject: 'Welcome: your registration is complete',
      paragraphs: [
        `Welcome! Your account at ${name} is ready: you can save favourites and ask questions${proved ? ', bid, make proposals and buy' : '; once the e-mail is confirmed, also bid, make proposals and buy'}.`,
        {
          proved: 'Sign in the way you signed up. We never ask for passwords by e-mail, phone or message.',
          open: 'Confirm that this e-mail is yours, and sign in with it and the password you chose. Until then, updates on your deals appear only on the site. We never ask for your password by e-mail, phone or message.',
          mailed:
            'Confirm your e-mail with the link we sent to it: until then, updates on your deals appear only here on the site.',
        }[toDo],
        `If you did not register, do not confirm, and write to ${email}.`,
      ],
      button: { text: button.EN, address: confirmation ?? address },
    },
  });
}
