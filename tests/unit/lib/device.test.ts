import { afterEach, describe, expect, it, vi } from 'vitest';
import { isMobileDevice } from '#lib/device';

afterEach(() => vi.unstubAllGlobals());

describe('a mobile device (OQ-28)', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15', true],
    ['Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)', true],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', true],
    ['Mozilla/5.0 (Phone; HarmonyOS 4.0)', true],
    ['Mozilla/5.0 (Windows Phone 10.0) Mobile Safari/537.36', true],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0', false],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15', false],
    ['', false],
  ])('is detected for "%s": %s', (userAgent, expected) => {
    vi.stubGlobal('navigator', { userAgent });
    expect(isMobileDevice()).toBe(expected);
  });

  it('is not detected without a navigator, as in the prerender', () => {
    vi.stubGlobal('navigator', undefined);
    expect(isMobileDevice()).toBe(false);
  });
});
