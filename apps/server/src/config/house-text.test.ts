import { describe, expect, it } from 'vitest';
import { roleCommand, WEB_PROGRAM } from '../supervisor/role-command.ts';
import { loadConfig } from './load-config.ts';

const PORTS = { api: 3000, web: 3001, worker: 3002 };

function houseOf(role: 'api' | 'web', settings: Record<string, string>): unknown {
  const text = roleCommand({ main: 'main.ts', web: WEB_PROGRAM }, loadConfig(settings), role, PORTS).env[
    'PATIO_HOUSE'
  ];
  return text === undefined ? undefined : JSON.parse(text);
}

describe('the house on the pages', () => {
  it('is announced to the storefront from the settings, S-48', () => {
    const house = houseOf('web', {
      BRAND_NAME: 'Garagem Central',
      BRAND_CNPJ: '12ABC34501DE35',
      CONTACT_PHONE: '4130000000',
      SELLER_TEAMS: 'Carros=41990000001',
      AUCTIONEER_NAME: 'João Silva',
      AUCTIONEER_REGISTRATION: 'JUCEES 123',
    });
    expect(house).toMatchObject({
      name: 'Garagem Central',
      document: '12.ABC.345/01DE-35',
      phone: '4130000000',
      teams: [{ name: 'Carros', phone: '41990000001' }],
      office: 'Avenida das Oficinas, 1000, Distrito Industrial, Serra/ES, CEP 29160-000',
      auctioneer: 'João Silva, JUCEES 123',
      careersUrl: null,
    });
  });
  it('carries the address of pictures, which is a safe one', () => {
    expect(houseOf('web', {})).toMatchObject({ picturesUrl: null });
    expect(houseOf('web', { PICTURES_URL: 'https://fotos.loja.com.br/' })).toMatchObject({
      picturesUrl: 'https://fotos.loja.com.br',
    });
    expect(() => houseOf('web', { PICTURES_URL: 'http://fotos.loja.com.br' })).toThrow(
      /PICTURES_URL must be/,
    );
  });
  it('carries the tag manager, which comes from a safe address or from this machine', () => {
    const container = 'https://metricas.loja.com.br/gtm.js?id=GTM-ABC123';
    expect(houseOf('web', { ANALYTICS_CONTAINER: container })).toMatchObject({
      analyticsContainer: container,
    });
    expect(houseOf('web', {})).toMatchObject({ analyticsContainer: null });
    for (const refused of ['http://metricas.loja.com.br/gtm.js', 'GTM-ABC123', "https://a.test/x;'self'"])
      expect(() => houseOf('web', { ANALYTICS_CONTAINER: refused })).toThrow(/ANALYTICS_CONTAINER must be/);
  });
  it('names the logistics company that the policy of partners needs, PRIV-10', () => {
    const settings = {
      LOGISTICS_NAME: 'Garagem Transportes Ltda.',
      LOGISTICS_CNPJ: '12ABC34501DE35',
      LOGISTICS_ADDRESSES: 'Rua das Cargas, 1; Rua do Cais, 2;',
    };
    expect(houseOf('web', settings)).toMatchObject({
      logistics: {
        name: 'Garagem Transportes Ltda.',
        document: '12.ABC.345/01DE-35',
        addresses: ['Rua das Cargas, 1', 'Rua do Cais, 2'],
      },
    });
  });
  it('names no auctioneer where there is none', () => {
    expect(houseOf('web', {})).toMatchObject({ auctioneer: null });
  });
  it('is announced to nobody else', () => {
    expect(houseOf('api', {})).toBeUndefined();
  });
});
