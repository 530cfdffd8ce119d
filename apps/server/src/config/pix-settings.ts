import type { Values } from './variables/variables.ts';

/** The bank that receives Pix. */
export type PixSettings = {
  /** null = none, or that of the demo */
  bank: { apiUrl: string; tokenUrl: string; clientId: string; clientSecret: string; key: string } | null;
  certificateFile: string | null;
  keyFile: string | null;
  authorityFile: string | null;
  /** Where the bank sends news of payments. */
  webhookUrl: string;
  timeoutMs: number;
  retryMs: number;
  /** Codes that stay valid until the due date are offered. */
  dated: boolean;
  /** The demo's own bank replaces one that is not configured. */
  local: boolean;
};

/** How the bank that receives Pix is reached. */
export function pixSettings(values: Values, demo: boolean, publicUrl: string): PixSettings {
  const { PIX_API_URL: apiUrl, PIX_TOKEN_URL: tokenUrl, PIX_CLIENT_ID: clientId } = values;
  const { PIX_CLIENT_SECRET: clientSecret, PIX_KEY: key } = values;
  const isSet =
    apiUrl !== null && tokenUrl !== null && clientId !== null && clientSecret !== null && key !== null;
  return {
    bank: isSet ? { apiUrl, tokenUrl, clientId, clientSecret, key } : null,
    certificateFile: values.PIX_CERT_FILE,
    keyFile: values.PIX_KEY_FILE,
    authorityFile: values.PIX_CA_FILE,
    webhookUrl: values.PIX_WEBHOOK_URL ?? `${publicUrl}/api/pix`,
    timeoutMs: values.PIX_TIMEOUT_MS,
    retryMs: values.PIX_RETRY_MS,
    dated: values.PIX_DUE_DATES,
    local: demo && values.APP_MODE !== 'production',
  };
}
