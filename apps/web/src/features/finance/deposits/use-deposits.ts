import { CallFailure } from '@patio/api-client/call-failure.ts';
import { askDepositBack } from '@patio/contract/finance/deposits/ask-deposit-back.ts';
import { chooseDepositUse } from '@patio/contract/finance/deposits/choose-deposit-use.ts';
import { giveDepositBank } from '@patio/contract/finance/deposits/give-deposit-bank.ts';
import { listOwnDeposits } from '@patio/contract/finance/deposits/list-own-deposits.ts';
import { openOwnDeposit } from '@patio/contract/finance/deposits/open-own-deposit.ts';
import type { OwnDeposit } from '@patio/contract/finance/deposits/own-deposit.ts';
import type { Reply, Request } from '@patio/contract/route/define-route.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { useLiveData } from '../../../platform/live/use-live-data.ts';

const call = async (): Promise<readonly OwnDeposit[]> => (await browserCall(listOwnDeposits, {})).data;

/** The deposits of the user, as they stand: a payment is a change to their negotiations. */
export function useDeposits() {
  const { data: deposits, load, retry } = useLiveData(call);
  return { deposits, load, retry };
}

type Opened = Reply<typeof openOwnDeposit>['data'];

/** A Pix for the deposit of an offer; the text of the refusal, if there is none. */
export async function openDeposit(offer: number, failed: string): Promise<Opened | string> {
  try {
    return (await browserCall(openOwnDeposit, { body: { cdofrta: offer } })).data;
  } catch (failure) {
    return textOf(failure, failed);
  }
}

/** Asks a deposit back; the text of the refusal, or null. */
export async function askBack(deposit: number, failed: string): Promise<string | null> {
  try {
    await browserCall(askDepositBack, { params: { id: deposit } });
    return null;
  } catch (failure) {
    return textOf(failure, failed);
  }
}

/** Lets a deposit pay the price, or takes that back; the text of the refusal, or null. */
export async function chooseUse(deposit: number, usar: boolean, failed: string): Promise<string | null> {
  try {
    await browserCall(chooseDepositUse, { params: { id: deposit }, body: { usar } });
    return null;
  } catch (failure) {
    return textOf(failure, failed);
  }
}

type Account = Request<typeof giveDepositBank>['body'];

/** Gives the account to which a deposit goes back; the texts of the refusal, or null. */
export async function giveBank(
  deposit: number,
  body: Account,
  failed: string,
): Promise<readonly string[] | null> {
  try {
    await browserCall(giveDepositBank, { params: { id: deposit }, body }, { action: true });
    return null;
  } catch (failure) {
    return failure instanceof CallFailure && failure.erros.length > 0 ? failure.erros : [failed];
  }
}

const textOf = (failure: unknown, failed: string): string =>
  (failure instanceof CallFailure ? failure.erros[0] : undefined) ?? failed;
