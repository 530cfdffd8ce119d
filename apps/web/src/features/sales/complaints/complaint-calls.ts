import { CallFailure } from '@patio/api-client/call-failure.ts';
import type { Request } from '@patio/contract/route/define-route.ts';
import { downloadOwnComplaintFile } from '@patio/contract/sales/complaints/download-own-complaint-file.ts';
import { listOwnComplaints } from '@patio/contract/sales/complaints/list-own-complaints.ts';
import { openComplaint } from '@patio/contract/sales/complaints/open-complaint.ts';
import type { OwnComplaints } from '@patio/contract/sales/complaints/own-complaints.ts';
import { takeOwnComplaintStep } from '@patio/contract/sales/complaints/take-own-complaint-step.ts';
import { uploadOwnComplaintFile } from '@patio/contract/sales/complaints/upload-own-complaint-file.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { downloadFile } from '../../../platform/api/download-file.ts';
import { base64Of } from '../../people/trust/public.ts';

/** The complaints about a purchase of the user. Errors: `CallFailure`. */
export async function loadComplaints(purchase: number): Promise<OwnComplaints> {
  return (await browserCall(listOwnComplaints, { params: { id: purchase } })).data;
}

/** Uploads a file that is sent with the next text, and gives its name in the storage. Errors: `CallFailure`. */
export async function uploadFile(purchase: number, file: File): Promise<string> {
  const body = { nome: file.name, conteudo: await base64Of(file) };
  const request = { params: { id: purchase }, body };
  return (await browserCall(uploadOwnComplaintFile, request, { action: true })).data.guid;
}

/** Opens a complaint. Errors: `CallFailure`. */
export async function sendComplaint(
  purchase: number,
  body: NonNullable<Request<typeof openComplaint>['body']>,
): Promise<OwnComplaints> {
  return (await browserCall(openComplaint, { params: { id: purchase }, body }, { action: true })).data;
}

/** Takes a step of the buyer. Errors: `CallFailure`. */
export async function sendStep(
  code: number,
  body: NonNullable<Request<typeof takeOwnComplaintStep>['body']>,
): Promise<OwnComplaints> {
  return (await browserCall(takeOwnComplaintStep, { params: { id: code }, body }, { action: true })).data;
}

/** Saves a file of a complaint; false: it failed. */
export function saveFile(guid: string, name: string): Promise<boolean> {
  return downloadFile(downloadOwnComplaintFile.path.replace(':guid', guid), name);
}

/** The message of a refusal; '' if it has none. */
export function refusalOf(failure: unknown): string {
  return failure instanceof CallFailure ? failure.erros.join(' ') : '';
}
