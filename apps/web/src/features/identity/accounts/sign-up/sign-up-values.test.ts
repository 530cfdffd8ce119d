import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../../../platform/drafts/tab-draft.ts';
import { draftFrom, EMPTY_DRAFT, type SignUpDraft } from './sign-up-draft.ts';
import { applicantOf, signUpTexts, valueProblems, valuesOf } from './sign-up-values.ts';
import { queryOf, stepBefore, stepOf, titleOf, type SignUpStep } from './sign-up-step.ts';

const whole = {
  ...EMPTY_DRAFT,
  name: ' Ana Lima ',
  tradeName: 'Costa',
  email: ' ana@patio.test ',
  cpf: '529.982.247-25',
  cnpj: '12.ABC.345/01DE-35',
  phone: '(27) 99999-0000',
  terms: true,
};
const maskOf = (kind: 'individual' | 'company', key: 'document' | 'phone', typed: string) =>
  signUpTexts(kind, true)
    .find((field) => field.key === key)
    ?.mask?.(typed);
const secrets = { password: 'Senha123*', repeat: ' Senha123* ' };

const problemsOf = (draft: SignUpDraft, kind: 'individual' | 'company', typed = secrets) =>
  valueProblems(valuesOf(draft, typed, kind), kind);

describe('the form of a sign-up', () => {
  it('has nothing wrong with it when it is whole', () => {
    expect(problemsOf(whole, 'individual').size).toBe(0);
    expect(problemsOf(whole, 'company').size).toBe(0);
  });
  it('reports every problem, terms and repetition too, SIGN-12 PASS-18', () => {
    const problems = problemsOf(EMPTY_DRAFT, 'company', { password: '', repeat: 'x' });
    expect(Object.fromEntries(problems)).toEqual({
      name: 'required',
      tradeName: 'required',
      email: 'required',
      document: 'required',
      phone: 'required',
      password: 'required',
      repeat: 'different',
      terms: 'unaccepted',
    });
  });
  it('wants digits in a phone, SIGN-14', () => {
    expect(problemsOf({ ...whole, phone: '27 abc' }, 'individual').get('phone')).toBe('characters');
  });
  it('sends numbers without their masks, SIGN-14 SIGN-16 SIGN-18', () => {
    expect(applicantOf(valuesOf(whole, secrets, 'individual'), 'individual')).toMatchObject({
      name: 'Ana Lima',
      tradeName: 'Costa',
      email: 'ana@patio.test',
      document: '52998224725',
      phone: '27999990000',
      password: 'Senha123*',
      repeat: 'Senha123*',
    });
    expect(applicantOf(valuesOf(whole, secrets, 'company'), 'company').document).toBe('12ABC34501DE35');
  });
});

describe('numbers while they are typed', () => {
  it('end at eleven digits and fourteen characters, SIGN-16 SIGN-18 C-94', () => {
    expect(maskOf('individual', 'document', '529982247259')).toBe('529.982.247-25');
    expect(maskOf('company', 'document', '12abc34501de357')).toBe('12.ABC.345/01DE-35');
  });
  it('stay as typed with signs that they cannot hold', () => {
    expect(maskOf('individual', 'document', '529a')).toBe('529a');
    expect(maskOf('individual', 'phone', '27 abc')).toBe('27 abc');
    expect(maskOf('company', 'document', '12Á')).toBe('12Á');
  });
});

describe('the steps of a sign-up', () => {
  const steps: readonly SignUpStep[] = ['client', 'individual', 'company-type', 'company'];
  it('stand in the address and are read from it again', () => {
    for (const step of steps) expect(stepOf(new URLSearchParams(queryOf(step)))).toBe(step);
    expect(stepOf(new URLSearchParams('etapa=toString'))).toBe('client');
  });
  it('lead back one by one, SIGN-04 C-96', () => {
    expect(steps.map(stepBefore)).toEqual([null, 'client', 'client', 'company-type']);
  });
  it('have three titles, SIGN-01', () => {
    expect(steps.map(titleOf)).toEqual(['generic', 'individual', 'company', 'company']);
  });
});

describe('what a tab keeps of a sign-up', () => {
  it('is read field by field, and nothing else of it', () => {
    const stored = { ...whole, clientType: 'PESSOA_FISICA', companyType: 'NADA', password: 'x', name: 7 };
    expect(draftFrom(entriesOf(stored))).toEqual({
      ...whole,
      clientType: 'PESSOA_FISICA',
      companyType: null,
      name: '',
    });
    for (const odd of [null, 'x', 7, []]) expect(draftFrom(entriesOf(odd))).toEqual(EMPTY_DRAFT);
  });
});
