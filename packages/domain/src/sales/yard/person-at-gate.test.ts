import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exitProblem } from './exit-problem.ts';
import { personAtGate } from './person-at-gate.ts';

const CPF = '52998224725';
const typed = fc.record({ terceiro: fc.boolean(), autorizacao: fc.string(), nome: fc.string() });
const carrier = fc.record({ name: fc.string(), document: fc.constant('11.222.333/0001-81') });
const buyers = fc.constantFrom(CPF, '11222333000181', '98765432100', null);

it('who collects is who was typed', () => {
  fc.assert(
    fc.property(typed, (person) => {
      expect(personAtGate(person, null)).toBe(person);
    }),
  );
});

it('a carrier never leaves without the code, and with it whatever was typed about who they are', () => {
  fc.assert(
    fc.property(typed, carrier, buyers, fc.boolean(), (person, booked, buyerDocument, byCode) => {
      const { terceiro, autorizacao, nome } = personAtGate(person, booked);
      expect(nome).toBe(person.nome);
      const facts = { byCode, buyerDocument, collectorDocument: CPF, bySeller: false };
      expect(exitProblem({ ...facts, thirdParty: terceiro, authorisation: autorizacao })).toBe(
        byCode ? null : 'code-needed',
      );
    }),
  );
});
