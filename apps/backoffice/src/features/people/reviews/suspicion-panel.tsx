import { Anchor, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { decideReview } from '@patio/contract/people/reviews/decide-review.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { OfferLink } from '../../../platform/panels/offer-link.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { TakenBy } from '../../../platform/work/taken-by.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../audit/public.ts';
import type { Suspicion } from './suspicion.ts';

const LONGEST = 1000;

/** A suspicion with its evidence, the accounts in it, and the decision. */
export function SuspicionPanel({ suspicion, onClose }: { suspicion: Suspicion; onClose: () => void }) {
  const { suspicions: texts, common } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  const { revistaEm, revisor } = suspicion;
  return (
    <SidePanel title={suspicion.tituloOferta} onClose={onClose}>
      <Stack gap="md">
        {suspicion.situacao === 'aberta' ? <TakenBy kind="suspicion" id={suspicion.codigo} /> : null}
        <Facts
          facts={[
            [texts.kind, texts.kinds[suspicion.tipo]],
            [common.since, dateText(suspicion.em)],
            ...Object.entries(suspicion.evidencia).map(([name, value]): readonly [string, string] => [
              texts.evidence[name] ?? name,
              typeof value === 'boolean'
                ? value
                  ? common.yes
                  : common.no
                : String(Math.round(value * 100) / 100),
            ]),
            [texts.decided, revistaEm === null ? null : `${dateText(revistaEm)} · ${revisor ?? ''}`],
            [texts.note, suspicion.nota === '' ? null : suspicion.nota],
          ]}
        />
        <OfferLink code={suspicion.codigoOferta} />
        <Stack gap="xs" align="start">
          <Text size="sm" c="dimmed">
            {texts.accounts}
          </Text>
          {suspicion.contas.map(({ codigo, nome }) => (
            <Anchor
              key={codigo}
              component={Link}
              to={`/pessoas/${codigo}?aba=vinculos`}
              size="sm"
              display="block"
            >
              {codigo} · {nome}
            </Anchor>
          ))}
        </Stack>
        {suspicion.situacao === 'aberta' && can(user, decideReview) ? (
          <Decision suspicion={suspicion} onDone={onClose} />
        ) : null}
        <RecordHistory kind="offer" id={suspicion.codigoOferta} name={suspicion.tituloOferta} />
      </Stack>
    </SidePanel>
  );
}

function Decision({ suspicion, onDone }: { suspicion: Suspicion; onDone: () => void }) {
  const { suspicions: texts, common } = useTexts();
  const action = useAction(decideReview);
  const [typed, setTyped] = useState('');
  const [empty, setEmpty] = useState(false);
  const decide = async (decisao: 'descartar' | 'confirmar'): Promise<void> => {
    const nota = typed.trim();
    setEmpty(nota === '');
    if (nota === '') return;
    const request = { params: { id: suspicion.codigo }, body: { decisao, nota } };
    if (await action.run(request, texts.done[decisao])) onDone();
  };
  return (
    <Stack gap="sm">
      <Text size="sm">{texts.hint}</Text>
      <Textarea
        label={texts.note}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={LONGEST}
        value={typed}
        error={empty ? common.required : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Problem text={action.problem} />
      <Group gap="xs">
        <Button variant="default" loading={action.busy} onClick={() => void decide('descartar')}>
          {texts.dismiss}
        </Button>
        <Button color="danger" variant="light" loading={action.busy} onClick={() => void decide('confirmar')}>
          {texts.confirm}
        </Button>
      </Group>
    </Stack>
  );
}
