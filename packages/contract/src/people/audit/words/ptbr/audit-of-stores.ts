/** Changes of stores, in the audit log. */
export const storeActions = {
  'invite-store-member': 'Convidou para a loja',
  'resend-store-invitation': 'Reenviou o convite para a loja',
  'cancel-store-invitation': 'Cancelou o convite para a loja',
  'remove-store-member': 'Tirou a pessoa da loja',
  'make-store-owner': 'Passou a responsabilidade pela loja',
  'save-store-data': 'Mudou nome ou contatos da loja',
  'save-store-profile': 'Mudou o perfil da loja',
  'refuse-partner': 'Recusou o cadastro da loja',
  'end-store': 'Encerrou a loja de vez',
};

export const storeFields = {
  member: 'Trabalha na loja',
  phone: 'Telefone',
  photo: 'Foto',
  site: 'Site',
  legalName: 'Razão social',
  representative: 'Responsável legal',
  storeAddress: 'Endereço no site',
};
