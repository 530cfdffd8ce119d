import { Anchor, Image, List, SimpleGrid, Stack, Text, Timeline, Title } from '@mantine/core';
import { getDraft } from '@patio/contract/catalogue/drafts/get-draft.ts';
import { getYardVehicle } from '@patio/contract/sales/yard/get-yard-vehicle.ts';
import type { YardRow } from '@patio/contract/sales/yard/yard-vehicle.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { damagePart } from '@patio/domain/sales/yard/damage-words.ts';
import { CHECKLIST_ITEMS } from '@patio/domain/sales/yard/yard-checklist.ts';
import { Link } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { OfferLink } from '../../../platform/panels/offer-link.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { UntilLoaded } from '../../../platform/panels/until-loaded.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../../people/audit/public.ts';
import { YardActions } from './yard-actions.tsx';

type Vehicle = Reply<typeof getYardVehicle>['data'];

/** A vehicle of the yard: what was seen of it, its photos, and what became of it. */
export function YardPanel({ row, onClose }: { readonly row: YardRow; readonly onClose: () => void }) {
  const { reply, failed, retry } = useReply(getYardVehicle, undefined, { id: row.codigo });
  return (
    <SidePanel title={row.placa ?? row.serie ?? String(row.codigo)} onClose={onClose}>
      <UntilLoaded loaded={reply !== null} failed={failed} height={320} onRetry={retry} />
      {reply === null ? null : <Detail vehicle={reply.data} />}
    </SidePanel>
  );
}

function Detail({ vehicle }: { readonly vehicle: Vehicle }) {
  const { yard: texts } = useTexts();
  const dateText = useDateText();
  const { cidade, uso, contador, conferencia } = vehicle;
  return (
    <Stack gap="md">
      <Facts
        facts={[
          [texts.state, texts.states[vehicle.situacao]],
          [texts.place, [`${cidade.nome}/${cidade.uf}`, vehicle.vaga].filter(Boolean).join(', ')],
          [texts.since, `${dateText(vehicle.entrouEm)} · ${texts.daysOf(vehicle.dias)}`],
          [texts.takenBy, vehicle.entrouPor],
          [texts.usage, uso === null ? null : `${uso} ${contador}`],
          [texts.keys, vehicle.chaves === null ? null : String(vehicle.chaves)],
          [
            texts.fuel,
            conferencia.combustivel === null ? null : (texts.fuelLevels[conferencia.combustivel] ?? null),
          ],
          [texts.note, vehicle.observacao === '' ? null : vehicle.observacao],
        ]}
      />
      <Offered vehicle={vehicle} />
      <YardActions vehicle={vehicle} />
      <Seen vehicle={vehicle} />
      <History vehicle={vehicle} />
      <RecordHistory kind="yard" id={vehicle.codigo} />
    </Stack>
  );
}

/** The way to its offer, or to the draft of it, for those who may read drafts. */
function Offered({ vehicle: { oferta, situacao } }: { readonly vehicle: Vehicle }) {
  const { yard: texts } = useTexts();
  const user = useUser();
  if (oferta === null) return null;
  if (situacao !== 'rascunho') return <OfferLink code={oferta.codigo} />;
  if (!can(user, getDraft)) return null;
  return (
    <Anchor component={Link} to={`/ofertas/${oferta.codigo}`} size="sm">
      {texts.openDraft(oferta.codigo)}
    </Anchor>
  );
}

function Seen({ vehicle: { conferencia, avarias, tipo, imagens } }: { readonly vehicle: Vehicle }) {
  const { yard: texts } = useTexts();
  const seen = CHECKLIST_ITEMS.filter((item) => conferencia.itens[item] !== undefined);
  return (
    <>
      {seen.length === 0 ? null : (
        <Facts
          facts={seen.map((item) => [
            texts.items[item],
            texts.answers[conferencia.itens[item] ?? 'nao-visto'],
          ])}
        />
      )}
      {avarias.length === 0 ? null : (
        <section aria-label={texts.damages}>
          <Title order={2} size="h5">
            {texts.damages}
          </Title>
          <List size="sm">
            {avarias.map((damage, at) => (
              <List.Item key={at}>
                {[
                  `${damagePart(damage.vista, damage.x, tipo)}: ${texts.damageKinds[damage.tipo]}`,
                  texts.severities[damage.gravidade],
                  damage.observacao,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </List.Item>
            ))}
          </List>
        </section>
      )}
      <SimpleGrid cols={3} spacing="xs">
        {imagens.map(({ guid, endereco }, at) => (
          <a key={guid} href={endereco} target="_blank" rel="noreferrer">
            <Image src={endereco} alt={texts.photo(at + 1)} h={90} fit="cover" radius="sm" loading="lazy" />
          </a>
        ))}
      </SimpleGrid>
    </>
  );
}

function History({ vehicle: { historia } }: { readonly vehicle: Vehicle }) {
  const { yard: texts } = useTexts();
  const dateText = useDateText();
  return (
    <section aria-label={texts.history}>
      <Title order={2} size="h5" mb="xs">
        {texts.history}
      </Title>
      <Timeline bulletSize={10} lineWidth={2}>
        {historia.map(({ tipo, em, por, texto }, at) => (
          <Timeline.Item key={at}>
            <Text size="sm">{[texts.events[tipo], texto].filter(Boolean).join(': ')}</Text>
            <Text size="xs" c="dimmed">
              {dateText(em)} · {por}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  );
}
