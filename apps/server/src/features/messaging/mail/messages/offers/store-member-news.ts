import type { MailContent } from '../../mail-content.ts';
import { accountMail, type AccountMailFacts } from '../access/account-mail.ts';

/** What users of a store learn of a member; `removed-you`: the member themselves. */
type MemberNews = 'invited' | 'joined' | 'removed' | 'removed-you' | 'owner' | 'owner-you';

/** News about the members of a store, by their name. */
export function storeMemberNews(
  facts: AccountMailFacts & {
    readonly storeName: string;
    readonly member: string;
    readonly news: MemberNews;
  },
): MailContent {
  const { storeName, member, news, brand } = facts;
  const words = WORDS[news];
  const check = {
    PTBR: `Se algo não está certo, escreva para ${brand.email}.`,
    EN: `If something is not right, write to ${brand.email}.`,
  };
  return accountMail(facts, {
    PTBR: { subject: words.PTBR.subject, paragraphs: [words.PTBR.text(member, storeName), check.PTBR] },
    EN: { subject: words.EN.subject, paragraphs: [words.EN.text(member, storeName), check.EN] },
  });
}

type Text = (member: string, store: string) => string;
type Words = { readonly subject: string; readonly text: Text };

const WORDS: Readonly<Record<MemberNews, { readonly PTBR: Words; readonly EN: Words }>> = {
  invited: {
    PTBR: {
      subject: 'Pessoa convidada para a sua loja',
      text: (member, store) => `Nossa equipe convidou ${member} para trabalhar no painel da loja ${store}.`,
    },
    EN: {
      subject: 'A user was invited to your store',
      text: (member, store) => `Our team invited ${member} to work in the back office of ${store}.`,
    },
  },
  joined: {
    PTBR: {
      subject: 'Nova pessoa na sua loja',
      text: (member, store) => `${member} aceitou o convite e trabalha agora no painel da loja ${store}.`,
    },
    EN: {
      subject: 'A new member of your store',
      text: (member, store) =>
        `${member} accepted the invitation and now works in the back office of ${store}.`,
    },
  },
  removed: {
    PTBR: {
      subject: 'Uma pessoa saiu da sua loja',
      text: (member, store) => `${member} não trabalha mais no painel da loja ${store}.`,
    },
    EN: {
      subject: 'A member left your store',
      text: (member, store) => `${member} no longer works in the back office of ${store}.`,
    },
  },
  'removed-you': {
    PTBR: {
      subject: 'Você saiu da loja',
      text: (_, store) =>
        `Você não trabalha mais no painel da loja ${store}. Sua conta continua sua, para comprar no site.`,
    },
    EN: {
      subject: 'You left the store',
      text: (_, store) =>
        `You no longer work in the back office of ${store}. Your account remains yours, for buying at the site.`,
    },
  },
  owner: {
    PTBR: {
      subject: 'Outra pessoa responde pela sua loja',
      text: (member, store) => `${member} responde agora pela loja ${store} e convida outras pessoas.`,
    },
    EN: {
      subject: 'Another user answers for your store',
      text: (member, store) => `${member} now answers for ${store} and invites others.`,
    },
  },
  'owner-you': {
    PTBR: {
      subject: 'Você responde pela loja',
      text: (_, store) => `Você responde agora pela loja ${store}: convida e remove as outras pessoas.`,
    },
    EN: {
      subject: 'You answer for the store',
      text: (_, store) => `You now answer for ${store}: you invite and remove its other members.`,
    },
  },
};
