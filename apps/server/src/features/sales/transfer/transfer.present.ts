import type { Transfer } from '@patio/contract/sales/transfer/transfer.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { stepProblem, TRANSFER_ACTIONS } from '@patio/domain/sales/transfer/transfer-actions.ts';
import {
  buyerClock,
  isLate,
  transferState,
  type PlannedStep,
  type StepState,
} from '@patio/domain/sales/transfer/transfer-plan.ts';
import type { TransferSide } from '@patio/domain/sales/transfer/transfer-steps.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { FineRow } from './fines/fines.store.ts';
import type { OpenedTransfer } from './open-transfer.ts';
import type { EventKind, TransferEvent } from './transfer.store.ts';

const SIDES = {
  buyer: 'comprador',
  store: 'loja',
  house: 'equipe',
} as const satisfies Record<TransferSide, string>;

const STATES = {
  done: 'feita',
  waived: 'dispensada',
  sent: 'enviada',
  now: 'agora',
  ahead: 'depois',
} as const satisfies Record<StepState, string>;

const KINDS = {
  sent: 'enviada',
  done: 'feita',
  confirmed: 'confirmada',
  refused: 'recusada',
  waived: 'dispensada',
  undone: 'desfeita',
} as const satisfies Record<EventKind, string>;

const WHOLE = { done: 'concluida', late: 'atrasada', open: 'aberta' } as const;

/** The transfer of a purchase as a side sees it; `now` in epoch milliseconds. */
export function presentTransfer(opened: OpenedTransfer, now: number): Transfer | null {
  const { purchase, plan, events, missing, allowed, version, side } = opened;
  if (purchase.exempt) return null;
  const today = dayOf(now);
  const state = transferState(plan, today);
  const clock = buyerClock(plan, today);
  return {
    versao: version,
    encerrada: purchase.cancelled_at !== null,
    situacao: state === null ? null : WHOLE[state],
    etapas: plan.map((planned) => presentStep(planned, opened, today)),
    prazoComprador: clock === null ? null : { ate: clock.dueOn, dias: clock.daysLeft },
    multas: opened.fines.map(presentFine),
    faltam: [...missing],
    autorizada:
      allowed === null || side === 'buyer'
        ? null
        : {
            por: nameFor(side, allowed),
            em: isoInstant(allowed.at),
            motivo: side === 'house' ? allowed.words : null,
          },
  };

  function presentStep(planned: PlannedStep, { side: viewer }: OpenedTransfer, day: string) {
    const { step, owner, state: at, follows, on, dueOn, required } = planned;
    const last = events.findLast((event) => event.step === step);
    const stands = at === 'done' || at === 'sent';
    return {
      etapa: step,
      quem: SIDES[owner],
      situacao: STATES[at],
      feitaEm: stands ? on : null,
      prazo: dueOn,
      atrasada: isLate(planned, day),
      exigida: required,
      automatica: follows,
      documento: stands ? (last?.document ?? null) : null,
      ultimo: last === undefined ? null : presentEvent(viewer, last),
      acoes: TRANSFER_ACTIONS.filter((action) => stepProblem(plan, step, action, viewer) === null),
    };
  }
}

const presentFine = ({
  code,
  happened_on: em,
  cents,
  description,
  payer,
  reason,
  recorded_at: at,
}: FineRow) => ({
  codigo: code,
  em,
  valor: reaisFromCentavos(cents),
  descricao: description,
  paga: payer === 'buyer' ? ('comprador' as const) : ('vendedor' as const),
  motivo: reason,
  registradaEm: isoInstant(at),
});

function presentEvent(viewer: TransferSide, event: TransferEvent) {
  const { kind, side, at, words } = event;
  return {
    acao: KINDS[kind],
    de: SIDES[side],
    por: nameFor(viewer, event),
    em: isoInstant(at),
    texto: words,
  };
}

/** The house knows everyone; the others know those of their own side. */
const nameFor = (viewer: TransferSide, { side, name }: TransferEvent): string | null =>
  viewer === 'house' || viewer === side ? name : null;
