import { Button, Group, Select, Stack, Text, Textarea, TextInput, Timeline } from '@mantine/core';
import { addContactNote } from '@patio/contract/sales/purchases/add-contact-note.ts';
import { useState } from 'react';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import type { PurchaseDetail } from './purchase-detail.ts';

const CHANNELS = ['telefone', 'whatsapp', 'email', 'presencial', 'nota'] as const;
const PROMISERS = ['comprador', 'equipe'] as const;
const LONGEST = { text: 2000, promise: 300 };

/** Contacts with the buyer, newest first, and a form for the next one. */
export function ContactLog({ purchase }: { readonly purchase: PurchaseDetail }) {
  const { purchases: texts } = useTexts();
  const dateText = useDateText();
  const user = useUser();
  return (
    <Stack gap="sm">
      {can(user, addContactNote) ? <NoteForm code={purchase.codigo} /> : null}
      {purchase.notas.length === 0 ? (
        <Text size="sm" c="dimmed">
          {texts.noContacts}
        </Text>
      ) : null}
      <Timeline bulletSize={10} lineWidth={2}>
        {purchase.notas.map(({ codigo, autor, canal, texto, promessa, prometidoPor, em }) => (
          <Timeline.Item key={`${canal} ${codigo}`}>
            <Text size="xs" c="dimmed">
              {[texts.channels[canal], autor, dateText(em)].filter(Boolean).join(' · ')}
            </Text>
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {texto}
            </Text>
            {promessa === null || prometidoPor === null ? null : (
              <Text size="sm" fw={600}>
                {texts.promised(texts.promisers[prometidoPor])} {promessa}
              </Text>
            )}
          </Timeline.Item>
        ))}
      </Timeline>
    </Stack>
  );
}

function NoteForm({ code }: { readonly code: number }) {
  const { purchases: texts } = useTexts();
  const action = useAction(addContactNote);
  const [channel, setChannel] = useState<(typeof CHANNELS)[number]>('telefone');
  const [text, setText] = useState('');
  const [promise, setPromise] = useState('');
  const [by, setBy] = useState<(typeof PROMISERS)[number]>('comprador');
  const add = async (): Promise<void> => {
    const promised = promise.trim() !== '';
    const body = {
      canal: channel,
      texto: text,
      promessa: promised ? promise : null,
      prometidoPor: promised ? by : null,
    };
    if (!(await action.run({ params: { id: code }, body }, texts.noteAdded))) return;
    setText('');
    setPromise('');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Stack gap="xs">
        <Select
          label={texts.channel}
          value={channel}
          comboboxProps={{ withinPortal: false }}
          onChange={(value) => setChannel(CHANNELS.find((known) => known === value) ?? 'telefone')}
          data={CHANNELS.map((value) => ({ value, label: texts.channels[value] }))}
        />
        <Textarea
          label={texts.noteText}
          value={text}
          maxLength={LONGEST.text}
          autosize
          minRows={2}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <TextInput
          label={texts.promise}
          value={promise}
          maxLength={LONGEST.promise}
          onChange={(event) => setPromise(event.currentTarget.value)}
        />
        {promise.trim() === '' ? null : (
          <Select
            label={texts.promisedBy}
            value={by}
            comboboxProps={{ withinPortal: false }}
            onChange={(value) => setBy(PROMISERS.find((known) => known === value) ?? 'comprador')}
            data={PROMISERS.map((value) => ({ value, label: texts.promisers[value] }))}
          />
        )}
        <Problem text={action.problem} />
        <Group>
          <Button type="submit" variant="default" loading={action.busy}>
            {texts.addNote}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
