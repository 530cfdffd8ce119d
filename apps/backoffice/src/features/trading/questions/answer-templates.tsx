import { Button, Group, Menu, TextInput } from '@mantine/core';
import { deleteAnswerTemplate } from '@patio/contract/trading/questions/delete-answer-template.ts';
import { listAnswerTemplates } from '@patio/contract/trading/questions/list-answer-templates.ts';
import { saveAnswerTemplate } from '@patio/contract/trading/questions/save-answer-template.ts';
import { IconTemplate, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Dialog } from '../../../platform/panels/dialog.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Props {
  /** What is typed now: it can be kept as a prepared answer. */
  readonly text: string;
  readonly onChoose: (text: string) => void;
}

/** Prepared answers: puts one into the answer, keeps the answer as one, deletes one. */
export function AnswerTemplates({ text, onChoose }: Props) {
  const { questions: texts } = useTexts();
  const { reply } = useReply(listAnswerTemplates);
  const removal = useAction(deleteAnswerTemplate);
  const [saving, setSaving] = useState(false);
  return (
    <>
      <Menu withinPortal={false} withInitialFocusPlaceholder={false} position="bottom-start">
        <Menu.Target>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconTemplate size={14} aria-hidden />}
            style={{ alignSelf: 'start' }}
          >
            {texts.templates}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {reply?.data.map(({ codigo, nome, texto }) => (
            <Group key={codigo} gap={0} wrap="nowrap" role="none">
              <Menu.Item flex={1} onClick={() => onChoose(texto)}>
                {nome}
              </Menu.Item>
              <Menu.Item
                w="auto"
                aria-label={texts.deleteTemplate(nome)}
                onClick={() => void removal.run({ params: { id: codigo } }, texts.templateDeleted)}
              >
                <IconTrash size={14} aria-hidden />
              </Menu.Item>
            </Group>
          ))}
          <Menu.Item disabled={text.trim() === ''} onClick={() => setSaving(true)}>
            {texts.saveTemplate}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Problem text={removal.problem} />
      {saving ? <SaveTemplate text={text} onClose={() => setSaving(false)} /> : null}
    </>
  );
}

function SaveTemplate({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const { questions: texts, common } = useTexts();
  const action = useAction(saveAnswerTemplate);
  const [name, setName] = useState('');
  const save = async (): Promise<void> => {
    if (await action.run({ body: { nome: name, texto: text } }, texts.templateSaved)) onClose();
  };
  return (
    <Dialog title={texts.saveTemplate} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog may be opened from within a form: saving a template must not send the message in it.
          event.stopPropagation();
          void save();
        }}
      >
        <TextInput
          label={texts.templateName}
          value={name}
          maxLength={60}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Problem text={action.problem} />
        <Group justify="end" mt="md">
          <Button type="submit" loading={action.busy} disabled={name.trim() === ''}>
            {common.save}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
