import { describe, expect, it } from 'vitest';
import { decodeCharacters } from '../../../markdown/index.ts';
import { imageUrl, linkUrl } from './linkUrl.ts';
import { hostileAddresses } from '../testing/attackVectors.ts';

describe('linkUrl', () => {
  it.each(hostileAddresses)('refuses %j', (address) => {
    expect(linkUrl(address)).toBeUndefined();
    expect(linkUrl(decodeCharacters(address))).toBeUndefined();
  });

  it.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTP://EXAMPLE.com/A?b=c#d', 'http://example.com/A?b=c#d'],
    [' https://example.com/x ', 'https://example.com/x'],
    ['ht\ttps://example.com/\u0000x', 'https://example.com/x'],
    ['mailto:someone@example.com?subject=Hi', 'mailto:someone@example.com?subject=Hi'],
    ['https://example.com/ä b', 'https://example.com/%C3%A4%20b'],
  ])('takes %j', (address, url) => {
    expect(linkUrl(address)).toBe(url);
  });
});

describe('imageUrl', () => {
  const hosts = ['images.example.com', '*.Example.org', 'localhost:8443'];

  it.each(hostileAddresses)('refuses %j whatever is allowed', (address) => {
    expect(imageUrl(decodeCharacters(address), [...hosts, '*.', '*', ''])).toBeUndefined();
  });

  it.each([
    'https://images.example.com/a.png',
    'https://IMAGES.example.com:443/a.png',
    'https://a.example.org/x',
    'https://a.b.example.org/x',
    'https://localhost:8443/x',
  ])('takes %j', (address) => {
    expect(imageUrl(address, hosts)).toBe(new URL(address).href);
  });

  it.each([
    'http://images.example.com/a.png',
    'https://example.com/a.png',
    'https://other.example.com/a.png',
    'https://images.example.com.evil.test/a.png',
    'https://evilimages.example.com/a.png',
    'https://evilexample.org/x',
    'https://example.org/x',
    'https://images.example.com:8443/a.png',
    'https://images.example.com@evil.test/a.png',
    'https://localhost/x',
    'mailto:images.example.com',
  ])('refuses %j', (address) => {
    expect(imageUrl(address, hosts)).toBeUndefined();
  });

  it('refuses every host when none is allowed', () => {
    expect(imageUrl('https://images.example.com/a.png', [])).toBeUndefined();
  });
});
