import { expect, it } from 'vitest';
import { RESERVED_STORE_NAMES } from './reserved-names.ts';

it('no store is named as an address of the product begins, or a technical one, C-05', () => {
  const addresses =
    'acessibilidade avisos buscas-salvas cancelamento comparar compra favoritos finalizar fluxo home interesses ' +
    'negociacao notification oferta painel perfil politica-privacidade politica-privacidade-parceiro ' +
    'privacidade seja-um-parceiro sem-javascript survey survey-finalization texto verificar';
  const technical = 'admin api assets auth dev docs health media metrics sitemaps www';
  const names = `${addresses} ${technical}`.split(' ');
  expect([...RESERVED_STORE_NAMES].toSorted()).toEqual(names.toSorted());
});
