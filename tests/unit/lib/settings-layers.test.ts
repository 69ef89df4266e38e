// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetCopies, freshPage } from '../fakes/fresh-page';

const load = () => import('../../../src/lib/settings-layers');

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
    const { addSettingsLayer, settingsBroken, settingsLayers } = await load();
    addSettingsLayer({ appid: 'three' });
    expect(settingsLayers()).toEqual([{ appid: 'one' }, { appid: 'two' }, { appid: 'three' }]);
    expect(settingsBroken()).toBe(false);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('is nothing on a page that configures nothing', async () => {
    const { settingsBroken, settingsLayers } = await load();
    expect(settingsLayers()).toEqual([]);
    expect(settingsBroken()).toBe(false);
  });

  it.each(['', '{', "{appid: 'x'}", '[]', 'null', '"text"', '7'])(
    'is broken, with one console error, when it reads %j',
    async (content) => {
      writeScript(content);
      const { settingsBroken, settingsLayers } = await load();
      expect(settingsBroken()).toBe(true);
      expect(settingsLayers()).toEqual([]);
      expect(console.error).toHaveBeenCalledTimes(1);
      expect(vi.mocked(console.error).mock.lastCall?.[0]).toContain('<script data-cntv-config>');
    },
  );

  it('tells its listeners of each change, until they stop listening', async () => {
    const { addSettingsLayer, onSettingsChange, settingsVersion } = await load();
    const before = settingsVersion();
    const listener = vi.fn();
    const stop = onSettingsChange(listener);
    addSettingsLayer({ appid: 'a' });
    stop();
    addSettingsLayer({ appid: 'b' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(settingsVersion()).not.toBe(before);
  });

  it('bears listeners that stop while they are told', async () => {
    const { addSettingsLayer, onSettingsChange } = await load();
    const later = vi.fn();
    const stop = onSettingsChange(() => stop());
    onSettingsChange(later);
    addSettingsLayer({});
    expect(later).toHaveBeenCalledTimes(1);
  });

  it.each([null, 'x', 7, [], undefined])('refuses configure(%j) with one console error', async (raw) => {
    const { addSettingsLayer, settingsLayers } = await load();
    addSettingsLayer(raw as unknown as object);
    expect(settingsLayers()).toEqual([]);
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('is one for two copies of the script', async () => {
    writeScript('{"appid": "one"}');
    const first = await load();
    forgetCopies();
    const second = await load();
    const listener = vi.fn();
    first.onSettingsChange(listener);
    second.addSettingsLayer({ appid: 'two' });
    expect(first.settingsLayers()).toEqual([{ appid: 'one' }, { appid: 'two' }]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is read again once the page is parsed, for a script that ran before', async () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const { onSettingsChange, settingsLayers } = await load();
    const listener = vi.fn();
    onSettingsChange(listener);
    writeScript('{"appid": "late"}');
    expect(settingsLayers()).toEqual([]);
    readyState.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(settingsLayers()).toEqual([{ appid: 'late' }]);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
