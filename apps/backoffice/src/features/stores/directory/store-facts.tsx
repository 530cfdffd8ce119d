import { Alert, Anchor, Group, Stack } from '@mantine/core';
import { getAccount } from '@patio/contract/people/directory/get-account.ts';
import type { StoreHead } from '@patio/contract/stores/directory/store-head.ts';
import { maskCnpj } from '@patio/domain/validation/cnpj.ts';
import { formatPhone } from '@patio/domain/validation/shown-phone.ts';
import { Link } from 'react-router';
import { useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { StoreBadge } from './store-badge.tsx';

/** What is known of a store, and how it stands. */
export function StoreFacts({ store }: { store: StoreHead }) {
  const { stores: texts } = useTexts();
  const user = useUser();
  const { situacao, dono, urlLoja } = store;
  return (
    <Stack gap="md" maw={760}>
      <Standing store={store} />
      <Numbers store={store} />
      <Data store={store} />
      <Group gap="md">
        {situacao === 'aberta' && urlLoja !== null ? (
          <Anchor href={`/${urlLoja}/home`} target="_blank" size="sm">
            {texts.toStore}
          </Anchor>
        ) : null}
        {dono !== null && can(user, getAccount) ? (
          <Anchor component={Link} to={`/pessoas/${dono.codigo}`} size="sm">
            {texts.toOwner}
          </Anchor>
        ) : null}
      </Group>
    </Stack>
  );
}

function Standing({ store: { situacao, decisao } }: { store: StoreHead }) {
  const { stores: texts } = useTexts();
  const dateText = useDateText();
  return (
    <Stack gap="xs">
      <div>
        <StoreBadge state={situacao} />
      </div>
      {situacao === 'incompleta' ? <Alert color="warn">{texts.incompleteHint}</Alert> : null}
      {situacao === 'recusada' ? <Alert color="warn">{texts.refusedHint}</Alert> : null}
      {decisao === null ? null : (
        <Facts
          facts={[
            [texts.decided, [dateText(decisao.em), decisao.por].filter(Boolean).join(' · ')],
            [texts.reason, decisao.motivo],
          ]}
        />
      )}
    </Stack>
  );
}

function Numbers({ store: { situacao, alcance, membros } }: { store: StoreHead }) {
  const { stores: texts } = useTexts();
  const opened = situacao === 'aberta' || situacao === 'suspensa' || situacao === 'encerrada';
  if (!opened) return null;
  const { ofertasAbertas, ofertasParadas, participantes, propostas, compras } = alcance;
  return (
    <Facts
      facts={[
        [texts.offers, String(ofertasAbertas)],
        [texts.stayed, ofertasParadas === 0 ? null : String(ofertasParadas)],
        [texts.bidders, String(participantes)],
        [texts.proposals, String(propostas)],
        [texts.purchases, String(compras)],
        [texts.members, String(membros)],
      ]}
    />
  );
}

function Data({ store }: { store: StoreHead }) {
  const { stores: texts } = useTexts();
  const dateText = useDateText();
  const dayText = useDayText();
  const { dono, cnpj, emailConfirmadoEm: confirmed, dataMembro } = store;
  const registers = store.situacao === 'analise' || store.situacao === 'incompleta';
  return (
    <Facts
      facts={[
        [texts.address, store.urlLoja === null ? texts.noAddress : `/${store.urlLoja}`],
        [texts.owner, dono === null ? texts.noOwner : `${dono.nome} · ${dono.email}`],
        [texts.company, store.razaoSocial],
        ['CNPJ', cnpj === null ? null : maskCnpj(cnpj)],
        [texts.representative, store.responsavel],
        [texts.representativeCpf, store.cpfResponsavel],
        [texts.email, store.email],
        [
          texts.emailConfirmed,
          confirmed === null ? (registers ? texts.emailUnconfirmed : null) : dateText(confirmed),
        ],
        [texts.phone, store.telefone === null ? null : formatPhone(store.telefone)],
        [texts.site, store.site],
        [texts.place, [store.endereco, store.cidade].filter(Boolean).join(' · ') || null],
        [texts.description, store.descricao === '' ? null : store.descricao],
        [texts.registered, dateText(store.cadastradaEm)],
        [texts.memberSince, dataMembro === null ? null : dayText(dataMembro)],
      ]}
    />
  );
}
