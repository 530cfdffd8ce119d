import { expect, it } from 'vitest';
import { documentText } from './document-text.ts';

it('writes a CPF and a CNPJ as they are read, and nothing where there is none', () => {
  expect(documentText({ cpf: '52998224725', tipoPerfilFlag: 'F' })).toBe('529.982.247-25');
  expect(documentText({ cpf: '12ABC34501DE35', tipoPerfilFlag: 'J' })).toBe('12.ABC.345/01DE-35');
  expect(documentText({ cpf: null, tipoPerfilFlag: 'C' })).toBe('');
});
