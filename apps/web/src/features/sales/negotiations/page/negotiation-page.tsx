import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { EmptyState, ErrorState } from '@patio/ui/states.tsx';
import { Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Contacts } from '../../../../platform/house/contacts.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { useSession } from '../../../../platform/session/session.tsx';
import { ownMaximum } from '../../../trading/standings/public.ts';
import { DealCard, DealColumns, DealHead, DealLoading, DealTimeline } from '../../deal-page/public.ts';
import { OfferMessages } from '../../deal-messages/public.ts';
import { ProposalPart } from '../../proposals/public.ts';
import { SecondChancePart } from '../../second-chances/public.ts';
import { WithdrawalPart } from '../../withdrawals/public.ts';
import { BidWays } from '../bid-ways.tsx';
import { CancelControl } from '../cancel-control.tsx';
import { cancellingOf, withdrawingOf, type CancelRequest } from '../cancel-request.ts';
import { RowHistory } from '../row-history.tsx';
import { RowValues } from '../row-values.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { useHeld } from '../use-held.ts';
import type { LoadedNegotiation } from './load-negotiation.ts';
import { NegotiationCost } from './negotiation-cost.tsx';
import { NegotiationStep } from './negotiation-step.tsx';
import { numbersOf, useNegotiationTexts } from './negotiation-texts.ts';
import { useNegotiation } from './use-negotiation.ts';

interface Props {
  /** Of the offer. */
  readonly code: number;
  /** The dialog that asks for the reason; it outlives what it was opened from. */
  readonly cancelDialog: (request: CancelRequest, close: () => void) => ReactNode;
}

/** A user's deals on one offer while they run and after: loading, failed, none, or all about them. */
export function NegotiationPage({ code, cancelDialog }: Props) {
  const texts = useNegotiationTexts();
  const { shell } = useTexts();
  const link = useLink();
  const { loaded, reload, interrupted } = useNegotiation(code);
  if (loaded === 'failed') {
    return <ErrorState text={texts.loadFailed} retryLabel={shell.retry} onRetry={reload} />;
  }
  if (loaded === 'loading') return <DealLoading />;
  if (loaded === 'none') {
    return (
      <EmptyState
        title={texts.noneTitle}
        text={texts.noneText}
        action={
          <Link to={link('/negociacao/?view=negociacao')} className={buttonLook('bid')}>
            {texts.back}
          </Link>
        }
      />
    );
  }
  return <Loaded current={loaded} interrupted={interrupted} onChange={reload} cancelDialog={cancelDialog} />;
}

interface LoadedProps extends Pick<Props, 'cancelDialog'> {
  readonly current: LoadedNegotiation;
  readonly interrupted: boolean;
  readonly onChange: () => void;
}

function Loaded({ current, interrupted, onChange, cancelDialog }: LoadedProps) {
  const { negotiations } = useTexts();
  const [asking, setAsking] = useState(false);
  const loaded = useHeld(current, asking);
  const [cancelling, setCancelling] = useState<CancelRequest | null>(null);
  const { negotiation, row } = loaded;
  const shared = { title: row.title, onChange, onDialog: setAsking };
  return (
    <>
      {interrupted ? (
        <p role="status" className="mb-3 text-sm text-warn">
          {negotiations.liveLost}
        </p>
      ) : null}
      <DealColumns aside={<Aside loaded={loaded} shared={shared} onCancel={setCancelling} />}>
        <Head loaded={loaded} />
        <NegotiationStep loaded={loaded}>
          <div className="no-print mt-3 flex flex-col items-start gap-3 empty:hidden">
            {row.secondChance === null ? null : (
              <SecondChancePart chance={row.secondChance} waits={row.unavailable !== null} {...shared} />
            )}
            {row.proposal === null ? null : (
              <ProposalPart
                proposal={row.proposal}
                waits={row.unavailable !== null}
                onWithdraw={() => setCancelling(withdrawingOf(row))}
                {...shared}
              />
            )}
            <BidWays row={row} />
          </div>
        </NegotiationStep>
        <Timeline lines={negotiation.etapas} />
        <History loaded={loaded} />
        {row.proposal === null || row.purchase !== null ? null : <OfferMessages code={row.code} />}
      </DealColumns>
      {cancelling === null ? null : (
        <Suspense>
          {cancelDialog(cancelling, () => {
            setCancelling(null);
            onChange();
          })}
        </Suspense>
      )}
    </>
  );
}

