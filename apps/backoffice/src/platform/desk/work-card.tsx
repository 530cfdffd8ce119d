import { Anchor, Group, Text } from '@mantine/core';
import { WORK_CALLS, type DeskKind } from '@patio/contract/sales/desk/work-kinds.ts';
import { Link } from 'react-router';
import type { Texts } from '../../texts/ptbr.ts';
import { useDateText } from '../i18n/formats.ts';
import { useTexts } from '../i18n/texts.ts';
import { useUser } from '../session/user.ts';
import { CardFrame } from './card-frame.tsx';
import type { DeskCard } from './desk-card.tsx';
import { useDeskRank } from './desk-order.ts';
import { useDesk, type WaitingKind } from './use-desk.ts';

interface Options {
  readonly kind: DeskKind;
  readonly name: keyof Texts['pages'];
  /** The list of what waits, below /painel. */
  readonly path: string;
  /** The filter of the list for who has it. */
  readonly who?: 'comQuem' | 'responsavel';
}

/** Declares a card of work that the team shares out: how much of it is whose, until when, and what to do first. */
export function workCard(options: Options): DeskCard {
  return {
    needs: WORK_CALLS[options.kind].lists,
    path: options.path,
    Card: () => <WorkCard {...options} />,
  };
}

function WorkCard({ kind, name, path, who = 'comQuem' }: Options) {
  const { pages, desk: texts } = useTexts();
  const { waiting, failed, retry } = useDesk(kind);
  const first = waiting?.primeiro ?? null;
  useDeskRank(path, waiting && { count: waiting.total, due: waiting.prazo }, failed !== null);
  return (
    <CardFrame
      title={pages[name]}
      loading={waiting === null}
      failed={failed}
      onRetry={retry}
      path={path}
      first={
        first === null ? null : (
          <Anchor
            component={Link}
            to={withQuery(path, `id=${first}`)}
            size="sm"
            fw={600}
            aria-label={`${texts.first}: ${pages[name]} ${first}`}
          >
            {texts.first}
          </Anchor>
        )
      }
    >
      {waiting === null ? null : <Waiting waiting={waiting} path={path} who={who} />}
    </CardFrame>
  );
}

interface WaitingProps {
  readonly waiting: WaitingKind;
  readonly path: string;
  readonly who: string;
}

function Waiting({ waiting, path, who }: WaitingProps) {
  const { desk: texts } = useTexts();
  const dateText = useDateText();
  const { total, vencidos, prazo, desde } = waiting;
  if (total === 0)
    return (
      <Text fw={600} c="dimmed">
        {texts.none}
      </Text>
    );
  return (
    <>
      <Text fw={600} c="warn">
        {texts.waiting(total)}
      </Text>
      <Shares waiting={waiting} path={path} who={who} />
      {vencidos > 0 && prazo !== null ? (
        <Text size="sm" fw={600} c="danger">
          {texts.overdue(vencidos, dateText(prazo))}
        </Text>
      ) : (
        <Text size="sm" c="dimmed">
          {prazo !== null ? texts.due(dateText(prazo)) : desde === null ? '' : texts.oldest(dateText(desde))}
        </Text>
      )}
    </>
  );
}

/** Whose it is: each share leads to the list of it. */
function Shares({ waiting: { total, meus, livres }, path, who }: WaitingProps) {
  const { desk: texts } = useTexts();
  const user = useUser();
  const others = total - meus - livres;
  // Purchases of a store have no one of the store assigned.
  if (who === 'responsavel' && user.loja !== null) return null;
  return (
    <Group gap="xs">
      <Anchor component={Link} to={withQuery(path, `${who}=${user.codigoUsuario}`)} size="sm">
        {texts.mine(meus)}
      </Anchor>
      <Text size="sm">{texts.others(others)}</Text>
      <Anchor
        component={Link}
        to={withQuery(path, who === 'comQuem' ? 'comQuem=0' : 'semResponsavel=S')}
        size="sm"
      >
        {texts.free(livres)}
      </Anchor>
    </Group>
  );
}

function withQuery(path: string, query: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
