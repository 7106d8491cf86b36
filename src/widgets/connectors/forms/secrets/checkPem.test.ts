import { describe, expect, it } from 'vitest';
import { checkPem, restoreLines } from './checkPem.ts';

const body = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC\nBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj\nMzEfYyjiWA4=';
const pem = (kind: string, inside = `\n${body}\n`) =>
  `-----BEGIN ${kind}-----${inside}-----END ${kind}-----`;

describe('a private key in PEM', () => {
  it.each([
    pem('PRIVATE KEY'),
    pem('RSA PRIVATE KEY'),
    pem('EC PRIVATE KEY'),
    `${pem('PRIVATE KEY')}\n`,
    `Bag Attributes: none\n${pem('PRIVATE KEY')}`,
    pem('PRIVATE KEY').replaceAll('\n', '\r\n'),
  ])('passes: %j', (text) => {
    expect(checkPem(text)).toBeUndefined();
  });

  it.each([
    ['no-header', 'secret'],
    ['no-header', body],
    ['no-footer', `-----BEGIN PRIVATE KEY-----\n${body}`],
    ['no-footer', `-----BEGIN PRIVATE KEY-----\n${body}\n-----END RSA PRIVATE KEY-----`],
    ['not-private', pem('PUBLIC KEY')],
    ['not-private', pem('CERTIFICATE')],
    ['locked', pem('ENCRYPTED PRIVATE KEY')],
    ['locked', pem('RSA PRIVATE KEY', `\nProc-Type: 4,ENCRYPTED\n\n${body}\n`)],
    ['no-lines', pem('PRIVATE KEY', ` ${body.replaceAll('\n', ' ')} `)],
    ['damaged', pem('PRIVATE KEY', `\n${body}\n<html>\n`)],
    ['damaged', pem('PRIVATE KEY', '\n')],
  ])('%s', (problem, text) => {
    expect(checkPem(text)).toBe(problem);
  });

  it('keeps its lines, and gets them back when they were written in letters', () => {
    const key = pem('PRIVATE KEY');
    expect(restoreLines(key)).toBe(key);
    expect(restoreLines(key.replaceAll('\n', String.raw`\n`))).toBe(key);
    expect(restoreLines(key.replaceAll('\n', String.raw`\r\n`))).toBe(key);
  });
});
