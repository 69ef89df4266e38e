import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshPage, loadNewCopies } from '../../support/unit/fresh-page';

const load = () => import('#page-config/scripts');

function writeScript(content: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset.cntvConfig = '';
  script.textContent = content;
  document.body.append(script);
  return script;
}

describe('the page configuration', () => {
  beforeEach(() => {
    freshPage();
    document.body.replaceChildren();
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is read from its elements in their order, and then from configure() (OQ-01)', async () => {
    writeScript('{"appid": "one"}');
    writeScript('{"captcha": "click"}');
    const { addConfigLayer, isConfigBroken, configLayers } = await load();
    addConfigLayer({ appid: 'three' });
    expect(configLayers()).toEqual([{ appid: 'one' }, { captcha: 'click' }, { appid: 'three' }]);
    expect(isConfigBroken()).toBe(false);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('is empty on a page without configuration', async () => {
    const { isConfigBroken, configLayers } = await load();
    expect(configLayers()).toEqual([]);
    expect(isConfigBroken()).toBe(false);
  });

  it.each(['', '{', "{appid: 'x'}", '[]', 'null', '"text"', '7'])(
    'is invalid, with one console error, when it is %j',
    async (content) => {
      writeScript(content);
      const { isConfigBroken, configLayers } = await load();
      expect(isConfigBroken()).toBe(true);
      expect(configLayers()).toEqual([]);
      expect(console.error).toHaveBeenCalledTimes(1);
      expect(vi.mocked(console.error).mock.lastCall?.[0]).toContain('<script data-cntv-config>');
    },
  );

  it('calls its listeners after each change until they unsubscribe', async () => {
    const { addConfigLayer, onConfigChange, configVersion } = await load();
    const before = configVersion();
    const listener = vi.fn();
    const stop = onConfigChange(listener);
    addConfigLayer({ appid: 'a' });
    stop();
    addConfigLayer({ appid: 'b' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(configVersion()).not.toBe(before);
  });

  it('allows listeners to unsubscribe while they are called', async () => {
    const { addConfigLayer, onConfigChange } = await load();
    const later = vi.fn();
    const stop = onConfigChange(() => stop());
    onConfigChange(later);
    addConfigLayer({});
    expect(later).toHaveBeenCalledTimes(1);
  });

  it.each([null, 'x', 7, [], undefined])('refuses configure(%j) with one console error', async (raw) => {
    const { addConfigLayer, configLayers } = await load();
    const { getPageConfig } = await import('#page-config/page-config');
    addConfigLayer(raw as unknown as object);
    expect(configLayers()).toEqual([]);
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['cntv-widgets: configure() expects an object, got', raw],
    ]);
    addConfigLayer({ appid: 'demo' });
    expect(getPageConfig().appid).toBe('demo');
  });

  it('is shared by two copies of the script', async () => {
    writeScript('{"appid": "one"}');
    const first = await load();
    loadNewCopies();
    const second = await load();
    const listener = vi.fn();
    first.onConfigChange(listener);
    second.addConfigLayer({ appid: 'two' });
    expect(first.configLayers()).toEqual([{ appid: 'one' }, { appid: 'two' }]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is shared with a copy of version 0.1, which adds its listeners to a Set', async () => {
    const [old, first, second] = [vi.fn(), vi.fn(), vi.fn()];
    const listeners = new Set([old]);
    const configuration = { version: 0, layers: [null, { appid: 'old' }], listeners, scripts: new Map() };
    Object.assign(globalThis, { [Symbol.for('cntv-widgets')]: new Map([['config-layers', configuration]]) });
    const { addConfigLayer, configLayers, onConfigChange } = await load();
    const stop = onConfigChange(first);
    configuration.listeners.add(second);
    addConfigLayer({ appid: 'new' });
    stop();
    configuration.listeners.delete(old);
    addConfigLayer({});
    expect([old, first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 2]);
    expect(configLayers()).toEqual([{ appid: 'old' }, { appid: 'new' }, {}]);
  });

  it('is read again once the page is parsed, for a script that ran before', async () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const { onConfigChange, configLayers } = await load();
    const listener = vi.fn();
    onConfigChange(listener);
    writeScript('{"appid": "late"}');
    expect(configLayers()).toEqual([]);
    readyState.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(configLayers()).toEqual([{ appid: 'late' }]);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
