import { Alert, List, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import type { OfferDraftReply } from '@patio/contract/catalogue/drafts/offer-draft.ts';
import { publishOffer } from '@patio/contract/catalogue/drafts/publish-offer.ts';
import { useDateText } from '../../../../../platform/i18n/formats.ts';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { can, useUser } from '../../../../../platform/session/user.ts';
import { Problem } from '../../../../../platform/panels/problem.tsx';
import { DraftActions } from './draft-actions.tsx';
import type { DraftState } from '../draft-saver.ts';
import { isScheduled } from '../is-scheduled.ts';
import classes from './publish-aside.module.css';

interface Props {
  readonly state: DraftState;
  readonly onTaken: (draft: OfferDraftReply) => void;
  /** The user wants to publish: what is missing is shown at its fields. */
  readonly onTried: () => void;
}

/** Whether it is saved, what is missing, how good it is for its readers, and what may be done with it. */
export function PublishAside({ state, onTaken, onTried }: Props) {
  const { drafts: texts } = useTexts();
  const { draft, saving, problem, conflict } = state;
  return (
    <Paper
      withBorder
      p="md"
      component="aside"
      aria-label={texts.publication}
      className={classes['aside'] ?? ''}
    >
      <Stack gap="sm">
        <Text size="sm" role="status" c={saving === 'failed' ? 'danger' : 'dimmed'}>
          {texts.saving[saving]}
        </Text>
        <Problem text={conflict === null ? problem : null} />
        <Decision draft={draft} />
        <Unsent draft={draft} />
        <Missing draft={draft} />
        <Quality draft={draft} />
        <DraftActions draft={draft} onTaken={onTaken} onTried={onTried} />
      </Stack>
    </Paper>
  );
}

function Decision({ draft }: { readonly draft: OfferDraftReply }) {
  const { drafts: texts } = useTexts();
  const dateText = useDateText();
  const { situacao, enviada, devolvida, publicarEm, oferta } = draft;
  if (situacao === 'aguardando' && enviada !== null)
    return (
      <Alert color="warn">
        <Text size="sm">{texts.waitsSince(enviada.nome, dateText(enviada.em))}</Text>
        {publicarEm === null ? null : <Text size="sm">{texts.wantedAt(dateText(publicarEm))}</Text>}
      </Alert>
    );
  if (devolvida !== null)
    return (
      <Alert color="warn" title={texts.sentBack(devolvida.nome, dateText(devolvida.em))}>
        {devolvida.motivo}
      </Alert>
    );
  if (isScheduled(draft))
    return (
      <Alert color="accent">
        <Text size="sm">{texts.scheduledFor(dateText(oferta?.publicadaEm ?? ''))}</Text>
      </Alert>
    );
  return null;
}

function Unsent({ draft }: { readonly draft: OfferDraftReply }) {
  const { drafts: texts } = useTexts();
  const publishes = can(useUser(), publishOffer);
  return draft.aEnviar && publishes ? (
    <Text size="sm" c="dimmed">
      {texts.notSent}
    </Text>
  ) : null;
}

function Missing({ draft }: { readonly draft: OfferDraftReply }) {
  const { drafts: texts } = useTexts();
  if (draft.problemas.length === 0)
    return (
      <Text size="sm" c="ok">
        {texts.nothingMissing}
      </Text>
    );
  return (
    <div>
      <Title order={2} size="h6">
        {texts.missing}
      </Title>
      <List size="sm">
        {draft.problemas.map(({ tipo, veiculo, texto }) => (
          <List.Item key={`${tipo} ${veiculo ?? ''}`}>{texto}</List.Item>
        ))}
      </List>
    </div>
  );
}

function Quality({ draft }: { readonly draft: OfferDraftReply }) {
  const { drafts: texts } = useTexts();
  const { nota, falta } = draft.qualidade;
  return (
    <div>
      <Text size="sm">{texts.quality(nota)}</Text>
      <Progress aria-label={texts.quality(nota)} value={nota} my={4} />
      {falta.length === 0 ? null : (
        <Text size="sm" c="dimmed">
          {texts.better(falta.map((name) => texts.criteria[name]).join(', '))}
        </Text>
      )}
    </div>
  );
}
