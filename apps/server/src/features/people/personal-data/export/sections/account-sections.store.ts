import { date, instant, number, text, yesOrNo, type ExportSection } from '../export-section.ts';

/** Who a user is, and what they keep in their account. */
export const accountSections: readonly ExportSection[] = [
  {
    name: 'conta',
    title: { PTBR: 'Conta', EN: 'Account' },
    tables: ['account'],
    text: `select id as codigo, email, username as usuario, name as nome, surname as sobrenome, document as documento, phone as telefone,
        birth as nascimento, trade_name as nome_fantasia, state_registration as inscricao_estadual,
        state_registration_exempt as isento_inscricao_estadual, registration as matricula, employer_id as conta_da_empresa, profile_code as perfil,
        accepts_mail as aceita_emails, two_step as acesso_em_duas_etapas, idiom as idioma, created_at as criada_em,
        first_sign_in_at as primeiro_acesso_em, blocked_at as bloqueada_em
      from account where id = $1`,
    fields: {
      codigo: number('Número da conta', 'Account number'),
      email: text('E-mail', 'E-mail'),
      usuario: text('Usuário', 'Username'),
      nome: text('Nome', 'Name'),
      sobrenome: text('Sobrenome', 'Surname'),
      documento: text('CPF ou CNPJ', 'CPF or CNPJ'),
      telefone: text('Telefone', 'Phone'),
      nascimento: date('Data de nascimento', 'Date of birth'),
      nome_fantasia: text('Nome fantasia', 'Trade name'),
      inscricao_estadual: text('Inscrição estadual', 'State registration'),
      isento_inscricao_estadual: yesOrNo('Isento de inscrição estadual', 'Exempt from state registration'),
      matricula: text('Matrícula', 'Employee registration'),
      conta_da_empresa: number('Conta da empresa de que é colaborador', 'Account of the employing company'),
      perfil: number(
        'Perfil (4 empresa, 5 lojista, 6 colaborador, 7 pessoa física)',
        'Profile (4 company, 5 dealer, 6 employee, 7 individual)',
      ),
      aceita_emails: yesOrNo('Aceita ofertas por e-mail', 'Accepts offers by e-mail'),
      acesso_em_duas_etapas: yesOrNo('Acesso em duas etapas', 'Two-step sign-in'),
      idioma: text('Idioma', 'Language'),
      criada_em: instant('Criada em', 'Made on'),
      primeiro_acesso_em: instant('Primeiro acesso', 'First sign-in'),
      bloqueada_em: instant('Bloqueada em', 'Blocked on'),
    },
  },
  {
    name: 'enderecos',
    title: { PTBR: 'Endereços', EN: 'Addresses' },
    tables: ['address'],
    text: `select a.code as codigo, a.cep, a.street as endereco, a.number as numero, a.complement as complemento, a.district as bairro,
        c.name as cidade, s.uf as estado, a.main as principal, a.created_at as criado_em
      from address a join city c on c.code = a.city_code join state s on s.code = a.state_code
      where a.account_id = $1 order by a.code`,
    fields: {
      codigo: number('Código', 'Code'),
      cep: text('CEP', 'Postal code'),
      endereco: text('Endereço', 'Street'),
      numero: text('Número', 'Number'),
      complemento: text('Complemento', 'Complement'),
      bairro: text('Bairro', 'District'),
      cidade: text('Cidade', 'City'),
      estado: text('Estado', 'State'),
      principal: yesOrNo('Principal', 'Main'),
      criado_em: instant('Criado em', 'Made on'),
    },
  },
  {
    name: 'interesses',
    title: { PTBR: 'Interesses', EN: 'Interests' },
    tables: ['interest'],
    text: `select c.name as categoria from interest i join category c on c.code = i.category_code
      where i.account_id = $1 order by c.position`,
    fields: { categoria: text('Categoria', 'Category') },
  },
  {
    name: 'favoritos',
    title: { PTBR: 'Favoritos', EN: 'Favourites' },
    tables: ['favourite'],
    text: `select o.code as oferta, o.title as titulo, f.created_at as em from favourite f join offer o on o.code = f.offer_code
      where f.account_id = $1 order by f.created_at`,
    fields: {
      oferta: number('Oferta', 'Offer'),
      titulo: text('Título', 'Title'),
      em: instant('Marcada em', 'Marked on'),
    },
  },
  {
    name: 'buscasSalvas',
    title: { PTBR: 'Buscas salvas', EN: 'Saved searches' },
    tables: ['saved_search'],
    text: `select name as nome, query as filtros, store as loja, frequency as frequencia, by_mail as por_email,
        by_notification as no_site, created_at as criada_em, seen_at as vista_em, alerted_at as avisada_em
      from saved_search where account_id = $1 order by id`,
    fields: {
      nome: text('Nome', 'Name'),
      filtros: text('Filtros', 'Filters'),
      loja: text('Loja', 'Store'),
      frequencia: text('Frequência', 'Frequency'),
      por_email: yesOrNo('Aviso por e-mail', 'Told by e-mail'),
      no_site: yesOrNo('Aviso no site', 'Told on the site'),
      criada_em: instant('Criada em', 'Made on'),
      vista_em: instant('Vista em', 'Seen on'),
      avisada_em: instant('Último aviso', 'Last alert'),
    },
  },
  {
    name: 'perguntas',
    title: { PTBR: 'Perguntas', EN: 'Questions' },
    tables: ['question'],
    text: `select q.offer_code as oferta, o.title as titulo, q.text as pergunta, q.answer as resposta, q.created_at as em,
        q.answered_at as respondida_em
      from question q join offer o on o.code = q.offer_code where q.account_id = $1 order by q.code`,
    fields: {
      oferta: number('Oferta', 'Offer'),
      titulo: text('Título', 'Title'),
      pergunta: text('Pergunta', 'Question'),
      resposta: text('Resposta', 'Answer'),
      em: instant('Enviada em', 'Sent on'),
      respondida_em: instant('Respondida em', 'Answered on'),
    },
  },
  {
    name: 'ofertasProprias',
    title: { PTBR: 'Ofertas à venda', EN: 'Offers for sale' },
    tables: ['offer'],
    text: `select code as oferta, title as titulo, status as situacao, created_at as criada_em, published_at as publicada_em
      from offer where owner_id = $1 order by code`,
    fields: {
      oferta: number('Oferta', 'Offer'),
      titulo: text('Título', 'Title'),
      situacao: text('Situação', 'Status'),
      criada_em: instant('Criada em', 'Made on'),
      publicada_em: instant('Publicada em', 'Published on'),
    },
  },
];
