import { expect, it } from 'vitest';
import { changeIntake, editIntake, intakesOf, keepIntake } from './intake-db.ts';
import { newIntake } from './new-intake.ts';

const SAO_PAULO = 3_550_308;

it('a photo that is ready late takes nothing back of what was typed meanwhile', async () => {
  const begun = newIntake(1, SAO_PAULO);
  await editIntake(begun, (form) => ({ ...form, vaga: 'C-7' }));
  await editIntake(begun, (form) => form);
  await editIntake(begun, (form) => ({ ...form, observacao: 'sem estepe' }));
  const [kept] = await intakesOf(1);
  expect(kept?.form).toEqual({ ...begun.form, vaga: 'C-7', observacao: 'sem estepe' });
});

it('an intake that is complete stays so, and one that is edited again can be', async () => {
  const begun = newIntake(2, SAO_PAULO);
  await keepIntake({ ...begun, estado: 'fila' });
  await editIntake(begun, (form) => ({ ...form, vaga: 'C-7' }));
  expect(await intakesOf(2)).toEqual([{ ...begun, estado: 'fila' }]);
  await changeIntake(begun.cliente, { estado: 'rascunho' });
  await editIntake(begun, (form) => ({ ...form, vaga: 'C-8' }));
  const [edited] = await intakesOf(2);
  expect(edited?.form.vaga).toBe('C-8');
});
