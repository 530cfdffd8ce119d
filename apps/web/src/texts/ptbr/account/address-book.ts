/** The addresses in the profile. */
export const addressBookTexts = {
  failed: 'Não foi possível carregar seus endereços.',
  emptyTitle: 'Nenhum endereço ainda',
  emptyText:
    'Cadastre o endereço que vale para frete e documentos. Você pode ter vários e escolher o principal.',
  makeMain: 'Tornar principal',
  mainChanged: 'Endereço principal alterado.',
  edit: 'Editar',
  remove: 'Excluir',
  removed: 'Endereço excluído.',
};
