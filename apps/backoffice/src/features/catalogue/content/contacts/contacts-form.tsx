import { formatPhone } from '@patio/domain/validation/shown-phone.ts';
import { Button, Fieldset, Group, Paper, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { StaffContacts } from '@patio/contract/catalogue/content/house-contacts.ts';
import { saveContacts } from '@patio/contract/catalogue/content/save-contacts.ts';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { EditForm } from '../../../../platform/panels/edit-form.tsx';
import { useAction } from '../../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../../platform/session/user.ts';

const MOST_TEAMS = 30;

/** The contacts as they are typed, of the version that was open first; what is saved becomes the next one. */
export function ContactsForm({ contacts }: { contacts: StaffContacts }) {
  const { contacts: texts, common } = useTexts();
  const mayEdit = can(useUser(), saveContacts);
  const form = useContactsForm(contacts);
  const { draft, change, missing } = form;
  const field = (name: 'telefone' | 'whatsapp' | 'email' | 'emailVendas' | 'horario') => ({
    value: draft[name],
    error: missing(draft[name]) ? common.required : null,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ [name]: value }),
  });
  return (
    <Paper withBorder p="md">
      <EditForm form={form} mayEdit={mayEdit}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" style={{ alignItems: 'end' }}>
          <TextInput
            label={texts.phone}
            description={texts.numberHint}
            inputMode="tel"
            maxLength={30}
            {...field('telefone')}
          />
          <TextInput
            label={texts.whatsapp}
            description={texts.numberHint}
            inputMode="tel"
            maxLength={30}
            {...field('whatsapp')}
          />
          <TextInput label={texts.email} inputMode="email" maxLength={320} {...field('email')} />
          <TextInput label={texts.hours} description={texts.hoursHint} maxLength={20} {...field('horario')} />
        </SimpleGrid>
        <TextInput
          label={texts.salesEmail}
          description={texts.salesHint}
          inputMode="email"
          maxLength={320}
          {...field('emailVendas')}
        />
        <Teams form={form} />
      </EditForm>
    </Paper>
  );
}

function Teams({ form: { draft, change, missing } }: { form: ReturnType<typeof useContactsForm> }) {
  const { contacts: texts, common } = useTexts();
  const put = (key: number, part: object) =>
    change({ equipes: draft.equipes.map((team) => (team.key === key ? { ...team, ...part } : team)) });
  return (
    <Fieldset legend={texts.teams}>
      <Stack gap="sm">
        {draft.equipes.map(({ key, categoria, whatsapp }, index) => (
          <Group key={key} align="end" gap="xs">
            <TextInput
              flex="1 1 140px"
              label={texts.team(index + 1)}
              maxLength={60}
              value={categoria}
              error={missing(categoria) ? common.required : null}
              onChange={({ currentTarget: { value } }) => put(key, { categoria: value })}
            />
            <TextInput
              flex="1 1 160px"
              label={texts.teamWhatsapp(index + 1)}
              inputMode="tel"
              maxLength={30}
              value={whatsapp}
              error={missing(whatsapp) ? common.required : null}
              onChange={({ currentTarget: { value } }) => put(key, { whatsapp: value })}
            />
            <Button
              variant="default"
              aria-label={texts.dropTeam(categoria || texts.team(index + 1))}
              onClick={() => change({ equipes: draft.equipes.filter((team) => team.key !== key) })}
            >
              ×
            </Button>
          </Group>
        ))}
        {draft.equipes.length < MOST_TEAMS ? (
          <Group>
            <Button
              variant="default"
              onClick={() =>
                change({
                  equipes: [
                    ...draft.equipes,
                    {
                      key: Math.max(0, ...draft.equipes.map((team) => team.key)) + 1,
                      categoria: '',
                      whatsapp: '',
                    },
                  ],
                })
              }
            >
              {texts.addTeam}
            </Button>
          </Group>
        ) : null}
      </Stack>
    </Fieldset>
  );
}

function useContactsForm(given: StaffContacts) {
  const { contacts: texts } = useTexts();
  const action = useAction(saveContacts);
  const [version, setVersion] = useState(given.versao);
  const [tried, setTried] = useState(false);
  const [draft, setDraft] = useState({
    telefone: formatPhone(given.telefone),
    whatsapp: formatPhone(given.whatsapp),
    email: given.email,
    emailVendas: given.emailVendas,
    horario: given.horario,
    equipes: given.equipes.map(({ categoria, whatsapp }, key) => ({
      key,
      categoria,
      whatsapp: formatPhone(whatsapp),
    })),
  });
  const equipes = draft.equipes.map(({ categoria, whatsapp }) => ({ categoria, whatsapp }));
  const isMissing = [draft.telefone, draft.whatsapp, draft.email, draft.emailVendas, draft.horario]
    .concat(equipes.flatMap(({ categoria, whatsapp }) => [categoria, whatsapp]))
    .some((text) => text.trim() === '');
  return {
    draft,
    busy: action.busy,
    problem: action.problem,
    missing: (text: string) => tried && text.trim() === '',
    change: (parts: Partial<typeof draft>) => setDraft({ ...draft, ...parts }),
    save: async (): Promise<void> => {
      setTried(true);
      if (isMissing) return;
      const reply = await action.give({ body: { ...draft, equipes, versao: version } }, () => texts.saved);
      if (reply !== null) setVersion(reply.data.versao);
    },
  };
}
