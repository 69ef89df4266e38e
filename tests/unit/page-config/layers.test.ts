// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshPage, loadNewCopies } from '../fakes/fresh-page';

const load = () => import('../../../src/page-config/scripts');

function writeScript(content: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset.cntvConfig = '';
  script.textContent = content;
  document.body.append(script);
  return script;
}

describe('the page’s configuration', () => {
  beforeEach(() => {
    freshPage();
    document.body.replaceChildren();
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is read from its elements in their order, before what configure() adds (OQ-01)', async () => {
    writeScript('{"appid": "one"}');
    writeScript('{"appid": "two"}');
    const { addConfigLayer, isConfigBroken, configLayers } = await load();
    addConfigLayer({ appid: 'three' });
    expect(configLayers()).toEqual([{ appid: 'one' }, { appid: 'two' }, { appid: 'three' }]);
    expect(isConfigBroken()).toBe(false);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('is nothing on a page that configures nothing', async () => {
    const { isConfigBroken, configLayers } = await load();
    expect(configLayers()).toEqual([]);
    expect(isConfigBroken()).toBe(false);
  });

  it.each(['', '{', "{appid: 'x'}", '[]', 'null', '"text"', '7'])(
    'is broken, with one console error, when it reads %j',
    async (content) => {
      writeScript(content);
      const { isConfigBroken, configLayers } = await load();
      expect(isConfigBroken()).toBe(true);
      expect(configLayers()).toEqual([]);
      expect(console.error).toHaveBeenCalledTimes(1);
      expect(vi.mocked(console.error).mock.lastCall?.[0]).toContain('<script data-cntv-config>');
    },
  );

  it('tells its listeners of each change, until they stop listening', async () => {
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

  it('bears listeners that stop while they are told', async () => {
    const { addConfigLayer, onConfigChange } = await load();
    const later = vi.fn();
    const stop = onConfigChange(() => stop());
    onConfigChange(later);
    addConfigLayer({});
    expect(later).toHaveBeenCalledTimes(1);
  });

  it.each([null, 'x', 7, [], undefined])('refuses configure(%j) with one console error', async (raw) => {
    const { addConfigLayer, configLayers } = await load();
    addConfigLayer(raw as unknown as object);
    expect(configLayers()).toEqual([]);
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('is one for two copies of the script', async () => {
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
