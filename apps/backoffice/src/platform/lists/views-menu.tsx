import { Button, Group, Menu, Select, Stack, TextInput } from '@mantine/core';
import { deleteView } from '@patio/contract/identity/list-views/delete-view.ts';
import { listViews } from '@patio/contract/identity/list-views/list-views.ts';
import { saveView } from '@patio/contract/identity/list-views/save-view.ts';
import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useReply } from '../api/use-reply.ts';
import { useTexts } from '../i18n/texts.ts';
import { Dialog } from '../panels/dialog.tsx';
import { Problem } from '../panels/problem.tsx';
import { useAction } from '../panels/use-action.ts';
import { useUser } from '../session/user.ts';
import type { ListState } from './use-list-state.ts';

interface Props {
  readonly list: string;
  readonly state: ListState;
}

/** Saved views: opens one, saves the present selection as one, deletes one's own. */
export function ViewsMenu({ list, state }: Props) {
  const { lists: texts } = useTexts();
  const { reply } = useReply(listViews, undefined, { lista: list });
  const removal = useAction(deleteView);
  const [saving, setSaving] = useState(false);
  return (
    <>
      <Menu withinPortal={false} withInitialFocusPlaceholder={false} position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconBookmark size={14} aria-hidden />}>
            {texts.views}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {reply?.data.map(({ codigo, nome, consulta, colunas, papel, minha }) => (
            <Group key={codigo} gap={0} wrap="nowrap" role="none">
              <Menu.Item flex={1} onClick={() => state.apply(consulta, colunas)}>
                {papel === null ? nome : `${nome} (${texts.ofRole})`}
              </Menu.Item>
              {minha ? (
                <Menu.Item
                  w="auto"
                  aria-label={texts.deleteView(nome)}
                  onClick={() => void removal.run({ params: { lista: list, codigo } }, texts.viewDeleted)}
                >
                  <IconTrash size={14} aria-hidden />
                </Menu.Item>
              ) : null}
            </Group>
          ))}
          <Menu.Item onClick={() => setSaving(true)}>{texts.saveView}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {saving ? <SaveView list={list} state={state} onClose={() => setSaving(false)} /> : null}
    </>
  );
}

function SaveView({ list, state, onClose }: Props & { readonly onClose: () => void }) {
  const { lists: texts, common, session } = useTexts();
  const user = useUser();
  const action = useAction(saveView);
  const [name, setName] = useState('');
  const [role, setRole] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    const body = {
      nome: name,
      consulta: state.saved,
      colunas: state.columns === null ? null : [...state.columns],
      papel: STAFF_ROLES.find((known) => known === role) ?? null,
    };
    if (await action.run({ params: { lista: list }, body }, texts.viewSaved)) onClose();
  };
  return (
    <Dialog title={texts.saveView} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="sm">
          <TextInput
            label={texts.viewName}
            value={name}
            maxLength={60}
            data-autofocus
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {user.papel === 'administrator' ? (
            <Select
              label={texts.viewFor}
              placeholder={texts.onlyMe}
              clearable
              value={role}
              onChange={setRole}
              comboboxProps={{ withinPortal: false }}
              data={STAFF_ROLES.map((value) => ({ value, label: session.roles[value] }))}
            />
          ) : null}
          <Problem text={action.problem} />
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button type="submit" loading={action.busy} disabled={name.trim() === ''}>
              {common.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
