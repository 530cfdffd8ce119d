import { Button, Group, Stack } from '@mantine/core';
import { moveCategory } from '@patio/contract/catalogue/names/move-category.ts';
import { saveName } from '@patio/contract/catalogue/names/save-name.ts';
import type { NameKind, StaffName } from '@patio/contract/catalogue/names/staff-name.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { EditForm } from '../../../platform/panels/edit-form.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../../people/audit/public.ts';
import { NameFields } from './name-fields.tsx';
import { NameUses } from './name-uses.tsx';
import { useNameForm } from './use-name-form.ts';

interface Props {
  readonly kind: NameKind;
  /** Null: a new one. */
  readonly name: StaffName | null;
  readonly onClose: () => void;
}

const RECORDS = {
  categoria: 'category',
  subcategoria: 'subcategory',
  marca: 'brand',
  modelo: 'model',
} as const;

/** A category, subcategory, brand or model: what is written of it, where it is used, and what was done to it. */
export function NamePanel({ kind, name, onClose }: Props) {
  const { names: texts } = useTexts();
  const mayEdit = can(useUser(), saveName);
  const form = useNameForm(kind, name, onClose);
  return (
    <SidePanel title={form.opened?.nome ?? texts.add[kind]} onClose={onClose}>
      <Stack gap="md">
        {mayEdit && kind === 'categoria' && name !== null ? <Place code={name.codigo} /> : null}
        <EditForm form={form} mayEdit={mayEdit}>
          <NameFields form={form} />
        </EditForm>
        {name === null ? null : <NameUses name={name} mayEdit={mayEdit} onGone={onClose} />}
        {name === null ? null : <RecordHistory kind={RECORDS[kind]} id={name.codigo} name={name.nome} />}
      </Stack>
    </SidePanel>
  );
}

/** Its place in the menus. */
function Place({ code }: { code: number }) {
  const { names: texts } = useTexts();
  const move = useAction(moveCategory);
  return (
    <>
      <Group gap="xs">
        {(['antes', 'depois'] as const).map((sentido) => (
          <Button
            key={sentido}
            size="compact-sm"
            variant="default"
            loading={move.busy}
            onClick={() => void move.run({ params: { id: code }, body: { sentido } }, texts.moved)}
          >
            {texts.move[sentido]}
          </Button>
        ))}
      </Group>
      <Problem text={move.problem} />
    </>
  );
}
