import { expect, test } from 'vitest';
import { callAs } from '../../../../../test/screens/call-as.ts';
import { textsOf } from '../../../../../test/screens/elements.ts';
import { main } from '../../../../../test/screens/pages/header-part.ts';
import { profileScreen as screen } from '../../../../../test/screens/pages/profile-screen.ts';
import { world } from '../../../../../test/screens/world.ts';

const PERSONAL = ['Nome', 'Sobrenome', 'E-mail', 'Telefone'];
const LEGAL = ['Usuário', 'CNPJ', 'Nome fantasia', 'Inscrição estadual'];

for (const { kind, tipoPerfil, tipoPerfilFlag, fields } of [
  { kind: 'a company', tipoPerfil: 4, tipoPerfilFlag: 'J', fields: LEGAL },
  { kind: 'a shop owner', tipoPerfil: 5, tipoPerfilFlag: 'J', fields: LEGAL },
  { kind: 'an employee', tipoPerfil: 6, tipoPerfilFlag: 'C', fields: ['Usuário', 'CPF'] },
  { kind: 'an individual', tipoPerfil: 7, tipoPerfilFlag: 'F', fields: [] },
] as const) {
  test(`${kind} has profile ${tipoPerfil} of kind ${tipoPerfilFlag} and its fields, ENTY-06`, async () => {
    const person = await world.signedIn({ profileCode: tipoPerfil });
    const { json } = await callAs(person, 'GET', '/usrio/edit');
    expect(json).toMatchObject({ tipoPerfil, tipoPerfilFlag });
    await screen.open();
    await expect.element(screen.field('Nome')).toHaveValue(person.name);
    const data = main().getByCss('section').first();
    expect(textsOf(data.getByCss('label'))).toEqual([...PERSONAL, ...fields]);
  });
}
