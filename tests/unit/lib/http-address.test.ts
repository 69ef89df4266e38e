import { afterEach, expect, it, vi } from 'vitest';
import { readHttpAddress } from '#lib/http-address';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['https://img.example.com/a.png', 'https://img.example.com/a.png'],
  ['HTTP://img.example.com', 'http://img.example.com/'],
  ['a.png', 'https://www.example.com/news/a.png'],
  ['//img.example.com/a.png', 'https://img.example.com/a.png'],
])('%j is the URL %s', (raw, address) => {
  vi.stubGlobal('location', new URL('https://www.example.com/news/1.html'));
  expect(readHttpAddress(raw)).toBe(address);
});

it.each([
  '',
  'https://',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  'ws://img.example.com',
  'xhttp://img.example.com',
  'httpsx://img.example.com',
  1,
  null,
  undefined,
  { href: 'https://img.example.com' },
  ['https://img.example.com'],
])('%j is not an http(s) URL', (raw) => {
  vi.stubGlobal('location', new URL('https://www.example.com/news/1.html'));
  expect(readHttpAddress(raw)).toBe('');
});

it('a URL is as it was written where there is no document, as in a print', () => {
  vi.stubGlobal('location', undefined);
  expect(readHttpAddress('/a.png')).toBe('/a.png');
  expect(readHttpAddress('javascript:alert(1)')).toBe('');
  expect(readHttpAddress('https://img.example.com/a.png')).toBe('https://img.example.com/a.png');
});
