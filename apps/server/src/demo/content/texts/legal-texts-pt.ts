import { TERMS_VERSIONS } from '@patio/domain/identity/consents/terms.ts';
import { versionLine } from '@patio/domain/identity/consents/version-day.ts';
import type { DemoTexts } from './demo-text.ts';

const UPDATED = versionLine(TERMS_VERSIONS, 'PTBR');

/** Terms, notices and privacy policies in Portuguese. Names in braces are placeholders for brand and company data. */
export const legalTextsPt: DemoTexts<
  | 'termos_app'
  | 'termos'
  | 'condicaouso'
  | 'avisoslegais'
  | 'termos_parceiro'
  | 'politica_privacidade'
  | 'politica_privacidade_parceiro'
> = {
  termos: [
    'Termos de compra',
    UPDATED,
    'Estes termos valem para compras, lances e propostas feitos no site do {name}, de {legalName}, CNPJ {cnpj}.',
    '# 1. Cadastro',
    'Os dados devem ser verdadeiros e do próprio comprador. A senha é pessoal; o que for feito com ela é de responsabilidade do titular.',
    '# 2. Lances e propostas',
    '- Um lance vale até ser superado ou até o final da oferta, e não pode ser retirado, a não ser quando a página da oferta abre um prazo para isso.',
    '- Uma proposta pode ser retirada enquanto não for aceita e expira no prazo que a página mostra.',
    '- Ofertas que já receberam lance não aceitam propostas novas. Nada é vendido por um valor que não supere o lance atual: a compra imediata e as propostas que um lance alcança deixam de valer.',
    '- Cada comprador faz até três propostas por oferta. A resposta pode ser automática e não vem antes do próximo quarto de hora; quem a recebe pode pedir que uma pessoa a reveja.',
    '- Uma oferta ou uma loja pode ser suspensa. O prazo da oferta para e é retomado quando ela volta; depois de 24 horas, quem deu lances pode retirá-los.',
    '# 3. Compra',
    'A compra nasce com a compra imediata, com o lance vencedor ou com a proposta aceita. A equipe de vendas confirma os dados e envia o pedido com prazo de pagamento.',
    '# 4. Estado dos veículos',
    'Veículos usados são vendidos no estado em que se encontram, como descritos e fotografados. Os direitos do consumidor previstos em lei continuam valendo.',
    '# 5. Desistência e cancelamento',
    'O cancelamento é pedido na página de negociações, com o motivo. Nas compras feitas à distância por consumidores, o direito de arrependimento pode ser exercido em até sete dias do recebimento.',
    '# 6. Entrega',
    'O comprador escolhe retirar no pátio, sem custo, ou receber no endereço, com frete combinado.',
  ],
  termos_app: [
    'Termos de uso do aplicativo',
    UPDATED,
    'O aplicativo e o site dão acesso aos mesmos serviços e à mesma conta; os termos de compra valem para os dois.',
    '- A localização só é usada se você permitir, para ordenar as ofertas pela distância.',
    '- As notificações podem ser desligadas no aparelho; os avisos continuam na sua caixa de entrada do site.',
    '- Não é permitido usar programas que deem lances ou copiem as ofertas em massa.',
    'Dúvidas: {email}.',
  ],
  condicaouso: [
    'Condições de uso',
    UPDATED,
    'Navegar é livre. Para perguntar, favoritar, dar lances, propor e comprar é preciso ter cadastro.',
    '# O que não é permitido',
    '- Dar lances sem intenção de comprar, ou combinar lances com outros participantes.',
    '- Dar lances em veículos próprios ou da própria loja.',
    '- Publicar telefones, e-mails ou ofensas nas perguntas.',
    '- Tentar acessar contas ou dados de outras pessoas.',
    '# Franquia mensal',
    'Cada perfil tem um número de compras por mês e de lances e propostas abertos ao mesmo tempo. A equipe pode liberar mais.',
    'Contas que descumprem estas condições podem ser bloqueadas; o titular é avisado do motivo e pode pedir revisão.',
  ],
  avisoslegais: [
    'Avisos legais',
    'O site é mantido por {legalName}, CNPJ {cnpj}, com sede em {office.line}.',
    '- As vendas são feitas por oferta entre vendedor e comprador; não se trata de leilão público.',
    '- Marcas e modelos pertencem aos seus donos e são citados para identificar os veículos.',
    '- As fotos mostram o veículo à venda na data em que foram feitas.',
    '- Preços e disponibilidade podem mudar até a confirmação da compra.',
    'Encarregado de dados pessoais: {dpo.name}, {dpo.email}.',
  ],
  termos_parceiro: [
    'Termos do parceiro',
    UPDATED,
    'O parceiro abre uma loja no {name} para anunciar veículos próprios ou que esteja autorizado a vender.',
    '# O parceiro se compromete a',
    '- Descrever cada veículo com verdade, com fotos do próprio veículo.',
    '- Responder às perguntas e propostas em até dois dias úteis.',
    '- Honrar o preço publicado e a proposta aceita.',
    '- Não dar lances nas próprias ofertas.',
    '# A casa se compromete a',
    '- Publicar a loja depois da verificação do e-mail e dos documentos.',
    '- Mostrar as ofertas do parceiro também na página inicial.',
    '- Avisar com trinta dias de antecedência sobre mudanças de preço do serviço.',
  ],
  // The storefront has both policies; texts written here would replace them (C-105).
  politica_privacidade: ['Política de privacidade'],
  politica_privacidade_parceiro: ['Política de privacidade do parceiro'],
};
