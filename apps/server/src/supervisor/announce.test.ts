import { describe, expect, it } from 'vitest';
import { loadConfig } from '../config/load-config.ts';
import { announcement } from './announce.ts';

const said = (settings: Record<string, string>) =>
  announcement(loadConfig(settings), 'http://localhost:3000', 1234);
const production = {
  APP_MODE: 'production',
  PUBLIC_URL: 'https://loja.com.br',
  DATABASE_URL: 'postgres://patio@db.internal:5432/patio',
  PATIO_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
};

describe('what is said once everything runs', () => {
  it('names the page of mails and the accounts in the demo', () => {
    const text = said({});
    expect(text).toContain('http://localhost:3000/dev/mail');
    expect(text).toContain('comprador@patio.test');
  });

  it('names no page of mails where there is none: in production without a mail server, or with one', () => {
    expect(said(production)).not.toContain('/dev/mail');
    expect(said({ SMTP_URL: 'smtp://mail.internal' })).not.toContain('/dev/mail');
    expect(said({ ...production, APP_MODE: 'development' })).not.toContain('/dev/mail');
    expect(said({ PATIO_ROLES: 'web,api' })).not.toContain('/dev/mail');
  });

  it('names what still describes the company of the examples, in production only', () => {
    expect(said(production)).toMatch(/empresa de exemplo.*\n.*BRAND_CNPJ, .*CONTACT_WHATSAPP/);
    expect(said({ ...production, BRAND_CNPJ: '11222333000181' })).not.toContain('BRAND_CNPJ');
    expect(said({})).not.toContain('empresa de exemplo');
  });
});
