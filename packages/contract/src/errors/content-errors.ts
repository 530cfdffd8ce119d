import type { ErrorEntry } from './error-entry.ts';

/** Errors of what is edited about the site: banners, texts, and the settings of the business. */
export const contentErrors = {
  'content-changed': {
    status: 409,
    PTBR: '{who} mudou isto às {when}. Nada foi salvo: copie o que escreveu, abra de novo e confira.',
    EN: '{who} changed this at {when}. Nothing was saved: copy what you wrote, open it again and check.',
  },
  'banner-not-found': { status: 404, PTBR: 'Banner não encontrado.', EN: 'Banner not found.' },
  'category-unknown': {
    status: 422,
    PTBR: 'Esta categoria não existe.',
    EN: 'This category does not exist.',
  },
  'banner-store-unknown': {
    status: 422,
    PTBR: 'Não há loja com este endereço.',
    EN: 'There is no store with this address.',
  },
  'banner-link-refused': {
    status: 422,
    PTBR: 'O link deve começar por / (uma página do site) ou por https://.',
    EN: 'The link must start with / (a page of the site) or with https://.',
  },
  'banner-link-outside': {
    status: 422,
    PTBR: 'O link leva para fora do site, a {host}. Confira o endereço e confirme.',
    EN: 'The link leads outside the site, to {host}. Check the address and confirm.',
  },
  'banner-offer-missing': {
    status: 422,
    PTBR: 'Os botões de comprar e de dar lance precisam do número de uma oferta.',
    EN: 'The buttons to buy and to bid need the number of an offer.',
  },
  'banner-offer-unknown': {
    status: 422,
    PTBR: 'Não há oferta com este número.',
    EN: 'There is no offer with this number.',
  },
  'banner-button-incomplete': {
    status: 422,
    PTBR: 'O outro botão precisa de texto e de link.',
    EN: 'The other button needs a text and a link.',
  },
  'banner-period': {
    status: 422,
    PTBR: 'O fim da exibição deve ser depois do começo.',
    EN: 'The end must be after the beginning.',
  },
  'banner-picture-missing': { status: 422, PTBR: 'Escolha uma imagem.', EN: 'Choose a picture.' },
  'banner-picture-refused': {
    status: 422,
    PTBR: 'A imagem não foi aceita: {reason}.',
    EN: 'The picture was refused: it must be a whole JPEG, PNG, WebP or AVIF of at least 160 x 120 pixels.',
  },
  'text-version-not-found': {
    status: 404,
    PTBR: 'Esta versão do texto não existe.',
    EN: 'This version of the text does not exist.',
  },
  'text-empty': {
    status: 422,
    PTBR: 'O texto está vazio. Com título em inglês, o texto em inglês também é preciso.',
    EN: 'The text is empty. With an English title, the English text is needed too.',
  },
  'text-draft-gone': {
    status: 409,
    PTBR: 'O rascunho já foi publicado ou descartado. Copie o que escreveu e abra o texto de novo.',
    EN: 'The draft was already published or discarded. Copy what you wrote and open the text again.',
  },
  'text-draft-open': {
    status: 409,
    PTBR: 'Há um rascunho deste texto. Publique ou descarte o rascunho antes.',
    EN: 'There is a draft of this text. Publish or discard it first.',
  },
  'text-binding': {
    status: 409,
    PTBR: 'Este texto vale entre a casa e os usuários. Confirme que só corrige a redação; o que muda direitos pede uma nova data dos termos.',
    EN: 'This text binds the house and its users. Confirm that only its wording is corrected; what changes rights needs a new date of the terms.',
  },
  'reason-not-found': { status: 404, PTBR: 'Motivo não encontrado.', EN: 'Reason not found.' },
  'reason-exists': {
    status: 409,
    PTBR: 'Já há um motivo com este texto.',
    EN: 'There is a reason with this text already.',
  },
  'reason-too-many': {
    status: 409,
    PTBR: 'Já há {most} motivos. Exclua ou reaproveite um.',
    EN: 'There are {most} reasons already. Delete or reuse one.',
  },
  'reason-named': {
    status: 409,
    PTBR: 'Este motivo está em {count} cancelamentos, que o mostram. Desligue este e crie outro.',
    EN: 'This reason is in {count} cancellations, which show it. Switch it off and add another one.',
  },
  'reason-last': {
    status: 409,
    PTBR: 'Quem cancela precisa de ao menos um motivo. Ligue outro antes.',
    EN: 'Buyers who cancel need at least one reason. Switch another one on first.',
  },
  'name-unknown': {
    status: 404,
    PTBR: 'Este nome não existe mais. A lista foi lida de novo.',
    EN: 'This name no longer exists. The list was read again.',
  },
  'name-taken': {
    status: 409,
    PTBR: 'Já há “{other}”, que é o mesmo nome sem acentos, maiúsculas e pontuação.',
    EN: '“{other}” is there already: the same name without accents, capitals and punctuation.',
  },
  'name-place': {
    status: 422,
    PTBR: 'Uma subcategoria precisa de categoria; um modelo, de marca e categoria.',
    EN: 'A subcategory needs a category, a model a brand and a category.',
  },
  'name-too-many': {
    status: 409,
    PTBR: 'Já há {most}. Junte ou exclua um antes.',
    EN: 'There are {most} already. Merge or delete one first.',
  },
  'name-last': {
    status: 409,
    PTBR: 'O site precisa de ao menos uma categoria. Mostre outra antes.',
    EN: 'The site needs at least one category. Show another one first.',
  },
  'name-used': {
    status: 409,
    PTBR: 'Está em uso em {count} lugares. Junte com outro nome, ou oculte.',
    EN: 'It is used in {count} places. Merge it into another name, or hide it.',
  },
  'name-of-program': {
    status: 409,
    PTBR: 'Este nome é usado pela importação de ofertas. Oculte em vez de excluir.',
    EN: 'The import of offers uses this name. Hide it instead.',
  },
  'name-merge': {
    status: 422,
    PTBR: 'Escolha outro nome do mesmo tipo e do mesmo lugar: subcategorias da mesma categoria, modelos da mesma marca e categoria.',
    EN: 'Choose another name of the same kind and place: subcategories of one category, models of one brand and category.',
  },
  'name-picture-refused': {
    status: 422,
    PTBR: 'A imagem não foi aceita: use um SVG sem scripts, links e estilos, ou um PNG, WebP, AVIF ou JPEG inteiro de ao menos 24 x 24 pixels.',
    EN: 'The picture was refused: send an SVG without scripts, links and styles, or a whole PNG, WebP, AVIF or JPEG of at least 24 x 24 pixels.',
  },
  'contact-phone': {
    status: 422,
    PTBR: 'Escreva telefone e WhatsApp com DDD e 8 ou 9 dígitos, como (27) 99000-0000.',
    EN: 'Write telephone and WhatsApp with area code and 8 or 9 digits, as in (27) 99000-0000.',
  },
  'contact-mail': {
    status: 422,
    PTBR: 'Confira os e-mails: cada campo tem um só, como contato@loja.com.br.',
    EN: 'Check the e-mail addresses: each field has one, as in contato@loja.com.br.',
  },
  'contact-hours': {
    status: 422,
    PTBR: 'Escreva o horário como 07:30-17:30.',
    EN: 'Write the hours as 07:30-17:30.',
  },
  'contact-team': {
    status: 422,
    PTBR: 'Escreva o WhatsApp de cada equipe com DDD e 8 ou 9 dígitos.',
    EN: 'Write the WhatsApp of each team with area code and 8 or 9 digits.',
  },
  'contact-team-twice': {
    status: 422,
    PTBR: 'Duas equipes têm o mesmo nome.',
    EN: 'Two teams have the same name.',
  },
  'setting-not-found': {
    status: 404,
    PTBR: 'Este ajuste não existe.',
    EN: 'This setting does not exist.',
  },
  'setting-bounds': {
    status: 422,
    PTBR: 'O valor deve ser um número inteiro de {min} a {max}.',
    EN: 'The value must be a whole number from {min} to {max}.',
  },
  'setting-choice': {
    status: 422,
    PTBR: 'Escolha um dos valores oferecidos.',
    EN: 'Choose one of the values that are offered.',
  },
  'setting-conflict': {
    status: 422,
    PTBR: 'Contradiz o ajuste “{other}”, que vale {value}: mude aquele primeiro.',
    EN: 'This contradicts the setting “{other}”, which is {value}: change that one first.',
  },
  'setting-unchanged': {
    status: 409,
    PTBR: 'Este valor já vale: nada mudou.',
    EN: 'This value applies already: nothing changed.',
  },
} as const satisfies Record<string, ErrorEntry>;