function Head({ loaded: { negotiation, row } }: { readonly loaded: LoadedNegotiation }) {
  const texts = useNegotiationTexts();
  const { negotiations } = useTexts();
  const link = useLink();
  return (
    <DealHead
      photo={row.photo}
      number={numbersOf(negotiation, texts)}
      title={row.title}
      actions={
        <>
          <Link to={link(`/oferta/${row.code}`)} className={buttonLook('quiet', 'small')}>
            {texts.seeOffer}
          </Link>
          <Button size="small" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <StatusBadge row={row} />
        {negotiations.kinds[row.shownKind]}
      </p>
      <p className="text-sm text-ink-2">{row.vehicle}</p>
      {negotiation.loja === null ? null : (
        <p className="text-sm text-ink-2">{texts.seller(negotiation.loja)}</p>
      )}
    </DealHead>
  );
}

const STATES = { feita: 'done', atual: 'now', futura: 'open', nunca: 'open' } as const;

function Timeline({ lines }: { readonly lines: LoadedNegotiation['negotiation']['etapas'] }) {
  const texts = useNegotiationTexts();
  const shown = lines.map(({ etapa, situacao, em }) => ({
    part: etapa,
    name: texts.part[etapa],
    state: STATES[situacao],
    at: em,
    words: texts.state[situacao],
  }));
  return <DealTimeline title={texts.timeline} lines={shown} />;
}

function History({ loaded: { row } }: { readonly loaded: LoadedNegotiation }) {
  const texts = useNegotiationTexts();
  if (row.history.length === 0) return null;
  return (
    <DealCard title={texts.history}>
      <RowHistory row={row} />
    </DealCard>
  );
}

interface AsideProps {
  readonly loaded: LoadedNegotiation;
  readonly shared: {
    readonly title: string;
    readonly onChange: () => void;
    readonly onDialog: (open: boolean) => void;
  };
  readonly onCancel: (request: CancelRequest | null) => void;
}

/** Values and costs, the ways to withdraw, and whom to ask. */
function Aside({ loaded, shared, onCancel }: AsideProps) {
  const texts = useNegotiationTexts();
  const { row } = loaded;
  const cancels = row.purchase === null && row.actions.cancels !== null && !row.proposal?.canWithdraw;
  return (
    <>
      <DealCard title={texts.values}>
        <div className="mt-2 flex flex-col gap-2">
          <RowValues row={row} />
          <OwnMaximum row={row} />
        </div>
      </DealCard>
      <NegotiationCost loaded={loaded} />
      {row.withdrawal === null && !cancels ? null : (
        <div className="no-print">
          <DealCard title={texts.ways}>
            <div className="mt-2 flex flex-col items-start gap-3">
              {row.withdrawal === null ? null : <WithdrawalPart withdrawal={row.withdrawal} {...shared} />}
              {cancels ? <CancelControl row={row} onCancel={() => onCancel(cancellingOf(row))} /> : null}
            </div>
          </DealCard>
        </div>
      )}
      <DealCard title={texts.contact}>
        <p className="text-sm text-ink-2">{texts.contactText(row.code)}</p>
        <Contacts />
      </DealCard>
    </>
  );
}

/** The maximum of an automatic bid that is in the lead, where this tab knows it (S-18). */
function OwnMaximum({ row }: { readonly row: LoadedNegotiation['row'] }) {
  const texts = useNegotiationTexts();
  const { user } = useSession();
  const maximum =
    user === null || !row.leading ? null : ownMaximum({ userCode: user.codigoUsuario, offerCode: row.code });
  if (maximum === null) return null;
  return (
    <div>
      <p className="text-xs text-ink-3">{texts.maximum}</p>
      <p className="money font-semibold">{formatMoney(maximum)}</p>
    </div>
  );
}
