import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/start.tsx'),
  route(':partner?/home/:category?', 'routes/home.tsx'),
  route(':partner?/oferta/:codigo', 'routes/oferta.tsx'),
  route(':partner?/oferta/verificar/:token', 'routes/verificar.tsx'),
  route(':partner?/auth', 'routes/auth.tsx'),
  route(':partner?/fluxo', 'routes/fluxo.tsx'),
  route(':partner?/finalizar', 'routes/finalizar.tsx'),
  route(':partner?/negociacao', 'routes/negociacao.tsx'),
  route(':partner?/favoritos', 'routes/favoritos.tsx'),
  route(':partner?/buscas-salvas', 'routes/buscas-salvas.tsx'),
  route(':partner?/buscas-salvas/desligar/:token', 'routes/desligar-busca.tsx'),
  route(':partner?/notification', 'routes/notification.tsx'),
  route(':partner?/texto/:page', 'routes/texto.tsx'),
  route(':partner?/acessibilidade', 'routes/acessibilidade.tsx'),
  route(':partner?/politica-privacidade', 'routes/politica-privacidade.tsx'),
  route(':partner?/politica-privacidade-parceiro', 'routes/politica-privacidade-parceiro.tsx'),
  route(':partner', 'routes/partner.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
