import { describe, expect, it } from 'vitest';
import { maskContacts, maskForDeal } from './mask-contacts.ts';

const HOSTS = ['patio.test'];
const masked = (text: string) => maskForDeal(text, HOSTS);

describe('what a conversation hides until the sale', () => {
  it.each([
    ['Ligue (11) 98765-4321 hoje', 'Ligue [telefone oculto] hoje'],
    ['+55 11 98765 4321', '[telefone oculto]'],
    ['1️⃣1️⃣9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣', '[telefone oculto]'],
    ['１１９８７６５４３２１', '[telefone oculto]'],
    ['ana.lima@exemplo.com.br, por favor', '[e-mail oculto], por favor'],
    ['CPF 529.982.247-25 da minha mãe', 'CPF [CPF oculto] da minha mãe'],
    ['52998224725', '[CPF oculto]'],
    ['veja https://outro.example/carro?id=9', 'veja [endereço oculto]'],
    ['wa.me/abc e instagram.com/loja', '[endereço oculto] e [endereço oculto]'],
    ['https://patio.test.outro.com/x', '[endereço oculto]'],
    ['https://patio.test@outro.com/x', '[endereço oculto]'],
  ])('%s', (text, expected) => expect(masked(text)).toBe(expected));

  it.each([
    'Pago R$ 1.250.000,00 em 27/11/2026, às 14:30.',
    'O modelo é 2019/2020, com 85.000 km e motor 2.0.',
    'Está aqui: https://patio.test/oferta/123456789',
    'Combinado.Obrigado! 👍🏽',
    'a'.repeat(2000),
  ])('leaves %s as it is', (text) => expect(masked(text)).toBe(text));
});

it('masks no CPF and no link where a question is public', () => {
  expect(maskContacts('veja instagram.com/loja')).toBe('veja instagram.com/loja');
});
