import { Alert, Button, Grid, Group, Stack, Text, Title } from '@mantine/core';
import type { listDraftChoices } from '@patio/contract/catalogue/drafts/list-draft-choices.ts';
import type { OfferDraftReply } from '@patio/contract/catalogue/drafts/offer-draft.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useMemo, useState } from 'react';
import { useDateText } from '../../../../platform/i18n/formats.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { usePageTitle } from '../../../../platform/i18n/use-page-title.ts';
import { OfferLink } from '../../../../platform/panels/offer-link.tsx';
import { useUser } from '../../../../platform/session/user.ts';
import { ConditionSections } from './vehicles/condition-section.tsx';
import { DescriptionSection } from './description-section.tsx';
import type { DraftState } from './draft-saver.ts';
import { EditorContext, useEditor, type Editor } from './editor-context.ts';
import { EquipmentSections } from './vehicles/equipment-section.tsx';
import { isScheduled } from './is-scheduled.ts';
import { OfferSection } from './offer-section.tsx';
import { PhotosSection } from './photos/photos-section.tsx';
import { PublishAside } from './publishing/publish-aside.tsx';
import { ReportSection } from './report-section.tsx';
import { RightSection } from './right-section.tsx';
import { TermsSection } from './terms-section.tsx';
import { useDraft } from './use-draft.ts';
import { VehicleSections } from './vehicles/vehicle-section.tsx';

interface Props {
  readonly given: OfferDraftReply;
  readonly choices: Reply<typeof listDraftChoices>;
}

/** An offer as it is written: what it states on the left, what is missing and what may be done on the right. */
export function OfferEditor({ given, choices }: Props) {
  const { drafts: texts } = useTexts();
  const user = useUser();
  const { state, saver } = useDraft(given);
  const [tried, setTried] = useState(false);
  const { draft, form } = state;
  const title = form.titulo === '' ? texts.untitled : form.titulo;
  usePageTitle(`${draft.codigo} · ${title}`);
  const editor = useMemo<Editor>(
    () => ({
      draft,
      form,
      choices,
      locked: draft.oferta?.travada ?? false,
      resting: draft.situacao === 'aguardando' && user.papel === null,
      latest: () => saver.read().form,
      change: saver.change,
      flush: saver.flush,
      saved: saver.saved,
      take: saver.take,
      problem: (kinds, vehicle) => {
        const found = draft.problemas.find(
          ({ tipo, veiculo }) => kinds.includes(tipo) && veiculo === (vehicle ?? null),
        );
        // What is missing is no mistake before the user says that nothing is.
        return found === undefined || (!tried && found.tipo.endsWith('-missing')) ? null : found.texto;
      },
    }),
    [draft, form, choices, user.papel, saver, tried],
  );
  return (
    <EditorContext value={editor}>
      <Stack gap="md">
        <Head title={title} />
        <Conflict state={state} onResolve={saver.resolve} />
        <Grid gap="md">
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <fieldset disabled={editor.resting} style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
              <Stack gap="md">
                <PhotosSection />
                <VehicleSections />
                <OfferSection />
                <TermsSection />
                <DescriptionSection />
                <ConditionSections />
                <EquipmentSections />
                <ReportSection onTaken={saver.take} />
                <RightSection />
              </Stack>
            </fieldset>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <PublishAside state={state} onTaken={saver.take} onTried={() => setTried(true)} />
          </Grid.Col>
        </Grid>
      </Stack>
    </EditorContext>
  );
}

function Head({ title }: { readonly title: string }) {
  const { drafts: texts } = useTexts();
  const { draft } = useEditor();
  return (
    <Group justify="space-between" align="start">
      <div>
        <Title order={1} size="h3">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {draft.oferta === null
            ? texts.newOffer(draft.codigo)
            : texts.existingOffer(draft.codigo, draft.oferta.lances)}
        </Text>
      </div>
      {draft.oferta?.publicadaEm && !isScheduled(draft) ? <OfferLink code={draft.codigo} /> : null}
    </Group>
  );
}

function Conflict({
  state,
  onResolve,
}: {
  readonly state: DraftState;
  readonly onResolve: (keep: 'mine' | 'theirs') => void;
}) {
  const { drafts: texts } = useTexts();
  const dateText = useDateText();
  const { conflict, joined } = state;
  const names = (fields: readonly (keyof typeof texts.fieldNames)[]): string =>
    fields.map((name) => texts.fieldNames[name]).join(', ');
  if (conflict === null)
    return joined === null ? null : (
      <Alert color="accent" role="status">
        {texts.joined(joined.who, names(joined.fields))}
      </Alert>
    );
  return (
    <Alert color="warn" role="alert" title={texts.conflict(conflict.who, dateText(conflict.when))}>
      <Text size="sm">{texts.conflictFields(names(conflict.fields))}</Text>
      <Group gap="xs" mt="xs">
        <Button size="compact-sm" onClick={() => onResolve('mine')}>
          {texts.keepMine}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => onResolve('theirs')}>
          {texts.takeTheirs(conflict.who)}
        </Button>
      </Group>
    </Alert>
  );
}
